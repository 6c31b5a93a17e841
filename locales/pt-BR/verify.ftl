## Antes da partida: cada navegador contribui para o acaso.

seal-title = Embaralhando juntos
seal-lead = Cada navegador acrescenta um pouco de acaso, para que ninguém possa escolher como os dados vão cair.
seal-who = Quem participa
seal-waiting = está embaralhando
seal-pledged = tudo certo
seal-revealed = terminou
seal-missing = não participa
seal-bot = é um bot
seal-commitment = O servidor se comprometeu com:

## Durante a partida, entre os dados.

chance-title = Impressão digital do acaso
chance-compare = Leiam uns para os outros. Se todos veem a mesma, o servidor mostrou o mesmo a todos.
chance-gave = { $count ->
    [one] O navegador de { $names } contribuiu para o acaso.
   *[other] Os navegadores de { $names } contribuíram para o acaso.
}
chance-missing = Nada chegou a tempo de { $names }.
chance-after = Depois da partida o segredo é publicado, e todos podem recalcular cada rolagem.
chance-secret = O segredo, agora publicado:
chance-none = O acaso desta partida não foi selado antes do início, por isso não pode ser recalculado.
chance-doubt-own = Seu navegador enviou números diferentes dos que o servidor mostra com o seu nome.
chance-doubt-left_out = O que seu navegador enviou não contou: chegou tarde ou de outro aparelho seu.
chance-doubt-pledges = O servidor mostra agora compromissos diferentes dos que mostrava antes da revelação dos números.
chance-doubt-bytes = Os números de alguém não são aqueles com que o navegador se comprometeu.
chance-doubt-transcript = No início, o servidor mostrou ao seu navegador algo diferente do que está publicado agora.

## Depois da partida: o navegador recalcula tudo.

verify-title = O acaso foi justo?
verify-checking = Cada sorteio está sendo recalculado neste navegador.
verify-verified = Verificado: { $draws ->
    [one] o único sorteio decorre
   *[other] todos os { $draws } sorteios decorrem
} do que foi definido antes do início.
verify-gave = Pessoas que acrescentaram um número próprio: { $gave } de { $people }. Assim ninguém pôde escolher os sorteios sozinho.
verify-recomputed = Recalculado: { $draws ->
    [one] o único sorteio decorre
   *[other] todos os { $draws } sorteios decorrem
} do segredo do servidor. Mas nenhuma pessoa contribuiu com o seu navegador, então quem criou o segredo poderia ter escolhido um a seu gosto.
verify-unpublished = O segredo desta partida ainda não foi publicado.
verify-unsealed = O acaso desta partida não foi selado antes do início, por isso ninguém sabe de onde vieram os sorteios.
verify-differs = Não verificado. A linha { $line } da gravação é a primeira que difere: { $why }
verify-why-read = não faz sentido.
verify-why-commitment = o segredo não é aquele com que o servidor se comprometeu.
verify-why-pledge = estes números não são aqueles com que o navegador se comprometeu.
verify-why-island = a ilha não é a que foi escolhida ou sorteada.
verify-why-key = quase nenhum sorteio confere: o segredo, as opções, as ilhas ou os participantes não são os da partida.
verify-why-seats = os participantes não correspondem aos lugares da partida.
verify-why-seating = a ordem de jogo não é a que foi sorteada.
verify-why-missing = falta um sorteio aqui.
verify-why-draw = está escrito { $found }, mas do segredo decorre { $due }.
verify-unreachable = Não foi possível obter a gravação, então nada foi verificado.
verify-retry = Tentar de novo
verify-kept-agrees = Seu navegador guardou o que lhe foi mostrado antes da partida, e tudo confere.
verify-kept-none = Seu navegador não guardou nada do início desta partida: não estava lá ou já esqueceu.
verify-how = Como funciona
verify-how-secret = Antes da partida o servidor sorteou um segredo e mostrou uma impressão digital dele. Daí em diante não podia mais usar outro.
verify-how-bytes = Depois cada navegador sorteou um número próprio. Primeiro enviou só a impressão digital dele e, quando todos o tinham feito, o número. Assim ninguém pôde esperar pelos outros e então escolher.
verify-how-draws = Cada hexágono distribuído, rolagem, carta roubada e carta de desenvolvimento decorre do segredo e de todos esses números. O segredo foi publicado depois da partida, e seu navegador recalculou tudo sozinho.
verify-limits = O que isto não mostra
verify-limit-host = Quem mantém o servidor conhece o segredo durante a partida e poderia espiar o que vem. Não jogue por dinheiro com estranhos.
verify-limit-shown = Um servidor poderia mostrar uma coisa a um jogador e outra a outro. Por isso vocês podem ler a impressão digital uns para os outros quando a partida começa.
verify-limit-withheld = Alguém combinado com o servidor poderia reter seu número no último momento e assim escolher entre dois rumos do acaso. Todos os outros veem que ele falta.
verify-limit-bots = Numa partida só de bots o servidor escolhe tudo sozinho: isso pode ser recalculado, mas ser justo é outra questão.
verify-limit-rules = Esta página verifica o acaso e não as jogadas. “hexfolk verify” com a gravação baixada também joga a partida inteira de novo pelas regras.
verify-fingerprint = Impressão digital

## Por que o servidor não aceita.

refused-sealing = A partida está para começar: nada pode ser mudado na mesa agora.
refused-seal_over = É tarde demais para contribuir para o acaso desta partida.
refused-seal_pledged = Outro aparelho seu já participa.
refused-seal_bad = Isto não pode contribuir para o acaso de uma partida.
