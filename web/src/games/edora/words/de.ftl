### Wörter auf dem Plan von Edora und in seinen Tafeln. Züge, Ereignisse und Begriffe stehen in den Dateien des Spiels.

step-ed-1 = 1
step-ed-2 = 2
step-ed-3 = 3
step-ed-4 = 4
step-ed-5 = 5
step-ed-6 = 6
step-ed-7 = 7
step-ed-now-1 = 1 Bewegung
step-ed-now-2 = 2 Würfel
step-ed-now-3 = 3 Wettstreit
step-ed-now-4 = 4 Aktion
step-ed-now-5 = 5 Feuer
step-ed-now-6 = 6 Dolmen
step-ed-now-7 = 7 Heilkräuter

## Seiten

ed-pages = Seiten des Tisches
ed-page-forest = Wald
ed-page-overview = Orakel und Zaubertränke
ed-page-mats = Spielertableaus
ed-round = Runde { $round }
ed-tie-order = Gleichstand
ed-tie-order-label = Gleichstände gewinnt man in dieser Reihenfolge: { $names }
ed-tie-rule = Bei Gleichstand gewinnt der Marker weiter vorn, auf einem Feld der obere.

## Plan

ed-board = Plan von Edora: der Wald mit seinen 24 Kultplätzen
ed-zoom-in = Vergrößern
ed-zoom-out = Ganzen Plan zeigen
ed-small-map = Karte des Plans: springt zur angetippten Stelle
ed-field = Aktionsfeld { $action }
ed-die = Würfel { $value }
ed-die-of = { $name } { $value }
ed-no-dice = Keine Würfel
ed-free-actions = Frei: { $actions }
ed-walk-cost = Der Weg kostet { $cost } Proviant
ed-walk-first = Erster Zug: kein Weg, nichts dafür zu zahlen
ed-price-of-die = Würfel { $value }: zusammen { $total } Proviant{ $winner ->
        [none] { "" }
       *[other] , { $winner } gewinnt den Wettstreit
    }
ed-completes-fires = { $count ->
        [one] Vollendet eine Feuerstelle
       *[other] Vollendet { $count } Feuerstellen
    }
ed-joins-dolmens = Verbindet die Dolmen: { $colour }
ed-fire = Feuerstelle

## Der Plan in Worten

ed-words-place = { $portal ->
        [true] { $place }, auf einer Portal-Lichtung
       *[other] { $place }
    }
ed-words-field = { $name ->
        [none] { $action }: frei
       *[other] { $action }: Würfel { $value } von { $name }
    }
ed-words-pawns = Spielfiguren: { $names }
ed-words-menhirs = Menhire: { $stones }
ed-words-steles = Stelen: { $stones }
ed-words-stone = { $name } ({ $bonus })
ed-words-ahead = Vorn im Wettstreit: { $name }
ed-words-near = Neben { $places }
ed-words-clearing = Auf einer Lichtung mit { $places }
ed-words-dolmen = Dolmen { $colour }{ $name ->
        [none] { "" }
       *[other] , verbunden von { $name }
    }
ed-words-fires = Feuerstellen
ed-words-fire = { $fire }, zwischen { $places }: { $bonuses }{ $name ->
        [none] , ohne Feuer
       *[other] , Feuer von { $name }
    }
ed-words-spot = Tafel { $spot }: { $tablet }, zwischen den Steinen { $first } und { $second }
ed-words-spot-empty = keine Tafel
ed-words-potion = { $potion }: { $cost ->
        [one] { $cost } Mistel
       *[other] { $cost } Misteln
    }{ $name ->
        [none] { "" }
       *[other] , gebraut von { $name }
    }
ed-words-counted = { $what }: { $count }
ed-words-mat = Spielertableaus von { $name }
ed-words-pawn = Spielfigur neben { $place }
ed-words-track = Wissen: Feld { $field }, Multiplikator { $multiplier }
ed-words-tablet = { $tablet }: { $progress } von { $needs }{ $copies ->
        [1] { "" }
       *[other] , { $copies }-mal
    }
ed-words-pair = Heilkräuter bei Sichelschritt { $step }: { $herbs }

## Eigenes Tableau

ed-own-mat = Dein Tableau
ed-open-mat = Spielertableaus von { $name }
ed-provisions = Proviant
ed-mistletoe = Misteln
ed-prestige = Prestigepunkte
ed-knowledge = Wissensleiste
ed-sickle = Sichel
ed-in-hand = Persönlicher Vorrat
ed-general = Allgemeiner Vorrat
ed-show-prices = Würfel { $value }: Preise mit ihm auf dem Plan zeigen
ed-sickle-track = Sichelleiste
ed-sickle-at = Sichel auf Schritt { $step }
ed-next-pair = { $steps ->
        [one] Kräuter in { $steps } Schritt
       *[other] Kräuter in { $steps } Schritten
    }
ed-end-score = am Ende { $points } wert
ed-field-times = erreichtes Feld, ×{ $multiplier }
ed-active-herbs = Wirksame Heilkräuter
ed-inactive-herbs = Unwirksame Heilkräuter
ed-menhirs = Menhire
ed-menhirs-placed = Aufgestellte Menhire
ed-menhirs-help = der nächste: sein Bonus und { $count } weitere, dann er selbst noch einmal
ed-menhir-left = Menhir { $bonus }, noch nicht aufgestellt
ed-menhir-placed = Menhir { $bonus }, aufgestellt: sein Bonus kommt mit jedem Menhir wieder
ed-steles = Stelen
ed-steles-placed = Aufgestellte Stelen
ed-steles-help = Würfelwert, dann
ed-stele-left = Stele { $bonus }, noch nicht aufgestellt
ed-stele-placed = Stele { $bonus }, aufgestellt
ed-amulet = Amulett
ed-amulet-level = jede volle Ebene +{ $points }
ed-amulet-column = wenn die drei linken Plätze gefüllt sind
ed-gem-slot-empty = leerer Platz
ed-tablets = Steintafeln
ed-tablets-help = erfüllt je { $points } Punkte
ed-potions-brewed = Gebraute Zaubertränke
ed-dolmens = Dolmen
ed-hidden = verdeckt
ed-forecast = Wenn das Spiel jetzt endete
ed-won-times = { $won } gewonnen × { $multiplier }
ed-master = Druidenmeister (Startspieler)

## Übersicht

ed-oracle = Orakelplatz
ed-oracle-help = Eine Steintafel bringt die Boni beider Steine neben ihr.
ed-oracle-stone = Orakelstein: { $bonus }
ed-in-pile = Stapel: { $count }.
ed-potions = Zaubertränke
ed-potions-help = Werden nur mit der Mistelaktion gebraut.
ed-costs-mistletoe = { $cost ->
        [one] { $cost } Mistel
       *[other] { $cost } Misteln
    }
ed-gems = Edelsteine
ed-gems-help = Jede Sorte nur einmal auf einem Amulett.
ed-beige = Beige Dolmen
ed-beige-help = Für die nächsten Verbindungen, neben { $points } Punkten je Würfel.
ed-knowledge-field = Feld { $field }, Multiplikator { $multiplier }{ $names ->
        [none] { "" }
       *[other] : { $names }
    }

## Entscheidungen

ed-choose = Wähle
ed-turn-help = Wähle einen Platz. Ein Würfel deines Tableaus zeigt seine Preise.
ed-key-price = Weg und Würfel zusammen, in Proviant
ed-key-wins = Grün: damit gewinnst du den Wettstreit
ed-key-loses = Rot: jemand anders gewinnt ihn
ed-key-fire = Ein Würfel vollendet die Feuerstelle
ed-pays-leaves = Kostet { $cost } von { $held } Proviant, lässt { $left }
ed-leaves = lässt { $left }
ed-may-turn = kann noch um bis zu 2 gedreht werden
ed-wins-contest = { $name } gewinnt den Wettstreit
ed-warning-no_die = Kein Würfel für den nächsten Zug, wenn dieser keinen bringt
ed-warning-few_provisions = Nur noch { $left } Proviant: plane Nachschub
ed-not-with-die = nicht mit diesem Würfel
ed-brings = Bringt
ed-emergency-help = anstelle eines normalen Zuges
ed-with-herb = mit dem Bonus des Heilkrauts
ed-no-room = { $taken ->
        [0] kein Platz mehr: dafür +{ $instead } Prestigepunkte
       *[other] nur noch { $taken } möglich: für den Rest +{ $instead } Prestigepunkte
    }
ed-instead = +{ $instead } Prestigepunkte für das, was nicht mehr passt
ed-to-field = auf Feld { $field }
ed-sickle-to = auf Schritt { $to }{ $pairs ->
        [0] { "" }
        [one] , ein Kräuterpaar
       *[other] , { $pairs } Kräuterpaare
    }
ed-progress = du hast { $progress } von { $needs }
ed-costs-leaves = kostet { $cost }, lässt { $left } Misteln
ed-level = Ebene { $sign }
ed-bonuses-count = { $count } Boni
ed-bonuses-repeat = { $count } Boni und einer noch einmal
ed-other-inactive = { $herb } wird unwirksam
ed-decline-help = der Würfel bleibt, die Aktion entfällt
ed-at-step = an Schritt { $step }
ed-lay-help = Wähle zwei Heilkräuter für das Paar an Schritt { $step } der Sichelleiste.
ed-option-decline = Auf die Aktion verzichten
ed-pick-several = Wähle { $count } Würfel: { $chosen } von { $count } gewählt
ed-pick-label = Würfel { $value }: { $count } von { $held } gewählt
ed-pick-held = { $held } da
ed-option-stop = { $of ->
    [raise] Keinen Würfel drehen
   *[brew] Nichts brauen
}
ed-option-none = Keinen Bonus noch einmal
ed-option-provisions = Proviant
ed-option-dice = Würfel
ed-option-knowledge = Wissen
ed-option-sickle = Sichel

## Ende

ed-last-round = Letzte Runde
ed-last-round-help = Jemand hat den letzten Würfel gelegt. Die Runde wird zu Ende gespielt, dann folgt die Endwertung.
ed-final = Endwertung
ed-final-before = Während des Spiels
ed-final-leftovers = Restmaterial
ed-final-sickle = Sichel
ed-final-tablets = Steintafeln
ed-final-amulet = Amulett
ed-final-cult_places = Kultplätze
ed-final-sum = Prestigepunkte
ed-ended-now = Wenn das Spiel jetzt endete: { $points } Prestigepunkte
