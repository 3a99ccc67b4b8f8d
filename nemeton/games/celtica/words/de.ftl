# Celtica auf Deutsch. Begriffe nach dem Glossar von docs/rules/celtica.md; die Regeln selbst stehen in de-rules.ftl.
# Argumente: $seat und $seats kommen als Namen an, Begriffe ($druid, $part, $parts, $from, …) als Wörter, Zahlen als Zahlen.
# Was die Lesenden nicht wissen dürfen, kommt als Text "hidden" an.
# Farben sind Hauptwörter, damit sie nicht gebeugt werden: "der Druide in Rot", "eine Druidenkarte in Rot", "mit Rot".

title = Celtica
tagline = Führt die Druiden auf einem Weg ans Ziel, sammelt die Teile ihrer Amulette und hütet euch vor den Wikingern.

## Begriffe

druid-red = Rot
druid-grey = Grau
druid-white = Weiß
druid-brown = Braun
druid-black = Schwarz

part-large_1 = Welle
part-large_2 = Sonne
part-large_3 = Spirale
part-large_4 = Blatt
part-small_1 = Tropfen
part-small_2 = Raute
part-small_3 = Kreuz
part-small_4 = Ring
part-middle = Mittelteil

place-0 = Hafen (Start)
place-1 = Furtdorf
place-2 = Stehende Steine
place-3 = Verbrannter Turm
place-4 = Mühlendorf
place-5 = Klippenburg
place-6 = Gefallene Abtei
place-7 = Eichenhain
place-8 = Seedorf
place-9 = Geborstene Brücke
place-10 = Reiherkloster
place-11 = Altes Fort
place-12 = Moordorf
place-13 = Steinkreis
place-14 = Königsburg
place-15 = Geplünderter Hafen
place-16 = Hügeldorf
place-17 = Wolkenkloster
place-18 = Schwarze Ruine
place-19 = Großes Kloster (Ziel)

pile-druid = Nachziehstapel der Druidenkarten
pile-experience = Nachziehstapel der Erfahrungskarten
pile-parts = Vorrat an Amulett-Teilen (aus der Reserve)

## Was geschehen ist

event-starts = Startspieler ist { $seat }
event-round = Durchgang { $round }: { $seat } beginnt
event-deal = { $druid ->
    [hidden] { $seat } erhält eine Druidenkarte
   *[other] { $seat } erhält eine Druidenkarte in { $druid }
}
event-display = Neu in der Auslage: { $part }
event-start_part = Startteil für { $seat }: { $part }
event-secret_part = { $part ->
    [hidden] { $seat } legt ein Startteil verdeckt hin
   *[other] { $seat } legt ein Startteil verdeckt hin: { $part }
}
event-reveal = { $seat } deckt auf: { $parts }
event-reshuffle = Neu gemischt: { $pile }
event-play = { $experience ->
    [0] { $cards ->
        [one] { $seat } spielt { $cards } Druidenkarte in { $druid }
       *[other] { $seat } spielt { $cards } Druidenkarten in { $druid }
    }
    [one] { $cards ->
        [one] { $seat } spielt { $cards } Druidenkarte in { $druid } und { $experience } Erfahrungskarte
       *[other] { $seat } spielt { $cards } Druidenkarten in { $druid } und { $experience } Erfahrungskarte
    }
   *[other] { $cards ->
        [one] { $seat } spielt { $cards } Druidenkarte in { $druid } und { $experience } Erfahrungskarten
       *[other] { $seat } spielt { $cards } Druidenkarten in { $druid } und { $experience } Erfahrungskarten
    }
}
event-walk = { $seat } zieht mit { $druid } von „{ $from }“ nach „{ $to }“
event-stays = Der Druide in { $druid } steht schon auf dem Zielfeld: Die Karten bleiben ohne Wirkung
event-take = { $seat } nimmt: { $parts }
event-give = { $seat } gibt ab: { $parts }
event-nothing_to_give = { $seat } hat kein Teil zum Abgeben
event-experience = { $druid ->
    [hidden] { $seat } zieht eine Erfahrungskarte
   *[other] { $seat } zieht eine Erfahrungskarte in { $druid }
}
event-no_experience = Für { $seat } ist keine Erfahrungskarte mehr da
event-draw = { $druid ->
    [hidden] { $seat } zieht eine Druidenkarte
   *[other] { $seat } zieht eine Druidenkarte in { $druid }
}
event-decline = { $seat } zieht keine Karte
event-out = { $seat } ist in diesem Durchgang fertig
event-last_round = Der Druide in { $druid } hat das Zielfeld erreicht: Das ist der letzte Durchgang
event-all_arrived = { $seat } beendet das Spiel: Alle Druiden stehen auf dem Zielfeld
event-no_parts = { $seat } beendet das Spiel: Es gibt keine Amulett-Teile mehr
event-void = { $cards ->
    [one] { $seat } legt { $cards } Druidenkarte ab: Sie verfällt
   *[other] { $seat } legt { $cards } Druidenkarten ab: Sie verfallen
}
event-final = Schlusseinsatz: { $seat } darf Erfahrungskarten einsetzen
event-final_skipped = Schlusseinsatz: { $seat } kann keine Erfahrungskarten einsetzen
event-swap = { $seat } tauscht { $own } gegen { $part } ({ $swap_cost ->
    [one] { $swap_cost } Erfahrungskarte
   *[other] { $swap_cost } Erfahrungskarten
})
event-buy = { $seat } nimmt für { $buy_cost ->
    [one] { $buy_cost } Erfahrungskarte
   *[other] { $buy_cost } Erfahrungskarten
}: { $part }
event-done = { $seat } ist mit dem Schlusseinsatz fertig
event-result = { $complete ->
    [one] Platz { $place }: { $seat } mit { $complete } vollständigem Amulett
   *[other] Platz { $place }: { $seat } mit { $complete } vollständigen Amuletten
}

## Ein Zug in einer Zeile

chapter-result = Das Ende
net-walk = { $druid } nach „{ $to }“
net-stays = { $druid } steht schon im Ziel
net-take = nimmt { $parts }
net-give = gibt { $parts } ab
net-experience = eine Erfahrungskarte
net-draw = zieht eine Karte
net-out = fertig für diesen Durchgang
net-last_round = der letzte Durchgang
net-final_skipped = kein Schlusseinsatz
net-swap = { $own } gegen { $part }
net-buy = kauft { $part }
net-done = Schlusseinsatz beendet
net-worth = { $count ->
    [one] { $worth } Teil
   *[other] { $worth } Teile
}

## Was den Ausschlag gab

result-result = { $complete ->
    [one] Platz { $place }: { $seat } mit { $complete } vollständigem Amulett; Teile in unvollständigen Amuletten: { $incomplete }
   *[other] Platz { $place }: { $seat } mit { $complete } vollständigen Amuletten; Teile in unvollständigen Amuletten: { $incomplete }
}
result-shared_victory = { $seats } teilen sich den Sieg: Alle ihre Amulette sind gleich groß
result-decided_by_complete = { $complete ->
    [one] { $seat } gewinnt mit { $complete } vollständigem Amulett
   *[other] { $seat } gewinnt mit { $complete } vollständigen Amuletten
}
result-decided_by_incomplete = { $layer ->
    [1] { $seat } gewinnt bei Gleichstand durch das größte unvollständige Amulett, { $size } zu { $other } Teile
    [2] { $seat } gewinnt bei Gleichstand durch das zweitgrößte unvollständige Amulett, { $size } zu { $other } Teile
    [3] { $seat } gewinnt bei Gleichstand durch das drittgrößte unvollständige Amulett, { $size } zu { $other } Teile
   *[other] { $seat } gewinnt bei Gleichstand durch das unvollständige Amulett Nr. { $layer } der Größe nach, { $size } zu { $other } Teile
}

## Züge und ihre Wirkung

move-play = { $cards } × { $druid }{ $experience ->
    [0] {""}
   *[other] {" "}+ { $experience } × Erfahrung
} spielen: { $to }, { $effect ->
    [take] { $amount ->
        [one] { $amount } Teil nehmen
       *[other] { $amount } Teile nehmen
    }
    [give] { $amount ->
        [0] kein Teil zum Abgeben
        [one] { $amount } Teil abgeben
       *[other] { $amount } Teile abgeben
    }, { $ruin_cards ->
        [one] Erfahrungskarte ziehen
       *[other] { $ruin_cards } Erfahrungskarten ziehen
    }
    [draw] du darfst eine Druidenkarte ziehen
   *[nothing] ohne Wirkung
}{ $wasted ->
    [0] {""}
    [one] , { $wasted } Schritt verfällt
   *[other] , { $wasted } Schritte verfallen
}{ $only_ruin ->
    [true] {" "}(diese Farbe erreicht nur Ruinen)
   *[other] {""}
}
move-take = { $parts } nehmen{ $fills ->
    [0] {""}
   *[other] {" "}({ $fills } für dein größtes unvollständiges Amulett)
}
move-give = { $parts } abgeben{ $breaks ->
    [0] {""}
    [one] {" "}(reißt { $breaks } vollständiges Amulett auseinander)
   *[other] {" "}(reißt { $breaks } vollständige Amulette auseinander)
}
move-draw = Druidenkarte ziehen (Nachziehstapel: { $pile })
move-decline = Keine Karte ziehen
move-swap = { $own } gegen { $part } tauschen ({ $swap_cost ->
    [one] { $swap_cost } Erfahrungskarte
   *[other] { $swap_cost } Erfahrungskarten
}): { $complete ->
    [one] { $complete } vollständiges Amulett
   *[other] { $complete } vollständige Amulette
}
move-buy = { $part } nehmen ({ $buy_cost ->
    [one] { $buy_cost } Erfahrungskarte
   *[other] { $buy_cost } Erfahrungskarten
}): { $complete ->
    [one] { $complete } vollständiges Amulett
   *[other] { $complete } vollständige Amulette
}
move-done = Schlusseinsatz beenden

confirm-play = Karten spielen
confirm-take = Teile nehmen
confirm-give = Teile abgeben
confirm-draw = Karte ziehen
confirm-decline = Keine Karte ziehen
confirm-swap = Teil tauschen
confirm-buy = Teil nehmen
confirm-done = Beenden

## Warum nicht?

why-must_play_cards = Du musst jetzt mindestens eine Druidenkarte spielen.
why-all_druids_past = Dort kann kein Druide mehr stehen bleiben: Druiden gehen nur vorwärts, und alle sind schon dort oder vorbei.
why-no_card_for_druids_behind = Du hast keine Karte für einen Druiden, der noch auf dem Weg dorthin ist ({ $druids }).
why-place_too_far = Zu weit: Am nächsten kommt der Druide in { $druid }; er bräuchte { $steps } Schritte, deine Karten reichen für { $reach }.
why-parts_only_at_find_sites = Teile nimmst du, wenn ein Druide, den du ziehst, auf einem Fundort stehen bleibt: Spiele zuerst Karten.
why-experience_needs_druid_card = Erfahrungskarten werden nie allein gespielt: Dir fehlt dazu eine Druidenkarte in { $druid }.
why-card_not_held = { $held ->
    [0] Du hast keine Druidenkarte in { $druid } auf der Hand.
    [one] Du hast nur { $held } Druidenkarte in { $druid }, nicht { $cards }.
   *[other] Du hast nur { $held } Druidenkarten in { $druid }, nicht { $cards }.
}
why-experience_not_held = { $held ->
    [0] Du hast keine Erfahrungskarte in { $druid }.
    [one] Du hast nur { $held } Erfahrungskarte in { $druid }, nicht { $cards }.
   *[other] Du hast nur { $held } Erfahrungskarten in { $druid }, nicht { $cards }.
}
why-must_take_parts = { $amount ->
    [one] Nimm zuerst { $amount } Teil aus der Auslage.
   *[other] Nimm zuerst { $amount } Teile aus der Auslage.
}
why-must_give_parts = Gib zuerst { $amount } deiner Teile ab.
why-wrong_number_of_parts = { $amount ->
    [one] Es muss genau { $amount } Teil sein, nicht { $given }.
   *[other] Es müssen genau { $amount } Teile sein, nicht { $given }.
}
why-part_not_there_to_take = Von dieser Art liegen nicht genug Teile in der Auslage: { $part }.
why-part_not_there_to_give = Von dieser Art besitzt du nicht genug Teile: { $part }.
why-draw_or_decline = Du bist auf einem Kultplatz: Zieh eine Druidenkarte oder verzichte darauf.
why-no_card_to_draw = Es gibt keine Druidenkarte mehr zu ziehen.
why-final_exchange_only = Im Schlusseinsatz kannst du nur ein Teil tauschen, ein Teil nehmen oder aufhören.
why-too_few_experience_cards = { $cost ->
    [one] Das kostet { $cost } Erfahrungskarte; du hast { $held }.
   *[other] Das kostet { $cost } Erfahrungskarten; du hast { $held }.
}
why-swap_same_kind = Ein Tausch gegen ein Teil derselben Art ({ $part }) ändert nichts.

## Was gefragt ist

ask-play = Du bist am Zug: Spiele Druidenkarten einer Farbe
    .help = Ein Schritt pro Karte; es zählt nur der Ort, an dem der Druide anhält.
ask-take = { $amount ->
    [one] Nimm { $amount } Teil aus der Auslage
   *[other] Nimm { $amount } Teile aus der Auslage
}
    .help = Du hast freie Wahl; danach wird die Auslage aufgefüllt.
ask-give = Wikinger! Gib { $amount } deiner Teile ab
    .help = Welche, entscheidest du; danach ziehst du { $ruin_cards ->
        [one] eine Erfahrungskarte
       *[other] { $ruin_cards } Erfahrungskarten
    }.
ask-draw = Möchtest du eine Druidenkarte ziehen?
    .help = Eine gezogene Karte musst du noch in diesem Durchgang spielen.
ask-final = Schlusseinsatz: Setze deine Erfahrungskarten ein
    .help = { $swap_cost ->
        [one] { $swap_cost } Karte
       *[other] { $swap_cost } Karten
    }: ein Teil tauschen. { $buy_cost ->
        [one] { $buy_cost } Karte
       *[other] { $buy_cost } Karten
    }: ein Teil aus der Auslage nehmen.

asks-play = { $seat } sucht Druidenkarten zum Spielen aus
asks-take = { $seat } sucht Teile aus der Auslage aus
asks-give = { $seat } sucht Teile zum Abgeben aus
asks-draw = { $seat } darf eine Druidenkarte ziehen
asks-final = { $seat } darf Erfahrungskarten einsetzen
asks-deal = Karten und Teile werden gezogen

step-cards = Karten spielen
step-walk = Ziehen
step-place = Ort ausführen

## Optionen eines Tisches

option-start_player = Startspieler
    .help = Wer den ersten Durchgang eröffnet.
option-goal_gives_parts = Das Zielfeld bringt Teile
    .help = Wer einen Druiden auf das Zielfeld führt, nimmt { $goal_parts ->
        [one] { $goal_parts } Teil
       *[other] { $goal_parts } Teile
    }. Ohne diese Regel bringt das Zielfeld nichts.
option-swap_returns_to = Getauschtes Teil kommt in
    .help = Wohin dein eigenes Teil im Schlusseinsatz kommt: in die Auslage, wo es andere nach dir nehmen können, oder in die Reserve.
option-swap_returns_to-display = die Auslage
option-swap_returns_to-reserve = die Reserve
option-hidden_start_parts = Startteile verdeckt
    .help = Nur du kennst deine beiden Startteile. Gezeigt werden sie, wenn du sie abgibst, und vor dem Schlusseinsatz.
option-open_experience = Offene Erfahrungskarten
    .help = Alle sehen, welche Erfahrungskarten die anderen haben.

## Wörter auf dem Spielplan

round = Durchgang { $round }
last-round = Letzter Durchgang
final-exchange = Schlusseinsatz
start-player = Startspieler
path = Weg
druids = Druiden
kind-village = Dorf
kind-castle = Burg
kind-monastery = Kloster
kind-goal = Zielfeld
kind-ruin = Ruine
kind-cult = Kultplatz
effect-take = { $amount ->
    [one] { $amount } Teil nehmen
   *[other] { $amount } Teile nehmen
}
effect-give = { $amount ->
    [one] { $amount } Teil abgeben
   *[other] { $amount } Teile abgeben
}
effect-draw = Druidenkarte ziehen (freiwillig)
display = Offene Auslage
supply = Vorrat
reserve = Reserve
draw-pile = Nachziehstapel
discard-pile = Ablagestapel
unseen = Noch nicht gesehene Karten
hand = Handkarten
experience = Erfahrung
complete-amulets = Vollständige Amulette
incomplete-amulets = Unvollständige Amulette
missing-parts = Fehlende Teile
hidden-cards = { $cards ->
    [one] { $cards } verdeckte Karte
   *[other] { $cards } verdeckte Karten
}
cards-left = { $cards ->
    [0] keine Druidenkarten mehr
    [one] noch { $cards } Druidenkarte
   *[other] noch { $cards } Druidenkarten
}
experience-left = { $cards ->
    [0] keine Erfahrungskarten mehr
    [one] noch { $cards } Erfahrungskarte
   *[other] noch { $cards } Erfahrungskarten
}
out = in diesem Durchgang fertig

## Warum ein Zug gut ist

reason-end = wie nah das Ende ist
reason-complete = deine vollständigen Amulette
reason-largest = dein größtes unvollständiges Amulett
reason-further = deine weiteren Amulette
reason-parts = deine Amulett-Teile
reason-spare = übrige Teile für die Ruinen
reason-display = Teile in der Auslage, die dir fehlen
reason-scarce = Teile, die schwer zu bekommen sind
reason-experience = deine Erfahrungskarten
reason-exchange = der Schlusseinsatz
reason-cards = die Zahl deiner Druidenkarten
reason-druids = wo die Druiden stehen
reason-hand = die Karten auf deiner Hand
reason-turn = wer an der Reihe ist

source-start = Teile zu Beginn
source-stops = Teile von den Stationen
source-ruins = in Ruinen verlorene Teile
source-exchange = Tausch am Ende
amount-complete =
    { $amount ->
        [one] { $amount } vollständiges Amulett
       *[other] { $amount } vollständige Amulette
    }
amount-largest =
    { $amount ->
        [one] { $amount } Teil im größten Amulett
       *[other] { $amount } Teile im größten Amulett
    }
amount-parts =
    { $amount ->
        [one] { $amount } Amulett-Teil
       *[other] { $amount } Amulett-Teile
    }
amount-open_parts =
    { $amount ->
        [one] { $amount } fehlendes Teil in der Auslage
       *[other] { $amount } fehlende Teile in der Auslage
    }
amount-experience =
    { $amount ->
        [one] { $amount } Erfahrungskarte
       *[other] { $amount } Erfahrungskarten
    }
amount-cards =
    { $amount ->
        [one] { $amount } Druidenkarte auf der Hand
       *[other] { $amount } Druidenkarten auf der Hand
    }
amount-fills =
    { $amount ->
        [one] { $amount } fehlendes Teil durch den Schlusseinsatz
       *[other] { $amount } fehlende Teile durch den Schlusseinsatz
    }
amount-spare =
    { $amount ->
        [one] { $amount } übriges Teil für die Ruinen
       *[other] { $amount } übrige Teile für die Ruinen
    }
amount-idle =
    { $amount ->
        [one] { $amount } Karte für Druiden im Ziel
       *[other] { $amount } Karten für Druiden im Ziel
    }
amount-stuck =
    { $amount ->
        [one] { $amount } Farbe auf der Hand, die nur schaden kann
       *[other] { $amount } Farben auf der Hand, die nur schaden können
    }
amount-arrived =
    { $amount ->
        [one] { $amount } Druide im Ziel
       *[other] { $amount } Druiden im Ziel
    }

## The game's own measure, where others have points

measure = { $points ->
    [one] { $points } vollständiges Amulett
   *[other] { $points } vollständige Amulette
}
measure-sources = Woher die vollständigen Amulette kamen
measure-over-time = Vollständige Amulette
