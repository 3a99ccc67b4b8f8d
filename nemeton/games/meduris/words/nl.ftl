# Meduris in het Nederlands. Begrippen volgens de woordenlijst van docs/rules/meduris.md; de regels zelf staan in nl-rules.ftl.
# Argumenten: $seat, $seats, $owner, $asked en $rune_from komen als namen binnen, begrippen ($good, $goods, $plateau, $from, $to,
# $rune, $chip, $face) als woorden, getallen als getallen. Wat de lezer niet mag weten, en niemand, komt binnen als "hidden".
# Getallen van de doos ($temple_price, $substitution_rate, …) kunnen in elk bericht staan: FACTS in content.py.

title = Meduris
tagline = Bewoon de voet van de berg, bouw hutten en tempels, en houd materiaal klaar voor de druide.

## Begrippen

good-wood = hout
good-wool = wol
good-copper = koper
good-stone = steen

plateau-wood = bos
plateau-wool = schapenweiden
plateau-copper = mijn
plateau-stone = steengroeve

rune-serpent = slang
rune-frame = raam
rune-branches = takken
rune-arch = boog
rune-whirl = werveling
rune-waves = golven
rune-bows = dubbele boog
rune-hook = haak
rune-arrow = pijl

chip-points2 = bonuschip '2'
chip-free_hut = bonuschip 'Hut'
chip-druid = bonuschip 'Druide'
chip-face_down = bedekte bonuschip
chip-none = geen bonuschip

face-wood = hout
face-wool = wol
face-copper = koper
face-stone = steen
face-any = +1 van een materiaal naar keuze
face-loss = −1 voor iedereen

## Wat er gebeurd is

event-starts = { $seat } is startspeler
event-lay_chip = { $seat } legt een bonuschip bedekt op veld { $field }
event-chip = Op veld { $field }: { $chip }
event-place = { $seat } zet een arbeider neer: { $plateau }
event-turn = Beurt { $turn }: { $seat }
event-roll = { $seat } gooit { $face }
event-harvest = { $seat } verzamelt { $amount } { $good }
event-short = Te weinig { $good } in de voorraad: { $seat } loopt er { $amount } mis
event-take = { $seat } neemt { $good }
event-take_nothing = { $seat } neemt niets
event-give = { $seat } geeft { $good } terug
event-lay = { $good ->
    [hidden] { $seat } legt in het geheim een materiaal af
   *[other] { $seat } legt in het geheim { $good } af
}
event-worker = { $seat } verplaatst een arbeider: { $from } → { $to }
event-pay = { $seat } gebruikt { $amount } { $good }
event-free_hut = { $seat } bouwt gratis op veld { $field }
event-hut = { $size ->
    [one] { $seat } bouwt een vrijstaande hut op veld { $field }
   *[other] { $seat } bouwt een hut op veld { $field }: een nederzetting van { $size } hutten
}
event-chip_points = De bonuschip op veld { $field } levert { $seat } { $points } overwinningspunten op
event-druid_chip = { $seat } heeft nu een druidechip onder de hut op veld { $field }
event-rune = { $seat } neemt de runensteen: { $rune }
event-rune_from = { $seat } neemt de runensteen van { $owner } af: { $rune }
event-temple = { $seat } bouwt een tempel op veld { $field }
event-stone = De druide gaat naar zijn steenveld { $stone }
event-druid_waits = Er is nog geen hut: de druide wacht
event-druid = { $size ->
    [one] De druide stopt bij veld { $field } en vraagt { $seat } (vrijstaande hut)
   *[other] De druide stopt bij veld { $field } en vraagt { $seat } (nederzetting van { $size } hutten)
}
event-river = De druide steekt de grote rivier over: runen-tussentelling
event-river_points = { $points ->
    [one] Runenstenen: { $points } overwinningspunt voor { $seat }
   *[other] Runenstenen: { $points } overwinningspunten voor { $seat }
}
event-offer_nothing = { $points ->
    [0] { $seat } offert niets bij veld { $field } en blijft op 0 staan
    [one] { $seat } offert niets bij veld { $field } en verliest { $points } overwinningspunt
   *[other] { $seat } offert niets bij veld { $field } en verliest { $points } overwinningspunten
}
event-offer_one = { $points ->
    [one] { $seat } offert één materiaal bij veld { $field }: { $points } overwinningspunt
   *[other] { $seat } offert één materiaal bij veld { $field }: { $points } overwinningspunten
}
event-offer_both = { $seat } offert beide materialen bij veld { $field }: { $points } overwinningspunten
event-offer_chip = { $points ->
    [one] { $seat } gebruikt de druidechip bij veld { $field }: { $points } overwinningspunt
   *[other] { $seat } gebruikt de druidechip bij veld { $field }: { $points } overwinningspunten
}
event-last_turns = { $seat } heeft alles gebouwd: alle anderen zijn nog één keer aan de beurt
event-will_build = { $seat } wil nog bouwen
event-will_not_build = { $seat } wil niets meer bouwen
event-exhausted = De berg is leeg en niemand bouwt nog
event-deadlock = Op de overgebleven velden past geen gebouw meer
event-turn_cap = Het spel heeft lang genoeg geduurd
event-last_lap = De laatste ronde van de druide begint
event-temple_points = { $points ->
    [one] Tempel op veld { $field }: { $points } overwinningspunt voor { $seat }
   *[other] Tempel op veld { $field }: { $points } overwinningspunten voor { $seat }
}
event-rune_points = { $runes ->
    [0] { $seat } heeft geen runensteen: { $points } overwinningspunten
    [one] { $runes } runensteen van { $seat }: { $points } overwinningspunt
   *[other] { $runes } runenstenen van { $seat }: { $points } overwinningspunten
}
event-result = { $points ->
    [one] Plaats { $place }: { $seat } met { $points } overwinningspunt
   *[other] Plaats { $place }: { $seat } met { $points } overwinningspunten
}

## Een beurt in één regel

chapter-temples = Tempels
chapter-runes = Runenstenen
chapter-result = Het einde
net-lay_chip = chip op { $field }
net-place = arbeider: { $plateau }
net-harvest = kreeg { $amount } { $good }
net-take = kreeg { $good }
net-give = gaf { $good } terug
net-worker = arbeider verplaatst: { $to }
net-hut = hut op { $field }
net-druid_chip = een druidechip
net-rune = rune { $rune }
net-rune_from = { $whom ->
    [you] nam jouw rune { $rune } af
   *[other] nam de rune { $rune } van { $owner } af
}
net-temple = tempel op { $field }
net-last_turns = de laatste beurten beginnen

## Wat de doorslag gaf

result-result = Plaats { $place }: { $seat } met { $points } overwinningspunten (tempels { $temple_points }, { $runes } runenstenen { $rune_points }); { $buildings } gebouwen, { $left } materialen over
result-shared_victory = { $seats } delen de overwinning: punten, gebouwen en materialen zijn gelijk
result-decided_by_points = { $seat } wint met { $points } overwinningspunten
result-decided_by_buildings = { $seat } wint bij gelijke stand met meer hutten en tempels, { $count } tegen { $other }
result-decided_by_goods = { $seat } wint bij gelijke stand met meer overgebleven materialen, { $count } tegen { $other }

## Zetten, met hun effect

move-place = { $height ->
    [1] Arbeider neerzetten: { $plateau } (leeg)
   *[other] Arbeider neerzetten: { $plateau } (op hoogte { $height })
}
move-take = Neem { $good } (voorraad: { $supply })
move-take_nothing = Neem niets
move-give = Geef { $good } terug
move-lay = Leg in het geheim { $good } af
move-lay_chip = Leg de bonuschip op veld { $field }
move-worker = Verplaats de arbeider op hoogte { $height }, { $from } → { $to }: { $own } { $good } voor jou{ $others ->
    [0] {""}
   *[other] , { $others } voor anderen
}
move-hut = Hut op veld { $field }: { $free ->
    [true] gratis (in plaats van { $times }× { $goods }), {""}
   *[other] { $times }× { $goods }, {""}
}{ $replaced ->
    [0] {""}
   *[other] { $replaced } vervangen { $substitution_rate }:1 ({ $cost } materialen), {""}
}{ $rune_is ->
    [new] runensteen { $rune }, {""}
    [taken] runensteen { $rune } van { $rune_from }, {""}
   *[own] {""}
}{ $size ->
    [one] vrijstaand
   *[other] nederzetting van { $size }
}; { $stone ->
    [0] { $asked_size ->
        [0] de druide wacht
       *[other] de druide vraagt { $asked }
    }
   *[other] druide naar steenveld { $stone }
}{ $points ->
    [0] {""}
    [one] ; meteen { $points } overwinningspunt
   *[other] ; meteen { $points } overwinningspunten
}
move-temple = Tempel op veld { $field }: { $times ->
    [1] {""}
   *[other] { $times }× {""}
}{ $goods }{ $replaced ->
    [0] {""}
   *[other] , { $replaced } vervangen { $substitution_rate }:1 ({ $cost } materialen)
}, { $worth ->
    [one] { $worth } hut ernaast
   *[other] { $worth } hutten ernaast
}; { $stone ->
    [0] { $asked_size ->
        [0] de druide wacht
       *[other] de druide vraagt { $asked }
    }
   *[other] druide naar steenveld { $stone }
}{ $points ->
    [0] {""}
    [one] ; meteen { $points } overwinningspunt
   *[other] ; meteen { $points } overwinningspunten
}
move-pay = Betaal{ $wood ->
    [0] {""}
   *[other] {" "}{ $wood } hout
}{ $wool ->
    [0] {""}
   *[other] {" "}{ $wool } wol
}{ $copper ->
    [0] {""}
   *[other] {" "}{ $copper } koper
}{ $stone ->
    [0] {""}
   *[other] {" "}{ $stone } steen
}{ $replaced ->
    [0] {""}
   *[other] {" "}(vervangt { $instead_of })
}
move-offer_nothing = { $points ->
    [0] Niets offeren (je blijft op 0)
   *[other] Niets offeren ({ $points })
}
move-offer_one = { $cost ->
    [one] Eén offeren van { $goods } (+{ $points })
   *[other] Eén materiaal offeren, vervangen door { $cost } andere (+{ $points })
}
move-offer_both = Beide materialen offeren: { $goods } (+{ $points }, { $cost } materialen)
move-offer_chip = Druidechip gebruiken (+{ $points })
move-will_build = Ik wil nog bouwen
move-will_not_build = Ik wil niets meer bouwen

confirm-place = Arbeider neerzetten
confirm-take = Materiaal nemen
confirm-take_nothing = Niets nemen
confirm-give = Teruggeven
confirm-lay = Afleggen
confirm-lay_chip = Chip leggen
confirm-worker = Arbeider verplaatsen
confirm-hut = Hut bouwen
confirm-temple = Tempel bouwen
confirm-pay = Betalen
confirm-offer_nothing = Niets offeren
confirm-offer_one = Eén materiaal offeren
confirm-offer_both = Beide materialen offeren
confirm-offer_chip = Chip gebruiken
confirm-will_build = Ik bouw nog
confirm-will_not_build = Niets meer

## Waarom niet?

why-must_lay_chip = Leg eerst een bonuschip op een veld.
why-chip_too_near = Tussen twee bonuschips moeten minstens { $chip_gap } vrije velden liggen; veld { $field } is te dichtbij.
why-no_room_for_chips = Met een chip op veld { $field } blijft er geen plaats voor de chips die nog komen.
why-no_such_field = Op deze kant van het spelbord is geen veld { $field }; het laatste is { $last }.
why-must_place_worker = Zet eerst een van je arbeiders op een hoogvlakte.
why-tower_full = Op een hoogvlakte passen hoogstens { $max_workers_per_plateau } arbeiders, en hier is het vol: { $plateau }.
why-must_take_good = Neem eerst een materiaal van de berg.
why-supply_empty = Dit materiaal is op: { $good }.
why-no_declining = Aan deze tafel kun je een materiaal niet weigeren.
why-must_give_good = Geef eerst een van je materialen terug.
why-must_lay_good = Leg eerst in het geheim een van je materialen af.
why-good_not_held = Dit materiaal heb je niet: { $good }.
why-must_act = Na de dobbelsteen moet je een arbeider verplaatsen, een hut bouwen of een tempel bouwen.
why-choose_field_first = Kies eerst waar je bouwt; daarna betaal je.
why-choose_worker_first = Klik eerst op de arbeider die je wilt verplaatsen, dan op de hoogvlakte.
why-no_worker_there = Daar staat geen arbeider op hoogte { $height }: { $plateau }.
why-not_your_worker = Deze arbeider is van { $seat } ({ $plateau }, hoogte { $height }); je verplaatst alleen je eigen arbeiders.
why-same_plateau = De arbeider moet zijn hoogvlakte verlaten: { $plateau }.
why-name_lower_worker = Daar ({ $plateau }) staan twee van je arbeiders op elkaar: neem de onderste, op hoogte { $height }.
why-no_huts_left = Je hebt geen hut meer.
why-no_temples_left = Je hebt geen tempel meer.
why-hut_stands_there = Veld { $field } is niet vrij: daar staat een hut van { $seat }.
why-temple_stands_there = Veld { $field } is niet vrij: daar staat een tempel van { $seat }.
why-chip_on_field = Een tempel mag niet op een bonuschip gebouwd worden; op veld { $field } ligt: { $chip }.
why-cannot_pay = Veld { $field } kost { $times }× { $goods }. Daarvan kom je { $missing } te kort; om die te vervangen heb je { $needed } andere materialen nodig, en je hebt er { $spare }.
why-must_pay = Betaal eerst { $goal ->
    [hut] de hut op veld { $field }
    [temple] de tempel op veld { $field }
   *[other] de offergave bij veld { $field }
}.
why-goods_not_held = Zoveel heb je niet: { $paid } { $good } (je hebt { $held }).
why-payment_too_small = Dat is te weinig voor { $times }× { $goods }; elk ontbrekend materiaal vraagt { $substitution_rate } andere.
why-payment_too_large = Dat is te veel voor { $times }× { $goods }; elk ontbrekend materiaal vraagt precies { $substitution_rate } andere.
why-use_goods_held = Aan deze tafel mag je alleen materiaal vervangen dat je niet hebt.
why-must_offer = De druide wacht bij veld { $field }: offer iets of niets.
why-cannot_offer_one = Je hebt { $goods } niet, en ook geen { $substitution_rate } andere materialen ervoor in de plaats.
why-cannot_offer_both = Voor beide materialen ({ $goods }) kom je { $missing } te kort; om die te vervangen heb je { $needed } andere materialen nodig, en je hebt er { $spare }.
why-lone_hut = De hut op veld { $field } is vrijstaand: beide materialen leveren niet meer op dan één.
why-no_druid_chip = Onder de hut op veld { $field } ligt geen druidechip.
why-must_answer = Zeg eerst of je nog wilt bouwen.

## Wat er gevraagd wordt

ask-lay_chip = Leg een bonuschip op een veld
    .help = Bedekt en ongezien; tussen twee chips minstens { $chip_gap } vrije velden.
ask-place = Zet een arbeider op een hoogvlakte
    .help = Boven op wie er al staat; hoogstens { $max_workers_per_plateau }.
ask-take = Neem een materiaal naar keuze
    .help = Waar je arbeiders staan, doet er niet toe.
ask-give = Geef een materiaal terug
    .help = Het gaat terug naar de berg.
ask-lay = Leg in het geheim een materiaal af
    .help = Iedereen kiest tegelijk; dan wordt alles getoond.
ask-action = Jouw beurt: arbeider, hut of tempel
    .help = Kijk voor het bouwen waar de druide heen gaat.
ask-pay = Waarmee betaal je bij veld { $field }?
    .help = { $substitution_rate } materialen naar keuze vervangen er één.
ask-offer = De druide vraagt bij veld { $field }
    .help = Niets: −{ $nothing_costs }. Eén: +{ $offer_one_points }. Beide: 1 punt per hut van de nederzetting.
ask-still_build = De berg is leeg: wil je nog bouwen?
    .help = Wil niemand het, dan begint de laatste ronde.

asks-lay_chip = { $seat } legt een bonuschip
asks-place = { $seat } zet een arbeider neer
asks-take = { $seat } neemt een materiaal
asks-give = { $seat } geeft een materiaal terug
asks-lay = { $seat } legt in het geheim een materiaal af
asks-action = { $seat } kiest een actie
asks-pay = { $seat } kiest hoe te betalen
asks-offer = De druide vraagt { $seat } om een offergave
asks-still_build = { $seat } beslist of er nog gebouwd wordt
asks-deal = Er wordt gegooid

step-roll = Dobbelsteen gooien
step-action = Handelen
step-druid = De druide

## Opties van een tafel

option-start_player = Startspeler
    .help = Wie de eerste arbeider neerzet en de eerste beurt heeft.
option-chip_placement = Bonuschips leggen
    .help = Willekeurig of door jullie: om de beurt, bedekt en ongezien.
option-chip_placement-random = willekeurig
option-chip_placement-manual = door de spelers
option-huts_per_player_override = Korter spel: hutten per speler
    .help = 0 is het gedrukte aantal. Anders { $least_huts } tot { $huts_of_two } met twee spelers, { $least_huts } tot { $huts_each } met drie of vier.
option-exhaustion_end = Einde bij een lege berg
    .help = Wanneer de laatste ronde begint hoewel niemand alles gebouwd heeft.
option-exhaustion_end-all_decline = als om de beurt niemand bouwt
option-exhaustion_end-poll = als iedereen zegt niet meer te bouwen
option-exhaustion_end-off = nooit
option-loss_order = Materiaal teruggeven
    .help = Hoe de −1 van de dobbelsteen wordt uitgevoerd.
option-loss_order-turn_order = om de beurt
option-loss_order-simultaneous = geheim, iedereen tegelijk
option-voluntary_substitution = Aanwezig materiaal vervangen
    .help = { $substitution_rate } materialen mogen er één vervangen, ook als je dat hebt.
option-any_good_decline = Materiaal weigeren
    .help = Bij de +1 van de dobbelsteen mag je niets nemen.
option-both_goods_alone = Beide materialen bij een losse hut
    .help = Ook een losse hut mag beide materialen offeren. Die leveren 1 punt op, net als één materiaal.
option-open_goods = Open materialen
    .help = Iedereen ziet alle materialen; er zijn geen afschermingen.
option-goods_count = Aantal materialen tonen
    .help = Iedereen ziet hoeveel materialen de anderen hebben, maar niet welke.

## Woorden van het spelbord

turn = Beurt { $turn }
last-turns = { $turns ->
    [one] Laatste beurten: nog { $turns }
   *[other] Laatste beurten: nog { $turns }
}
last-lap = Laatste ronde van de druide
start-player = Startspeler
field = Veld { $field }
district = Gebied { $rune }
hut = Hut
temple = Tempel
settlement = Nederzetting van { $size }
cost = Kosten
great-river = De grote rivier
druid = Druide
druid-on-stone = { $stone ->
    [0] De druide staat op zijn tempel
   *[other] De druide staat op steenveld { $stone }
}
druid-at-field = De druide staat bij veld { $field }
druid-goes = De druide gaat hierheen
route = Volgorde van de laatste ronde
mountain = Berg
supply = Voorraad
supply-empty = Voorraad op
tower = Toren
goods = Materialen
hidden-goods = achter de afscherming
goods-held = { $goods ->
    [one] { $goods } materiaal
   *[other] { $goods } materialen
}
unseen = Achter de andere afschermingen
points = { $points ->
    [one] { $points } overwinningspunt
   *[other] { $points } overwinningspunten
}
huts-left = { $huts ->
    [one] nog { $huts } hut
   *[other] nog { $huts } hutten
}
temples-left = { $temples ->
    [one] nog { $temples } tempel
   *[other] nog { $temples } tempels
}
runes = { $runes ->
    [one] { $runes } runensteen
   *[other] { $runes } runenstenen
}
pay-with = Betalen met

## Waarom een zet goed is: waarvan hij meer of minder oplevert

reason-tempo = de beurten die je nog hebt
reason-points = je overwinningspunten
reason-rivals = de overwinningspunten van je sterkste tegenstander
reason-goods = de materialen die je hebt
reason-workers = je arbeiders
reason-huts = je hutten
reason-druid = de weg van de druide naar je hutten
reason-temples = je tempels
reason-fields = de velden waarop je kunt bouwen
reason-runes = je runenstenen

source-chips = bonuschips
source-refusals = geweigerde offers
source-offerings = offergaven
source-river = runenstenen bij de rivier
source-temples = tempels
source-runes = runenstenen aan het einde
amount-points =
    { $amount ->
        [one] { $amount } overwinningspunt
       *[other] { $amount } overwinningspunten
    }
amount-good = { $amount } { $good }
amount-huts =
    { $amount ->
        [one] { $amount } hut
       *[other] { $amount } hutten
    }
amount-next_huts =
    { $amount ->
        [one] { $amount } hut waar de druide nu naartoe gaat
       *[other] { $amount } hutten waar de druide nu naartoe gaat
    }
amount-temple_points =
    { $amount ->
        [one] { $amount } overwinningspunt uit tempels
       *[other] { $amount } overwinningspunten uit tempels
    }
amount-runes =
    { $amount ->
        [one] { $amount } runensteen
       *[other] { $amount } runenstenen
    }
amount-runes_threatened =
    { $amount ->
        [one] { $amount } bedreigde runensteen
       *[other] { $amount } bedreigde runenstenen
    }
amount-climb =
    { $amount ->
        [one] { $amount } materiaal bij de volgende verplaatsing
       *[other] { $amount } materialen bij de volgende verplaatsing
    }
amount-small_yield =
    { $amount ->
        [one] { $amount } materiaal van alle kanten van de dobbelsteen
       *[other] { $amount } materialen van alle kanten van de dobbelsteen
    }
amount-of_three =
    { $amount ->
        [one] { $amount } hut in een nederzetting van drie
       *[other] { $amount } hutten in nederzettingen van drie
    }
amount-of_more =
    { $amount ->
        [one] { $amount } hut in een nederzetting van vier of meer
       *[other] { $amount } hutten in nederzettingen van vier of meer
    }
amount-druid_chips =
    { $amount ->
        [one] { $amount } druidechip
       *[other] { $amount } druidechips
    }
amount-goods_lacking =
    { $amount ->
        [one] { $amount } ontbrekend materiaal voor de laatste ronde van de druide
       *[other] { $amount } ontbrekende materialen voor de laatste ronde van de druide
    }
amount-payable_of_more =
    { $amount ->
        [one] { $amount } bouwplek in een grote nederzetting
       *[other] { $amount } bouwplekken in grote nederzettingen
    }
