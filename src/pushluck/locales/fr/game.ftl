# Ce qui se passe dans une partie, et pourquoi quelque chose n’y est pas possible.
# $name est la personne qui joue ; quand $you vaut "yes", la phrase s’adresse à elle.

## Ce qui s’est passé

happened-start-threw = { $you ->
    [yes] Pour savoir qui commence, tu lances un dé : { $faces }.
   *[no] Pour savoir qui commence, { $name } lance un dé : { $faces }.
}
happened-start-tied = Égalité en tête : on relance.
happened-starts = { $you ->
    [yes] Tu commences.
   *[no] { $name } commence.
}
happened-threw = { $you ->
    [yes] Ton lancer : { $faces }.
   *[no] { $name } lance : { $faces }.
}
happened-kept = { $you ->
    [yes] Tu mets de côté { $dice } pour { points }, soit { $total } dans ce tour.
   *[no] { $name } met de côté { $dice } pour { points }, soit { $total } dans ce tour.
}
happened-hot-dice = { $rule ->
    [must_throw] Main pleine : les { $dice } dés doivent être relancés.
   *[may_bank] Main pleine : les { $dice } dés repartent.
}
happened-free-throw = Rien ne marque, mais ici cela rapporte { points } et on relance tous les dés.
happened-bust = { $why ->
    [instant] Ces dés perdent d’emblée.
    [first-throw] Rien ne marque au premier lancer.
    [pig] Un 1 arrête le tour.
    [no-gravestone] Pas de pierre tombale, et pas de quoi payer un autre lancer.
   *[no-score] Rien ne marque.
} { $lost ->
    [0] { $you ->
        [yes] Ton tour est fini.
       *[no] Pour { $name }, le tour est fini.
    }
   *[other] { $you ->
        [yes] Tu perds { lost-points }.
       *[no] { $name } perd { lost-points }.
    }
}
happened-penalty = { $you ->
    [yes] Cela te coûte { points } ; ton score est de { $score }.
   *[no] Cela coûte { points } à { $name } ; son score est de { $score }.
}
happened-banked = { $costs ->
    [yes] { $you ->
        [yes] Ce tour te coûte { lost-points } ; ton score est de { $score }.
       *[no] Ce tour coûte { lost-points } à { $name } ; son score est de { $score }.
    }
   *[no] { $points ->
        [0] { $you ->
            [yes] Tu n’encaisses rien ; ton score reste à { $score }.
           *[no] { $name } n’encaisse rien ; son score reste à { $score }.
        }
       *[other] { $you ->
            [yes] Tu encaisses { points } ; ton score est de { $score }.
           *[no] { $name } encaisse { points } ; son score est de { $score }.
        }
    }
}
happened-overshot = Ce serait dépasser { $target } : il faut rayer { lost-points }.
happened-on-board = { $you ->
    [yes] Te voilà en jeu.
   *[no] { $name } entre en jeu.
}
happened-extended = { $you ->
    [yes] Tu as dépassé le but : la partie continue jusqu’à { $target }.
   *[no] { $name } a dépassé le but : la partie continue jusqu’à { $target }.
}
happened-rides = { $you ->
    [yes] Tu reprends { dice-count } et { points }.
   *[no] { $name } reprend { dice-count } et { points }.
}
happened-last-round = { $you ->
    [yes] Tu arrives à { $score }. Place aux derniers tours.
   *[no] { $name } arrive à { $score }. Place aux derniers tours.
}
happened-new-leader = { $you ->
    [yes] Tu prends la tête avec { $score }. Les autres ont encore une chance.
   *[no] { $name } prend la tête avec { $score }. Les autres ont encore une chance.
}
happened-overtime = Égalité : { $seats } jouent encore un tour.
happened-instant-win = { $faces } : ces dés gagnent la partie sur-le-champ.
happened-won = { $you ->
    [yes] Tu gagnes avec { $score }.
   *[no] { $name } gagne avec { $score }.
}

## Ce qui s’est passé à une table où l’on triche et se trompe

happened-turned = { $you ->
    [yes] Tu as retourné un dé : { $face }, et non { $die }.
   *[no] { $name } a retourné un dé : { $face }, et non { $die }.
}
happened-false-count = { $you ->
    [yes] Tu as annoncé { $declared } ; le coin valait { $real }.
   *[no] { $name } a annoncé { $declared } ; le coin valait { $real }.
}
happened-call-right = { $you ->
    [yes] Tu cries à la triche, et c’est vrai : { $accused } a triché.
   *[no] { $accusing ->
        [you] { $name } crie à la triche, et c’est vrai : tu as triché.
       *[another] { $name } crie à la triche, et c’est vrai : { $accused } a triché.
    }
}
happened-call-wrong = { $you ->
    [yes] Tu cries à la triche, mais { $accused } jouait franc jeu.
   *[no] { $accusing ->
        [you] { $name } crie à la triche, mais tu jouais franc jeu.
       *[another] { $name } crie à la triche, mais { $accused } jouait franc jeu.
    }
}
happened-owes-turn = { $turns ->
    [one] { $you ->
        [yes] Ton prochain tour sera un Z.
       *[no] Pour { $name }, le prochain tour sera un Z.
    }
   *[other] { $you ->
        [yes] Tes { $turns } prochains tours seront des Z.
       *[no] Pour { $name }, les { $turns } prochains tours seront des Z.
    }
}
happened-fault = { $why ->
    [off_table] { $you ->
        [yes] Un de tes dés a quitté la table.
       *[no] Pour { $name }, un dé a quitté la table.
    }
    [out_of_turn] { $you ->
        [yes] Tu as lancé hors de ton tour.
       *[no] { $name } a lancé hors de son tour.
    }
   *[away] { $you ->
        [yes] Tu n’étais pas là pour ton tour.
       *[no] { $name } n’était pas là pour son tour.
    }
}
happened-forfeit = { $why ->
    [owed] { $you ->
        [yes] Tu paies une faute passée : ce tour est un Z.
       *[no] { $name } paie une faute passée : ce tour est un Z.
    }
   *[other] { $lost ->
        [0] { $you ->
            [yes] Ton tour est un Z.
           *[no] Pour { $name }, ce tour est un Z.
        }
       *[other] { $you ->
            [yes] Ton tour est un Z : tu perds { lost-points }.
           *[no] Pour { $name }, ce tour est un Z : { lost-points } à rayer.
        }
    }
}
happened-accepted = { $you ->
    [yes] Tu acceptes le compte.
   *[no] { $name } accepte le compte.
}

## Ce qui ne se peut pas maintenant

reason-other = Ce n’est pas possible ici ({ $reason }).
reason-match-over = La partie est finie.
reason-not-your-turn = C’est à { $turn } de jouer.
reason-not-now = Ce n’est pas possible maintenant. { would-do }
reason-throw-first = Lance d’abord les dés.
reason-throw-pending = Les dés roulent encore.
reason-too-many-throws = Ces dés peuvent tomber de { $throws } façons, trop pour les essayer une à une : { $most } au plus.
reason-no-throw-pending = Aucun lancer n’est en cours. { would-do }
reason-nothing-to-take-back = Il ne s’est encore rien passé qu’on puisse annuler.
reason-keep-first = Mets d’abord des dés de côté. { would-do }
reason-keep-at-least-one = Mets de côté au moins un dé qui marque. { would-do }
reason-die-not-thrown = Ce { $die } n’est pas dans le lancer. { would-do }
reason-die-does-not-score = Le { $die } ne marque pas. { would-do }
reason-scoring-die-left = Le { $die } marque aussi, et ici il faut le mettre de côté. { would-do }
reason-hot-dice-must-throw = Main pleine : il faut relancer les { $dice } dés.
reason-opening-not-reached = Encore { $missing } pour entrer en jeu.
reason-minimum-not-reached = Encore { $missing } pour encaisser : il en faut { $needed }.
reason-previous-not-beaten = Encore { $missing } pour encaisser : il en faut { $needed } pour battre le tour d’avant.
reason-not-a-multiple = On n’encaisse que des multiples de { $needed } : encore { $missing }.
reason-too-few-dice-out = { $missing ->
    [one] Encore un dé à mettre de côté avant d’encaisser.
   *[other] Encore { $missing } dés à mettre de côté avant d’encaisser.
}
reason-wrong-number-of-seats = On y joue de { $least } à { $most }, pas à { $given }.

## Triches, accusations et fautes impossibles maintenant

reason-cheating-is-off = À cette table, on ne triche pas.
reason-etiquette-is-off = À cette table, on ne compte pas les fautes.
reason-no-die-to-turn = Dans ce jeu, il n’y a pas de dé à retourner.
reason-cannot-turn-so = Aucun dé ne peut être retourné maintenant pour montrer { $face } et non { $die }.
reason-one-die-a-throw = Un dé a déjà été retourné dans ce lancer.
reason-move-a-scoring-die-too = Un dé retourné ne part pas seul : déplace aussi un dé qui marque vraiment. { would-do }
reason-not-a-multiple-of-unit = Ici, les points vont de { $unit } en { $unit } : personne ne croirait ce compte.
reason-that-is-the-true-count = C’est le vrai compte. Il suffit d’encaisser.
reason-nothing-to-call = Il n’y a pas de quoi crier à la triche maintenant.
reason-already-judged = La table a déjà jugé : c’était franc jeu.
reason-own-turn = On ne s’accuse pas soi-même.
reason-nothing-to-accept = Tu n’as pas de compte à accepter.
reason-accept-or-call = Si ce compte passe, la partie est finie : accepte-le ou crie à la triche.
reason-owes-a-turn = Ce tour est dû pour une faute passée : c’est un Z. { would-do }
reason-not-this-fault-now = Cette faute n’est pas possible maintenant.

## Ce qui ne se lit pas

reason-unknown-action = « { $text } » ne veut rien dire ici. t lance, b encaisse, et k suivi des faces (k15) met des dés de côté.
reason-no-such-face = Ces dés n’ont pas de { $face }. Leurs faces : { $faces }.
reason-wrong-number-of-dice = { $expected ->
    [one] On lance un seul dé, pas { $given }.
   *[other] On lance { $expected } dés, pas { $given }.
}
reason-wrong-kinds-of-dice = Les dés en main ne peuvent pas montrer { $faces } ensemble.
reason-no-such-seat = « { $text } » n’est pas une place. Il y en a { $seats }.
reason-no-such-language = On ne parle pas « { $given } » ici. Au choix : { $languages }.
