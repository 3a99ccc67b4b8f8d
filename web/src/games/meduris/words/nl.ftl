### Woorden op het spelbord van Meduris en in de panelen. Zetten, gebeurtenissen en termen staan bij het spel zelf.

me-board = Spelbord van Meduris: een ring van { $fields } velden om de berg
me-map = Kleine kaart: een ander deel van het bord tonen
me-zoom-in = Vergroten
me-zoom-out = Hele bord tonen

## Het bord in woorden

me-words-druid = Druide en dobbelsteen
me-words-next-hut = De volgende hut op de weg van de druide: veld { $field }, { $name }
me-words-marker = De laatste ronde begon bij veld { $field }
me-words-river = De grote rivier stroomt tussen veld { $last } en veld 0
me-words-die = De dobbelsteen toont: { $face }
me-words-plateau = { $plateau }: { $count ->
        [0] geen arbeiders
       *[other] arbeiders van onderen: { $names }
    }; voorraad: { $supply } { $good }
me-words-district = District { $rune }, runensteen { $holder ->
        [none] nog vrij
       *[other] bij { $holder }
    }
me-words-field = Veld { $field }, { $goods }: { $what }
me-words-hut = { $size ->
        [1] hut van { $name }
       *[other] hut van { $name } in een nederzetting van { $size } hutten
    }
me-words-temple = tempel van { $name }
me-words-free = { $size ->
        [1] vrij
       *[other] vrij, met een hut hier een nederzetting van { $size }
    }
me-words-druid-here = hier staat de druide

## Wat een gebouw betekent

me-field = Veld { $field }, district { $district }.
me-costs = { $kind ->
        [hut] De hut kost { $cost }.
       *[temple] De tempel kost { $cost }.
    }
me-costs-nothing = { $kind ->
        [hut] Niets: de bonuschip betaalt.
       *[temple] Niets.
    }
me-replaced = { $count ->
        [one] { $count } materiaal vervangen, drie voor één, samen { $cost } materialen.
       *[other] { $count } materialen vervangen, drie voor één, samen { $cost } materialen.
    }
me-worth = { $count ->
        [0] Nog geen hut ernaast.
        [one] { $count } punt aan het eind voor de hut ernaast.
       *[other] { $count } punten aan het eind voor de hutten ernaast.
    }
me-rune-new = Runensteen { $rune }, nog vrij.
me-rune-own = Runensteen { $rune } heb je al.
me-rune-taken = Runensteen { $rune } van { $name }.
me-druid-stone = De druide gaat naar steenveld { $stone }.
me-druid-waits = Er is nog geen hut: de druide wacht.
me-druid-enters = { $huts ->
        [one] De druide verlaat de stenen en vraagt bij veld { $field }.
       *[other] De druide verlaat de stenen en vraagt { $huts } hutten vanaf veld { $field }.
    }
me-druid-walks = { $huts ->
        [one] De druide loopt { $steps ->
            [one] { $steps } veld
           *[other] { $steps } velden
        } en vraagt bij veld { $field }.
       *[other] De druide loopt { $steps ->
            [one] { $steps } veld
           *[other] { $steps } velden
        } en vraagt { $huts } hutten vanaf veld { $field }.
    }
me-crosses-river = Grote rivier: +1 per runensteen.
me-both-worth = Beide materialen leveren { $points } punten op.
me-runes-then = { $count ->
        [one] Je zou { $count } runensteen hebben.
       *[other] Je zou { $count } runenstenen hebben.
    }
me-points-now = { $points ->
        [one] +{ $points } punt meteen
       *[other] +{ $points } punten meteen
    }
me-last-piece = Je laatste gebouw: alle anderen krijgen nog één beurt.
me-worker = { $state ->
        [held] Je arbeider in de hand, hoogte { $height }: { $plateau }. Kies een hoogvlakte of zet hem terug.
       *[stands] Je arbeider op hoogte { $height }: { $plateau }. Oppakken.
    }

## Beslissing

me-kinds = Soort actie
me-tab-worker = Arbeider
me-tab-hut = Hut
me-tab-temple = Tempel
me-list = { $kind ->
        [worker] Alle zetten van je arbeiders
        [hut] Alle mogelijke velden voor een hut
       *[temple] Alle mogelijke velden voor een tempel
    }
me-head-field = Veld
me-head-cost = Kosten
me-head-rune = Rune
me-head-worth = Eind
me-head-druid = Druide
me-head-now = Nu
me-title-action = Kies een actie
me-title-place = Zet een arbeider neer
me-title-take = Neem één materiaal
me-title-give = Geef één materiaal terug
me-title-lay = Leg één materiaal af
me-title-lay_chip = Leg een bonuschip
me-title-still_build = Bouw je nog?
me-title = { $kind ->
        [hut] Hut op veld { $field }
       *[temple] Tempel op veld { $field }
    }
me-hut-note = { $size ->
        [1] Vrijstaande hut, elk materiaal één keer
       *[other] Hut { $size } van de nederzetting, elk materiaal ×{ $times }
    }
me-dear = { $count }× 3:1, { $cost } materialen
me-free-note = De bonuschip betaalt deze hut
me-temple-note = Een tempel kost altijd evenveel, wat er ook naast staat
me-pay = Kosten
me-gain = Winst
me-druid = Druide
me-free = gratis
me-new = nieuw
me-own = van jou
me-from = van
me-stone = steen
me-others = anderen +{ $count }
me-instead-of = voor
me-yields = Deze hoogvlakte levert { $good } op, van boven naar beneden.
me-yields-nothing = De voorraad daar is op: niemand krijgt iets.
me-choose = Kies een zet
me-choose-note = Tik op een gouden veld of blader door alle velden.
me-choose-worker = Tik op een van je arbeiders, dan op een hoogvlakte, of blader door alle zetten.
me-previous = Vorige mogelijke zet
me-next = Volgende mogelijke zet
me-rune-is-new = Runensteen
me-rune-is-own = Jouw rune
me-rune-is-taken = Rune van
me-druid-asks = { $points ->
        [0] Druide
        [1] De druide vraagt
       *[other] Druide vraagt, elk { $points } punten
    }
me-legend-price = Gouden velden staan voor je open; ×2 betekent elk van de twee materialen twee keer.
me-legend-dearer = Streepjes: je mist materialen en vervangt ze één door drie.
me-legend-free = Een bonuschip maakt deze hut gratis.
me-legend-walk = Waar de druide heen zou lopen en wie hij zou vragen.
me-legend-worth = Gouden velden staan voor je open; +3 zijn de hutten ernaast, geteld aan het eind.
me-legend-worker = Pak een van je arbeiders op.
me-legend-plateau = Kies dan zijn nieuwe hoogvlakte; +3 krijg je.
me-legend-tower = Boven 3, midden 2, onder 1, voor hun eigenaars.

## Betalen, offeren, materialen

me-pay-title = { $goal ->
        [hut] De hut op veld { $field } betalen
        [temple] De tempel op veld { $field } betalen
        [one] Welk materiaal offer je?
       *[both] Waarmee betaal je beide materialen?
    }
me-pay-note = Drie materialen vervangen er één.
me-ways-to-pay = Alle manieren om te betalen, goedkoopste eerst
me-more-ways = Meer manieren tonen ({ $count })
me-offer-title = De druide vraagt bij veld { $field }
me-settlement = { $size ->
        [1] Vrijstaande hut
       *[other] Nederzetting van { $size } hutten
    }
me-offer-nothing = Niets offeren
me-offer-one = Eén materiaal offeren
me-offer-both = Beide materialen offeren
me-offer-chip = Druidechip gebruiken
me-offer-replaced = { $cost } materialen, één door drie vervangen
me-chip-gone = Telt als beide materialen en gaat uit het spel
me-why-not = Niet mogelijk. Waarom?
me-good-note = Jij { $held }, voorraad { $supply }
me-tower = { $count ->
        [0] nog niemand
       *[other] van onderen: { $names }
    }

## Eigen voorraad en spelers

me-supplies = Je voorraad
me-if-played = met deze zet
me-payment-follows = betaling volgt
me-huts-left = Hutten over
me-temples-left = Tempels over
me-rune-stones = Runenstenen
me-mountain = Berg
me-unseen = Andere schermen
me-screens = Alle schermen
me-points = overwinningspunten
me-points-word = { $points ->
        [one] punt
       *[other] punten
    }
me-start = Startspeler
me-built-all = alles gebouwd
me-goods-hidden = Materialen, achter de afscherming
me-goods-count = { $count ->
        [one] { $count } materiaal, verborgen
       *[other] { $count } materialen, verborgen
    }

## Het einde

me-last-turns = Laatste beurten
me-last-turns-help = { $name } heeft alles gebouwd; alle anderen krijgen nog één beurt.
me-turns-to-go = { $count ->
        [one] nog { $count } beurt
       *[other] nog { $count } beurten
    }
me-last-lap = Laatste ronde van de druide
me-huts-to-go = { $count ->
        [one] nog { $count } hut
       *[other] nog { $count } hutten
    }
me-final-scoring = Uiteindelijke telling
me-player = Speler
me-so-far = Tot nu toe
me-temples = Tempels
me-sum = Punten
me-buildings = Gebouwde hutten en tempels
me-goods-left = Materialen over
me-tie-break = Bij gelijke stand tellen de gebouwde hutten en tempels, dan de materialen die over zijn.
me-ended-now = Als het spel nu eindigde, met tempels en runenstenen: { $points } punten
