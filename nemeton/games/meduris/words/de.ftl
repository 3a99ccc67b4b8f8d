# Meduris auf Deutsch. Begriffe nach dem Glossar von docs/rules/meduris.md; die Regeln selbst stehen in de-rules.ftl.
# Argumente: $seat, $seats, $owner, $asked und $rune_from kommen als Namen an, Begriffe ($good, $goods, $plateau, $from, $to,
# $rune, $chip, $face) als Wörter, Zahlen als Zahlen. Was die Lesenden nicht wissen dürfen, und niemand, kommt als "hidden" an.
# Zahlen der Schachtel ($temple_price, $substitution_rate, …) können in jeder Nachricht stehen: FACTS in content.py.

title = Meduris
tagline = Besiedelt den Fuß des Berges, baut Hütten und Tempel, und haltet Güter für den Druiden bereit.

## Begriffe

good-wood = Holz
good-wool = Wolle
good-copper = Kupfer
good-stone = Stein

plateau-wood = Wald
plateau-wool = Schafweiden
plateau-copper = Mine
plateau-stone = Steinbruch

rune-serpent = Schlange
rune-frame = Rahmen
rune-branches = Zweige
rune-arch = Bogen
rune-whirl = Wirbel
rune-waves = Wellen
rune-bows = Doppelbogen
rune-hook = Haken
rune-arrow = Pfeil

chip-points2 = Bonus-Chip „2“
chip-free_hut = Bonus-Chip „Hütte“
chip-druid = Bonus-Chip „Druide“
chip-face_down = verdeckter Bonus-Chip
chip-none = kein Bonus-Chip

face-wood = Holz
face-wool = Wolle
face-copper = Kupfer
face-stone = Stein
face-any = +1 für ein beliebiges Gut
face-loss = −1 für alle

## Was geschehen ist

event-starts = { $seat } hat den ersten Zug
event-lay_chip = { $seat } legt einen Bonus-Chip verdeckt auf Feld { $field }
event-chip = Auf Feld { $field }: { $chip }
event-place = { $seat } stellt einen Arbeiter auf: { $plateau }
event-turn = Zug { $turn }: { $seat }
event-roll = { $seat } würfelt { $face }
event-harvest = { $seat } erwirtschaftet { $amount } { $good }
event-short = Zu wenig { $good } im Vorrat: { $seat } geht bei { $amount } leer aus
event-take = { $seat } nimmt { $good }
event-take_nothing = { $seat } nimmt nichts
event-give = { $seat } gibt { $good } ab
event-lay = { $good ->
    [hidden] { $seat } legt geheim ein Gut ab
   *[other] { $seat } legt geheim { $good } ab
}
event-worker = { $seat } setzt einen Arbeiter um: { $from } → { $to }
event-pay = { $seat } setzt { $amount } { $good } ein
event-free_hut = { $seat } baut kostenlos auf Feld { $field }
event-hut = { $size ->
    [one] { $seat } baut eine frei stehende Hütte auf Feld { $field }
   *[other] { $seat } baut eine Hütte auf Feld { $field }: eine Siedlung mit { $size } Hütten
}
event-chip_points = Der Bonus-Chip auf Feld { $field } bringt { $seat } { $points } Siegpunkte
event-druid_chip = { $seat } hat nun einen Druiden-Chip unter der Hütte auf Feld { $field }
event-rune = { $seat } nimmt den Runenstein: { $rune }
event-rune_from = { $seat } nimmt { $owner } den Runenstein weg: { $rune }
event-temple = { $seat } errichtet einen Tempel auf Feld { $field }
event-stone = Der Druide rückt auf sein Steinfeld { $stone } vor
event-druid_waits = Es gibt noch keine Hütte: Der Druide wartet
event-druid = { $size ->
    [one] Der Druide hält bei Feld { $field } und fragt { $seat } (frei stehende Hütte)
   *[other] Der Druide hält bei Feld { $field } und fragt { $seat } (Siedlung mit { $size } Hütten)
}
event-river = Der Druide überquert den großen Fluss: Runen-Zwischenwertung
event-river_points = { $points ->
    [one] Runensteine: { $points } Siegpunkt für { $seat }
   *[other] Runensteine: { $points } Siegpunkte für { $seat }
}
event-offer_nothing = { $points ->
    [0] { $seat } opfert bei Feld { $field } nichts und bleibt auf 0
    [one] { $seat } opfert bei Feld { $field } nichts und verliert { $points } Siegpunkt
   *[other] { $seat } opfert bei Feld { $field } nichts und verliert { $points } Siegpunkte
}
event-offer_one = { $points ->
    [one] { $seat } opfert bei Feld { $field } ein Gut: { $points } Siegpunkt
   *[other] { $seat } opfert bei Feld { $field } ein Gut: { $points } Siegpunkte
}
event-offer_both = { $seat } opfert bei Feld { $field } beide Güter: { $points } Siegpunkte
event-offer_chip = { $points ->
    [one] { $seat } setzt bei Feld { $field } den Druiden-Chip ein: { $points } Siegpunkt
   *[other] { $seat } setzt bei Feld { $field } den Druiden-Chip ein: { $points } Siegpunkte
}
event-last_turns = { $seat } hat alles gebaut: Alle anderen sind noch einmal an der Reihe
event-will_build = { $seat } möchte noch bauen
event-will_not_build = { $seat } möchte nichts mehr bauen
event-exhausted = Der Berg ist leer, und niemand baut mehr
event-deadlock = Auf die restlichen Felder passt kein Gebäude mehr
event-turn_cap = Das Spiel hat lange genug gedauert
event-last_lap = Die letzte Runde des Druiden beginnt
event-temple_points = { $points ->
    [one] Tempel auf Feld { $field }: { $points } Siegpunkt für { $seat }
   *[other] Tempel auf Feld { $field }: { $points } Siegpunkte für { $seat }
}
event-rune_points = { $runes ->
    [0] { $seat } hat keinen Runenstein: { $points } Siegpunkte
    [one] { $runes } Runenstein von { $seat }: { $points } Siegpunkt
   *[other] { $runes } Runensteine von { $seat }: { $points } Siegpunkte
}
event-result = { $points ->
    [one] Platz { $place }: { $seat } mit { $points } Siegpunkt
   *[other] Platz { $place }: { $seat } mit { $points } Siegpunkten
}

## Ein Zug in einer Zeile

chapter-temples = Die Tempel
chapter-runes = Runensteine
chapter-result = Das Ende
net-lay_chip = Chip auf { $field }
net-place = Arbeiter: { $plateau }
net-harvest = { $amount } { $good } bekommen
net-take = { $good } bekommen
net-give = { $good } abgegeben
net-worker = Arbeiter umgesetzt: { $to }
net-hut = Hütte auf { $field }
net-druid_chip = ein Druiden-Chip
net-rune = Rune { $rune }
net-rune_from = { $whom ->
    [you] nahm dir die Rune { $rune } weg
   *[other] nahm { $owner } die Rune { $rune } weg
}
net-temple = Tempel auf { $field }
net-last_turns = die letzten Züge beginnen

## Was den Ausschlag gab

result-result = Platz { $place }: { $seat } mit { $points } Siegpunkten (Tempel { $temple_points }, { $runes } Runensteine { $rune_points }); { $buildings } Gebäude, { $left } Güter übrig
result-shared_victory = { $seats } teilen sich den Sieg: Siegpunkte, Gebäude und Güter sind gleich
result-decided_by_points = { $seat } gewinnt mit { $points } Siegpunkten
result-decided_by_buildings = { $seat } gewinnt den Gleichstand mit mehr Hütten und Tempeln, { $count } zu { $other }
result-decided_by_goods = { $seat } gewinnt den Gleichstand mit mehr übrigen Gütern, { $count } zu { $other }

## Züge, mit ihrer Wirkung

move-place = { $height ->
    [1] Arbeiter aufstellen: { $plateau } (leer)
   *[other] Arbeiter aufstellen: { $plateau } (auf Höhe { $height })
}
move-take = { $good } nehmen (Vorrat: { $supply })
move-take_nothing = Nichts nehmen
move-give = { $good } abgeben
move-lay = { $good } geheim ablegen
move-lay_chip = Den Bonus-Chip auf Feld { $field } legen
move-worker = Arbeiter auf Höhe { $height } umsetzen, { $from } → { $to }: { $own } { $good } für dich{ $others ->
    [0] {""}
   *[other] , { $others } für andere
}
move-hut = Hütte auf Feld { $field }: { $free ->
    [true] kostenlos (statt je { $times } { $goods }), {""}
   *[other] je { $times } { $goods }, {""}
}{ $replaced ->
    [0] {""}
   *[other] { $replaced } ersetzt { $substitution_rate }:1 ({ $cost } Güter), {""}
}{ $rune_is ->
    [new] Runenstein { $rune }, {""}
    [taken] Runenstein { $rune } von { $rune_from }, {""}
   *[own] {""}
}{ $size ->
    [one] frei stehend
   *[other] Siedlung mit { $size }
}; { $stone ->
    [0] { $asked_size ->
        [0] der Druide wartet
       *[other] der Druide fragt { $asked }
    }
   *[other] Druide auf Steinfeld { $stone }
}{ $points ->
    [0] {""}
    [one] ; sofort { $points } Siegpunkt
   *[other] ; sofort { $points } Siegpunkte
}
move-temple = Tempel auf Feld { $field }: { $times ->
    [1] {""}
   *[other] je { $times } {""}
}{ $goods }{ $replaced ->
    [0] {""}
   *[other] , { $replaced } ersetzt { $substitution_rate }:1 ({ $cost } Güter)
}, { $worth ->
    [one] { $worth } Hütte daneben
   *[other] { $worth } Hütten daneben
}; { $stone ->
    [0] { $asked_size ->
        [0] der Druide wartet
       *[other] der Druide fragt { $asked }
    }
   *[other] Druide auf Steinfeld { $stone }
}{ $points ->
    [0] {""}
    [one] ; sofort { $points } Siegpunkt
   *[other] ; sofort { $points } Siegpunkte
}
move-pay = Bezahlen mit{ $wood ->
    [0] {""}
   *[other] {" "}{ $wood } Holz
}{ $wool ->
    [0] {""}
   *[other] {" "}{ $wool } Wolle
}{ $copper ->
    [0] {""}
   *[other] {" "}{ $copper } Kupfer
}{ $stone ->
    [0] {""}
   *[other] {" "}{ $stone } Stein
}{ $replaced ->
    [0] {""}
   *[other] {" "}(ersetzt { $instead_of })
}
move-offer_nothing = { $points ->
    [0] Nichts opfern (du bleibst auf 0)
   *[other] Nichts opfern ({ $points })
}
move-offer_one = { $cost ->
    [one] Eines opfern von { $goods } (+{ $points })
   *[other] Ein Gut opfern, ersetzt durch { $cost } andere (+{ $points })
}
move-offer_both = Beide Güter opfern: { $goods } (+{ $points }, { $cost } Güter)
move-offer_chip = Druiden-Chip einsetzen (+{ $points })
move-will_build = Ich möchte noch bauen
move-will_not_build = Ich möchte nichts mehr bauen

confirm-place = Arbeiter aufstellen
confirm-take = Gut nehmen
confirm-take_nothing = Nichts nehmen
confirm-give = Abgeben
confirm-lay = Ablegen
confirm-lay_chip = Chip legen
confirm-worker = Arbeiter umsetzen
confirm-hut = Hütte bauen
confirm-temple = Tempel errichten
confirm-pay = Bezahlen
confirm-offer_nothing = Nichts opfern
confirm-offer_one = Ein Gut opfern
confirm-offer_both = Beide Güter opfern
confirm-offer_chip = Chip einsetzen
confirm-will_build = Ich baue noch
confirm-will_not_build = Nichts mehr

## Warum nicht?

why-must_lay_chip = Lege zuerst einen Bonus-Chip auf ein Feld.
why-chip_too_near = Zwischen zwei Bonus-Chips müssen mindestens { $chip_gap } freie Felder liegen; Feld { $field } ist zu nah.
why-no_room_for_chips = Mit einem Chip auf Feld { $field } bliebe kein Platz für die restlichen Chips.
why-no_such_field = Auf dieser Seite des Spielplans gibt es kein Feld { $field }; das letzte ist { $last }.
why-must_place_worker = Stelle zuerst einen deiner Arbeiter auf eine Hochebene.
why-tower_full = Auf einer Hochebene haben höchstens { $max_workers_per_plateau } Arbeiter Platz, und dort ist es voll: { $plateau }.
why-must_take_good = Nimm zuerst ein Gut vom Berg.
why-supply_empty = Im Vorrat gibt es kein Gut dieser Art mehr: { $good }.
why-no_declining = An diesem Tisch kann man auf ein Gut nicht verzichten.
why-must_give_good = Gib zuerst eines deiner Güter ab.
why-must_lay_good = Lege zuerst geheim eines deiner Güter ab.
why-good_not_held = Von diesem Gut hast du nichts: { $good }.
why-must_act = Nach dem Würfeln musst du einen Arbeiter umsetzen, eine Hütte bauen oder einen Tempel errichten.
why-choose_field_first = Wähle zuerst, wo du baust; dann bezahlst du.
why-choose_worker_first = Klicke zuerst den Arbeiter an, den du umsetzen willst, dann die Hochebene.
why-no_worker_there = Dort steht kein Arbeiter auf Höhe { $height }: { $plateau }.
why-not_your_worker = Dieser Arbeiter gehört { $seat } ({ $plateau }, Höhe { $height }); du setzt nur eigene um.
why-same_plateau = Der Arbeiter muss seine Hochebene verlassen: { $plateau }.
why-name_lower_worker = Dort ({ $plateau }) stehen zwei deiner Arbeiter aufeinander: Nimm den unteren auf Höhe { $height }.
why-no_huts_left = Du hast keine Hütte mehr.
why-no_temples_left = Du hast keinen Tempel mehr.
why-hut_stands_there = Feld { $field } ist nicht frei: Dort steht eine Hütte von { $seat }.
why-temple_stands_there = Feld { $field } ist nicht frei: Dort steht ein Tempel von { $seat }.
why-chip_on_field = Auf einem Bonus-Chip darf kein Tempel errichtet werden; auf Feld { $field } liegt: { $chip }.
why-cannot_pay = Feld { $field } kostet je { $times } { $goods }. Davon fehlen dir { $missing }; zum Ersetzen bräuchtest du { $needed } andere Güter, du hast { $spare }.
why-must_pay = Bezahle zuerst { $goal ->
    [hut] die Hütte auf Feld { $field }
    [temple] den Tempel auf Feld { $field }
   *[other] die Opfergabe bei Feld { $field }
}.
why-goods_not_held = So viel hast du nicht: { $paid } { $good } (du hast { $held }).
why-payment_too_small = Das ist zu wenig für je { $times } { $goods }; für jedes fehlende Gut braucht es { $substitution_rate } andere.
why-payment_too_large = Das ist zu viel für je { $times } { $goods }; für jedes fehlende Gut braucht es genau { $substitution_rate } andere.
why-use_goods_held = An diesem Tisch darfst du nur Güter ersetzen, die du nicht hast.
why-must_offer = Der Druide wartet bei Feld { $field }: Opfere etwas oder nichts.
why-cannot_offer_one = Du hast weder { $goods } noch { $substitution_rate } andere Güter als Ersatz.
why-cannot_offer_both = Für beide Güter ({ $goods }) fehlen dir { $missing }; zum Ersetzen bräuchtest du { $needed } andere Güter, du hast { $spare }.
why-lone_hut = Die Hütte auf Feld { $field } steht allein: Beide Güter brächten nicht mehr als eines.
why-no_druid_chip = Unter der Hütte auf Feld { $field } liegt kein Druiden-Chip.
why-must_answer = Sage zuerst, ob du noch bauen möchtest.

## Was gefragt wird

ask-lay_chip = Lege einen Bonus-Chip auf ein Feld
    .help = Verdeckt und ungesehen; zwischen zwei Chips mindestens { $chip_gap } freie Felder.
ask-place = Stelle einen Arbeiter auf eine Hochebene
    .help = Oben auf die, die schon dort stehen; höchstens { $max_workers_per_plateau }.
ask-take = Nimm ein beliebiges Gut
    .help = Wo deine Arbeiter stehen, ist egal.
ask-give = Gib ein Gut ab
    .help = Es kommt zurück auf den Berg.
ask-lay = Lege geheim ein Gut ab
    .help = Alle wählen gleichzeitig; dann wird aufgedeckt.
ask-action = Dein Zug: Arbeiter, Hütte oder Tempel
    .help = Schau vor dem Bauen, wohin der Druide geht.
ask-pay = Womit bezahlst du bei Feld { $field }?
    .help = { $substitution_rate } beliebige Güter ersetzen eines.
ask-offer = Der Druide fragt bei Feld { $field }
    .help = Nichts: −{ $nothing_costs }. Ein Gut: +{ $offer_one_points }. Beide: 1 Siegpunkt je Hütte der Siedlung.
ask-still_build = Der Berg ist leer: Möchtest du noch bauen?
    .help = Möchte es niemand, beginnt die letzte Runde.

asks-lay_chip = { $seat } legt einen Bonus-Chip
asks-place = { $seat } stellt einen Arbeiter auf
asks-take = { $seat } nimmt ein Gut
asks-give = { $seat } gibt ein Gut ab
asks-lay = { $seat } legt geheim ein Gut ab
asks-action = { $seat } wählt eine Aktion
asks-pay = { $seat } wählt die Bezahlung
asks-offer = Der Druide fragt { $seat } nach einer Opfergabe
asks-still_build = { $seat } entscheidet, ob noch gebaut wird
asks-deal = Es wird gewürfelt

step-roll = Würfeln
step-action = Handeln
step-druid = Der Druide

## Optionen eines Tisches

option-start_player = Startspieler
    .help = Wer den ersten Arbeiter aufstellt und den ersten Zug hat.
option-chip_placement = Bonus-Chips auslegen
    .help = Zufällig oder durch euch: reihum, verdeckt und ungesehen.
option-chip_placement-random = zufällig
option-chip_placement-manual = durch die Spieler
option-huts_per_player_override = Kürzeres Spiel: Hütten je Spieler
    .help = 0 ist die gedruckte Zahl. Sonst { $least_huts } bis { $huts_of_two } zu zweit, { $least_huts } bis { $huts_each } zu dritt oder viert.
option-exhaustion_end = Ende bei leerem Berg
    .help = Wann die letzte Runde beginnt, obwohl niemand alles gebaut hat.
option-exhaustion_end-all_decline = wenn reihum niemand baut
option-exhaustion_end-poll = wenn alle sagen, dass sie nicht mehr bauen
option-exhaustion_end-off = nie
option-loss_order = Güter abgeben
    .help = Wie die −1 des Würfels ausgeführt wird.
option-loss_order-turn_order = reihum
option-loss_order-simultaneous = geheim, alle zugleich
option-voluntary_substitution = Vorhandene Güter ersetzen
    .help = { $substitution_rate } Güter dürfen eines ersetzen, auch wenn man es hat.
option-any_good_decline = Auf ein Gut verzichten
    .help = Bei der +1 des Würfels darf man nichts nehmen.
option-both_goods_alone = Beide Güter an einer einzelnen Hütte
    .help = Auch eine frei stehende Hütte darf beide Güter opfern. Sie bringen 1 Siegpunkt, wie eines allein.
option-open_goods = Offene Güter
    .help = Alle sehen alle Güter; es gibt keine Sichtschirme.
option-goods_count = Anzahl der Güter zeigen
    .help = Alle sehen, wie viele Güter die anderen haben, aber nicht welche.

## Wörter des Spielplans

turn = Zug { $turn }
last-turns = { $turns ->
    [one] Letzte Züge: noch { $turns }
   *[other] Letzte Züge: noch { $turns }
}
last-lap = Letzte Runde des Druiden
start-player = Startspieler
field = Feld { $field }
district = Bezirk { $rune }
hut = Hütte
temple = Tempel
settlement = Siedlung mit { $size }
cost = Kosten
great-river = Der große Fluss
druid = Druide
druid-on-stone = { $stone ->
    [0] Der Druide steht auf seinem Tempel
   *[other] Der Druide steht auf Steinfeld { $stone }
}
druid-at-field = Der Druide steht bei Feld { $field }
druid-goes = Hierhin geht der Druide
route = Reihenfolge der letzten Runde
mountain = Berg
supply = Vorrat
supply-empty = Vorrat leer
tower = Turm
goods = Güter
hidden-goods = hinter dem Sichtschirm
goods-held = { $goods ->
    [one] { $goods } Gut
   *[other] { $goods } Güter
}
unseen = Hinter den anderen Sichtschirmen
points = { $points ->
    [one] { $points } Siegpunkt
   *[other] { $points } Siegpunkte
}
huts-left = { $huts ->
    [one] noch { $huts } Hütte
   *[other] noch { $huts } Hütten
}
temples-left = { $temples ->
    [one] noch { $temples } Tempel
   *[other] noch { $temples } Tempel
}
runes = { $runes ->
    [one] { $runes } Runenstein
   *[other] { $runes } Runensteine
}
pay-with = Bezahlen mit

## Warum ein Zug gut ist: wovon er mehr oder weniger bringt

reason-tempo = die Züge, die dir bleiben
reason-points = deine Siegpunkte
reason-rivals = die Siegpunkte deines stärksten Gegners
reason-goods = Güter auf der Hand
reason-workers = deine Arbeiter
reason-huts = deine Hütten
reason-druid = der Weg des Druiden zu deinen Hütten
reason-temples = deine Tempel
reason-fields = die Felder, auf denen du bauen kannst
reason-runes = deine Runensteine

source-chips = Bonus-Chips
source-refusals = verweigerte Opfer
source-offerings = Opfergaben
source-river = Runensteine am Fluss
source-temples = Tempel
source-runes = Runensteine am Ende
amount-points =
    { $amount ->
        [one] { $amount } Siegpunkt
       *[other] { $amount } Siegpunkte
    }
amount-good = { $amount } { $good }
amount-huts =
    { $amount ->
        [one] { $amount } Hütte
       *[other] { $amount } Hütten
    }
amount-next_huts =
    { $amount ->
        [one] { $amount } Hütte, zu der der Druide als Nächstes kommt
       *[other] { $amount } Hütten, zu denen der Druide als Nächstes kommt
    }
amount-temple_points =
    { $amount ->
        [one] { $amount } Siegpunkt aus Tempeln
       *[other] { $amount } Siegpunkte aus Tempeln
    }
amount-runes =
    { $amount ->
        [one] { $amount } Runenstein
       *[other] { $amount } Runensteine
    }
amount-runes_threatened =
    { $amount ->
        [one] { $amount } bedrohter Runenstein
       *[other] { $amount } bedrohte Runensteine
    }
amount-climb =
    { $amount ->
        [one] { $amount } Gut beim nächsten Umsetzen
       *[other] { $amount } Güter beim nächsten Umsetzen
    }
amount-small_yield =
    { $amount ->
        [one] { $amount } Gut aus allen Seiten des Würfels
       *[other] { $amount } Güter aus allen Seiten des Würfels
    }
amount-of_three =
    { $amount ->
        [one] { $amount } Hütte in einer Siedlung aus drei
       *[other] { $amount } Hütten in Siedlungen aus drei
    }
amount-of_more =
    { $amount ->
        [one] { $amount } Hütte in einer Siedlung ab vier
       *[other] { $amount } Hütten in Siedlungen ab vier
    }
amount-druid_chips = { $amount } Druidenplättchen
amount-goods_lacking =
    { $amount ->
        [one] { $amount } fehlendes Gut für die letzte Runde des Druiden
       *[other] { $amount } fehlende Güter für die letzte Runde des Druiden
    }
amount-payable_of_more =
    { $amount ->
        [one] { $amount } Bauplatz in einer großen Siedlung
       *[other] { $amount } Bauplätze in großen Siedlungen
    }
