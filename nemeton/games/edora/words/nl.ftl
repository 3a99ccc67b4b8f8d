# The Druids of Edora in het Nederlands. Begrippen volgens de woordenlijst van docs/rules/edora.md; de regels zelf staan in nl-rules.ftl.
# Argumenten: $seat, $master en $contest komen als namen, begrippen ($place, $action, $herb, …) als woorden, getallen als getallen.
# Wat de lezer niet mag weten of wat er niet is, komt als de tekst "hidden".

title = The Druids of Edora
tagline = Trek van cultusplaats naar cultusplaats, ga zuinig om met proviand en dobbelstenen en win prestige in een bos vol bonussen.

## Begrippen

place-H00 = cultusplaats H00
place-H01 = cultusplaats H01
place-H02 = cultusplaats H02
place-V00 = cultusplaats V00
place-V01 = cultusplaats V01
place-V02 = cultusplaats V02
place-V03 = cultusplaats V03
place-H10 = cultusplaats H10
place-H11 = cultusplaats H11
place-H12 = cultusplaats H12
place-V10 = cultusplaats V10
place-V11 = cultusplaats V11
place-V12 = cultusplaats V12
place-V13 = cultusplaats V13
place-H20 = cultusplaats H20
place-H21 = cultusplaats H21
place-H22 = cultusplaats H22
place-V20 = cultusplaats V20
place-V21 = cultusplaats V21
place-V22 = cultusplaats V22
place-V23 = cultusplaats V23
place-H30 = cultusplaats H30
place-H31 = cultusplaats H31
place-H32 = cultusplaats H32

action-P = proviand of dobbelstenen
action-K2 = kennis, { $K2_steps } stappen
action-K3 = kennis, { $K3_steps } stappen
action-S2 = sikkel, { $S2_steps } stappen
action-S3 = sikkel, { $S3_steps } stappen
action-T = stenen tablet
action-M3c1 = { $M3c1_mistletoe } maretak, { $M3c1_potions } drank
action-M2c1 = { $M2c1_mistletoe } maretak, { $M2c1_potions } drank
action-M2c2 = { $M2c2_mistletoe } maretak, { $M2c2_potions } dranken
action-M1c2 = { $M1c2_mistletoe } maretak, { $M1c2_potions } dranken
action-A1x2 = amulet met I ×{ $A1x2_multiplier }
action-A1x3 = amulet met I ×{ $A1x3_multiplier }
action-A2x2 = amulet met II ×{ $A2x2_multiplier }
action-A2x3 = amulet met II ×{ $A2x3_multiplier }
action-A3x2 = amulet met III ×{ $A3x2_multiplier }
action-A3x3 = amulet met III ×{ $A3x3_multiplier }
action-MEN = menhir oprichten
action-STE = stèle oprichten

bonus-prestige = prestigepunten
bonus-knowledge = kennis
bonus-provisions = proviand
bonus-die = dobbelsteen
bonus-mistletoe = maretak
bonus-sickle = sikkel

herb-provisions = proviandkruid
herb-sickle = sikkelkruid
herb-mistletoe = maretakkruid
herb-knowledge = kenniskruid
herb-amulet = amuletkruid
herb-die_shift = dobbelsteenkruid (±{ $herb_die_shift_shift })
herb-menhir = menhirkruid
herb-leap = sprongkruid
herb-stele = stèlekruid
herb-fire = vuurkruid
herb-prestige = prestigekruid ({ $herb_prestige_exactly } → { $herb_prestige_becomes })
herb-tablet = tabletkruid

potion-standing_stone = Staande Steen
potion-second_bloom = Tweede Bloei
potion-fateful_turn = Wending van het Lot
potion-herb_lore = Kruidenkennis
potion-travel_ration = Reisrantsoen
potion-keen_edge = Scherpe Snede
potion-acclaim = Bijval
potion-lesser_stele = Kleine Stèle
potion-oracle_call = Roep van het Orakel
potion-clear_mind = Heldere Geest
potion-rich_harvest = Rijke Oogst
potion-double_herb_lore = Dubbele Kruidenkennis
potion-radiant_gem = Stralende Edelsteen
potion-greater_stele = Grote Stèle
potion-twin_stones = Tweelingstenen
potion-triple_turn = Drievoudige Wending
potion-double_oracle = Dubbel Orakel
potion-great_acclaim = Grote Bijval

tablet-menhirs = { $tablet_menhirs } opgerichte menhirs
tablet-start_places = { $tablet_start_places } startplaatsen
tablet-line = 4 dobbelstenen op een rij
tablet-equal_dice = { $tablet_equal_dice } gelijke dobbelstenen naast elkaar
tablet-dolmens = { $tablet_dolmens } gewonnen dolmens
tablet-steles = { $tablet_steles } stèles
tablet-knowledge = { $tablet_knowledge } stappen kennis
tablet-tablets = { $tablet_tablets } stenen tabletten
tablet-herbs = { $tablet_herbs } werkzame kruiden
tablet-full_clearings = { $tablet_full_clearings } volle open plekken
tablet-amulet = { $tablet_amulet } edelstenen
tablet-six_clearings = dobbelstenen op { $tablet_six_clearings } open plekken
tablet-portals = { $tablet_portals } dobbelstenen op plekken met portaal
tablet-potions = { $tablet_potions } toverdranken
tablet-majorities = { $tablet_majorities } betwiste meerderheden

colour-red = rood
colour-orange = oranje
colour-yellow = geel
colour-green = groen
colour-blue = blauw
colour-violet = paars

fire-F00 = vuurplaats F00
fire-F01 = vuurplaats F01
fire-F02 = vuurplaats F02
fire-F03 = vuurplaats F03
fire-F10 = vuurplaats F10
fire-F11 = vuurplaats F11
fire-F12 = vuurplaats F12
fire-F13 = vuurplaats F13
fire-F20 = vuurplaats F20
fire-F21 = vuurplaats F21
fire-F22 = vuurplaats F22
fire-F23 = vuurplaats F23
fire-F30 = vuurplaats F30
fire-F31 = vuurplaats F31
fire-F32 = vuurplaats F32
fire-F33 = vuurplaats F33

part-T1 = Gespleten plek (T1)
part-T2 = Lichte hoek (T2)
part-T3 = Ringpad (T3)
part-T4 = Weidse plek (T4)
part-T5 = Diep woud (T5)
part-T6 = Kronkelring (T6)
part-T7 = Lange plek (T7)
part-T8 = Schaduwtrap (T8)
part-T9 = Open trap (T9)
part-C1 = hoekstuk C1
part-C2 = hoekstuk C2
part-C3 = hoekstuk C3
part-C4 = hoekstuk C4
part-L1 = verbindingsstuk L1
part-L2 = verbindingsstuk L2
part-L3 = verbindingsstuk L3
part-L4 = verbindingsstuk L4

cause-contest = wedstrijd
cause-emergency = noodbeurt
cause-field = actieveld
cause-herb = geneeskruid
cause-oracle = orakelsteen
cause-gem = edelsteen
cause-menhir = de menhirs
cause-stele = stèle
cause-potion = toverdrank
cause-fire = vuur
cause-repeat = herhaald door een kruid
cause-overflow = stappen voorbij het einde
cause-no_die = geen dobbelsteen meer in de algemene voorraad
cause-dolmen = dolmenverbinding
cause-beige = bonus van de beige dolmen
cause-leftovers = restmateriaal
cause-sickle = sikkel
cause-tablet = stenen tabletten
cause-amulet = het amulet
cause-cult_places = cultusplaatsen

decision-start = een startveld kiezen
decision-keep = het tablet kiezen dat je houdt
decision-lay = het volgende paar kruiden leggen
decision-turn = een cultusplaats of de noodbeurt kiezen
decision-die = een dobbelsteen kiezen
decision-value = de gedraaide waarde kiezen
decision-field = een actieveld kiezen
decision-do = de actie uitvoeren of afzien
decision-provisions = proviand of dobbelstenen nemen
decision-pick = een dobbelsteen uit je algemene voorraad kiezen
decision-tablet = een stenen tablet kiezen
decision-brew = een toverdrank brouwen of stoppen
decision-sign = een niveau van je amulet kiezen
decision-gem = een edelsteen kiezen
decision-menhir = een menhir kiezen
decision-stele = een stèle kiezen
decision-repeat = een bonus kiezen om te herhalen
decision-raise = een dobbelsteen kiezen om naar { $turned_to } te draaien, of stoppen
decision-flip = een kruid kiezen om open te draaien
decision-pluck = een kruid van je grote bord kiezen
decision-herb = het kruid kiezen dat werkzaam wordt

supply-personal = persoonlijke voorraad
supply-general = algemene voorraad

## Wat er gebeurde

event-part = Bord: { $part } op plek { $slot }
event-front = Voor- en achterkanten wisselen elkaar af op het hele bord (patroon { $parity })
event-display = Orakelplaats, plek { $spot }: { $tablet }
event-stone = Orakelsteen { $gap }: { $bonus }
event-dolmen = Dolmen naast { $place }: { $colour }
event-roll = { $seat } gooit een { $value } ({ $supply })
event-start_tablet = { $seat } begint met het tablet: { $tablet }
event-secret_tablet = { $tablet ->
        [hidden] { $seat } trekt een tablet om uit te kiezen
       *[other] { $seat } trekt een tablet om uit te kiezen: { $tablet }
    }
event-herb_laid = Kruiden van { $seat }, paar { $pair }: { $herb }
event-same_herbs = { $seat } legt de kruiden net zo als { $master }
event-same_dice = { $seat } zet de { $dice_general } dobbelstenen van de algemene voorraad zoals { $master } ze gooide
event-lays = { $seat } heeft kruidenpaar { $pair } gelegd
event-starts = { $seat } is druïdenmeester en begint
event-pawn = { $seat } zet de pion naast { $place }
event-round = Ronde { $round }: { $seat } begint
event-turn = { $seat } is aan de beurt
event-emergency = { $seat } neemt een noodbeurt
event-go = { $seat } trekt van { $origin } naar { $place } ({ $cost } proviand)
event-stay = Eerste beurt: { $seat } blijft op { $place }
event-place = { $seat } legt een { $value } op { $place }: { $action }
event-turned = { $seat } draait de { $die } naar een { $value } (kruid)
event-pay = { $seat } betaalt { $cost } voor de dobbelsteen, { $left } proviand over
event-contest = { $seat } wint de wedstrijd op { $place }
event-decline = { $seat } ziet ervan af
event-no_effect = De actie heeft geen effect voor { $seat }
event-prestige = { $raised ->
        [1] { $seat }: +{ $amount } prestigepunten ({ $cause }; { $herb_prestige_exactly } worden { $amount })
       *[other] { $seat }: +{ $amount } prestigepunten ({ $cause })
    }
event-provisions = { $seat }: +{ $amount } proviand ({ $cause })
event-mistletoe = { $seat }: +{ $amount } maretak ({ $cause })
event-die = { $amount ->
        [one] { $seat } neemt een { $value } uit de algemene voorraad ({ $cause })
       *[other] { $seat } neemt { $amount } dobbelstenen met { $value } uit de algemene voorraad ({ $cause })
    }
event-knowledge = { $steps ->
        [one] { $seat }: kennis { $steps } stap verder, nu op veld { $field } ({ $cause })
       *[other] { $seat }: kennis { $steps } stappen verder, nu op veld { $field } ({ $cause })
    }
event-sickle = { $steps ->
        [one] { $seat }: sikkel { $steps } stap verder, nu op { $to } ({ $cause })
       *[other] { $seat }: sikkel { $steps } stappen verder, nu op { $to } ({ $cause })
    }
event-tablet = { $seat } neemt het tablet van plek { $spot }: { $tablet }
event-no_refill = De stapel tabletten is leeg: plek { $spot } blijft vrij
event-brew = { $seat } brouwt { $potion } (maretak: { $cost })
event-gem = { $seat } legt een edelsteen op niveau { $level }: { $times } × { $bonus }
event-menhir = { $seat } richt een menhir op naast { $place }: { $bonus }
event-stele = { $seat } richt een stèle op naast { $place }: { $units } × { $bonus }
event-raise = { $seat } draait de dobbelsteen op { $place } naar { $value }
event-trigger = { $seat } bereikt kruidenpaar { $pair } met de sikkel
event-active = Bij { $seat } is nu werkzaam: { $herb }
event-inactive = { $seat } legt gedekt weg: { $herb }
event-fire = { $seat } ontsteekt het vuur bij { $fire }
event-cover = { $seat } dekt { $fire } af met een vuurfiche
event-chain = { $seat } verbindt de dolmens in { $colour } met { $dice } dobbelstenen
event-beige = { $seat } neemt beige dolmen nr. { $which }
event-last_die = { $seat } heeft de laatste dobbelsteen gelegd: dit is de laatste ronde
event-last_round = Het spel eindigt na ronde { $round }: eindtelling
event-fulfilled = { $copies ->
        [one] { $seat } heeft vervuld: { $tablet }
       *[other] { $seat } heeft { $copies } keer vervuld: { $tablet }
    }
event-score = Eindtelling, { $cause }: { $seat } +{ $amount }
event-result = Plaats { $rank }: { $seat } met { $prestige } prestigepunten

## Een beurt in één regel

chapter-scoring = Eindtelling
chapter-result = Het einde
net-pawn = pion naast { $place }
net-emergency = noodbeurt
net-place = een { $value } op { $place }
net-contest = won de wedstrijd
net-tablet = nam een tablet ({ $tablet })
net-brew = brouwde { $potion }
net-gem = een edelsteen op niveau { $level }
net-menhir = een menhir ({ $bonus })
net-stele = een stèle ({ $bonus })
net-fire = ontstak { $fire }
net-chain = verbond de dolmens in { $colour }
net-beige = een beige dolmen
net-last_die = de laatste dobbelsteen: de laatste ronde

## Wat de doorslag gaf

result-result = Plaats { $rank }: { $seat } met { $prestige } prestigepunten
result-decided_by_prestige = { $margin ->
        [one] { $seat } wint met { $margin } prestigepunt voorsprong
       *[other] { $seat } wint met { $margin } prestigepunten voorsprong
    }
result-decided_by_knowledge = { $seat } wint bij gelijke stand met { $prestige } prestigepunten: de marker staat verder naar achteren op het kennisspoor

## Zetten en wat ze doen

move-start = Pion naast { $place } zetten
move-keep = Houden: { $tablet }
move-lay = Bij sikkelveld { $position } leggen: { $herbs }
move-emergency = Noodbeurt: { $provisions } proviand en { $dice ->
        [0] { $prestige } prestigepunten
       *[other] { $dice } dobbelsteen
    }
move-go = { $first ->
        [true] Op { $place } blijven (eerste beurt, zonder lopen): prijs per dobbelsteen { $prices }
       *[other] Naar { $place } trekken voor { $cost }: prijs met dobbelsteen { $prices }
    }{ $fire_count ->
        [0] {""}
       *[other] ; ontsteekt { $fires }
    }{ $dolmen_count ->
        [0] {""}
       *[other] ; verbindt dolmens: { $dolmens }
    }
move-die = Een { $value } leggen; { $left } proviand over{ $contest ->
        [hidden] {""}
       *[other] ; wedstrijd gewonnen door { $contest }
    }
move-turn = De { $die } naar { $value } draaien; { $left } proviand over{ $contest ->
        [hidden] {""}
       *[other] ; wedstrijd gewonnen door { $contest }
    }
move-field = { $value } op { $action }; { $left } proviand over{ $contest ->
        [hidden] {""}
       *[other] ; wedstrijd gewonnen door { $contest }
    }{ $fire_count ->
        [0] {""}
       *[other] ; ontsteekt { $fires }
    }{ $dolmen_count ->
        [0] {""}
       *[other] ; verbindt dolmens: { $dolmens }
    }{ $warning ->
        [no_die] {" "}(geen dobbelsteen meer voor de volgende beurt)
        [few_provisions] {" "}(weinig proviand over)
       *[none] {""}
    }
move-knowledge = Kennis: { $steps } stappen, naar veld { $field }{ $instead ->
        [0] {""}
       *[other] ; nog maar { $taken } mogelijk, in plaats daarvan +{ $instead } prestigepunten
    }
move-sickle = Sikkel: { $steps } stappen, naar { $to }{ $pairs ->
        [0] {""}
        [one] , { $pairs } kruidenpaar
       *[other] , { $pairs } kruidenparen
    }{ $instead ->
        [0] {""}
       *[other] ; nog maar { $taken } mogelijk, in plaats daarvan +{ $instead } prestigepunten
    }
move-provisions = { $amount } proviand nemen{ $herb ->
        [true] {" "}(kruid: ook prestige)
       *[other] {""}
    }
move-dice = { $dice ->
        [0] Er is geen dobbelsteen meer
        [one] { $dice } dobbelsteen nemen
       *[other] { $dice } dobbelstenen nemen
    }{ $prestige ->
        [0] {""}
       *[other] , +{ $prestige } prestigepunten
    }
move-pick = Een { $value } nemen
move-tablet = Tablet: { $tablet } (je hebt { $progress } van { $needs }); bonussen: { $bonuses }{ $instead ->
        [0] {""}
       *[other] ; +{ $instead } prestigepunten voor wat niet meer past
    }
move-brew = { $potion } brouwen (maretak: { $cost }, over: { $left }){ $instead ->
        [0] {""}
       *[other] ; +{ $instead } prestigepunten voor wat niet meer past
    }
move-stop = { $of ->
    [raise] Geen dobbelsteen draaien
   *[brew] Niets brouwen
}
move-decline = Afzien
move-none = Niets herhalen
move-sign = Niveau { $sign } van het amulet
move-gem = Edelsteen op niveau { $sign }: { $times } × { $bonus }{ $instead ->
        [0] {""}
       *[other] ; +{ $instead } prestigepunten voor wat niet meer past
    }
move-menhir = Menhir { $bonus } oprichten; bonussen: { $bonuses }{ $repeat ->
        [true] , een daarvan nog eens
       *[other] {""}
    }{ $instead ->
        [0] {""}
       *[other] ; +{ $instead } prestigepunten voor wat niet meer past
    }
move-stele = Stèle oprichten: { $units } × { $bonus }{ $instead ->
        [0] {""}
       *[other] ; nog maar { $taken } mogelijk, in plaats daarvan +{ $instead } prestigepunten
    }
move-repeat = Nog een keer: { $bonus }{ $instead ->
        [0] {""}
       *[other] ; +{ $instead } prestigepunten voor wat niet meer past
    }
move-raise = De { $value } op { $place } naar { $turned_to } draaien{ $contest ->
        [hidden] {""}
       *[other] ; wedstrijd gewonnen door { $contest }
    }
move-flip = Opendraaien: { $herb }
move-pluck = Van het grote bord nemen: { $herb }
move-herb = Werkzaam: { $herb }{ $other ->
        [hidden] {""}
       *[other] {" "}(gedekt: { $other })
    }

confirm-start = Hier beginnen
confirm-keep = Tablet houden
confirm-lay = Kruiden leggen
confirm-emergency = Noodbeurt
confirm-go = Hierheen lopen
confirm-die = Dobbelsteen leggen
confirm-turn = Dobbelsteen draaien
confirm-field = Hier leggen
confirm-knowledge = Kennis nemen
confirm-sickle = Sikkel nemen
confirm-provisions = Proviand nemen
confirm-dice = Dobbelstenen nemen
confirm-pick = Dobbelsteen nemen
confirm-tablet = Tablet nemen
confirm-brew = Brouwen
confirm-stop = { $of ->
    [raise] Geen dobbelsteen draaien
   *[brew] Niets brouwen
}
confirm-decline = Afzien
confirm-none = Niets herhalen
confirm-sign = Niveau kiezen
confirm-gem = Edelsteen nemen
confirm-menhir = Menhir oprichten
confirm-stele = Stèle oprichten
confirm-repeat = Herhalen
confirm-raise = Naar { $turned_to } draaien
confirm-flip = Opendraaien
confirm-pluck = Kruid nemen
confirm-herb = Kruid kiezen

## Waarom niet?

why-not_asked = Eerst iets anders: { $decision }.
why-potion_must_be_used = Een toverdrank wordt helemaal gebruikt: je kunt niet afzien van wat hij brengt.
why-first_turn_stays = In je eerste beurt loop je niet: je blijft op { $place }.
why-own_die_there = Op { $place } ligt al een dobbelsteen van jou.
why-already_there = Je pion staat al op { $place }; hij moet naar een andere.
why-no_die = Je hebt geen dobbelsteen in je persoonlijke voorraad: neem een noodbeurt.
why-too_far = { $place } is niet bereikbaar: de tocht kost { $cost }, je hebt { $held } proviand.
why-too_dear = { $place } is te duur: { $cost } voor de tocht en minstens { $value } voor een dobbelsteen, je hebt { $held } proviand.
why-die_not_held = Je hebt geen dobbelsteen met { $value } in je persoonlijke voorraad.
why-die_too_dear = Een { $value } kost { $value } proviand; je hebt { $held }.
why-turned_too_far = Een { $die } kan niet naar { $value } worden gedraaid: hooguit { $herb_die_shift_shift } omhoog of omlaag, en 1 en 6 zijn geen buren.
why-no_such_field = { $place } heeft zo geen veld: { $action }.
why-field_taken = Op { $place } is dit veld bezet: { $action }.
why-die_not_in_supply = In je algemene voorraad ligt geen dobbelsteen met { $value }.
why-spot_empty = Op plek { $spot } ligt geen tablet.
why-potion_gone = Deze toverdrank is al gebrouwen: { $potion }.
why-too_little_mistletoe = { $potion } kost { $cost } maretak; je hebt { $held }.
why-level_full = Niveau { $sign } van je amulet is vol.
why-gem_owned = Er ligt al een edelsteen van deze soort op je amulet: { $bonus }.
why-menhir_placed = Deze menhir staat al op het bord: { $bonus }.
why-stele_placed = Deze stèle staat al op het bord: { $bonus }.
why-bonus_not_received = Deze bonus heb je zojuist niet gekregen: { $bonus }.
why-no_own_die = Op { $place } ligt geen dobbelsteen van jou.
why-die_is_six = Je dobbelsteen op { $place } toont al { $turned_to }.
why-herb_not_inactive = Dit kruid ligt niet gedekt op je kleine bord: { $herb }.
why-herb_not_on_board = Dit kruid ligt niet meer op je grote bord: { $herb }.
why-herb_not_in_pair = Dit kruid hoort niet bij het bereikte paar: { $herb }.
why-start_taken = Op het startveld naast { $place } staat al een pion.
why-tablet_not_drawn = Dit tablet is niet bij de { $tablets_to_choose_from } die je hebt getrokken: { $tablet }.
why-herb_laid = Dit kruid heb je al gelegd: { $herb }.

## Wat er gevraagd wordt

ask-start = Zet je pion naast een cultusplaats
    .help = In je eerste beurt blijf je daar.
ask-keep = Houd een van je { $tablets_to_choose_from } tabletten
    .help = De andere gaan terug in de stapel.
ask-lay = Leg het volgende paar kruiden
    .help = Als de sikkel daar komt, wordt een van de twee werkzaam.
ask-turn = Jouw beurt: kies een cultusplaats
    .help = 1 proviand per betreden plaats en donker bosgebied, plus de waarde van de dobbelsteen.
ask-die = Welke dobbelsteen leg je?
    .help = Hij kost zoveel proviand als hij toont.
ask-value = De dobbelsteen draaien?
    .help = Tot { $herb_die_shift_shift } omhoog of omlaag; de nieuwe waarde telt.
ask-field = Op welk actieveld?
    .help = Je dobbelsteen blijft daar; je voert de actie van het veld uit.
ask-do = De actie uitvoeren?
    .help = Je mag ervan afzien.
ask-provisions = Proviand of dobbelstenen?
    .help = { $P_provisions } proviand, of { $P_dice } dobbelstenen uit je algemene voorraad.
ask-pick = { $amount ->
    [1] Welke dobbelsteen neem je?
   *[other] Welke dobbelstenen neem je? Nog { $amount }
}
    .help = De waarde blijft zoals gegooid.
ask-tablet = Neem een stenen tablet
    .help = Je krijgt ook de bonussen van de orakelstenen links en rechts ervan.
ask-brew = Een toverdrank brouwen?
    .help = Hij werkt meteen. Maretak die je niet uitgeeft, houd je.
ask-sign = Op welk niveau komt de edelsteen?
    .help = Eerst de linkerplek, dan de rechter.
ask-gem = Kies een edelsteen
    .help = Elke soort maar een keer op je amulet.
ask-menhir = Welke menhir richt je op?
    .help = Zijn bonus, dan de bonussen van alle verwijderde menhirs van links naar rechts.
ask-stele = Welke stèle richt je op?
    .help = De waarde van je dobbelsteen bepaalt hoeveel ze oplevert.
ask-repeat = Welke bonus neem je nog eens?
    .help = Een van de zojuist gekregen bonussen.
ask-raise = Welke van je dobbelstenen draai je naar { $turned_to }?
    .help = Liggen er meer dobbelstenen, dan volgt een nieuwe wedstrijd.
ask-flip = Welk kruid draai je open?
    .help = Het is vanaf nu werkzaam.
ask-pluck = Welk kruid neem je van je grote bord?
    .help = Het is vanaf nu werkzaam.
ask-herb = Welk kruid wordt werkzaam?
    .help = Het andere wordt gedekt weggelegd.

asks-start = { $seat } kiest een startveld
asks-keep = { $seat } kiest een starttablet
asks-lay = { $seat } legt kruiden
asks-turn = { $seat } is aan de beurt
asks-die = { $seat } kiest een dobbelsteen
asks-value = { $seat } mag de dobbelsteen draaien
asks-field = { $seat } kiest een actieveld
asks-do = { $seat } mag de actie uitvoeren
asks-provisions = { $seat } neemt proviand of dobbelstenen
asks-pick = { $seat } neemt een dobbelsteen
asks-tablet = { $seat } kiest een stenen tablet
asks-brew = { $seat } mag een toverdrank brouwen
asks-sign = { $seat } kiest een niveau van het amulet
asks-gem = { $seat } kiest een edelsteen
asks-menhir = { $seat } kiest een menhir
asks-stele = { $seat } kiest een stèle
asks-repeat = { $seat } mag een bonus herhalen
asks-raise = { $seat } mag een dobbelsteen naar { $turned_to } draaien
asks-flip = { $seat } draait een kruid open
asks-pluck = { $seat } neemt een kruid
asks-herb = { $seat } sorteert een kruidenpaar
asks-deal = Bord en voorraden worden klaargelegd

step-1 = Bewegen
step-2 = Dobbelsteen leggen
step-3 = Wedstrijd
step-4 = Actie
step-5 = Vuren
step-6 = Dolmens verbinden
step-7 = Kruiden

## Opties van een tafel

option-choose_start_tablet = Variant 1: starttablet kiezen
    .help = Iedereen trekt { $tablets_to_choose_from } tabletten en houdt er 1.
option-herb_layout = Indeling van de kruiden
    .help = Hoe de { $herbs_each } kruiden op de grote borden komen.
option-herb_layout-random = voor iedereen geschud
option-herb_layout-same = voor iedereen gelijk (variant 2)
option-herb_layout-free = naar keuze (variant 3)
option-same_general_dice = Variant 4: gelijke algemene dobbelstenen
    .help = Alleen de startspeler gooit de { $dice_general } dobbelstenen; de anderen zetten die van hen gelijk.
option-acclaim_cost = Kosten van de toverdrank Bijval
    .help = Wat de drank voor { $acclaim_prestige } prestigepunten kost.
option-acclaim_cost-2 = { $acclaim_cost } maretak
option-acclaim_cost-3 = { $acclaim_cost_doubt } maretak

## Woorden van het bord

last-round = Laatste ronde
druid-master = Druïdenmeester
oracle = Orakelplaats
pile = Trekstapel
fireplaces = Vuurplaatsen
dolmens = Gekleurde dolmens
beige-dolmens = Overige beige dolmens
prestige = prestigepunten
provisions = proviand
mistletoe = maretak
knowledge = kennis
multiplier = vermenigvuldiger
tower = Kennistoren
sickle = sikkel
personal = Persoonlijke voorraad
general = Algemene voorraad
herbs = Kruiden
active = werkzaam
inactive = onwerkzaam
tablets = Tabletten
menhirs = Opgerichte menhirs
steles = Stèles
gems = Edelstenen
amulet = Je amulet
potions = Toverdranken
clearing = Open plek
portal = Portaal
start-field = Startveld
price = Prijs: { $price }
progress = { $progress } van { $needs }
won = Gewonnen plaatsen en stenen
emergency = Druïde in nood

## Waarom een zet goed is: waarvan hij meer of minder oplevert

reason-tempo = de beurten die je nog hebt
reason-prestige = je prestigepunten
reason-rivals = de prestigepunten van je sterkste tegenstander
reason-provisions = je proviand en hoe ver je ermee komt
reason-dice = je dobbelstenen
reason-places = de cultusplaatsen die je wint
reason-knowledge = je kennis
reason-herbs = je sikkel en kruiden
reason-tablets = je stenen tabletten
reason-amulet = je amulet
reason-brewing = maretak en toverdranken
reason-stones = je menhirs en stèles
reason-fires = je vuren
reason-dolmens = je dolmens

source-contests = wedstrijden
source-herbs = geneeskruiden
source-oracle = orakelstenen
source-gems = edelstenen
source-stones = menhirs en stèles
source-potions = toverdranken
source-fires = vuren
source-dolmens = dolmenverbindingen
source-leftovers = restmateriaal
source-sickle = sikkel
source-tablets = stenen tabletten
source-amulet = het amulet
source-cult_places = cultusplaatsen
source-overflow = voorbij het einde van een spoor
source-no_die = voor dobbelstenen die op waren
amount-prestige = { $amount } prestige
amount-final_now = { $amount } prestige in de eindtelling
amount-provisions = { $amount } proviand
amount-dice =
    { $amount ->
        [one] { $amount } dobbelsteen in de voorraad
       *[other] { $amount } dobbelstenen in de voorraad
    }
amount-pips =
    { $amount ->
        [one] { $amount } oog op de dobbelstenen
       *[other] { $amount } ogen op de dobbelstenen
    }
amount-won =
    { $amount ->
        [one] { $amount } gewonnen cultusplaats
       *[other] { $amount } gewonnen cultusplaatsen
    }
amount-won_for_ever =
    { $amount ->
        [one] { $amount } zeker gewonnen cultusplaats
       *[other] { $amount } zeker gewonnen cultusplaatsen
    }
amount-knowledge =
    { $amount ->
        [one] { $amount } stap op het kennisspoor
       *[other] { $amount } stappen op het kennisspoor
    }
amount-sickle =
    { $amount ->
        [one] { $amount } stap van de sikkel
       *[other] { $amount } stappen van de sikkel
    }
amount-herbs =
    { $amount ->
        [one] { $amount } actief kruid
       *[other] { $amount } actieve kruiden
    }
amount-tablets =
    { $amount ->
        [one] { $amount } stenen tablet
       *[other] { $amount } stenen tabletten
    }
amount-tablet_points = { $amount } prestige uit stenen tabletten
amount-amulet_points = { $amount } prestige uit het amulet
amount-mistletoe =
    { $amount ->
        [one] { $amount } maretak
       *[other] { $amount } maretakken
    }
amount-potions =
    { $amount ->
        [one] { $amount } toverdrank
       *[other] { $amount } toverdranken
    }
amount-menhirs =
    { $amount ->
        [one] { $amount } menhir
       *[other] { $amount } menhirs
    }
amount-steles =
    { $amount ->
        [one] { $amount } stèle
       *[other] { $amount } stèles
    }
amount-fires_lit =
    { $amount ->
        [one] { $amount } brandend vuur
       *[other] { $amount } brandende vuren
    }
amount-fires_one_short =
    { $amount ->
        [one] { $amount } vuur dat één dobbelsteen mist
       *[other] { $amount } vuren die één dobbelsteen missen
    }
amount-chains_worth = { $amount } prestige uit dolmens
amount-dolmens =
    { $amount ->
        [one] { $amount } dolmen
       *[other] { $amount } dolmens
    }
amount-turns_left =
    { $amount ->
        [one] { $amount } beurt tot het einde
       *[other] { $amount } beurten tot het einde
    }
