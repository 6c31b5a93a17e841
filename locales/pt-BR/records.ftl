## Um registro que não pode ser lido.

record-fault = Linha { $line }: { $why }
record-fault-record_action = Isto não é uma jogada do jogo.
record-fault-record_after_end = Nada pode vir depois do fim.
record-fault-record_clock = O relógio faz outra coisa aqui.
record-fault-record_deal = Estes sorteios não dão esta ilha.
record-fault-record_draw = Estes sorteios não pertencem aqui.
record-fault-record_entry = Isto não é uma linha de uma partida.
record-fault-record_header = Estas não são opções nem uma ilha do jogo.
record-fault-record_illegal = As regras não permitem esta jogada aqui.
record-fault-record_island = Esta ilha não é conhecida.
record-fault-record_line = Espera-se outra coisa aqui. Falta uma parte?
record-fault-record_result = A partida termina de outro modo do que diz aqui.
record-fault-record_rules = Foi jogada por regras que esta versão não tem.
record-fault-record_seal = Isto não é um selo do acaso.
record-fault-record_seat = Isto não é um jogador.
record-fault-record_seats = Há jogadores de menos ou demais.
record-fault-record_times = Os tempos não combinam com as linhas da partida.
record-fault-record_too_long = É longo demais para um registro.
record-fault-record_version = Não é um registro do Hexfolk, ou é de uma versão mais nova.
record-fault-record_text = Não é texto.
record-fault-unknown = Não pode ser lido.

record-title = Abrir um registro
record-about = Escolha o arquivo de uma partida registrada para ver a análise. Nada dele fica no servidor.
record-choose = Escolher um arquivo
record-reading = A partida está sendo refeita…
record-other = Outro registro
