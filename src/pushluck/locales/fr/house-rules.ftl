# Ce qui ne va pas dans le nom de règles, dans une modification ou dans un fichier de règles maison.
# $field et $other sont des noms de champs comme dans un fichier, par exemple finish.target.

## Noms et modifications

reason-no-such-preset = Aucune règle ne s’appelle « { $preset } ». { did-you-mean }
reason-unreadable-rules = « { $text } » ne se lit pas comme des règles. Le modèle : zonk@1(finish.target=5000).
reason-unreadable-change = « { $text } » ne se lit pas comme une modification. Le modèle : finish.target=5000.
reason-unknown-section = Il n’y a pas de section { $field }. { did-you-mean }
reason-unknown-field = Il n’y a pas de règle { $field }. { did-you-mean }
reason-ambiguous-field = { $field } peut vouloir dire { $candidates }. Il faut le nom complet.

## Fichiers

reason-unreadable-toml = Ce fichier n’est pas du TOML : voir ligne { $line }, colonne { $column }.
reason-not-utf-8 = Ce fichier n’est pas un texte en UTF-8.
reason-base-or-game = Le fichier doit commencer par l’une de ces deux lignes : { $field } = "zonk@1" pour modifier des règles publiées, ou { $other } = "scoring" pour des règles complètes.
reason-no-such-game = Il n’y a pas de jeu « { $given } ». Il y a { $options }.
reason-base-keeps-its-name = Un fichier avec une base ne dit que ce qui se joue autrement : la section { $field } n’y a pas sa place.
reason-not-a-section = { $field } doit être une section avec ses propres champs.
reason-missing-field = Il manque { $field }.

## Valeurs

reason-not-an-option = { $field } ne peut pas valoir « { $given } ». Au choix : { $options }.
reason-not-a-yes-or-no = { $field } vaut true ou false, pas « { $given } ».
reason-not-a-number = { $field } est un nombre entier, pas « { $given } ».
reason-not-a-text = { $field } est un texte entre guillemets, pas « { $given } ».
reason-not-a-list = { $field } est une liste comme [1000, 2000, 3000], pas « { $given } ».
reason-number-too-small = { $field } ne peut pas valoir { $given } : le minimum est { $least }.
reason-number-too-large = { $field } ne peut pas valoir { $given } : le maximum est { $most }.

## Contradictions

reason-no-number-of-seats = { $field } ne doit pas dépasser { $other }.
reason-nothing-scores = Avec ces points, aucun dé ne marque. Il faut donner une valeur à { $field } ou à { $other }.
reason-too-few-dice = { $field } demande plus de dés qu’il n’y en a ({ $other }).
reason-amount-missing = { $field } et { $other } vont ensemble : il faut remplir les deux, ou aucun.
reason-amount-unused = À cause de { $other }, { $field } ne servirait jamais. Il faut y mettre 0.
reason-too-few-totals = { $field } doit avoir une valeur pour quatre dés identiques, pour cinq, et ainsi de suite jusqu’à { $other }.
reason-six-faces-a-row = Chaque ligne de { $field } doit avoir six nombres, pour les faces 1 à 6.
reason-landing-and-overshoot = { $field } et { $other } se contredisent : « counts » va avec « at_least », les deux autres vont avec « exact ».
reason-extended-target-too-low = { $field } doit être plus grand que { $other }.
reason-target-cannot-be-hit = { $field } vaut { $target }, mais les points vont de { $unit } en { $unit } : impossible de tomber juste, comme le veut { $other }.
reason-target-and-multiple = { $field } doit être un multiple de { $other }, sinon impossible de tomber juste.
reason-rounds-end-the-match = { $field } et { $other } mettraient fin à la partie chacun à sa façon. Il faut n’en garder qu’un.
reason-no-tie-possible = { $field } n’a pas d’égalité à trancher : avec { $other } = "none", qui atteint le but en premier gagne.
reason-overtime-cannot-score = { $field } ne peut pas valoir « overtime » quand { $other } vaut « exact » : une fois sur le but, personne ne pourrait plus marquer.
reason-needs-more-than-target = { $field } vaut { $needed }, plus que { $other }, qui vaut { $target }.
reason-never-may-bank = On ne pourrait jamais encaisser : { $field } et { $other } ne laissent aucune main qui le permette.
reason-floor-above-start = { $field } ne doit pas dépasser 0, le score de départ.
reason-strict-without-etiquette = { $field } suppose { $other } : une table stricte compte les fautes.
reason-wrong-call-points = { $field } et { $other } vont ensemble : plus de 0 point si une accusation à tort en coûte, sinon 0.
