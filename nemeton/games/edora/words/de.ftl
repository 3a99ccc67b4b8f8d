# The Druids of Edora auf Deutsch. Begriffe nach dem Glossar von docs/rules/edora.md; die Regeln selbst stehen in de-rules.ftl.
# Argumente: $seat, $master und $contest kommen als Namen an, Begriffe ($place, $action, $herb, …) als Wörter, Zahlen als Zahlen.
# Was die Lesenden nicht wissen dürfen oder was es nicht gibt, kommt als Text "hidden" an.

title = The Druids of Edora
tagline = Zieht von Kultplatz zu Kultplatz, teilt Proviant und Würfel klug ein und gewinnt Prestige in einem Wald voller Boni.

## Begriffe

place-H00 = Kultplatz H00
place-H01 = Kultplatz H01
place-H02 = Kultplatz H02
place-V00 = Kultplatz V00
place-V01 = Kultplatz V01
place-V02 = Kultplatz V02
place-V03 = Kultplatz V03
place-H10 = Kultplatz H10
place-H11 = Kultplatz H11
place-H12 = Kultplatz H12
place-V10 = Kultplatz V10
place-V11 = Kultplatz V11
place-V12 = Kultplatz V12
place-V13 = Kultplatz V13
place-H20 = Kultplatz H20
place-H21 = Kultplatz H21
place-H22 = Kultplatz H22
place-V20 = Kultplatz V20
place-V21 = Kultplatz V21
place-V22 = Kultplatz V22
place-V23 = Kultplatz V23
place-H30 = Kultplatz H30
place-H31 = Kultplatz H31
place-H32 = Kultplatz H32

action-P = Proviant oder Würfel
action-K2 = Wissen, { $K2_steps } Schritte
action-K3 = Wissen, { $K3_steps } Schritte
action-S2 = Sichel, { $S2_steps } Schritte
action-S3 = Sichel, { $S3_steps } Schritte
action-T = Steintafel
action-M3c1 = { $M3c1_mistletoe } Misteln, { $M3c1_potions } Trank
action-M2c1 = { $M2c1_mistletoe } Misteln, { $M2c1_potions } Trank
action-M2c2 = { $M2c2_mistletoe } Misteln, { $M2c2_potions } Tränke
action-M1c2 = { $M1c2_mistletoe } Mistel, { $M1c2_potions } Tränke
action-A1x2 = Amulett I ×{ $A1x2_multiplier }
action-A1x3 = Amulett I ×{ $A1x3_multiplier }
action-A2x2 = Amulett II ×{ $A2x2_multiplier }
action-A2x3 = Amulett II ×{ $A2x3_multiplier }
action-A3x2 = Amulett III ×{ $A3x2_multiplier }
action-A3x3 = Amulett III ×{ $A3x3_multiplier }
action-MEN = Menhir errichten
action-STE = Stele errichten

bonus-prestige = Prestige
bonus-knowledge = Wissen
bonus-provisions = Proviant
bonus-die = Würfel
bonus-mistletoe = Mistel
bonus-sickle = Sichel

herb-provisions = Proviantkraut
herb-sickle = Sichelkraut
herb-mistletoe = Mistelkraut
herb-knowledge = Wissenskraut
herb-amulet = Amulettkraut
herb-die_shift = Würfelkraut (±{ $herb_die_shift_shift })
herb-menhir = Menhirkraut
herb-leap = Sprungkraut
herb-stele = Stelenkraut
herb-fire = Feuerkraut
herb-prestige = Prestigekraut ({ $herb_prestige_exactly } → { $herb_prestige_becomes })
herb-tablet = Tafelkraut

potion-standing_stone = Stehender Stein
potion-second_bloom = Zweite Blüte
potion-fateful_turn = Wendung des Schicksals
potion-herb_lore = Kräuterkunde
potion-travel_ration = Wegzehrung
potion-keen_edge = Scharfe Schneide
potion-acclaim = Beifall
potion-lesser_stele = Kleine Stele
potion-oracle_call = Ruf des Orakels
potion-clear_mind = Klarer Geist
potion-rich_harvest = Reiche Ernte
potion-double_herb_lore = Doppelte Kräuterkunde
potion-radiant_gem = Strahlender Edelstein
potion-greater_stele = Große Stele
potion-twin_stones = Zwillingssteine
potion-triple_turn = Dreifache Wendung
potion-double_oracle = Doppeltes Orakel
potion-great_acclaim = Großer Beifall

tablet-menhirs = { $tablet_menhirs } Menhire
tablet-start_places = { $tablet_start_places } Startplätze
tablet-line = 4 Würfel in einer Reihe
tablet-equal_dice = { $tablet_equal_dice } gleiche Würfel nebeneinander
tablet-dolmens = { $tablet_dolmens } Dolmen
tablet-steles = { $tablet_steles } Stelen
tablet-knowledge = { $tablet_knowledge } Schritte Wissen
tablet-tablets = { $tablet_tablets } Steintafeln
tablet-herbs = { $tablet_herbs } wirksame Heilkräuter
tablet-full_clearings = { $tablet_full_clearings } volle Lichtungen
tablet-amulet = { $tablet_amulet } Edelsteine
tablet-six_clearings = Würfel auf { $tablet_six_clearings } Lichtungen
tablet-portals = { $tablet_portals } Würfel auf Portal-Lichtungen
tablet-potions = { $tablet_potions } Zaubertränke
tablet-majorities = { $tablet_majorities } umkämpfte Mehrheiten

colour-red = Rot
colour-orange = Orange
colour-yellow = Gelb
colour-green = Grün
colour-blue = Blau
colour-violet = Violett

fire-F00 = Feuerstelle F00
fire-F01 = Feuerstelle F01
fire-F02 = Feuerstelle F02
fire-F03 = Feuerstelle F03
fire-F10 = Feuerstelle F10
fire-F11 = Feuerstelle F11
fire-F12 = Feuerstelle F12
fire-F13 = Feuerstelle F13
fire-F20 = Feuerstelle F20
fire-F21 = Feuerstelle F21
fire-F22 = Feuerstelle F22
fire-F23 = Feuerstelle F23
fire-F30 = Feuerstelle F30
fire-F31 = Feuerstelle F31
fire-F32 = Feuerstelle F32
fire-F33 = Feuerstelle F33

part-T1 = Geteilte Lichtung (T1)
part-T2 = Helle Ecke (T2)
part-T3 = Ringweg (T3)
part-T4 = Weite Lichtung (T4)
part-T5 = Tiefer Wald (T5)
part-T6 = Gewundener Ring (T6)
part-T7 = Lange Lichtung (T7)
part-T8 = Schattentreppe (T8)
part-T9 = Lichtungstreppe (T9)
part-C1 = Eckstück C1
part-C2 = Eckstück C2
part-C3 = Eckstück C3
part-C4 = Eckstück C4
part-L1 = Verbindungsstück L1
part-L2 = Verbindungsstück L2
part-L3 = Verbindungsstück L3
part-L4 = Verbindungsstück L4

cause-contest = Wettstreit
cause-emergency = Notzug
cause-field = Aktionsfeld
cause-herb = Heilkraut
cause-oracle = Orakelstein
cause-gem = Edelstein
cause-menhir = Menhire
cause-stele = Stele
cause-potion = Zaubertrank
cause-fire = Feuer
cause-repeat = durch Heilkraut wiederholt
cause-overflow = Schritte über das Ende hinaus
cause-no_die = kein Würfel mehr im allgemeinen Vorrat
cause-dolmen = Dolmen-Verbindung
cause-beige = beiger Dolmen
cause-leftovers = Restmaterial
cause-sickle = Sichel
cause-tablet = Steintafeln
cause-amulet = Amulett
cause-cult_places = Kultplätze

decision-start = ein Startfeld wählen
decision-keep = die Steintafel wählen, die du behältst
decision-lay = das nächste Kräuterpaar legen
decision-turn = einen Kultplatz oder den Notzug wählen
decision-die = einen Würfel wählen
decision-value = den gedrehten Würfelwert wählen
decision-field = ein Aktionsfeld wählen
decision-do = die Aktion ausführen oder verzichten
decision-provisions = Proviant oder Würfel nehmen
decision-pick = einen Würfel aus deinem allgemeinen Vorrat wählen
decision-tablet = eine Steintafel wählen
decision-brew = einen Zaubertrank brauen oder aufhören
decision-sign = eine Ebene deines Amuletts wählen
decision-gem = einen Edelstein wählen
decision-menhir = einen Menhir wählen
decision-stele = eine Stele wählen
decision-repeat = einen Bonus zum Wiederholen wählen
decision-raise = einen Würfel wählen, den du auf { $turned_to } drehst, oder aufhören
decision-flip = ein Heilkraut zum Aufdecken wählen
decision-pluck = ein Heilkraut vom großen Tableau wählen
decision-herb = das Heilkraut wählen, das wirksam wird

supply-personal = persönlicher Vorrat
supply-general = allgemeiner Vorrat

## Was geschah

event-part = Spielplan: { $part } an Stelle { $slot }
event-front = Vorder- und Rückseiten wechseln sich auf dem ganzen Spielplan ab (Muster { $parity })
event-display = Orakelplatz, Stelle { $spot }: { $tablet }
event-stone = Orakelstein { $gap }: { $bonus }
event-dolmen = Dolmen neben { $place }: { $colour }
event-roll = { $seat } würfelt eine { $value } ({ $supply })
event-start_tablet = { $seat } beginnt mit der Steintafel: { $tablet }
event-secret_tablet = { $tablet ->
        [hidden] { $seat } zieht eine Steintafel zur Auswahl
       *[other] { $seat } zieht eine Steintafel zur Auswahl: { $tablet }
    }
event-herb_laid = Heilkräuter von { $seat }, Paar { $pair }: { $herb }
event-same_herbs = { $seat } legt die Heilkräuter so wie { $master }
event-same_dice = { $seat } stellt die { $dice_general } Würfel des allgemeinen Vorrats so ein, wie { $master } sie gewürfelt hat
event-lays = { $seat } hat das Kräuterpaar { $pair } gelegt
event-starts = { $seat } ist Druidenmeister und beginnt
event-pawn = { $seat } stellt die Spielfigur neben { $place }
event-round = Runde { $round }: { $seat } beginnt
event-turn = { $seat } ist am Zug
event-emergency = { $seat } macht einen Notzug
event-go = { $seat } zieht von { $origin } nach { $place } ({ $cost } Proviant)
event-stay = Erster Zug: { $seat } bleibt auf { $place }
event-place = { $seat } setzt eine { $value } auf { $place }: { $action }
event-turned = { $seat } dreht die { $die } auf eine { $value } (Heilkraut)
event-pay = { $seat } zahlt { $cost } für den Würfel, { $left } Proviant übrig
event-contest = { $seat } gewinnt den Wettstreit auf { $place }
event-decline = { $seat } verzichtet
event-no_effect = Die Aktion bleibt für { $seat } ohne Wirkung
event-prestige = { $raised ->
        [1] { $seat }: +{ $amount } Prestigepunkte ({ $cause }; aus { $herb_prestige_exactly } werden { $amount })
       *[other] { $seat }: +{ $amount } Prestigepunkte ({ $cause })
    }
event-provisions = { $seat }: +{ $amount } Proviant ({ $cause })
event-mistletoe = { $amount ->
        [one] { $seat }: +{ $amount } Mistel ({ $cause })
       *[other] { $seat }: +{ $amount } Misteln ({ $cause })
    }
event-die = { $amount ->
        [one] { $seat } nimmt eine { $value } aus dem allgemeinen Vorrat ({ $cause })
       *[other] { $seat } nimmt { $amount } Würfel mit { $value } aus dem allgemeinen Vorrat ({ $cause })
    }
event-knowledge = { $steps ->
        [one] { $seat }: Wissen { $steps } Schritt vor, jetzt auf Feld { $field } ({ $cause })
       *[other] { $seat }: Wissen { $steps } Schritte vor, jetzt auf Feld { $field } ({ $cause })
    }
event-sickle = { $steps ->
        [one] { $seat }: Sichel { $steps } Schritt vor, jetzt bei { $to } ({ $cause })
       *[other] { $seat }: Sichel { $steps } Schritte vor, jetzt bei { $to } ({ $cause })
    }
event-tablet = { $seat } nimmt die Steintafel von Stelle { $spot }: { $tablet }
event-no_refill = Der Stapel der Steintafeln ist leer: Stelle { $spot } bleibt frei
event-brew = { $seat } braut { $potion } (Misteln: { $cost })
event-gem = { $seat } legt einen Edelstein auf Ebene { $level }: { $times } × { $bonus }
event-menhir = { $seat } errichtet einen Menhir neben { $place }: { $bonus }
event-stele = { $seat } errichtet eine Stele neben { $place }: { $units } × { $bonus }
event-raise = { $seat } dreht den Würfel auf { $place } auf { $value }
event-trigger = { $seat } löst mit der Sichel das Kräuterpaar { $pair } aus
event-active = Bei { $seat } ist nun wirksam: { $herb }
event-inactive = { $seat } legt verdeckt ab: { $herb }
event-fire = { $seat } entzündet das Feuer an { $fire }
event-cover = { $seat } deckt { $fire } mit einem Feuerplättchen ab
event-chain = { $seat } verbindet die Dolmen in { $colour } mit { $dice } Würfeln
event-beige = { $seat } nimmt den beigen Dolmen Nr. { $which }
event-last_die = { $seat } hat den letzten Würfel gesetzt: dies ist die letzte Runde
event-last_round = Das Spiel endet nach Runde { $round }: Endwertung
event-fulfilled = { $copies ->
        [one] { $seat } hat erfüllt: { $tablet }
       *[other] { $seat } hat { $copies }-mal erfüllt: { $tablet }
    }
event-score = Endwertung, { $cause }: { $seat } +{ $amount }
event-result = Platz { $rank }: { $seat } mit { $prestige } Prestigepunkten

## Ein Zug in einer Zeile

chapter-scoring = Endwertung
chapter-result = Das Ende
net-pawn = Figur neben { $place }
net-emergency = Notzug
net-place = eine { $value } auf { $place }
net-contest = gewann den Wettstreit
net-tablet = nahm eine Steintafel ({ $tablet })
net-brew = braute { $potion }
net-gem = ein Edelstein auf Ebene { $level }
net-menhir = ein Menhir ({ $bonus })
net-stele = eine Stele ({ $bonus })
net-fire = entzündete { $fire }
net-chain = verband die Dolmen in { $colour }
net-beige = ein beiger Dolmen
net-last_die = der letzte Würfel: die letzte Runde

## Was den Ausschlag gab

result-result = Platz { $rank }: { $seat } mit { $prestige } Prestigepunkten
result-decided_by_prestige = { $margin ->
        [one] { $seat } gewinnt mit { $margin } Prestigepunkt Vorsprung
       *[other] { $seat } gewinnt mit { $margin } Prestigepunkten Vorsprung
    }
result-decided_by_knowledge = { $seat } gewinnt bei Gleichstand mit { $prestige } Prestigepunkten: der Marker steht auf der Wissensleiste weiter hinten

## Züge und was sie bewirken

move-start = Spielfigur neben { $place } stellen
move-keep = Behalten: { $tablet }
move-lay = An Sichelfeld { $position } legen: { $herbs }
move-emergency = Notzug: { $provisions } Proviant und { $dice ->
        [0] { $prestige } Prestigepunkte
       *[other] { $dice } Würfel
    }
move-go = { $first ->
        [true] Auf { $place } bleiben (erster Zug, ohne Bewegung): Preis je Würfel { $prices }
       *[other] Nach { $place } ziehen für { $cost }: Preis mit Würfel { $prices }
    }{ $fire_count ->
        [0] {""}
       *[other] ; entzündet { $fires }
    }{ $dolmen_count ->
        [0] {""}
       *[other] ; verbindet Dolmen: { $dolmens }
    }
move-die = Eine { $value } setzen; { $left } Proviant übrig{ $contest ->
        [hidden] {""}
       *[other] ; Wettstreit gewinnt { $contest }
    }
move-turn = Die { $die } auf { $value } drehen; { $left } Proviant übrig{ $contest ->
        [hidden] {""}
       *[other] ; Wettstreit gewinnt { $contest }
    }
move-field = { $value } auf { $action }; { $left } Proviant übrig{ $contest ->
        [hidden] {""}
       *[other] ; Wettstreit gewinnt { $contest }
    }{ $fire_count ->
        [0] {""}
       *[other] ; entzündet { $fires }
    }{ $dolmen_count ->
        [0] {""}
       *[other] ; verbindet Dolmen: { $dolmens }
    }{ $warning ->
        [no_die] {" "}(kein Würfel mehr für den nächsten Zug)
        [few_provisions] {" "}(nur wenig Proviant übrig)
       *[none] {""}
    }
move-knowledge = Wissen: { $steps } Schritte, auf Feld { $field }{ $instead ->
        [0] {""}
       *[other] ; nur noch { $taken } möglich, dafür +{ $instead } Prestigepunkte
    }
move-sickle = Sichel: { $steps } Schritte, auf { $to }{ $pairs ->
        [0] {""}
        [one] , { $pairs } Kräuterpaar
       *[other] , { $pairs } Kräuterpaare
    }{ $instead ->
        [0] {""}
       *[other] ; nur noch { $taken } möglich, dafür +{ $instead } Prestigepunkte
    }
move-provisions = { $amount } Proviant nehmen{ $herb ->
        [true] {" "}(Heilkraut: auch Prestige)
       *[other] {""}
    }
move-dice = { $dice ->
        [0] Kein Würfel ist mehr da
        [one] { $dice } Würfel nehmen
       *[other] { $dice } Würfel nehmen
    }{ $prestige ->
        [0] {""}
       *[other] , +{ $prestige } Prestigepunkte
    }
move-pick = Eine { $value } nehmen
move-tablet = Steintafel: { $tablet } (du hast { $progress } von { $needs }); Boni: { $bonuses }{ $instead ->
        [0] {""}
       *[other] ; +{ $instead } Prestigepunkte für das, was nicht mehr passt
    }
move-brew = { $potion } brauen (Misteln: { $cost }, übrig: { $left }){ $instead ->
        [0] {""}
       *[other] ; +{ $instead } Prestigepunkte für das, was nicht mehr passt
    }
move-stop = { $of ->
    [raise] Keinen Würfel drehen
   *[brew] Nichts brauen
}
move-decline = Verzichten
move-none = Nichts wiederholen
move-sign = Ebene { $sign } des Amuletts
move-gem = Edelstein auf Ebene { $sign }: { $times } × { $bonus }{ $instead ->
        [0] {""}
       *[other] ; +{ $instead } Prestigepunkte für das, was nicht mehr passt
    }
move-menhir = Menhir { $bonus } errichten; Boni: { $bonuses }{ $repeat ->
        [true] , einen davon noch einmal
       *[other] {""}
    }{ $instead ->
        [0] {""}
       *[other] ; +{ $instead } Prestigepunkte für das, was nicht mehr passt
    }
move-stele = Stele errichten: { $units } × { $bonus }{ $instead ->
        [0] {""}
       *[other] ; nur noch { $taken } möglich, dafür +{ $instead } Prestigepunkte
    }
move-repeat = Noch einmal: { $bonus }{ $instead ->
        [0] {""}
       *[other] ; +{ $instead } Prestigepunkte für das, was nicht mehr passt
    }
move-raise = Die { $value } auf { $place } auf { $turned_to } drehen{ $contest ->
        [hidden] {""}
       *[other] ; Wettstreit gewinnt { $contest }
    }
move-flip = Aufdecken: { $herb }
move-pluck = Vom großen Tableau nehmen: { $herb }
move-herb = Wirksam: { $herb }{ $other ->
        [hidden] {""}
       *[other] {" "}(verdeckt: { $other })
    }

confirm-start = Hier beginnen
confirm-keep = Tafel behalten
confirm-lay = Kräuter legen
confirm-emergency = Notzug
confirm-go = Hierhin ziehen
confirm-die = Würfel setzen
confirm-turn = Würfel drehen
confirm-field = Hier setzen
confirm-knowledge = Wissen nehmen
confirm-sickle = Sichel nehmen
confirm-provisions = Proviant nehmen
confirm-dice = Würfel nehmen
confirm-pick = Würfel nehmen
confirm-tablet = Tafel nehmen
confirm-brew = Brauen
confirm-stop = { $of ->
    [raise] Keinen Würfel drehen
   *[brew] Nichts brauen
}
confirm-decline = Verzichten
confirm-none = Nichts wiederholen
confirm-sign = Ebene wählen
confirm-gem = Edelstein nehmen
confirm-menhir = Menhir errichten
confirm-stele = Stele errichten
confirm-repeat = Wiederholen
confirm-raise = Auf { $turned_to } drehen
confirm-flip = Aufdecken
confirm-pluck = Kraut nehmen
confirm-herb = Kraut wählen

## Warum nicht?

why-not_asked = Zuerst etwas anderes: { $decision }.
why-potion_must_be_used = Ein Zaubertrank wird ganz genutzt: auf seine Wirkung kannst du nicht verzichten.
why-first_turn_stays = In deinem ersten Zug bewegst du dich nicht: du bleibst auf { $place }.
why-own_die_there = Auf { $place } liegt schon ein Würfel von dir.
why-already_there = Deine Figur steht schon auf { $place }; sie muss auf einen anderen ziehen.
why-no_die = Du hast keinen Würfel im persönlichen Vorrat: mach einen Notzug.
why-too_far = { $place } ist nicht erreichbar: der Weg kostet { $cost }, du hast { $held } Proviant.
why-too_dear = { $place } ist zu teuer: { $cost } für den Weg und mindestens { $value } für einen Würfel, du hast { $held } Proviant.
why-die_not_held = Du hast keinen Würfel mit { $value } im persönlichen Vorrat.
why-die_too_dear = Eine { $value } kostet { $value } Proviant; du hast { $held }.
why-turned_too_far = Eine { $die } lässt sich nicht auf { $value } drehen: höchstens { $herb_die_shift_shift } auf oder ab, und 1 und 6 sind nicht benachbart.
why-no_such_field = { $place } hat kein solches Feld: { $action }.
why-field_taken = Auf { $place } ist dieses Feld belegt: { $action }.
why-die_not_in_supply = In deinem allgemeinen Vorrat liegt kein Würfel mit { $value }.
why-spot_empty = An Stelle { $spot } liegt keine Steintafel.
why-potion_gone = Dieser Zaubertrank ist schon gebraut: { $potion }.
why-too_little_mistletoe = { $potion } kostet { $cost } Misteln; du hast { $held }.
why-level_full = Ebene { $sign } deines Amuletts ist voll.
why-gem_owned = Ein Edelstein dieser Sorte liegt schon auf deinem Amulett: { $bonus }.
why-menhir_placed = Dieser Menhir steht schon auf dem Spielplan: { $bonus }.
why-stele_placed = Diese Stele steht schon auf dem Spielplan: { $bonus }.
why-bonus_not_received = Diesen Bonus hast du gerade nicht erhalten: { $bonus }.
why-no_own_die = Auf { $place } liegt kein Würfel von dir.
why-die_is_six = Dein Würfel auf { $place } zeigt schon die { $turned_to }.
why-herb_not_inactive = Dieses Heilkraut liegt nicht verdeckt auf deinem kleinen Tableau: { $herb }.
why-herb_not_on_board = Dieses Heilkraut liegt nicht mehr auf deinem großen Tableau: { $herb }.
why-herb_not_in_pair = Dieses Heilkraut gehört nicht zum ausgelösten Paar: { $herb }.
why-start_taken = Auf dem Startfeld neben { $place } steht schon eine Spielfigur.
why-tablet_not_drawn = Diese Steintafel ist nicht unter den { $tablets_to_choose_from }, die du gezogen hast: { $tablet }.
why-herb_laid = Dieses Heilkraut hast du schon gelegt: { $herb }.

## Was gefragt ist

ask-start = Stelle deine Spielfigur neben einen Kultplatz
    .help = In deinem ersten Zug bleibst du dort.
ask-keep = Behalte eine deiner { $tablets_to_choose_from } Steintafeln
    .help = Die anderen kommen zurück in den Stapel.
ask-lay = Lege das nächste Kräuterpaar
    .help = Erreicht es die Sichel, wird eines der beiden wirksam.
ask-turn = Du bist am Zug: wähle einen Kultplatz
    .help = 1 Proviant je betretenem Kultplatz und dunklem Waldbereich, dazu der Wert des Würfels.
ask-die = Welchen Würfel setzt du?
    .help = Er kostet so viel Proviant, wie er zeigt.
ask-value = Den Würfel drehen?
    .help = Bis zu { $herb_die_shift_shift } auf oder ab; es gilt der neue Wert.
ask-field = Auf welches Aktionsfeld?
    .help = Dein Würfel bleibt dort; du führst die Aktion des Feldes aus.
ask-do = Die Aktion ausführen?
    .help = Du darfst verzichten.
ask-provisions = Proviant oder Würfel?
    .help = { $P_provisions } Proviant oder { $P_dice } Würfel aus deinem allgemeinen Vorrat.
ask-pick = { $amount ->
    [1] Welchen Würfel nimmst du?
   *[other] Welche Würfel nimmst du? Noch { $amount }
}
    .help = Sein Wert bleibt wie gewürfelt.
ask-tablet = Nimm eine Steintafel
    .help = Dazu erhältst du die Boni der Orakelsteine links und rechts davon.
ask-brew = Einen Zaubertrank brauen?
    .help = Er wirkt sofort. Nicht ausgegebene Misteln behältst du.
ask-sign = Auf welche Ebene kommt der Edelstein?
    .help = Erst das linke Feld, dann das rechte.
ask-gem = Wähle einen Edelstein
    .help = Jede Sorte nur einmal auf deinem Amulett.
ask-menhir = Welchen Menhir errichtest du?
    .help = Sein Bonus, danach die Boni aller entfernten Menhire von links nach rechts.
ask-stele = Welche Stele errichtest du?
    .help = Der Wert deines Würfels bestimmt, wie viel sie bringt.
ask-repeat = Welchen Bonus nimmst du noch einmal?
    .help = Einen der gerade erhaltenen.
ask-raise = Welchen deiner Würfel drehst du auf { $turned_to }?
    .help = Liegen dort weitere Würfel, gibt es einen neuen Wettstreit.
ask-flip = Welches Heilkraut deckst du auf?
    .help = Es ist ab sofort wirksam.
ask-pluck = Welches Heilkraut nimmst du vom großen Tableau?
    .help = Es ist ab sofort wirksam.
ask-herb = Welches Heilkraut wird wirksam?
    .help = Das andere wird verdeckt abgelegt.

asks-start = { $seat } wählt ein Startfeld
asks-keep = { $seat } wählt eine Start-Steintafel
asks-lay = { $seat } legt Heilkräuter
asks-turn = { $seat } ist am Zug
asks-die = { $seat } wählt einen Würfel
asks-value = { $seat } darf den Würfel drehen
asks-field = { $seat } wählt ein Aktionsfeld
asks-do = { $seat } darf die Aktion ausführen
asks-provisions = { $seat } nimmt Proviant oder Würfel
asks-pick = { $seat } nimmt einen Würfel
asks-tablet = { $seat } wählt eine Steintafel
asks-brew = { $seat } darf einen Zaubertrank brauen
asks-sign = { $seat } wählt eine Ebene des Amuletts
asks-gem = { $seat } wählt einen Edelstein
asks-menhir = { $seat } wählt einen Menhir
asks-stele = { $seat } wählt eine Stele
asks-repeat = { $seat } darf einen Bonus wiederholen
asks-raise = { $seat } darf einen Würfel auf { $turned_to } drehen
asks-flip = { $seat } deckt ein Heilkraut auf
asks-pluck = { $seat } nimmt ein Heilkraut
asks-herb = { $seat } legt ein Kräuterpaar um
asks-deal = Spielplan und Vorräte werden vorbereitet

step-1 = Bewegung
step-2 = Würfel platzieren
step-3 = Wettstreit
step-4 = Aktion
step-5 = Feuer
step-6 = Dolmen
step-7 = Heilkräuter

## Optionen eines Tisches

option-choose_start_tablet = Variante 1: Start-Steintafel auswählen
    .help = Alle ziehen { $tablets_to_choose_from } Steintafeln und behalten 1 davon.
option-herb_layout = Anordnung der Heilkräuter
    .help = Wie die { $herbs_each } Heilkräuter auf die großen Tableaus kommen.
option-herb_layout-random = bei allen gemischt
option-herb_layout-same = für alle gleich (Variante 2)
option-herb_layout-free = nach Belieben (Variante 3)
option-same_general_dice = Variante 4: gleiche Würfel im allgemeinen Vorrat
    .help = Nur der Startspieler wirft die { $dice_general } Würfel; die anderen stellen ihre gleich ein.
option-acclaim_cost = Kosten des Zaubertranks Beifall
    .help = Was der Trank für { $acclaim_prestige } Prestigepunkte kostet.
option-acclaim_cost-2 = { $acclaim_cost } Misteln
option-acclaim_cost-3 = { $acclaim_cost_doubt } Misteln

## Wörter des Spielplans

last-round = Letzte Runde
druid-master = Druidenmeister
oracle = Orakelplatz
pile = Stapel
fireplaces = Feuerstellen
dolmens = Farbige Dolmen
beige-dolmens = Beige Dolmen
prestige = Prestige
provisions = Proviant
mistletoe = Misteln
knowledge = Wissen
multiplier = Multiplikator
tower = Wissensturm
sickle = Sichel
personal = Persönlicher Vorrat
general = Allgemeiner Vorrat
herbs = Heilkräuter
active = wirksam
inactive = unwirksam
tablets = Steintafeln
menhirs = Menhire
steles = Stelen
gems = Edelsteine
amulet = Amulett
potions = Zaubertränke
clearing = Lichtung
portal = Portal der Lichtung
start-field = Startfeld
price = Preis: { $price }
progress = { $progress } von { $needs }
won = Gewonnene Plätze und Steine
emergency = Druide in Nöten

## Warum ein Zug gut ist: wovon er mehr oder weniger bringt

reason-tempo = die Züge, die dir bleiben
reason-prestige = dein Prestige
reason-rivals = das Prestige deines stärksten Gegners
reason-provisions = dein Proviant und wohin er reicht
reason-dice = deine Würfel
reason-places = die Kultplätze, die du gewinnst
reason-knowledge = dein Wissen
reason-herbs = deine Sichel und deine Heilkräuter
reason-tablets = deine Steintafeln
reason-amulet = dein Amulett
reason-brewing = Misteln und Zaubertränke
reason-stones = deine Menhire und Stelen
reason-fires = deine Feuer
reason-dolmens = deine Dolmen

source-contests = Wettstreite
source-herbs = Heilkräuter
source-oracle = Orakelsteine
source-gems = Edelsteine
source-stones = Menhire und Stelen
source-potions = Zaubertränke
source-fires = Feuer
source-dolmens = Dolmen
source-leftovers = Restmaterial
source-sickle = Sichel
source-tablets = Steintafeln
source-amulet = Amulett
source-cult_places = Kultplätze
source-overflow = über das Ende einer Leiste hinaus
source-no_die = für Würfel, die nicht mehr da waren
amount-prestige = { $amount } Prestige
amount-final_now = { $amount } Prestige in der Schlusswertung
amount-provisions = { $amount } Proviant
amount-dice = { $amount } Würfel im Vorrat
amount-pips =
    { $amount ->
        [one] { $amount } Auge auf den Würfeln
       *[other] { $amount } Augen auf den Würfeln
    }
amount-won =
    { $amount ->
        [one] { $amount } gewonnener Kultplatz
       *[other] { $amount } gewonnene Kultplätze
    }
amount-won_for_ever =
    { $amount ->
        [one] { $amount } sicher gewonnener Kultplatz
       *[other] { $amount } sicher gewonnene Kultplätze
    }
amount-knowledge =
    { $amount ->
        [one] { $amount } Schritt auf der Wissensleiste
       *[other] { $amount } Schritte auf der Wissensleiste
    }
amount-sickle =
    { $amount ->
        [one] { $amount } Schritt der Sichel
       *[other] { $amount } Schritte der Sichel
    }
amount-herbs =
    { $amount ->
        [one] { $amount } aktives Heilkraut
       *[other] { $amount } aktive Heilkräuter
    }
amount-tablets =
    { $amount ->
        [one] { $amount } Steintafel
       *[other] { $amount } Steintafeln
    }
amount-tablet_points = { $amount } Prestige aus Steintafeln
amount-amulet_points = { $amount } Prestige aus dem Amulett
amount-mistletoe =
    { $amount ->
        [one] { $amount } Mistel
       *[other] { $amount } Misteln
    }
amount-potions =
    { $amount ->
        [one] { $amount } Zaubertrank
       *[other] { $amount } Zaubertränke
    }
amount-menhirs =
    { $amount ->
        [one] { $amount } Menhir
       *[other] { $amount } Menhire
    }
amount-steles =
    { $amount ->
        [one] { $amount } Stele
       *[other] { $amount } Stelen
    }
amount-fires_lit =
    { $amount ->
        [one] { $amount } brennendes Feuer
       *[other] { $amount } brennende Feuer
    }
amount-fires_one_short =
    { $amount ->
        [one] { $amount } Feuer, dem nur ein Würfel fehlt
       *[other] { $amount } Feuer, denen nur ein Würfel fehlt
    }
amount-chains_worth = { $amount } Prestige aus Dolmen
amount-dolmens = { $amount } Dolmen
amount-turns_left =
    { $amount ->
        [one] { $amount } Zug bis zum Ende
       *[other] { $amount } Züge bis zum Ende
    }
