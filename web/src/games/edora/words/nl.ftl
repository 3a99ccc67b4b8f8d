### Woorden op het bord van Edora en in zijn panelen. Zetten, gebeurtenissen en begrippen staan in de bestanden van het spel.

step-ed-1 = 1
step-ed-2 = 2
step-ed-3 = 3
step-ed-4 = 4
step-ed-5 = 5
step-ed-6 = 6
step-ed-7 = 7
step-ed-now-1 = 1 Lopen
step-ed-now-2 = 2 Dobbelsteen
step-ed-now-3 = 3 Wedstrijd
step-ed-now-4 = 4 Actie
step-ed-now-5 = 5 Vuren
step-ed-now-6 = 6 Dolmens
step-ed-now-7 = 7 Kruiden

## Bladzijden

ed-pages = Bladzijden van de tafel
ed-page-forest = Bos
ed-page-overview = Orakel en toverdranken
ed-page-mats = Spelersborden
ed-round = Ronde { $round }
ed-tie-order = Gelijke stand
ed-tie-order-label = Gelijke standen worden in deze volgorde gewonnen: { $names }
ed-tie-rule = Bij gelijke stand wint de marker die verder staat, op één veld de bovenste.

## Bord

ed-board = Bord van Edora: het bos met zijn 24 cultusplaatsen
ed-zoom-in = Inzoomen
ed-zoom-out = Hele bord tonen
ed-small-map = Kaart van het bord: springt naar de aangetikte plek
ed-field = Actieveld { $action }
ed-die = Dobbelsteen { $value }
ed-die-of = { $name } { $value }
ed-no-dice = Geen dobbelstenen
ed-free-actions = Vrij: { $actions }
ed-walk-cost = De weg kost { $cost } proviand
ed-walk-first = Eerste beurt: niet lopen, niets ervoor te betalen
ed-price-of-die = Dobbelsteen { $value }: samen { $total } proviand{ $winner ->
        [none] { "" }
       *[other] , { $winner } wint de wedstrijd
    }
ed-completes-fires = { $count ->
        [one] Voltooit een vuurplaats
       *[other] Voltooit { $count } vuurplaatsen
    }
ed-joins-dolmens = Verbindt de dolmens: { $colour }
ed-fire = Vuurplaats

## Het bord in woorden

ed-words-place = { $portal ->
        [true] { $place }, op een plek met portaal
       *[other] { $place }
    }
ed-words-field = { $name ->
        [none] { $action }: vrij
       *[other] { $action }: dobbelsteen { $value } van { $name }
    }
ed-words-pawns = Pionnen: { $names }
ed-words-menhirs = Menhirs: { $stones }
ed-words-steles = Stèles: { $stones }
ed-words-stone = { $name } ({ $bonus })
ed-words-ahead = Voor in de wedstrijd: { $name }
ed-words-near = Naast { $places }
ed-words-clearing = Op één open plek met { $places }
ed-words-dolmen = Dolmen { $colour }{ $name ->
        [none] { "" }
       *[other] , verbonden door { $name }
    }
ed-words-fires = Vuurplaatsen
ed-words-fire = { $fire }, tussen { $places }: { $bonuses }{ $name ->
        [none] , geen vuur
       *[other] , vuur van { $name }
    }
ed-words-spot = Tablet { $spot }: { $tablet }, tussen de stenen { $first } en { $second }
ed-words-spot-empty = geen tablet
ed-words-potion = { $potion }: { $cost } maretak{ $name ->
        [none] { "" }
       *[other] , gebrouwen door { $name }
    }
ed-words-counted = { $what }: { $count }
ed-words-mat = Spelersborden van { $name }
ed-words-pawn = Pion naast { $place }
ed-words-track = Kennis: veld { $field }, vermenigvuldiger { $multiplier }
ed-words-tablet = { $tablet }: { $progress } van { $needs }{ $copies ->
        [1] { "" }
       *[other] , { $copies } keer
    }
ed-words-pair = Kruiden bij sikkelstap { $step }: { $herbs }

## Eigen bord

ed-own-mat = Jouw bord
ed-open-mat = Spelersborden van { $name }
ed-provisions = Proviand
ed-mistletoe = Maretak
ed-prestige = Prestigepunten
ed-knowledge = Kennisspoor
ed-sickle = Sikkel
ed-in-hand = Persoonlijke voorraad
ed-general = Algemene voorraad
ed-show-prices = Dobbelsteen { $value }: prijzen ermee op het bord tonen
ed-sickle-track = Sikkelspoor
ed-sickle-at = Sikkel op stap { $step }
ed-next-pair = { $steps ->
        [one] Kruiden over { $steps } stap
       *[other] Kruiden over { $steps } stappen
    }
ed-end-score = aan het einde { $points } waard
ed-field-times = bereikt veld, ×{ $multiplier }
ed-active-herbs = Werkzame kruiden
ed-inactive-herbs = Onwerkzame kruiden
ed-menhirs = Menhirs
ed-menhirs-placed = Geplaatste menhirs
ed-menhirs-help = de volgende: zijn bonus en { $count } andere, dan hijzelf nog eens
ed-menhir-left = Menhir { $bonus }, nog niet geplaatst
ed-menhir-placed = Menhir { $bonus }, geplaatst: zijn bonus komt bij elke menhir terug
ed-steles = Stèles
ed-steles-placed = Geplaatste stèles
ed-steles-help = waarde van de dobbelsteen, dan
ed-stele-left = Stèle { $bonus }, nog niet geplaatst
ed-stele-placed = Stèle { $bonus }, geplaatst
ed-amulet = Amulet
ed-amulet-level = elk vol niveau +{ $points }
ed-amulet-column = als de drie linkerplekken gevuld zijn
ed-gem-slot-empty = lege plek
ed-tablets = Stenen tabletten
ed-tablets-help = vervuld elk { $points } punten
ed-potions-brewed = Gebrouwen toverdranken
ed-dolmens = Dolmens
ed-hidden = verborgen
ed-forecast = Als het spel nu eindigde
ed-won-times = { $won } gewonnen × { $multiplier }
ed-master = Druïdenmeester (startspeler)

## Overzicht

ed-oracle = Orakelplaats
ed-oracle-help = Een stenen tablet brengt de bonussen van beide stenen ernaast.
ed-oracle-stone = Orakelsteen: { $bonus }
ed-in-pile = Stapel: { $count }.
ed-potions = Toverdranken
ed-potions-help = Alleen met de maretakactie gebrouwen.
ed-costs-mistletoe = { $cost } maretak
ed-gems = Edelstenen
ed-gems-help = Van elke soort één op een amulet.
ed-beige = Beige dolmens
ed-beige-help = Voor de volgende verbindingen, naast { $points } punten per dobbelsteen.
ed-knowledge-field = Veld { $field }, vermenigvuldiger { $multiplier }{ $names ->
        [none] { "" }
       *[other] : { $names }
    }

## Beslissingen

ed-choose = Kies
ed-turn-help = Kies een plaats. Een dobbelsteen op jouw bord toont zijn prijzen.
ed-key-price = Weg en steen samen, in proviand
ed-key-wins = Groen: daarmee win je de wedstrijd
ed-key-loses = Rood: iemand anders wint
ed-key-fire = Een dobbelsteen voltooit de vuurplaats
ed-pays-leaves = Kost { $cost } van { $held } proviand, laat { $left } over
ed-leaves = laat { $left } over
ed-may-turn = kan nog tot 2 gedraaid worden
ed-wins-contest = { $name } wint de wedstrijd
ed-warning-no_die = Geen dobbelsteen voor de volgende beurt, tenzij deze er een brengt
ed-warning-few_provisions = Nog maar { $left } proviand: plan nieuwe voorraad
ed-not-with-die = niet met deze dobbelsteen
ed-brings = Brengt
ed-emergency-help = in plaats van een gewone beurt
ed-with-herb = met de bonus van het kruid
ed-no-room = { $taken ->
        [0] geen plaats meer: in plaats daarvan +{ $instead } prestigepunten
       *[other] nog maar { $taken } mogelijk: voor de rest +{ $instead } prestigepunten
    }
ed-instead = +{ $instead } prestigepunten voor wat niet meer past
ed-to-field = naar veld { $field }
ed-sickle-to = naar stap { $to }{ $pairs ->
        [0] { "" }
        [one] , één kruidenpaar
       *[other] , { $pairs } kruidenparen
    }
ed-progress = je hebt { $progress } van { $needs }
ed-costs-leaves = kost { $cost }, laat { $left } maretak over
ed-level = Niveau { $sign }
ed-bonuses-count = { $count } bonussen
ed-bonuses-repeat = { $count } bonussen en één nog eens
ed-other-inactive = { $herb } wordt onwerkzaam
ed-decline-help = de dobbelsteen blijft, de actie vervalt
ed-at-step = bij stap { $step }
ed-lay-help = Kies twee kruiden voor het paar bij stap { $step } van het sikkelspoor.
ed-option-decline = Van de actie afzien
ed-pick-several = Kies { $count } dobbelstenen: { $chosen } van { $count } gekozen
ed-pick-label = Dobbelsteen { $value }: { $count } van { $held } gekozen
ed-pick-held = { $held } aanwezig
ed-option-stop = { $of ->
    [raise] Geen dobbelsteen draaien
   *[brew] Niets brouwen
}
ed-option-none = Geen bonus nog eens
ed-option-provisions = Proviand
ed-option-dice = Dobbelstenen
ed-option-knowledge = Kennis
ed-option-sickle = Sikkel

## Einde

ed-last-round = Laatste ronde
ed-last-round-help = Iemand heeft de laatste dobbelsteen geplaatst. De ronde wordt afgemaakt, dan volgt de eindtelling.
ed-final = Eindtelling
ed-final-before = Tijdens het spel
ed-final-leftovers = Restmateriaal
ed-final-sickle = Sikkel
ed-final-tablets = Stenen tabletten
ed-final-amulet = Amulet
ed-final-cult_places = Cultusplaatsen
ed-final-sum = Prestigepunten
ed-ended-now = Als het spel nu eindigde: { $points } prestigepunten
