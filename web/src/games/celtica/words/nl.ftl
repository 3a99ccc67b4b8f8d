### Woorden op het bord van Celtica en in de panelen. Zetten, gebeurtenissen en namen staan bij de spellogica.

ce-board = Bord van Celtica: het eiland met zijn negentien plaatsen en de uitstalling
ce-letter-red = R
ce-letter-grey = G
ce-letter-white = W
ce-letter-brown = Br
ce-letter-black = Z
ce-zoom-in = Inzoomen
ce-zoom-out = Het hele bord tonen

## Het bord in woorden

ce-words-druid = Druïde, { $druid }: plaats { $pos }, { $place }
ce-words-place = { $pos }, { $place }: { $effect }{ $druids ->
        [none] { "" }
       *[other] ; hier: { $druids }
    }
ce-words-start = begin van het pad
ce-words-counted = { $what }: { $count }
ce-words-cards = Kaarten
ce-words-discarded = Afgelegde druïdekaarten: { $cards }
ce-words-hidden = Nog niet geziene druïdekaarten: { $cards }
ce-words-amulets = Amuletten van { $name }
ce-words-listed = { $what }: { $list }
ce-words-parts = Delen

## Uitstalling

ce-supply = Voorraad
ce-reserve = Reserve
ce-slot-empty = leeg
ce-slot = Uitstalling { $number }: { $part }{ $state ->
        [chosen] , gekozen als nummer { $order }
        [fits] , past in je grootste onvolledige amulet
       *[plain] { "" }
    }

## Hand

ce-hand = Jouw hand
ce-hand-counts = { $druid } druïde, { $experience } ervaring
ce-hand-empty = Geen handkaarten
ce-play = Spelen
ce-card-druid = Druïdekaart, { $druid }, { $letter }
ce-card-experience = Ervaringskaart, { $druid }, { $letter }
ce-card-needs = Ervaringskaart, { $druid }, { $letter }: kan alleen bij druïdekaarten van deze kleur, en die heb je niet
ce-unseen = Niet gezien
ce-unseen-druid = Niet geziene druïdekaarten, { $druid }: { $count }
ce-colour-count = { $druid } { $count }
ce-unseen-helmet = Niet geziene ervaringskaarten: { $count }

## Spelers

ce-druid-cards = Druïdekaarten in de hand
ce-face-down = { $count ->
    [one] Eén startdeel ligt gedekt
   *[other] { $count } startdelen liggen gedekt
}
ce-experience-cards = Ervaringskaarten in de hand
ce-rank = { $place }e
ce-out = ronde klaar
ce-alone = speelt alleen
ce-complete = volledige amuletten
ce-then = dan { $sizes }
ce-then-help = Hoeveel delen de onvolledige amuletten hebben; die beslissen bij evenveel volledige
ce-no-parts = nog geen delen
ce-amulet-label = Amulet { $number }: { $count } van { $most } delen

## Kaarten spelen

ce-play-title = Kies kaarten
ce-play-help = Elke kaart is één stap. Kies kaarten, of de plaats waar je wilt landen.
ce-play-ruined = Elke kaart is één stap. Alleen een ruïne bereikbaar: { $druids }.
ce-play-note = { $cards ->
        [one] { $cards } kaart
       *[other] { $cards } kaarten
    } ({ $druid }), { $steps ->
        [one] { $steps } stap
       *[other] { $steps } stappen
    }
ce-arrived = Al op het doel: de kaarten hebben geen effect
ce-arrived-experience = Al op het doel: de ervaringskaarten gaan zonder effect verloren
ce-wasted = { $steps ->
        [one] { $steps } stap vervalt
       *[other] { $steps } stappen vervallen
    }
ce-effect-take = { $amount ->
        [one] neem 1 deel
       *[other] neem { $amount } delen
    }
ce-effect-give = sta { $amount } af, trek { $ruin_cards }
ce-effect-draw = mag een druïdekaart trekken
ce-effect-nothing = geen effect
ce-only-ruin = Kaarten van deze kleur bereiken alleen een ruïne

## Delen nemen en afstaan

ce-take-title = { $amount ->
        [one] Neem 1 deel
       *[other] Neem { $amount } delen
    }
ce-give-title = { $amount ->
        [one] Sta 1 deel af
       *[other] Sta { $amount } delen af
    }
ce-chosen = { $count } van { $amount } gekozen
ce-amulet = amulet { $number }
ce-size = { $after } van { $most }
ce-becomes = { $before } wordt { $after } van { $most }
ce-becomes-complete = volledig
ce-lacks = mist nog
ce-start-again = Opnieuw kiezen
ce-give-label = { $part }, je hebt er { $count }{ $given ->
        [0] { "" }
       *[other] , { $given } afstaan
    }
ce-breaks = { $count ->
        [one] Breekt een volledig amulet
       *[other] Breekt { $count } volledige amuletten
    }

## Cultusplaats

ce-draw-title = Een druïdekaart trekken?
ce-draw-note = Een getrokken kaart moet in deze ronde gespeeld worden.
ce-draw-no = Nee
ce-draw-no-help = de hand blijft zoals hij is
ce-draw-yes = Trek er een
ce-draw-pile = { $count ->
        [0] eerst wordt de aflegstapel geschud
        [one] { $count } kaart in de trekstapel
       *[other] { $count } kaarten in de trekstapel
    }

## Het einde

ce-last-round = Laatste ronde
ce-arrived-druids = Op het doel: { $druids }
ce-last-round-help = Het doel is bereikt. Het spel eindigt als alle handen leeg zijn.
ce-last-round-chip = { $count ->
        [one] nog { $count } druïdekaart
       *[other] nog { $count } druïdekaarten
    }
ce-final-title = Slotinzet
ce-final-help = { $swap_cost ->
        [one] { $swap_cost } ervaringskaart ruilt
       *[other] { $swap_cost } ervaringskaarten ruilen
    } een deel, { $buy_cost ->
        [one] { $buy_cost } neemt
       *[other] { $buy_cost } nemen
    } er een.
ce-final-chip = { $count ->
        [one] nog { $count } ervaringskaart
       *[other] nog { $count } ervaringskaarten
    }
ce-final-left = { $count ->
        [one] nog { $count } ervaringskaart
       *[other] nog { $count } ervaringskaarten
    }
ce-final-complete = { $count ->
        [one] Daarna { $count } volledig amulet
       *[other] Daarna { $count } volledige amuletten
    }
ce-final-swap = Deel ruilen
ce-final-buy = Deel nemen
ce-final-done = Klaar
ce-final-own = Geef een eigen deel
ce-final-display = Neem uit de uitstalling
