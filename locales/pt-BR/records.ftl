## Uma gravação que não pode ser lida.

record-fault = Linha { $line }: { $why }
record-fault-record_action = Isto não é uma jogada do jogo.
record-fault-record_after_end = Nada pode vir depois do fim.
record-fault-record_clock = O relógio marca outra coisa aqui.
record-fault-record_deal = Estes sorteios não dão esta ilha.
record-fault-record_draw = Estes sorteios estão fora do lugar.
record-fault-record_entry = Isto não é uma linha de uma partida.
record-fault-record_header = As opções ou a ilha não são as do jogo.
record-fault-record_illegal = As regras não permitem esta jogada aqui.
record-fault-record_island = Esta ilha não é conhecida.
record-fault-record_line = Aqui deveria haver outra coisa. Falta uma parte?
record-fault-record_result = A partida termina de um jeito diferente do que diz aqui.
record-fault-record_rules = Foi jogada com regras que esta versão não conhece.
record-fault-record_seal = Isto não é um selo do acaso.
record-fault-record_seat = Isto não é um jogador.
record-fault-record_seats = Há jogadores de menos ou demais.
record-fault-record_times = Os tempos não correspondem às linhas da partida.
record-fault-record_too_long = É longa demais para uma gravação.
record-fault-record_version = Não é uma gravação do Hexfolk, ou é de uma versão mais nova.
record-fault-record_text = Não é texto.
record-fault-unknown = Não pode ser lida.

record-title = Abrir uma gravação
record-about = Escolha o arquivo de uma partida gravada para ver a análise. Nada dele fica no servidor.
record-choose = Escolher um arquivo
record-reading = A partida está sendo jogada de novo…
record-other = Outra gravação
