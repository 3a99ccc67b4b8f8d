### Woorden op het bord van Graenaland en in de panelen. Zetten, gebeurtenissen en begrippen staan bij de woorden van het spel.

gr-board = Bord van Graenaland: de gebieden met nederzettingen, helden, kaarten en stemmen
gr-map = Kaart van alle gebieden
gr-unfold = Het hele gebied tonen
gr-fold = Alleen het belangrijke tonen
gr-map-tile = { $name }: { $count } van { $limit } kaarten, { $leader ->
        [none] niemand heeft de meeste stemmen
       *[other] { $leader } heeft de meeste stemmen
    }

## Het bord in woorden

gr-words-land = Rond het land
gr-words-territory = { $name }, { $terrain }, { $row ->
        [coast] aan de kust
       *[inland] in het binnenland
    }
gr-words-near = Naast { $names }
gr-words-decides = { $name } beslist alleen
gr-words-no-vote = hier geen stem
gr-words-heroes = Helden: { $heroes }
gr-words-no-heroes = Geen helden
gr-words-armies = Legers: { $armies }
gr-words-condition = { $condition }: { $threshold } ({ $measure })
gr-words-proposal = { $name } stelt voor { $territory } voor: { $offers }

## Gebieden

gr-village-cost = Een dorp kost hier { $cards }
gr-facility-built = { $facility }: gebouwd
gr-facility-free = { $facility }: niet gebouwd
gr-site-free = { $building }: vrije bouwplaats
gr-site-built = { $building } van { $name }
gr-villages-of = { $count ->
        [one] { $name }: { $count } dorp
       *[other] { $name }: { $count } dorpen
    }
gr-unsettled = nog geen nederzetting
gr-hero-of = { $hero } van { $name }
gr-votes = { $count ->
        [one] { $count } stem
       *[other] { $count } stemmen
    }
gr-votes-of = { $name } { $count }
gr-votes-share = { $votes } van { $total } stemmen
gr-no-votes = geen stemmen
gr-no-own-votes = geen stemmen van jou
gr-needed = { $needed } van { $total } nodig
gr-if-moved = na zet: { $votes } van { $total }
gr-decides = beslist
gr-store = { $count ->
        [0] Geen kaarten, hooguit { $limit }
       *[other] { $count } van { $limit } kaarten: { $cards }
    }

## Rond het land

gr-wins = { $needed } van { $count } wint
gr-wins-points = { $needed } punten
gr-points-short = { $points } ptn
gr-points = { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }
gr-measure-settler = dorpen
gr-measure-builder = gebouwen
gr-measure-warlord = leger
gr-measure-explorer = gebieden
gr-measure-speaker = alleen voor
gr-supply = Bevoorrading
gr-supply-none = Geen bevoorradingskaart
gr-supply-left = { $count } op stapel
gr-tokens = { $facility }: nog { $count }
gr-army = Leger
gr-army-of = { $name } { $size }
gr-army-size = leger { $size }
gr-army-to = Leger naar { $size }
gr-round = leidt ronde { $round }
gr-round-short = ronde { $round }
gr-leads-round = { $name } leidt ronde { $round }
gr-deck = Stapel { $deck }: { $count } kaarten, { $discards } afgelegd

## Hand en kosten

gr-hand = Je hand
gr-hand-size = Handkaarten
gr-hand-empty = Geen handkaarten
gr-hand-cards = { $resource }: { $count }
gr-cards = { $count ->
        [one] { $count } kaart
       *[other] { $count } kaarten
    }
gr-counted = { $count } { $resource }
gr-would-gain = Je zou { $cards } krijgen
gr-costs = Kosten
gr-costs-help = bleek: heb je niet · groen: betaalbaar

## Spelers

gr-houses = Huizen over
gr-settlements = Nederzettingen
gr-conditions-reached = Vervulde en vereiste overwinningsvoorwaarden
gr-points-reached = Behaalde en vereiste punten
gr-tracker = { $condition }: { $measure } van { $threshold }{ $state ->
        [done] , vervuld
        [near] , nog één stap
       *[open] { "" }
    }
gr-leads = startspeler
gr-leads-stays = startspeler, blijft
gr-has-chosen = heeft gekozen
gr-chooses = kiest nog
gr-may-win = kan hierna winnen
gr-may-win-help = Heeft genoeg voorwaarden, of mist nog maar één stap; winnen kan alleen als startspeler
gr-declared = heeft de overwinning uitgeroepen
gr-voted-yes = ja
gr-voted-no = nee

## Heldenzetten

gr-title-move = Je geheime heldenzet
gr-help-move = Sleep een held of kies waar er een heen gaat. Alles wordt samen onthuld.
gr-stay = blijven
gr-changes-places = wisselt van plaats
gr-would-hold = In { $territory } zou je { $votes } van { $total } stemmen hebben
gr-behind = In { $territory } zou je { $votes } van { $total } houden.
gr-sealed-title = Gekozen
gr-sealed-move = { $hero } naar { $territory }
gr-sealed-stay = geen held trekt
gr-sealed-waiting = wachten op { $names }

## Voorstellen

gr-title-propose = Doe een voorstel
gr-help-propose = Kies een gebied en geef dan elke kaart aan iemand.
gr-help-split = Sleep, klik, of gebruik toetsen 1 tot 5. Eenmaal verstuurd definitief.
gr-split-title = Verdeel de kaarten van { $territory }
gr-split-card = { $card }{ $state ->
        [given] , voor { $name }
        [taken] , opgepakt
       *[free] , nog niet vergeven
    }
gr-split-zone = { $name } (toets { $key }): { $cards ->
        [none] niets
       *[other] { $cards }
    }
gr-split-of = { $name }: { $cards }
gr-split-count = { $given } van { $count } gegeven
gr-split-rest-own = Rest voor mij
gr-reset = Opnieuw
gr-pass = Passen
gr-nothing = niets
gr-passes-alone = Lukt het zonder anderen?
gr-yes = Ja
gr-no = Nee
gr-verdict-own = je hebt { $votes } van { $total }, { $needed } nodig
gr-verdict-bar = Met wie iets krijgt { $agree } van { $total } stemmen, { $needed } nodig
gr-enough-with = Genoeg met
gr-enough-group = { $names }: samen { $votes } stemmen

## Stemmingen

gr-ballot-title = Voorstel van { $name } voor { $territory }
gr-ballot-count = { $yes } ja, { $no } nee, { $open } open, { $needed } nodig
gr-you-gain = Je krijgt
gr-share-cards = { $own } van { $count } kaarten
gr-count-yes = { $votes } ja
gr-count-no = { $votes } nee
gr-vote-passes = het voorstel is aangenomen
gr-vote-fails = de kaarten blijven liggen
gr-vote-open = anderen beslissen

## Bouwen

gr-title-build = Bouwen
gr-help-build = Zoveel je kunt betalen, in elke volgorde.
gr-group-village = Dorpen
gr-group-building = Gebouwen
gr-group-facility = Openbare voorzieningen, alleen
gr-group-joint = Gezamenlijke bouw, eenmaal per fase
gr-declare = Overwinning uitroepen
gr-declare-help = je wint meteen
gr-end = Bouwen beëindigen
gr-markets-left = { $count ->
        [0] niets meer bouwen
        [one] { $count } markt bruikbaar
       *[other] { $count } markten bruikbaar
    }
gr-new = nieuw
gr-fees = { $count ->
        [one] { $count } keer toegangsgeld
       *[other] { $count } keer toegangsgeld
    }
gr-spares = { $count ->
        [one] { $count } kaart minder
       *[other] { $count } kaarten minder
    }
gr-fulfils = Vervult een overwinningsvoorwaarde
gr-conditions-after = { $mode ->
        [points] Daarna vervulde voorwaarden: { $count }
       *[conditions] Daarna { $count } van { $needed } voorwaarden
    }
gr-project-in = { $project } in { $territory }
gr-project-village = Dorp
gr-project-army = Leger
gr-pay-usual = Betalen zoals voorgesteld
gr-usual = voorgesteld
gr-help-pay = Waarmee betaal je de volgende kaart?
gr-help-spare = Je vestingen: welke kaart vervalt?
gr-help-fee = Toegangsgeld: geef één kaart aan ieder die er woont.
gr-help-pledge = Wat zeg je toe? Naar de rest wordt anderen gevraagd.
gr-help-help = Help je bij de bouw?
gr-help-fill = Vul de open plaatsen of breek af.
gr-source-match = { $resource }
gr-source-gold = { $resource } als joker
gr-source-market = { $resource } via een markt
gr-source-half = bevoorradingskaart
gr-source-whole = hele bevoorradingskaart via een markt
gr-source-for = { $text } voor { $resource }
gr-pledged = { $resource }: { $name }
gr-slot-open = { $resource }: open
gr-joint-what = { $name } bouwt in { $territory }: { $facility }
gr-joint-open = nog open: { $cards }
gr-warn-lead = Kan als volgende startspeler de overwinning uitroepen: { $names }
gr-card-spare = vervalt
gr-card-fee = weggeven
gr-enough = Genoeg
gr-cancel = Afbreken
gr-no_pledge = Geen toezegging

## Plaatsen

gr-title-settle = Plaats een dorp
gr-help-settle = In een gebied van de kustrij.
gr-title-stand = Plaats je krijger
gr-help-stand = Bij een van je twee dorpen.
gr-help-arrive = Trekt de held daarheen?
gr-help-make_room = Twee helden van één speler kunnen niet samen staan.
gr-title-arrive = Een held mag komen
gr-title-make_room = Maak plaats
gr-come = hierheen trekken
gr-remain = hier blijven

## Het einde

gr-final-title = { $name } heeft de overwinning uitgeroepen
gr-final-help = Laatste bouw: alle anderen bouwen nog één keer, zonder bevoorradingskaart en voorzieningen.

## Stappen van een ronde, in de statusbalk

step-production = Productie
step-heroes = Helden
step-proposals = Voorstellen
step-building = Bouwen
