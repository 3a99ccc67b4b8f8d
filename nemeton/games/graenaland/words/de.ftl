# Graenaland auf Deutsch. Begriffe nach dem Glossar von docs/rules/graenaland.md; die Regeln selbst stehen in de-rules.ftl.
# Argumente: $seat, $seats und $receiver kommen als Namen an, Begriffe ($territory, $hero, $resource, $cards, …) als
# Wörter, Zahlen als Zahlen. Was die Lesenden nicht wissen dürfen, kommt als Text "hidden" an.
# Begriffe stehen im Nominativ, meist hinter einem Doppelpunkt, damit sie nicht gebeugt werden.

title = Gränaland
tagline = Besiedelt Grönland Seite an Seite: Was das Land bringt, teilt ihr durch Abstimmung auf, und ein kluger Vorschlag schlägt den starken Arm.

## Begriffe

territory-1 = Brattahlid
territory-2 = Gardar
territory-3 = Hvalsey
territory-4 = Herjolfsnes
territory-5 = Sandnes
territory-6 = Vatnahverfi
territory-7 = Blaserk
territory-8 = Hvitserk
territory-9 = Midfjordhöhen

hero-warrior = Krieger
hero-priest = Priester
hero-bard = Barde

resource-grain = Getreide
resource-wood = Holz
resource-ore = Erz
resource-livestock = Vieh
resource-gold = Gold
resource-unknown = verdeckte Karte

building-church = Kirche
building-hall = Saal
building-fortress = Festung

facility-road = Straße
facility-improvement = Zusatzproduktion
facility-market = Markt
facility-palisade = Palisaden

condition-settler = Siedler
condition-builder = Baumeister
condition-warlord = Heerführer
condition-explorer = Entdecker
condition-speaker = Wortführer

deck-plain = Ebene
deck-forest = Wald
deck-hill = Hügel
deck-mountain = Berge

pile-plain = Stapel der Ebene
pile-forest = Stapel des Waldes
pile-hill = Stapel der Hügel
pile-mountain = Stapel der Berge
pile-supply = Nachschubstapel

## Was geschehen ist

event-land = Ausgelegt: { $territory }
event-condition = { $points ->
    [one] { $condition }: ab { $threshold }, { $points } Punkt
   *[other] { $condition }: ab { $threshold }, { $points } Punkte
}
event-lead = Erster Startspieler ist { $seat }
event-settle = { $seat } gründet ein Dorf in { $territory }
event-stand = { $seat } stellt den Krieger nach { $territory }
event-start_card = { $resource ->
    [hidden] { $seat } zieht eine Startkarte ({ $deck })
   *[other] { $seat } zieht eine Startkarte ({ $deck }): { $resource }
}
event-round = Runde { $round }: Startspieler ist { $seat }
event-card = { $territory } bringt { $resource }
event-down = Die Straße bringt eine verdeckte Karte nach { $territory }
event-bonus = Die Zusatzproduktion in { $territory } bringt { $resource }
event-no_bonus = Die Zusatzproduktion in { $territory } bringt nichts: { $resource } passt nicht und wird abgeworfen
event-reshuffle = Neu gemischt: { $pile }
event-supply = Neue Nachschubkarte: { $supply }
event-hero = { $seat } zieht von { $from } nach { $to }: { $hero }
event-exchange = Im Tausch geht bei { $seat } von { $from } nach { $to }: { $hero }
event-stays = { $seat } bewegt keinen Helden
event-pass = { $seat } macht keinen Vorschlag
event-proposal = { $seat } macht einen Vorschlag für { $territory }, mit { $votes } von { $total } Stimmen
event-offer = Angebot an { $seat }: { $cards }
event-vote = { $yes ->
    [1] { $votes ->
        [one] { $seat } stimmt mit Ja ({ $votes } Stimme)
       *[other] { $seat } stimmt mit Ja ({ $votes } Stimmen)
    }
   *[other] { $votes ->
        [one] { $seat } stimmt mit Nein ({ $votes } Stimme)
       *[other] { $seat } stimmt mit Nein ({ $votes } Stimmen)
    }
}
event-accepted = Der Vorschlag für { $territory } ist mit { $votes } von { $total } Stimmen angenommen
event-rejected = Der Vorschlag für { $territory } ist abgelehnt, { $votes } von { $total } Stimmen reichen nicht: Die Karten bleiben liegen
event-takes = { $seat } nimmt aus { $territory }: { $cards }
event-looks = { $resource ->
    [hidden] { $seat } sieht sich die verdeckte Karte an
   *[other] { $seat } sieht sich die verdeckte Karte an: { $resource }
}
event-takes_supply = { $seat } nimmt die Nachschubkarte: { $supply }
event-pays = { $source ->
    [match] { $seat } zahlt { $resource }
    [half] { $seat } zahlt { $resource } mit der Nachschubkarte
    [whole] { $seat } macht auf einem Markt die ganze Nachschubkarte zu { $resource }
    [gold] { $seat } zahlt { $with } als { $resource }
   *[market] { $seat } macht auf einem Markt { $with } zu { $resource }
}
event-spares = { $seat } spart dank einer Festung { $resource }
event-fee = Abgabe von { $seat } an { $receiver }: { $resource }
event-village = { $seat } baut ein Dorf in { $territory }
event-building = { $seat } baut in { $territory }: { $building }
event-army = { $seat } vergrößert die Armee auf { $size }
event-facility = { $seat } baut in { $territory }: { $facility }
event-arrives = Bei { $seat } kommt in { $territory } ins Spiel: { $hero }
event-remains = Bei { $seat } bleibt in { $territory }: { $hero }
event-steps = Bei { $seat } weicht von { $from } nach { $to } aus: { $hero }
event-joint = { $seat } schlägt einen gemeinsamen Bau in { $territory } vor: { $facility }
event-pledge = { $source ->
    [match] Zusage von { $seat }: { $resource }
    [half] Zusage von { $seat }: { $resource } von der Nachschubkarte
    [whole] Zusage von { $seat }: die ganze Nachschubkarte als { $resource }, über einen Markt
    [gold] Zusage von { $seat }: { $with } als { $resource }
   *[market] Zusage von { $seat }: { $with } als { $resource }, über einen Markt
}
event-no_pledge = { $seat } sagt nichts weiter zu
event-cannot_help = { $seat } hat keine passende Karte
event-joint_built = Der gemeinsame Bau von { $seat } in { $territory } steht: { $facility }
event-joint_cancelled = Der gemeinsame Bau von { $seat } in { $territory } kommt nicht zustande ({ $facility }); alle Zusagen gehen zurück
event-supply_expires = Die Nachschubkarte von { $seat } verfällt ungenutzt
event-build_end = { $seat } ist mit dem Bauen fertig
event-declares = { $conditions ->
    [one] { $seat } erklärt mit { $conditions } erfüllten Bedingung den Sieg!
   *[other] { $seat } erklärt mit { $conditions } erfüllten Bedingungen den Sieg!
}
event-final = Letzter Bau: { $seat }
event-round_limit = Runde { $round } war die letzte: Niemand hat den Sieg erklärt
event-result = Platz { $place }: { $seat } (erreicht: { $points })

## Ein Zug in einer Zeile

chapter-heroes = Die Helden ziehen
chapter-result = Das Ende
net-settle = Dorf in { $territory }
net-stand = Krieger in { $territory }
net-hero = { $hero } nach { $to }
net-pass = kein Vorschlag
net-proposal = Vorschlag für { $territory }
net-accepted = angenommen
net-rejected = abgelehnt
net-takes = nimmt { $cards }
net-fee = { $whom ->
    [you] zahlte dir eine Abgabe ({ $resource })
   *[other] zahlte { $receiver } eine Abgabe ({ $resource })
}
net-village = Dorf in { $territory }
net-building = { $building } in { $territory } gebaut
net-army = Armee von { $size }
net-facility = { $facility } in { $territory } gebaut
net-joint_built = gemeinsamer Bau steht: { $facility } in { $territory }
net-joint_cancelled = gemeinsamer Bau gescheitert
net-build_end = mit dem Bauen fertig
net-declares = erklärt den Sieg!
net-worth = { $count ->
    [one] { $worth } Karte
   *[other] { $worth } Karten
}

## Was den Ausschlag gab

result-result = { $conditions ->
    [one] Platz { $place }: { $seat } mit { $conditions } Bedingung; Siedlungen { $settlements }, Armee { $army }, Handkarten { $hand }
   *[other] Platz { $place }: { $seat } mit { $conditions } Bedingungen; Siedlungen { $settlements }, Armee { $army }, Handkarten { $hand }
}
result-declared = { $conditions ->
    [one] { $seat } hat mit { $conditions } erfüllten Bedingung den Sieg erklärt und gewinnt
   *[other] { $seat } hat mit { $conditions } erfüllten Bedingungen den Sieg erklärt und gewinnt
}
result-declared_before = { $seat } hat mit { $conditions } erfüllten Bedingungen den Sieg erklärt und gewinnt. Der letzte Bau der anderen hat eine davon genommen ({ $condition }): { $left } { $left ->
    [one] bleibt
   *[other] bleiben
}
result-shared_victory = { $seats } teilen sich den Sieg: in allem gleich
result-decided_by_points = { $seat } liegt nach der letzten Runde vorn, { $own } zu { $other }
result-decided_by_conditions = { $seat } gewinnt mit mehr erfüllten Bedingungen, { $own } zu { $other }
result-decided_by_settlements = { $seat } gewinnt den Gleichstand mit mehr Siedlungen, { $own } zu { $other }
result-decided_by_army = { $seat } gewinnt den Gleichstand mit der größeren Armee, { $own } zu { $other }
result-decided_by_hand = { $seat } gewinnt den Gleichstand mit mehr Handkarten, { $own } zu { $other }

## Züge und was sie bewirken

move-stay = Keinen Helden bewegen
move-hero = { $hero } nach { $to }{ $exchange ->
    [true] {" "}(Tausch)
   *[other] {""}
}: dort { $votes } von { $total } Stimmen, { $needed } nötig
move-propose = { $lying ->
    [one] Vorschlag für { $territory }: { $lying } Karte, { $votes } von { $total } Stimmen, { $needed } nötig
   *[other] Vorschlag für { $territory }: { $lying } Karten, { $votes } von { $total } Stimmen, { $needed } nötig
}{ $alone ->
    [true] , geht ohne andere durch
   *[other] {""}
}
move-pass = Kein Vorschlag
move-give = { $card } an { $receiver }{ $left ->
    [0] : { $enough ->
        [true] reicht, wenn die Empfänger zustimmen ({ $agree } von { $total })
       *[other] reicht auch dann nicht, wenn die Empfänger zustimmen ({ $agree } von { $total })
    }
   *[other] , noch { $left }
}
move-yes = Ja, du bekommst: { $gain }{ $result ->
    [passes] {" "}(angenommen)
   *[open] {" "}({ $yes_votes } von { $total } Stimmen, { $needed } nötig)
}
move-no = Nein{ $result ->
    [fails] : Die Karten bleiben liegen
   *[open] : Andere entscheiden (bisher { $yes_votes } Ja, { $needed } nötig)
}
move-village = Dorf in { $territory } für { $cost }{ $fees ->
    [0] {""}
    [one] , dazu { $fees } Abgabe
   *[other] , dazu { $fees } Abgaben
} (Bedingungen: { $conditions })
move-building = { $building } in { $territory } für { $cost } (Bedingungen: { $conditions })
move-army = Armee auf { $size } für { $cost }{ $spares ->
    [0] {""}
   *[other] , { $spares } weniger
} (Bedingungen: { $conditions })
move-facility = { $facility } in { $territory } für { $cost }
move-joint = Gemeinsam: { $facility } in { $territory } für { $cost }
move-declare = { $conditions ->
    [one] Sieg erklären mit { $conditions } Bedingung
   *[other] Sieg erklären mit { $conditions } Bedingungen
}
move-end = Bauen beenden
move-spare = Weglassen: { $resource }
move-pay = { $source ->
    [match] { $resource } zahlen
    [half] { $resource } mit der Nachschubkarte zahlen
    [whole] Ganze Nachschubkarte als { $resource } (Markt)
    [gold] { $with } als { $resource }
   *[market] { $with } als { $resource } (Markt)
}{ $usual ->
    [true] {" "}(üblich)
   *[other] {""}
}
move-fee = Abgabe an { $receiver }: { $resource }
move-come = { $hero } kommt nach { $territory }
move-remain = { $hero } bleibt in { $territory }
move-step = { $hero } weicht nach { $to } aus
move-pledge = { $source ->
    [match] { $resource } zusagen
    [half] { $resource } von der Nachschubkarte zusagen
    [whole] Ganze Nachschubkarte als { $resource } zusagen (Markt)
    [gold] { $with } als { $resource } zusagen
   *[market] { $with } als { $resource } zusagen (Markt)
}{ $usual ->
    [true] {" "}(üblich)
   *[other] {""}
}
move-no_pledge = Nichts zusagen
move-enough = Nichts weiter zusagen
move-cancel = Gemeinsamen Bau abbrechen
move-settle = Dorf in { $territory }
move-stand = Krieger nach { $territory }

confirm-hero = Held ziehen
confirm-stay = Bleiben
confirm-propose = Vorschlagen
confirm-pass = Passen
confirm-give = Zuteilen
confirm-yes = Ja
confirm-no = Nein
confirm-village = Bauen
confirm-building = Bauen
confirm-army = Vergrößern
confirm-facility = Bauen
confirm-joint = Gemeinsam bauen
confirm-declare = Sieg erklären
confirm-end = Beenden
confirm-spare = Weglassen
confirm-pay = Zahlen
confirm-fee = Abgeben
confirm-come = Kommen
confirm-remain = Bleiben
confirm-step = Ausweichen
confirm-pledge = Zusagen
confirm-no_pledge = Nichts zusagen
confirm-enough = Genug
confirm-cancel = Abbrechen
confirm-settle = Siedeln
confirm-stand = Aufstellen

## Warum nicht?

why-territory_not_in_play = { $territory } ist nicht im Spiel.
why-must_settle = Gründe jetzt ein Dorf in einem Küstengebiet.
why-not_on_coast = { $territory } liegt nicht an der Küste.
why-coast_is_full = In { $territory } stehen schon { $coast_villages } Dörfer.
why-village_elsewhere_first = In { $territory } hast du schon ein Dorf; das zweite kommt woandershin, solange das geht.
why-must_stand_at_village = Dein Krieger beginnt in einem deiner { $start_villages } Dörfer.
why-must_move_hero = An diesem Tisch müssen alle einen Helden bewegen.
why-must_choose_hero_move = Wähle jetzt, welcher Held wohin zieht, oder bleib stehen.
why-hero_not_in_play = Noch nicht im Spiel: { $hero }.
why-already_there = Schon in { $to }: { $hero }.
why-too_far = Von { $from } aus ist { $to } zu weit ({ $hero }): ein Gebiet weit oder { $coast_steps } entlang der Küste.
why-come_or_remain = Entscheide, ob der Held kommt oder bleibt: { $hero }.
why-must_make_room = In ein benachbartes Gebiet ausweichen muss: { $hero }.
why-no_room_there = Nach { $to } ausweichen geht nicht ({ $hero }): Es muss benachbart sein und ohne einen Helden von dir.
why-must_propose = An diesem Tisch müssen alle einen Vorschlag machen, die es können.
why-propose_or_pass = Schlage für ein Gebiet eine Aufteilung vor oder passe.
why-no_vote_there = In { $territory } hast du keine Stimme.
why-no_cards_there = Bei { $territory } liegt keine Karte.
why-must_assign_all = Jede Karte braucht einen Empfänger; als Nächstes: { $card }.
why-other_card_first = Die Karten werden der Reihe nach zugeteilt; als Nächstes: { $card }.
why-no_such_player = Diesen Spieler gibt es an diesem Tisch nicht.
why-receivers_in_order = Gleiche Karten werden in der Reihenfolge der Plätze zugeteilt; { $receiver } kann hiervon keine mehr bekommen: { $card }.
why-vote_yes_or_no = Stimme mit Ja oder Nein.
why-building_phase = Jetzt wird gebaut: Baue etwas oder hör auf.
why-building_comes_later = Du baust, wenn du Startspieler bist, nach den Abstimmungen.
why-nowhere_for_building = Bezahlen könntest du, aber es fehlt der Platz: ein freies Symbol, wo du ein Dorf hast ({ $building }).
why-nowhere_for_facility = Bezahlen könntest du, aber es fehlt der Platz: eine deiner Siedlungen, wo es das noch nicht gibt, und ein Marker ({ $facility }).
why-cannot_pay = { $lacking ->
    [one] Dir fehlt eine Karte
   *[other] Dir fehlen { $lacking } Karten
} für { $cost }{ $spares ->
    [0] {""}
   *[other] {" "}({ $spares } weniger dank deiner Festungen)
}: { $missing }{ $covered ->
    [0] {""}
    [one] ; eine davon kannst du ersetzen
   *[other] ; { $covered } davon kannst du ersetzen
}.
why-no_house_left = Du hast kein Haus mehr.
why-only_lead_declares = Nur der Startspieler kann den Sieg erklären.
why-too_few_points = Um den Sieg zu erklären, brauchst du { $needed } Punkte; du hast { $reached }.
why-too_few_conditions = Um den Sieg zu erklären, brauchst du { $needed } erfüllte Bedingungen; du hast { $reached }.
why-army_is_largest = Größer als { $size } wird keine Armee.
why-no_settlement_near = Du hast weder in { $territory } noch daneben eine Siedlung.
why-cannot_pay_fees = { $fees ->
    [one] { $territory } hat Palisaden: Außer dem Preis brauchst du noch { $fees } Karte als Abgabe.
   *[other] { $territory } hat Palisaden: Außer dem Preis brauchst du noch { $fees } Karten als Abgaben.
}
why-no_building_symbol = In { $territory } gibt es dafür kein Gebäudesymbol: { $building }.
why-symbol_is_taken = In { $territory } gehört das schon { $seat }: { $building }.
why-no_own_village = In { $territory } hast du kein Dorf, also kannst du das dort nicht bauen: { $building }.
why-no_facilities_at_the_end = Beim letzten Bau gibt es keine öffentlichen Einrichtungen.
why-no_own_settlement = In { $territory } hast du keine Siedlung, also kannst du das dort nicht bauen: { $facility }.
why-facility_is_there = Das gibt es in { $territory } schon: { $facility }.
why-no_token_left = Dafür ist kein Marker mehr da: { $facility }.
why-joint_only_once = Du hast in dieser Phase schon einen gemeinsamen Bau vorgeschlagen.
why-joint_is_hopeless = Allein kannst du das in { $territory } nicht bezahlen, und niemand sonst kann eine passende Karte haben: { $facility }.
why-must_spare = { $left ->
    [one] Deine Festungen sparen noch { $left } Karte: Sag, welche.
   *[other] Deine Festungen sparen noch { $left } Karten: Sag, welche.
}
why-not_in_price = Das gehört nicht (oder nicht mehr) zum Preis: { $resource }.
why-slots_in_order = Gleiche Zahlungen gibt es nur in einer Reihenfolge; diese käme früher: { $resource }.
why-rest_cannot_be_paid = Dann ließe sich der Rest nicht mehr bezahlen ({ $resource }).
why-must_fill_all = Du hast angefangen, die offenen Posten zu füllen; fülle nun alle.
why-fill_or_cancel = Fülle alle offenen Posten selbst oder brich den gemeinsamen Bau ab.
why-must_pay = Bezahle erst, was du angefangen hast; als Nächstes: { $resource }.
why-other_slot_first = Der Preis wird der Reihe nach bezahlt; als Nächstes: { $resource }.
why-helpers_pay_from_hand = Helfer zahlen nur mit Handkarten; Märkte und Nachschubkarte gehören dem Startspieler.
why-no_market_left = Du hast keinen unbenutzten Markt.
why-market_for_same_resource = Ein Markt macht aus einem Rohstoff einen anderen: { $resource } braucht keinen.
why-supply_does_not_help = Auf deiner Nachschubkarte ist kein { $resource } mehr.
why-supply_is_used = Nur eine ganze Nachschubkarte lässt sich auf einem Markt tauschen, keine einzelne Hälfte.
why-card_not_held = So eine Karte hast du nicht: { $with }.
why-must_pay_fee = Gib erst { $receiver } die Abgabe.
why-fee_not_held = So eine Karte hast du nicht: { $resource }.
why-pledge_or_pass = Sag für einen offenen Posten eine Karte zu oder passe.
why-slot_is_not_open = Kein Posten ist offen für { $resource }.
why-no_talk_now = Versprochen wird, während über eine Abstimmung oder einen gemeinsamen Bau geredet wird, nicht vor einem Vorschlag.

## Was gefragt ist

ask-settle = Gründe ein Dorf an der Küste
    .help = Zu Beginn stehen in einem Küstengebiet höchstens { $coast_villages } Dörfer.
ask-stand = Wo beginnt dein Krieger?
    .help = In einem deiner { $start_villages } Dörfer.
ask-move = Bewege verdeckt einen Helden
    .help = In ein benachbartes Gebiet oder { $coast_steps } Gebiete entlang der Küste. Alle Züge werden zugleich aufgedeckt.
ask-propose = Schlage eine Aufteilung vor
    .help = Deine eigenen Stimmen zählen als Ja; nötig ist mehr als die Hälfte aller Stimmen.
ask-give = Wer bekommt diese Karte?
    .help = Jede Karte muss jemand bekommen; der Vorschlag lässt sich danach nicht ändern.
ask-vote = Ja oder Nein?
    .help = Alle deine Stimmen zählen gleich. Bei Ablehnung bleiben die Karten liegen.
ask-build = Baue, was du bezahlen kannst
    .help = Die Nachschubkarte gilt nur für ein Projekt.
ask-spare = Welchen Rohstoff lässt du weg?
    .help = Was deine Festungen sparen: jede { $fortress_saves }; nie wird weniger als { $least_paid } bezahlt.
ask-pay = Womit bezahlst du das?
    .help = Mit einer passenden Karte, Gold, der Nachschubkarte oder über einen Markt mit einer anderen Karte.
ask-fee = Zahle die Abgabe
    .help = Alle anderen mit einer Siedlung dort bekommen eine Karte deiner Wahl.
ask-arrive = Kommt dein Held hierher?
    .help = Steht hier schon ein Held von dir, tauschen die beiden.
ask-make_room = Dein Held muss ausweichen
    .help = In ein benachbartes Gebiet ohne einen Helden von dir.
ask-pledge = Mach Zusagen für den gemeinsamen Bau
    .help = So viel du willst, auch nichts; nach dir werden die anderen gefragt.
ask-help = Trägst du etwas bei?
    .help = Eine passende Karte oder Gold für einen offenen Posten. Wird nichts daraus, gehen Zusagen zurück. Die Regeln geben dir nichts dafür: Vereinbare eine Gegenleistung, oder hilf, weil dir die Anlage nützt.
ask-fill = Fülle, was offen ist, oder brich ab
    .help = Wenn du abbrichst, gehen alle Zusagen zurück.

asks-settle = { $seat } gründet ein Dorf
asks-stand = { $seat } stellt den Krieger auf
asks-move = { $seat } wählt einen Heldenzug
asks-propose = { $seat } darf einen Vorschlag machen
asks-give = { $seat } teilt die Karten auf
asks-vote = { $seat } stimmt ab
asks-build = { $seat } baut
asks-spare = { $seat } wählt, was wegfällt
asks-pay = { $seat } bezahlt
asks-fee = { $seat } zahlt eine Abgabe
asks-arrive = { $seat } entscheidet, ob ein Held kommt
asks-make_room = { $seat } macht einem Helden Platz
asks-pledge = { $seat } macht Zusagen für einen gemeinsamen Bau
asks-help = { $seat } darf etwas beitragen
asks-fill = { $seat } füllt offene Posten oder bricht ab
asks-deal = Karten werden gezogen

phase-production = Rohstoffproduktion
phase-heroes = Helden
phase-proposals = Vorschläge
phase-building = Bauen

## Optionen eines Tisches

option-goal = Sieg
    .help = Was nötig ist, um den Sieg zu erklären. Fortgeschritten: Die Bedingungen wechseln und zählen { $points_easy } bis { $points_hard } Punkte; { $points_needed } Punkte sind nötig.
option-goal-normal = Normal: { $needed_normal } Bedingungen
option-goal-advanced = Fortgeschritten: { $points_needed } Punkte
option-goal-short = Kurz: { $needed_short } Bedingungen
option-goal-long = Lang: { $needed_long } Bedingungen
option-layout = Aufbau
    .help = Standard: Land und Dörfer liegen fest. Variabel: Das Land wird gemischt, und ihr setzt eure Dörfer selbst.
option-layout-standard = Fester Aufbau
option-layout-variable = Variabel
option-start_player = Erster Startspieler
    .help = Wer in der ersten Runde das Schiff hat.
option-round_limit = Letzte Runde
    .help = Hat bis dahin niemand den Sieg erklärt, gewinnt, wer die meisten Bedingungen erfüllt.
option-unsettled_produce = Unbesiedelte Gebiete bringen Rohstoffe
    .help = Ein Gebiet ohne Siedlungen fasst nicht mehr Karten als { $storage_extra }. Ohne diese Regel bringt es nichts.
option-double_storage = Mehr Karten am Gebiet
    .help = Ein Gebiet fasst { $storage_factor }-mal so viele Karten, wie dort Siedlungen stehen, und { $storage_extra } mehr.
option-must_move = Alle müssen einen Helden bewegen
    .help = Ohne diese Regel darf man stehen bleiben.
option-must_propose = Alle müssen vorschlagen
    .help = Wer eine Stimme hat, wo Karten liegen, muss einen Vorschlag machen. Ohne diese Regel darf man passen.
option-open_hands = Offene Handkarten
    .help = Alle sehen alle Handkarten.
option-palisade_affects = Palisaden schwächen
    .help = Wessen Stimmen Palisaden verringern, wenn der Besitzer dort keine Siedlung hat.
option-palisade_affects-heroes = Krieger und Barden
option-palisade_affects-warriors = nur Krieger

## Wörter auf dem Spielplan

lead-player = Startspieler
supply-card = Nachschubkarte
supply-pile = { $cards ->
    [one] { $cards } Karte im Stapel
   *[other] { $cards } Karten im Stapel
}
votes = Stimmen
needed = { $needed } von { $total } nötig
decides = { $seat } entscheidet allein
passes-alone = Geht es ohne andere durch?
storage-limit = Maximalzahl Karten
if-moved = nach dem Zug
hand = Handkarten
hand-cards = { $cards ->
    [0] keine Karten
    [one] { $cards } Karte
   *[other] { $cards } Karten
}
costs = Kosten
army-size = Armeegröße
villages = Dörfer
houses-left = Häuser übrig
tokens-left = Marker übrig
conditions = Siegbedingungen
conditions-needed = { $needed ->
    [one] { $needed } nötig
   *[other] { $needed } nötig, um den Sieg zu erklären
}
can-win-next = kann als nächster Startspieler gewinnen
final-building = Letzter Bau
direction-west = Westen
direction-east = Osten
direction-west_2 = zwei nach Westen
direction-east_2 = zwei nach Osten
direction-north_west = Nordwesten
direction-north_east = Nordosten
direction-south_west = Südwesten
direction-south_east = Südosten
grade-easy = leicht
grade-standard = mittel
grade-hard = schwer
promise-vote_yes_next = { $seat } verspricht { $receiver } ein Ja zum nächsten Vorschlag
promise-give_card_next = { $seat } verspricht { $receiver } eine Karte im nächsten eigenen Vorschlag
promise-join_building = { $seat } verspricht { $receiver } Hilfe bei einem gemeinsamen Bau
promise-not_enter = { $seat } verspricht { $receiver }, sich bis zum Ende der { $promise_rounds ->
    [1] nächsten Runde
   *[other] { $promise_rounds }. Runde nach dieser
} aus { $territory } herauszuhalten
promising-vote_yes_next = Mein Ja zu deinem nächsten Vorschlag
promising-give_card_next = Eine Karte für dich in meinem nächsten Vorschlag
promising-join_building = { $now ->
    [1] Meine Hilfe bei diesem gemeinsamen Bau
   *[other] Meine Hilfe bei deinem nächsten gemeinsamen Bau
}
promising-not_enter = Ich halte mich bis zum Ende der { $promise_rounds ->
    [1] nächsten Runde
   *[other] { $promise_rounds }. Runde nach dieser
} { $territory ->
    [hidden] aus einem Gebiet heraus
   *[other] aus { $territory } heraus
}
promise-vote_yes_now = { $seat } verspricht { $receiver } ein Ja in dieser Abstimmung
promise-vote_no_now = { $seat } verspricht { $receiver } ein Nein in dieser Abstimmung
promise-give_resource_next = { $seat } verspricht { $receiver } eine Karte aus der nächsten eigenen Aufteilung: { $resource }
promising-vote_yes_now = Mein Ja in dieser Abstimmung
promising-vote_no_now = Mein Nein in dieser Abstimmung
promising-give_resource_next = { $resource ->
    [hidden] Eine bestimmte Karte für dich aus meiner nächsten Aufteilung
   *[other] Aus meiner nächsten Aufteilung für dich: { $resource }
}
asking-vote_yes_now = Dein Ja in dieser Abstimmung
asking-vote_no_now = Dein Nein in dieser Abstimmung
asking-vote_yes_next = Dein Ja zu meinem nächsten Vorschlag
asking-give_card_next = Eine Karte für mich in deinem nächsten Vorschlag
asking-give_resource_next = { $resource ->
    [hidden] Eine bestimmte Karte für mich aus deiner nächsten Aufteilung
   *[other] Aus deiner nächsten Aufteilung für mich: { $resource }
}
asking-join_building = { $now ->
    [1] Deine Hilfe bei diesem gemeinsamen Bau
   *[other] Deine Hilfe bei meinem nächsten gemeinsamen Bau
}
asking-not_enter = { $territory ->
    [hidden] Du hältst dich von einem Gebiet fern,
   *[other] Du hältst dich von { $territory } fern,
} bis zum Ende der { $promise_rounds ->
    [1] nächsten Runde
   *[other] { $promise_rounds }. Runde nach dieser
}
promise-place-territory = Gebiet
promise-place-resource = Karte
refusal-too_little = Das ist mir zu wenig.
refusal-no_trust = Auf dein Wort verlasse ich mich noch nicht: Halte erst einmal, was du versprichst.
refusal-rival = Du bist dem Sieg zu nah, dir helfe ich nicht.
refusal-no_use = Damit kann ich nichts anfangen.
refusal-promised = Das hast du schon versprochen.
refusal-other_plans = Ich habe anderes vor.
remark-vote_yes_cards = Es bringt mir Karten.
remark-vote_yes_better = Es passt mir besser als ein Nein.
remark-vote_no_rival = Ein Ja hülfe jemandem, der dem Sieg zu nah ist.
remark-vote_no_little = Was ich davon bekomme, ist mir zu wenig.
remark-vote_no_nothing = Für mich ist nichts dabei.
remark-word = Ich habe mein Wort gegeben.
silence-vote = Schweigen ist ein Nein.
silence-help = Schweigen heißt passen.

## Warum ein Zug gut ist

reason-passes_with = geht mit den Stimmen von { $receiver } durch
reason-passes_alone = geht mit deinen Stimmen allein durch
reason-vote_passes = deine Stimme bringt ihn durch
reason-vote_fails = deine Stimme lässt ihn scheitern
reason-end = wie nah die letzte Runde ist
reason-victory = wie nah du dem Sieg bist
reason-conditions = deine Siegbedingungen
reason-cards = die Zahl deiner Karten
reason-hand = die Karten auf deiner Hand
reason-claims = Karten, die deine Stimmen jetzt bringen können
reason-land = was dein Land abwerfen wird
reason-lead = Gebiete, in denen du vorn liegst
reason-facilities = Straßen, Märkte und andere Einrichtungen
reason-houses = deine Siedlungen
reason-army = deine Armee und deine Festungen
reason-heroes = deine Helden
reason-turn = wer wann Startspieler ist und vorschlägt

source-villages = Siedlungen
source-buildings = Gebäude
source-army = Armee
source-facilities = Einrichtungen
amount-missing =
    { $amount ->
        [one] { $amount } fehlende Karte zum Sieg
       *[other] { $amount } fehlende Karten zum Sieg
    }
amount-conditions =
    { $amount ->
        [one] { $amount } erfüllte Siegbedingung
       *[other] { $amount } erfüllte Siegbedingungen
    }
amount-cards =
    { $amount ->
        [one] { $amount } Karte
       *[other] { $amount } Karten
    }
amount-card = { $amount } { $resource }
amount-claim =
    { $amount ->
        [one] { $amount } Karte nach Stimmenanteil
       *[other] { $amount } Karten nach Stimmenanteil
    }
amount-decides =
    { $amount ->
        [one] { $amount } Karte, über die die eigenen Stimmen allein entscheiden
       *[other] { $amount } Karten, über die die eigenen Stimmen allein entscheiden
    }
amount-yield =
    { $amount ->
        [one] { $amount } Karte je Runde aus dem Land
       *[other] { $amount } Karten je Runde aus dem Land
    }
amount-led =
    { $amount ->
        [one] { $amount } angeführtes Gebiet
       *[other] { $amount } angeführte Gebiete
    }
amount-led_safely =
    { $amount ->
        [one] { $amount } sicher angeführtes Gebiet
       *[other] { $amount } sicher angeführte Gebiete
    }
amount-settlements =
    { $amount ->
        [one] { $amount } Siedlung
       *[other] { $amount } Siedlungen
    }
amount-buildings = { $amount } Gebäude
amount-fortresses =
    { $amount ->
        [one] { $amount } Festung
       *[other] { $amount } Festungen
    }
amount-army =
    { $amount ->
        [one] { $amount } Schritt der Armee
       *[other] { $amount } Schritte der Armee
    }
amount-hero_votes =
    { $amount ->
        [one] { $amount } Stimme der Helden
       *[other] { $amount } Stimmen der Helden
    }
amount-hero_cards =
    { $amount ->
        [one] { $amount } Karte, wo Helden stehen
       *[other] { $amount } Karten, wo Helden stehen
    }
amount-free_sites =
    { $amount ->
        [one] { $amount } freier Platz neben Dörfern
       *[other] { $amount } freie Plätze neben Dörfern
    }
amount-roads =
    { $amount ->
        [one] { $amount } Straße
       *[other] { $amount } Straßen
    }
amount-markets =
    { $amount ->
        [one] { $amount } Markt
       *[other] { $amount } Märkte
    }
amount-improvements =
    { $amount ->
        [one] { $amount } Zusatzproduktion
       *[other] { $amount } Zusatzproduktionen
    }
amount-palisades =
    { $amount ->
        [one] { $amount } Palisade
       *[other] { $amount } Palisaden
    }

## The game's own measure, where others have points

measure = { $points ->
    [one] { $points } Bedingung
   *[other] { $points } Bedingungen
}
measure-sources = Woher die Bedingungen kamen
measure-over-time = Erfüllte Bedingungen
