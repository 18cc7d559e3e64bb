# Rolling Bones : ses os, ce qui se passe, et pourquoi quelque chose n’est pas possible. Les règles ont leur fichier.
# La gauche et la droite sont celles du squelette.

## Os et parties : dans une phrase, et tout seuls

bone-left-upper-arm = l’{ bone-short-left-upper-arm }
bone-left-forearm = l’{ bone-short-left-forearm }
bone-left-hand = la { bone-short-left-hand }
bone-left-thigh = le { bone-short-left-thigh }
bone-left-shin = le { bone-short-left-shin }
bone-left-foot = le { bone-short-left-foot }
bone-right-upper-arm = l’{ bone-short-right-upper-arm }
bone-right-forearm = l’{ bone-short-right-forearm }
bone-right-hand = la { bone-short-right-hand }
bone-right-thigh = le { bone-short-right-thigh }
bone-right-shin = le { bone-short-right-shin }
bone-right-foot = le { bone-short-right-foot }
bone-skull = le { bone-short-skull }
bone-ribcage = la { bone-short-ribcage }
bone-spine = la { bone-short-spine }
bone-pelvis = le { bone-short-pelvis }
bone-hat = le { bone-short-hat }
bone-gravestone = la { bone-short-gravestone }

bone-short-left-upper-arm = humérus gauche
bone-short-left-forearm = avant-bras gauche
bone-short-left-hand = main gauche
bone-short-left-thigh = fémur gauche
bone-short-left-shin = tibia gauche
bone-short-left-foot = pied gauche
bone-short-right-upper-arm = humérus droit
bone-short-right-forearm = avant-bras droit
bone-short-right-hand = main droite
bone-short-right-thigh = fémur droit
bone-short-right-shin = tibia droit
bone-short-right-foot = pied droit
bone-short-skull = crâne
bone-short-ribcage = cage thoracique
bone-short-spine = colonne vertébrale
bone-short-pelvis = bassin
bone-short-hat = chapeau
bone-short-gravestone = pierre tombale

section-thorax = le thorax
section-left-arm = le bras gauche
section-right-arm = le bras droit
section-left-leg = la jambe gauche
section-right-leg = la jambe droite

## De quoi sont faits les points d’un squelette

combination-complete-thorax = thorax complet
combination-complete-left-arm = bras gauche complet
combination-complete-right-arm = bras droit complet
combination-complete-left-leg = jambe gauche complète
combination-complete-right-leg = jambe droite complète
combination-part-of-thorax = { $count } os du thorax
combination-part-of-left-arm = { $count } os du bras gauche
combination-part-of-right-arm = { $count } os du bras droit
combination-part-of-left-leg = { $count } os de la jambe gauche
combination-part-of-right-leg = { $count } os de la jambe droite
combination-misplaced = { $count ->
    [one] { $count } os mal placé
   *[other] { $count } os mal placés
}

## Les actions, à l’infinitif : « Tu peux … »

action-place = placer { $bone }
action-pY = mettre le chapeau sur le crâne
action-misplace = mettre { $bone } là où va { $slot }
action-l = ôter le chapeau
action-put-out = mettre hors jeu { $dice }
action-o = relancer
free-left = { $count ->
    [one] { $count } dé gauche
   *[other] { $count } dés gauches
}
free-right = { $count ->
    [one] { $count } dé droit
   *[other] { $count } dés droits
}
free-middle = { $count ->
    [one] { $count } dé du milieu
   *[other] { $count } dés du milieu
}

## Ce qui s’est passé

happened-threw-bones = { $you ->
    [yes] Ton lancer : { $bones }.
   *[no] { $name } lance : { $bones }.
}
happened-placed = { $you ->
    [yes] Tu places { $bone }.
   *[no] { $name } place { $bone }.
}
happened-misplaced = { $you ->
    [yes] Tu mets { $bone } là où va { $slot } : cela coûte { points }.
   *[no] { $name } met { $bone } là où va { $slot } : cela coûte { points }.
}
happened-wears-hat = { $you ->
    [yes] Tu mets le chapeau sur le crâne.
   *[no] { $name } met le chapeau sur le crâne.
}
happened-lifts-hat = { $you ->
    [yes] Tu ôtes le chapeau du crâne.
   *[no] { $name } ôte le chapeau du crâne.
}
happened-put-out = { $dice ->
    [0] { $you ->
        [yes] Tu relances sans rien payer.
       *[no] { $name } relance sans rien payer.
    }
   *[other] { $you ->
        [yes] Tu mets hors jeu { dice-count } pour relancer.
       *[no] { $name } met hors jeu { dice-count } pour relancer.
    }
}
happened-section-complete = Voilà { $section } au complet.

## Ce qui ne se peut pas maintenant

reason-add-a-bone-first = Il faut d’abord ajouter au squelette quelque chose de ce qui se montre. { would-do }
reason-no-gravestone = { $price ->
    [0] Aucune pierre tombale ne se montre : le tour ne peut pas finir maintenant. Relancer ne coûte rien.
    [one] Aucune pierre tombale ne se montre : le tour ne peut pas finir maintenant. Relancer coûte { $price } dé.
   *[other] Aucune pierre tombale ne se montre : le tour ne peut pas finir maintenant. Relancer coûte { $price } dés.
}
reason-bone-not-thrown = Les dés libres ne montrent pas { $bone }. { would-do }
reason-slot-taken = Il y a déjà un os là où va { $bone }. { would-do }
reason-bone-needs = Rien ne tient encore { $bone } : il faut d’abord { $needs }. { would-do }
reason-hat-needs-bare-skull = Le chapeau va sur un crâne nu, et nulle part ailleurs. { would-do }
reason-hat-was-lifted = { $price ->
    [0] Le chapeau a été ôté pour relancer, et le lancer est gratuit : il faut lancer.
    [one] Le chapeau a été ôté pour relancer : il faut sortir { $price } dé.
   *[other] Le chapeau a été ôté pour relancer : il faut sortir { $price } dés.
}
reason-no-hat-to-lift = Le squelette ne porte pas de chapeau. { would-do }
reason-enough-was-added = Quelque chose a déjà été ajouté depuis le lancer : plus rien ne peut être mal placé. { would-do }
reason-correct-place-exists = Rien ne peut être mal placé tant que quelque chose trouve sa place. { would-do }
reason-slot-not-open = Un os doit toucher le squelette, et là où va { $slot } rien ne peut s’attacher. { would-do }
reason-cannot-pay = Relancer coûte { $price } des dés libres, et il en faut encore un à lancer ; or il y en a { $free }.
reason-put-out-more = { $missing ->
    [one] Mets encore { $missing } dé hors jeu : le prochain lancer en coûte { $price }.
   *[other] Mets encore { $missing } dés hors jeu : le prochain lancer en coûte { $price }.
}
reason-put-out-fewer = Il suffit d’en mettre { $price } hors jeu, pas { $given } : c’est le prix du prochain lancer.
reason-placed-bones-stay = Les os du squelette restent où ils sont : { $price } des dés libres, voilà le prix.
reason-cannot-put-out = Ces dés ne peuvent pas être mis hors jeu : il faut les avoir, et le squelette reste d’un seul tenant. Dés libres : { $free }.

## Ce qui ne se lit pas, et les règles qui se contredisent

reason-unknown-bones-action = « { $text } » ne veut rien dire ici. t lance, b encaisse, p suivi d’un os (pK) le place, et o suivi de sortes de dés (oLM) les met hors jeu.
reason-throws-are-free = { $field } et { $other } ne peuvent pas valoir 0 ensemble : relancer ne coûterait jamais rien.
