## The pages of the rules, as far as the browser needs words for them.

rules-link = Rules
rules-beside = Rules (in a new tab)
rules-about = { $option }: what the rules say (in a new tab)
