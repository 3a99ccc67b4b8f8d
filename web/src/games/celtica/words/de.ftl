### Wörter auf dem Celtica-Plan und in seinen Feldern. Züge, Ereignisse und Namen stehen bei der Spiellogik.

ce-board = Spielplan von Celtica: die Insel mit ihren neunzehn Orten und die Auslage
ce-letter-red = R
ce-letter-grey = G
ce-letter-white = W
ce-letter-brown = Br
ce-letter-black = S
ce-zoom-in = Vergrößern
ce-zoom-out = Ganzen Plan zeigen

## Der Spielplan in Worten

ce-words-druid = Druide, { $druid }: Ort { $pos }, { $place }
ce-words-place = { $pos }, { $place }: { $effect }{ $druids ->
        [none] { "" }
       *[other] ; hier: { $druids }
    }
ce-words-start = Anfang des Weges
ce-words-counted = { $what }: { $count }
ce-words-cards = Karten
ce-words-discarded = Abgelegte Druidenkarten: { $cards }
ce-words-hidden = Noch nicht gesehene Druidenkarten: { $cards }
ce-words-amulets = Amulette von { $name }
ce-words-listed = { $what }: { $list }
ce-words-parts = Teile

## Auslage

ce-supply = Vorrat
ce-reserve = Reserve
ce-slot-empty = leer
ce-slot = Auslage { $number }: { $part }{ $state ->
        [chosen] , gewählt als Nummer { $order }
        [fits] , passt in dein größtes unvollständiges Amulett
       *[plain] { "" }
    }

## Hand

ce-hand = Deine Hand
ce-hand-counts = { $druid } Druiden, { $experience } Erfahrung
ce-hand-empty = Keine Handkarten
ce-play = Ausspielen
ce-card-druid = Druidenkarte, { $druid }, { $letter }
ce-card-experience = Erfahrungskarte, { $druid }, { $letter }
ce-card-needs = Erfahrungskarte, { $druid }, { $letter }: Sie kann nur zu Druidenkarten dieser Farbe gelegt werden, und du hast keine
ce-unseen = Nicht gesehen
ce-unseen-druid = Nicht gesehene Druidenkarten, { $druid }: { $count }
ce-colour-count = { $druid } { $count }
ce-unseen-helmet = Nicht gesehene Erfahrungskarten: { $count }

## Spieler

ce-druid-cards = Druidenkarten auf der Hand
ce-face-down = { $count ->
    [one] Ein Startteil liegt verdeckt
   *[other] { $count } Startteile liegen verdeckt
}
ce-experience-cards = Erfahrungskarten auf der Hand
ce-rank = { $place }.
ce-out = Durchgang fertig
ce-alone = spielt allein
ce-complete = vollständige Amulette
ce-then = dann { $sizes }
ce-then-help = Wie viele Teile die unvollständigen Amulette haben; sie entscheiden bei gleich vielen vollständigen
ce-no-parts = noch keine Teile
ce-amulet-label = Amulett { $number }: { $count } von { $most } Teilen

## Karten spielen

ce-play-title = Karten wählen
ce-play-help = Jede Karte ist ein Schritt. Wähle Karten oder den Ort, an dem du landen willst.
ce-play-ruined = Jede Karte ist ein Schritt. Nur eine Ruine erreichbar: { $druids }.
ce-play-note = { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    } ({ $druid }), { $steps ->
        [one] { $steps } Schritt
       *[other] { $steps } Schritte
    }
ce-arrived = Schon am Ziel: Die Karten haben keine Wirkung
ce-arrived-experience = Schon am Ziel: Die Erfahrungskarten wären ohne Wirkung verloren
ce-wasted = { $steps ->
        [one] { $steps } Schritt verfällt
       *[other] { $steps } Schritte verfallen
    }
ce-effect-take = { $amount ->
        [one] 1 Teil nehmen
       *[other] { $amount } Teile nehmen
    }
ce-effect-give = { $amount } abgeben, { $ruin_cards } ziehen
ce-effect-draw = eine Druidenkarte möglich
ce-effect-nothing = keine Wirkung
ce-only-ruin = Karten dieser Farbe erreichen nur eine Ruine

## Teile nehmen und abgeben

ce-take-title = { $amount ->
        [one] Nimm 1 Teil
       *[other] Nimm { $amount } Teile
    }
ce-give-title = { $amount ->
        [one] Gib 1 Teil ab
       *[other] Gib { $amount } Teile ab
    }
ce-chosen = { $count } von { $amount } gewählt
ce-amulet = Amulett { $number }
ce-size = { $after } von { $most }
ce-becomes = aus { $before } werden { $after } von { $most }
ce-becomes-complete = vollständig
ce-lacks = es fehlt noch
ce-start-again = Neu wählen
ce-give-label = { $part }, du hast { $count }{ $given ->
        [0] { "" }
       *[other] , { $given } abgeben
    }
ce-breaks = { $count ->
        [one] Zerstört ein vollständiges Amulett
       *[other] Zerstört { $count } vollständige Amulette
    }

## Kultplatz

ce-draw-title = Druidenkarte ziehen?
ce-draw-note = Eine gezogene Karte muss in diesem Durchgang gespielt werden.
ce-draw-no = Nein
ce-draw-no-help = die Hand bleibt, wie sie ist
ce-draw-yes = Eine ziehen
ce-draw-pile = { $count ->
        [0] erst wird die Ablage gemischt
        [one] { $count } Karte im Nachziehstapel
       *[other] { $count } Karten im Nachziehstapel
    }

## Das Ende

ce-last-round = Letzter Durchgang
ce-arrived-druids = Am Ziel: { $druids }
ce-last-round-help = Das Ziel ist erreicht. Das Spiel endet, wenn alle Hände leer sind.
ce-last-round-chip = { $count ->
        [one] noch { $count } Druidenkarte
       *[other] noch { $count } Druidenkarten
    }
ce-final-title = Schlusseinsatz
ce-final-help = { $swap_cost ->
        [one] { $swap_cost } Erfahrungskarte tauscht
       *[other] { $swap_cost } Erfahrungskarten tauschen
    } ein Teil, { $buy_cost ->
        [one] { $buy_cost } nimmt
       *[other] { $buy_cost } nehmen
    } eines.
ce-final-chip = { $count ->
        [one] noch { $count } Erfahrungskarte
       *[other] noch { $count } Erfahrungskarten
    }
ce-final-left = { $count ->
        [one] noch { $count } Erfahrungskarte
       *[other] noch { $count } Erfahrungskarten
    }
ce-final-complete = { $count ->
        [one] Danach { $count } vollständiges Amulett
       *[other] Danach { $count } vollständige Amulette
    }
ce-final-swap = Teil tauschen
ce-final-buy = Teil nehmen
ce-final-done = Fertig
ce-final-own = Ein eigenes Teil geben
ce-final-display = Aus der Auslage nehmen
