## As páginas das regras: as palavras de que o navegador precisa.

rules-link = Regras
rules-beside = Regras (em nova aba)
rules-about = { $option }: o que dizem as regras (em nova aba)
