### Wörter auf dem Spielplan von Meduris und in seinen Feldern. Züge, Ereignisse und Begriffe stehen beim Spiel selbst.

me-board = Spielplan von Meduris: ein Ring aus { $fields } Feldern um den Berg
me-map = Kleine Karte: einen anderen Teil des Spielplans zeigen
me-zoom-in = Vergrößern
me-zoom-out = Ganzen Spielplan zeigen

## Der Spielplan in Worten

me-words-druid = Druide und Würfel
me-words-next-hut = Die nächste Hütte auf dem Weg des Druiden: Feld { $field }, { $name }
me-words-marker = Die letzte Runde begann bei Feld { $field }
me-words-river = Der große Fluss fließt zwischen Feld { $last } und Feld 0
me-words-die = Der Würfel zeigt: { $face }
me-words-plateau = { $plateau }: { $count ->
        [0] keine Arbeiter
       *[other] Arbeiter von unten: { $names }
    }; Vorrat: { $supply } { $good }
me-words-district = Bezirk { $rune }, Runenstein { $holder ->
        [none] noch frei
       *[other] bei { $holder }
    }
me-words-field = Feld { $field }, { $goods }: { $what }
me-words-hut = { $size ->
        [1] Hütte von { $name }
       *[other] Hütte von { $name } in einer Siedlung mit { $size } Hütten
    }
me-words-temple = Tempel von { $name }
me-words-free = { $size ->
        [1] frei
       *[other] frei, mit einer Hütte hier eine Siedlung mit { $size }
    }
me-words-druid-here = hier steht der Druide

## Was ein Bau bedeutet

me-field = Feld { $field }, Bezirk { $district }.
me-costs = { $kind ->
        [hut] Die Hütte kostet { $cost }.
       *[temple] Der Tempel kostet { $cost }.
    }
me-costs-nothing = { $kind ->
        [hut] Nichts: Der Bonus-Chip bezahlt.
       *[temple] Nichts.
    }
me-replaced = { $count ->
        [one] { $count } Gut drei zu eins ersetzt, zusammen { $cost } Güter.
       *[other] { $count } Güter drei zu eins ersetzt, zusammen { $cost } Güter.
    }
me-worth = { $count ->
        [0] Noch keine Hütte daneben.
        [one] { $count } Punkt am Ende für die Hütte daneben.
       *[other] { $count } Punkte am Ende für die Hütten daneben.
    }
me-rune-new = Runenstein { $rune }, noch frei.
me-rune-own = Den Runenstein { $rune } hast du schon.
me-rune-taken = Runenstein { $rune } von { $name }.
me-druid-stone = Der Druide geht auf Steinfeld { $stone }.
me-druid-waits = Es gibt noch keine Hütte: Der Druide wartet.
me-druid-enters = { $huts ->
        [one] Der Druide verlässt die Steine und fragt bei Feld { $field }.
       *[other] Der Druide verlässt die Steine und fragt { $huts } Hütten ab Feld { $field }.
    }
me-druid-walks = { $huts ->
        [one] Der Druide geht { $steps ->
            [one] { $steps } Feld
           *[other] { $steps } Felder
        } weit und fragt bei Feld { $field }.
       *[other] Der Druide geht { $steps ->
            [one] { $steps } Feld
           *[other] { $steps } Felder
        } weit und fragt { $huts } Hütten ab Feld { $field }.
    }
me-crosses-river = Großer Fluss: +1 je Runenstein.
me-both-worth = Beide Güter bringen { $points } Punkte.
me-runes-then = { $count ->
        [one] Du hättest { $count } Runenstein.
       *[other] Du hättest { $count } Runensteine.
    }
me-points-now = { $points ->
        [one] +{ $points } Punkt sofort
       *[other] +{ $points } Punkte sofort
    }
me-last-piece = Dein letztes Gebäude: Alle anderen sind noch einmal am Zug.
me-worker = { $state ->
        [held] Dein Arbeiter in der Hand, Höhe { $height }: { $plateau }. Wähle eine Hochebene oder setze ihn zurück.
       *[stands] Dein Arbeiter in Höhe { $height }: { $plateau }. Aufnehmen.
    }

## Entscheidung

me-kinds = Art der Aktion
me-tab-worker = Arbeiter
me-tab-hut = Hütte
me-tab-temple = Tempel
me-list = { $kind ->
        [worker] Alle Züge deiner Arbeiter
        [hut] Alle möglichen Felder für eine Hütte
       *[temple] Alle möglichen Felder für einen Tempel
    }
me-head-field = Feld
me-head-cost = Kosten
me-head-rune = Rune
me-head-worth = Am Ende
me-head-druid = Druide
me-head-now = Jetzt
me-title-action = Wähle eine Aktion
me-title-place = Stelle einen Arbeiter auf
me-title-take = Nimm ein Gut
me-title-give = Gib ein Gut ab
me-title-lay = Lege ein Gut ab
me-title-lay_chip = Lege einen Bonus-Chip
me-title-still_build = Baust du noch?
me-title = { $kind ->
        [hut] Hütte auf Feld { $field }
       *[temple] Tempel auf Feld { $field }
    }
me-hut-note = { $size ->
        [1] Frei stehende Hütte, jedes Gut einmal
       *[other] Hütte { $size } der Siedlung, jedes Gut ×{ $times }
    }
me-dear = { $count }× 3:1, { $cost } Güter
me-free-note = Der Bonus-Chip bezahlt diese Hütte
me-temple-note = Ein Tempel kostet immer gleich viel, was auch daneben steht
me-pay = Kosten
me-gain = Gewinn
me-druid = Druide
me-free = kostenlos
me-new = neu
me-own = deiner
me-from = von
me-stone = Stein
me-others = andere +{ $count }
me-instead-of = für
me-yields = Diese Hochebene bringt { $good }, von oben nach unten.
me-yields-nothing = Der Vorrat dort ist leer: Niemand bekommt etwas.
me-choose = Wähle einen Zug
me-choose-note = Tippe auf ein goldenes Feld oder blättere durch alle.
me-choose-worker = Tippe auf einen deiner Arbeiter, dann auf eine Hochebene, oder blättere durch alle Züge.
me-previous = Voriger möglicher Zug
me-next = Nächster möglicher Zug
me-rune-is-new = Runenstein
me-rune-is-own = Deine Rune
me-rune-is-taken = Rune von
me-druid-asks = { $points ->
        [0] Druide
        [1] Der Druide fragt
       *[other] Druide fragt, je { $points } Punkte
    }
me-legend-price = Goldene Felder stehen dir offen; ×2 heißt: jedes der beiden Güter zweimal.
me-legend-dearer = Gestrichelt: Dir fehlen Güter, du ersetzt sie eins durch drei.
me-legend-free = Ein Bonus-Chip macht diese Hütte kostenlos.
me-legend-walk = Wohin der Druide ginge und wen er fragte.
me-legend-worth = Goldene Felder stehen dir offen; +3 sind die Hütten daneben, gewertet am Ende.
me-legend-worker = Nimm einen deiner Arbeiter auf.
me-legend-plateau = Wähle dann seine neue Hochebene; +3 bekommst du.
me-legend-tower = Oben 3, Mitte 2, unten 1, für ihre Besitzer.

## Bezahlen, opfern, Güter

me-pay-title = { $goal ->
        [hut] Die Hütte auf Feld { $field } bezahlen
        [temple] Den Tempel auf Feld { $field } bezahlen
        [one] Welches Gut opferst du?
       *[both] Womit bezahlst du beide Güter?
    }
me-pay-note = Drei Güter ersetzen eines.
me-ways-to-pay = Alle Arten zu bezahlen, die günstigste zuerst
me-more-ways = Weitere Arten zeigen ({ $count })
me-offer-title = Der Druide fragt bei Feld { $field }
me-settlement = { $size ->
        [1] Frei stehende Hütte
       *[other] Siedlung aus { $size } Hütten
    }
me-offer-nothing = Nichts opfern
me-offer-one = Ein Gut opfern
me-offer-both = Beide Güter opfern
me-offer-chip = Druiden-Chip einsetzen
me-offer-replaced = { $cost } Güter, eins durch drei ersetzt
me-chip-gone = Zählt als beide Güter und kommt aus dem Spiel
me-why-not = Nicht möglich. Warum?
me-good-note = Du { $held }, Vorrat { $supply }
me-tower = { $count ->
        [0] noch niemand
       *[other] von unten: { $names }
    }

## Eigener Vorrat und Mitspieler

me-supplies = Dein Vorrat
me-if-played = mit diesem Zug
me-payment-follows = Bezahlung folgt
me-huts-left = Hütten übrig
me-temples-left = Tempel übrig
me-rune-stones = Runensteine
me-mountain = Berg
me-unseen = Andere Schirme
me-screens = Alle Schirme
me-points = Siegpunkte
me-points-word = { $points ->
        [one] Punkt
       *[other] Punkte
    }
me-start = Startspieler
me-built-all = alles gebaut
me-goods-hidden = Güter, hinter dem Sichtschirm
me-goods-count = { $count ->
        [one] { $count } Gut, verdeckt
       *[other] { $count } Güter, verdeckt
    }

## Das Ende

me-last-turns = Letzte Züge
me-last-turns-help = { $name } hat alles gebaut; alle anderen sind noch einmal am Zug.
me-turns-to-go = { $count ->
        [one] noch { $count } Zug
       *[other] noch { $count } Züge
    }
me-last-lap = Letzte Runde des Druiden
me-huts-to-go = { $count ->
        [one] noch { $count } Hütte
       *[other] noch { $count } Hütten
    }
me-final-scoring = Finale Siegpunkte-Wertung
me-player = Spieler
me-so-far = Bisher
me-temples = Tempel
me-sum = Punkte
me-buildings = Gebaute Hütten und Tempel
me-goods-left = Übrige Güter
me-tie-break = Bei Gleichstand zählen die gebauten Hütten und Tempel, dann die übrigen Güter.
me-ended-now = Wenn das Spiel jetzt endete, mit Tempeln und Runensteinen: { $points } Punkte
