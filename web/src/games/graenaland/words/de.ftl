### Wörter auf dem Graenaland-Plan und in seinen Feldern. Züge, Ereignisse und Begriffe stehen bei den Wörtern des Spiels.

gr-board = Spielplan von Gränaland: die Gebiete mit Siedlungen, Helden, Karten und Stimmen
gr-map = Karte aller Gebiete
gr-unfold = Das ganze Gebiet zeigen
gr-fold = Nur das Wichtige zeigen
gr-map-tile = { $name }: { $count } von { $limit } Karten, { $leader ->
        [none] niemand hat die meisten Stimmen
       *[other] { $leader } hat die meisten Stimmen
    }

## Der Plan in Worten

gr-words-land = Rund um das Land
gr-words-territory = { $name }, { $terrain }, { $row ->
        [coast] an der Küste
       *[inland] im Landesinneren
    }
gr-words-near = Neben { $names }
gr-words-decides = { $name } bestimmt allein
gr-words-no-vote = hier keine Stimme
gr-words-heroes = Helden: { $heroes }
gr-words-no-heroes = Keine Helden
gr-words-armies = Armeen: { $armies }
gr-words-condition = { $condition }: { $threshold } ({ $measure })
gr-words-proposal = { $name } schlägt für { $territory } vor: { $offers }

## Gebiete

gr-village-cost = Ein Dorf kostet hier { $cards }
gr-facility-built = { $facility }: gebaut
gr-facility-free = { $facility }: nicht gebaut
gr-site-free = { $building }: freies Gebäudesymbol
gr-site-built = { $building } von { $name }
gr-villages-of = { $count ->
        [one] { $name }: { $count } Dorf
       *[other] { $name }: { $count } Dörfer
    }
gr-unsettled = noch keine Siedlung
gr-hero-of = { $hero } von { $name }
gr-votes = { $count ->
        [one] { $count } Stimme
       *[other] { $count } Stimmen
    }
gr-votes-of = { $name } { $count }
gr-votes-share = { $votes } von { $total } Stimmen
gr-no-votes = keine Stimmen
gr-no-own-votes = keine eigenen Stimmen
gr-needed = { $needed } von { $total } nötig
gr-if-moved = nach Zug: { $votes } von { $total }
gr-decides = bestimmt
gr-store = { $count ->
        [0] Keine Karten, höchstens { $limit }
       *[other] { $count } von { $limit } Karten: { $cards }
    }

## Rund um das Land

gr-wins = { $needed } von { $count } siegen
gr-wins-points = { $needed } Punkte
gr-points-short = { $points } P.
gr-points = { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
gr-measure-settler = Dörfer
gr-measure-builder = Gebäude
gr-measure-warlord = Armee
gr-measure-explorer = Gebiete
gr-measure-speaker = allein vorn
gr-supply = Nachschub
gr-supply-none = Keine Nachschubkarte
gr-supply-left = { $count } im Stapel
gr-tokens = { $facility }: noch { $count }
gr-army = Armee
gr-army-of = { $name } { $size }
gr-army-size = Armee { $size }
gr-army-to = Armee auf { $size }
gr-round = führt Runde { $round }
gr-round-short = Runde { $round }
gr-leads-round = { $name } führt Runde { $round }
gr-deck = Stapel { $deck }: { $count } Karten, { $discards } abgelegt

## Hand und Kosten

gr-hand = Deine Hand
gr-hand-size = Handkarten
gr-hand-empty = Keine Handkarten
gr-hand-cards = { $resource }: { $count }
gr-cards = { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
gr-counted = { $count } { $resource }
gr-would-gain = Du bekämst { $cards }
gr-costs = Kosten
gr-costs-help = blass: fehlt dir · grün: bezahlbar

## Spieler

gr-houses = Häuser übrig
gr-settlements = Siedlungen
gr-conditions-reached = Erfüllte und nötige Siegbedingungen
gr-points-reached = Erreichte und nötige Punkte
gr-tracker = { $condition }: { $measure } von { $threshold }{ $state ->
        [done] , erfüllt
        [near] , ein Schritt fehlt
       *[open] { "" }
    }
gr-leads = Startspieler
gr-leads-stays = Startspieler, bleibt
gr-has-chosen = hat gewählt
gr-chooses = wählt noch
gr-may-win = kann als Nächstes siegen
gr-may-win-help = Hat genug Siegbedingungen, oder es fehlt nur ein Schritt; siegen kann man nur als Startspieler
gr-declared = hat den Sieg erklärt
gr-voted-yes = ja
gr-voted-no = nein

## Heldenzüge

gr-title-move = Dein geheimer Heldenzug
gr-help-move = Zieh einen Helden oder wähle, wohin einer geht. Alle werden zusammen aufgedeckt.
gr-stay = bleiben
gr-changes-places = Platztausch
gr-would-hold = In { $territory } hättest du { $votes } von { $total } Stimmen
gr-behind = In { $territory } blieben dir { $votes } von { $total }.
gr-sealed-title = Gewählt
gr-sealed-move = { $hero } nach { $territory }
gr-sealed-stay = kein Held zieht
gr-sealed-waiting = warten auf { $names }

## Vorschläge

gr-title-propose = Mache einen Vorschlag
gr-help-propose = Wähle ein Gebiet und gib dann jede Karte jemandem.
gr-help-split = Ziehen, klicken oder Tasten 1 bis 5. Gesendet ist er endgültig.
gr-split-title = Teile die Karten von { $territory } auf
gr-split-card = { $card }{ $state ->
        [given] , für { $name }
        [taken] , aufgenommen
       *[free] , noch nicht vergeben
    }
gr-split-zone = { $name } (Taste { $key }): { $cards ->
        [none] nichts
       *[other] { $cards }
    }
gr-split-of = { $name }: { $cards }
gr-split-count = { $given } von { $count } vergeben
gr-split-rest-own = Rest für mich
gr-reset = Von vorn
gr-pass = Passen
gr-nothing = nichts
gr-passes-alone = Reicht es ohne andere?
gr-yes = Ja
gr-no = Nein
gr-verdict-own = du hast { $votes } von { $total }, { $needed } nötig
gr-verdict-bar = Mit denen, die etwas bekommen, { $agree } von { $total } Stimmen, { $needed } nötig
gr-enough-with = Genug mit
gr-enough-group = { $names }: zusammen { $votes } Stimmen

## Abstimmungen

gr-ballot-title = Vorschlag von { $name } für { $territory }
gr-ballot-count = { $yes } ja, { $no } nein, { $open } offen, { $needed } nötig
gr-you-gain = Du bekommst
gr-share-cards = { $own } von { $count } Karten
gr-count-yes = { $votes } ja
gr-count-no = { $votes } nein
gr-vote-passes = der Vorschlag ist angenommen
gr-vote-fails = die Karten bleiben liegen
gr-vote-open = andere entscheiden

## Bauen

gr-title-build = Bauen
gr-help-build = So viel du bezahlen kannst, in beliebiger Reihenfolge.
gr-group-village = Dörfer
gr-group-building = Gebäude
gr-group-facility = Öffentliche Einrichtungen, allein
gr-group-joint = Gemeinsamer Bau, einmal je Phase
gr-declare = Sieg erklären
gr-declare-help = du gewinnst sofort
gr-end = Bauen beenden
gr-markets-left = { $count ->
        [0] nichts mehr bauen
        [one] { $count } Markt nutzbar
       *[other] { $count } Märkte nutzbar
    }
gr-new = neu
gr-fees = { $count ->
        [one] { $count } Abgabe
       *[other] { $count } Abgaben
    }
gr-spares = { $count ->
        [one] { $count } Karte weniger
       *[other] { $count } Karten weniger
    }
gr-fulfils = Erfüllt eine Siegbedingung
gr-conditions-after = { $mode ->
        [points] Danach erfüllte Siegbedingungen: { $count }
       *[conditions] Danach { $count } von { $needed } Siegbedingungen
    }
gr-project-in = { $project } in { $territory }
gr-project-village = Dorf
gr-project-army = Armee
gr-pay-usual = Wie vorgeschlagen zahlen
gr-usual = vorgeschlagen
gr-help-pay = Womit zahlst du die nächste Karte?
gr-help-spare = Deine Festungen: Welche Karte entfällt?
gr-help-fee = Abgabe: eine Karte an jeden, der dort siedelt.
gr-help-pledge = Was sagst du zu? Nach dem Rest werden andere gefragt.
gr-help-help = Hilfst du beim Bau?
gr-help-fill = Fülle die offenen Plätze oder brich ab.
gr-source-match = { $resource }
gr-source-gold = { $resource } als Joker
gr-source-market = { $resource } über einen Markt
gr-source-half = Nachschubkarte
gr-source-whole = ganze Nachschubkarte über einen Markt
gr-source-for = { $text } für { $resource }
gr-pledged = { $resource }: { $name }
gr-slot-open = { $resource }: offen
gr-joint-what = { $name } baut in { $territory }: { $facility }
gr-joint-open = noch offen: { $cards }
gr-warn-lead = Sieg möglich, sobald sie Startspieler sind: { $names }
gr-card-spare = entfällt
gr-card-fee = abgeben
gr-enough = Genug
gr-cancel = Abbrechen
gr-no_pledge = Keine Zusage

## Aufstellen

gr-title-settle = Setze ein Dorf
gr-help-settle = In ein Gebiet der Küstenreihe.
gr-title-stand = Stelle deinen Krieger auf
gr-help-stand = Bei einem deiner beiden Dörfer.
gr-help-arrive = Zieht der Held dorthin?
gr-help-make_room = Zwei Helden eines Spielers dürfen nicht zusammen stehen.
gr-title-arrive = Ein Held darf kommen
gr-title-make_room = Mach Platz
gr-come = hierher ziehen
gr-remain = hier bleiben

## Das Ende

gr-final-title = { $name } hat den Sieg erklärt
gr-final-help = Letzter Bau: Alle anderen bauen noch einmal, ohne Nachschubkarte und öffentliche Einrichtungen.

## Schritte einer Runde, in der Statuszeile

step-production = Produktion
step-heroes = Helden
step-proposals = Vorschläge
step-building = Bauen
