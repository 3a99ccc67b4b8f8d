# Celtica in het Nederlands. Begrippen volgens de woordenlijst van docs/rules/celtica.md; de regels zelf staan in nl-rules.ftl.
# Argumenten: $seat en $seats komen als namen aan, begrippen ($druid, $part, $parts, $from, …) als woorden, getallen als getallen.
# Wat de lezer niet mag weten, komt aan als de tekst "hidden".
# Kleuren zijn zelfstandige naamwoorden, zodat ze niet verbogen worden: "de druïde in het rood", "loopt met rood".

title = Celtica
tagline = Breng de druïden over één pad naar het doel, verzamel de delen van hun amuletten en pas op voor de Vikingen.

## Begrippen

druid-red = rood
druid-grey = grijs
druid-white = wit
druid-brown = bruin
druid-black = zwart

part-large_1 = golf
part-large_2 = zon
part-large_3 = spiraal
part-large_4 = blad
part-small_1 = druppel
part-small_2 = ruit
part-small_3 = kruis
part-small_4 = ring
part-middle = middendeel

place-0 = Haven (start)
place-1 = Voordedorp
place-2 = Staande Stenen
place-3 = Verbrande Toren
place-4 = Molendorp
place-5 = Klifburcht
place-6 = Vervallen Abdij
place-7 = Eikenbos
place-8 = Meerdorp
place-9 = Gebroken Brug
place-10 = Reigerklooster
place-11 = Oud Fort
place-12 = Veendorp
place-13 = Steencirkel
place-14 = Koningsburcht
place-15 = Geplunderde Haven
place-16 = Heuveldorp
place-17 = Wolkenklooster
place-18 = Zwarte Ruïne
place-19 = Groot Klooster (doel)

pile-druid = trekstapel met druïdekaarten
pile-experience = trekstapel met ervaringskaarten
pile-parts = voorraad amuletdelen (uit de reserve)

## Wat er gebeurde

event-starts = { $seat } is startspeler
event-round = Ronde { $round }: { $seat } begint
event-deal = { $druid ->
    [hidden] { $seat } krijgt een druïdekaart
   *[other] { $seat } krijgt een druïdekaart ({ $druid })
}
event-display = Nieuw in de uitstalling: { $part }
event-start_part = Startdeel voor { $seat }: { $part }
event-secret_part = { $part ->
    [hidden] { $seat } legt een startdeel gedekt neer
   *[other] { $seat } legt een startdeel gedekt neer: { $part }
}
event-reveal = { $seat } keert om: { $parts }
event-reshuffle = Opnieuw geschud: { $pile }
event-play = { $experience ->
    [0] { $cards ->
        [one] { $seat } speelt { $druid }: { $cards } druïdekaart
       *[other] { $seat } speelt { $druid }: { $cards } druïdekaarten
    }
    [one] { $cards ->
        [one] { $seat } speelt { $druid }: { $cards } druïdekaart en { $experience } ervaringskaart
       *[other] { $seat } speelt { $druid }: { $cards } druïdekaarten en { $experience } ervaringskaart
    }
   *[other] { $cards ->
        [one] { $seat } speelt { $druid }: { $cards } druïdekaart en { $experience } ervaringskaarten
       *[other] { $seat } speelt { $druid }: { $cards } druïdekaarten en { $experience } ervaringskaarten
    }
}
event-walk = { $seat } loopt met { $druid } van { $from } naar { $to }
event-stays = De druïde in het { $druid } staat al op het doelveld: de kaarten hebben geen effect
event-take = { $seat } neemt: { $parts }
event-give = { $seat } staat af: { $parts }
event-nothing_to_give = { $seat } heeft geen deel om af te staan
event-experience = { $druid ->
    [hidden] { $seat } trekt een ervaringskaart
   *[other] { $seat } trekt een ervaringskaart ({ $druid })
}
event-no_experience = Voor { $seat } is er geen ervaringskaart meer
event-draw = { $druid ->
    [hidden] { $seat } trekt een druïdekaart
   *[other] { $seat } trekt een druïdekaart ({ $druid })
}
event-decline = { $seat } trekt geen kaart
event-out = { $seat } is deze ronde uitgespeeld
event-last_round = De druïde in het { $druid } heeft het doelveld bereikt: dit is de laatste ronde
event-all_arrived = { $seat } beëindigt het spel: alle druïden staan op het doelveld
event-no_parts = { $seat } beëindigt het spel: er zijn geen amuletdelen meer
event-void = { $cards ->
    [one] { $seat } legt { $cards } druïdekaart af: die vervalt
   *[other] { $seat } legt { $cards } druïdekaarten af: die vervallen
}
event-final = Slotinzet: { $seat } mag ervaringskaarten inzetten
event-final_skipped = Slotinzet: { $seat } kan geen ervaringskaarten inzetten
event-swap = { $seat } ruilt { $own } tegen { $part } ({ $swap_cost ->
    [one] { $swap_cost } ervaringskaart
   *[other] { $swap_cost } ervaringskaarten
})
event-buy = { $seat } neemt voor { $buy_cost ->
    [one] { $buy_cost } ervaringskaart
   *[other] { $buy_cost } ervaringskaarten
}: { $part }
event-done = { $seat } is klaar met de slotinzet
event-result = { $complete ->
    [one] Plaats { $place }: { $seat } met { $complete } volledig amulet
   *[other] Plaats { $place }: { $seat } met { $complete } volledige amuletten
}

## Een beurt in één regel

chapter-result = Het einde
net-walk = { $druid } naar { $to }
net-stays = { $druid } staat al op het doelveld
net-take = neemt { $parts }
net-give = staat { $parts } af
net-experience = een ervaringskaart
net-draw = trekt een kaart
net-out = uitgespeeld voor deze ronde
net-last_round = de laatste ronde
net-final_skipped = geen slotinzet
net-swap = { $own } tegen { $part }
net-buy = koopt { $part }
net-done = slotinzet klaar
net-worth = { $count ->
    [one] { $worth } deel
   *[other] { $worth } delen
}

## Wat de doorslag gaf

result-result = { $complete ->
    [one] Plaats { $place }: { $seat } met { $complete } volledig amulet; delen in onvolledige amuletten: { $incomplete }
   *[other] Plaats { $place }: { $seat } met { $complete } volledige amuletten; delen in onvolledige amuletten: { $incomplete }
}
result-shared_victory = { $seats } delen de overwinning: al hun amuletten zijn even groot
result-decided_by_complete = { $complete ->
    [one] { $seat } wint met { $complete } volledig amulet
   *[other] { $seat } wint met { $complete } volledige amuletten
}
result-decided_by_incomplete = { $layer ->
    [1] { $seat } wint bij gelijke stand door het grootste onvolledige amulet, { $size } tegen { $other } delen
    [2] { $seat } wint bij gelijke stand door het op één na grootste onvolledige amulet, { $size } tegen { $other } delen
    [3] { $seat } wint bij gelijke stand door het op twee na grootste onvolledige amulet, { $size } tegen { $other } delen
   *[other] { $seat } wint bij gelijke stand door onvolledig amulet nr. { $layer } op grootte, { $size } tegen { $other } delen
}

## Zetten, met hun effect

move-play = Speel { $cards } × { $druid }{ $experience ->
    [0] {""}
   *[other] {" "}+ { $experience } × ervaring
}: { $to }, { $effect ->
    [take] { $amount ->
        [one] neem { $amount } deel
       *[other] neem { $amount } delen
    }
    [give] { $amount ->
        [0] geen deel om af te staan
        [one] sta { $amount } deel af
       *[other] sta { $amount } delen af
    }, { $ruin_cards ->
        [one] trek een ervaringskaart
       *[other] trek { $ruin_cards } ervaringskaarten
    }
    [draw] je mag een druïdekaart trekken
   *[nothing] geen effect
}{ $wasted ->
    [0] {""}
    [one] , { $wasted } stap vervalt
   *[other] , { $wasted } stappen vervallen
}{ $only_ruin ->
    [true] {" "}(deze kleur bereikt alleen ruïnes)
   *[other] {""}
}
move-take = Neem { $parts }{ $fills ->
    [0] {""}
   *[other] {" "}({ $fills } voor je grootste onvolledige amulet)
}
move-give = Sta { $parts } af{ $breaks ->
    [0] {""}
    [one] {" "}(breekt { $breaks } volledig amulet op)
   *[other] {" "}(breekt { $breaks } volledige amuletten op)
}
move-draw = Trek een druïdekaart (trekstapel: { $pile })
move-decline = Trek geen kaart
move-swap = Ruil { $own } tegen { $part } ({ $swap_cost ->
    [one] { $swap_cost } ervaringskaart
   *[other] { $swap_cost } ervaringskaarten
}): { $complete ->
    [one] { $complete } volledig amulet
   *[other] { $complete } volledige amuletten
}
move-buy = Neem { $part } ({ $buy_cost ->
    [one] { $buy_cost } ervaringskaart
   *[other] { $buy_cost } ervaringskaarten
}): { $complete ->
    [one] { $complete } volledig amulet
   *[other] { $complete } volledige amuletten
}
move-done = Rond de slotinzet af

confirm-play = Kaarten spelen
confirm-take = Delen nemen
confirm-give = Delen afstaan
confirm-draw = Kaart trekken
confirm-decline = Geen kaart trekken
confirm-swap = Deel ruilen
confirm-buy = Deel nemen
confirm-done = Afronden

## Waarom niet?

why-must_play_cards = Je moet nu minstens één druïdekaart spelen.
why-all_druids_past = Daar kan geen druïde meer stoppen: druïden lopen alleen vooruit, en ze zijn er allemaal al of voorbij.
why-no_card_for_druids_behind = Je hebt geen kaart voor een druïde die daar nog naar onderweg is ({ $druids }).
why-place_too_far = Te ver: de druïde in het { $druid } komt het dichtst; hij zou { $steps } stappen nodig hebben, en je kaarten zijn goed voor { $reach }.
why-parts_only_at_find_sites = Delen neem je als een druïde die je verplaatst op een vindplaats stopt: speel eerst kaarten.
why-experience_needs_druid_card = Ervaringskaarten speel je nooit los: van { $druid } heb je geen druïdekaart.
why-card_not_held = { $held ->
    [0] Van { $druid } heb je geen druïdekaart in de hand.
    [one] Van { $druid } heb je maar { $held } druïdekaart, geen { $cards }.
   *[other] Van { $druid } heb je maar { $held } druïdekaarten, geen { $cards }.
}
why-experience_not_held = { $held ->
    [0] Van { $druid } heb je geen ervaringskaart.
    [one] Van { $druid } heb je maar { $held } ervaringskaart, geen { $cards }.
   *[other] Van { $druid } heb je maar { $held } ervaringskaarten, geen { $cards }.
}
why-must_take_parts = { $amount ->
    [one] Neem eerst { $amount } deel uit de uitstalling.
   *[other] Neem eerst { $amount } delen uit de uitstalling.
}
why-must_give_parts = Sta eerst { $amount } van je delen af.
why-wrong_number_of_parts = { $amount ->
    [one] Het moet precies { $amount } deel zijn, niet { $given }.
   *[other] Het moeten precies { $amount } delen zijn, niet { $given }.
}
why-part_not_there_to_take = In de uitstalling liggen niet genoeg delen van deze soort: { $part }.
why-part_not_there_to_give = Je hebt niet genoeg delen van deze soort: { $part }.
why-draw_or_decline = Je bent op een cultusplaats: trek een druïdekaart of zie ervan af.
why-no_card_to_draw = Er is geen druïdekaart meer om te trekken.
why-final_exchange_only = In de slotinzet kun je alleen een deel ruilen, een deel nemen of afronden.
why-too_few_experience_cards = { $cost ->
    [one] Dit kost { $cost } ervaringskaart; je hebt er { $held }.
   *[other] Dit kost { $cost } ervaringskaarten; je hebt er { $held }.
}
why-swap_same_kind = Ruilen tegen een deel van dezelfde soort ({ $part }) verandert niets.

## Wat er gevraagd wordt

ask-play = Jouw beurt: speel druïdekaarten van één kleur
    .help = Eén stap per kaart; alleen de plaats waar de druïde stopt, telt.
ask-take = { $amount ->
    [one] Neem { $amount } deel uit de uitstalling
   *[other] Neem { $amount } delen uit de uitstalling
}
    .help = Je mag vrij kiezen; daarna wordt de uitstalling aangevuld.
ask-give = Vikingen! Sta { $amount } van je delen af
    .help = Welke, dat bepaal je zelf; daarna trek je { $ruin_cards ->
        [one] een ervaringskaart
       *[other] { $ruin_cards } ervaringskaarten
    }.
ask-draw = Wil je een druïdekaart trekken?
    .help = Een getrokken kaart moet je nog in deze ronde spelen.
ask-final = Slotinzet: zet je ervaringskaarten in
    .help = { $swap_cost ->
        [one] { $swap_cost } kaart
       *[other] { $swap_cost } kaarten
    }: ruil een deel. { $buy_cost ->
        [one] { $buy_cost } kaart
       *[other] { $buy_cost } kaarten
    }: neem een deel uit de uitstalling.

asks-play = { $seat } kiest druïdekaarten om te spelen
asks-take = { $seat } kiest delen uit de uitstalling
asks-give = { $seat } kiest delen om af te staan
asks-draw = { $seat } mag een druïdekaart trekken
asks-final = { $seat } mag ervaringskaarten inzetten
asks-deal = Er worden kaarten en delen getrokken

step-cards = Kaarten spelen
step-walk = Lopen
step-place = Plaats uitvoeren

## Opties van een tafel

option-start_player = Startspeler
    .help = Wie de eerste ronde opent.
option-goal_gives_parts = Het doelveld levert delen op
    .help = Wie een druïde op het doelveld brengt, neemt { $goal_parts ->
        [one] { $goal_parts } deel
       *[other] { $goal_parts } delen
    }. Zonder deze regel levert het doelveld niets op.
option-swap_returns_to = Geruild deel gaat naar
    .help = Waar je eigen deel in de slotinzet heen gaat: naar de uitstalling, waar spelers na jou het kunnen nemen, of naar de reserve.
option-swap_returns_to-display = de uitstalling
option-swap_returns_to-reserve = de reserve
option-hidden_start_parts = Startdelen gedekt
    .help = Alleen jij kent je twee startdelen. Ze worden getoond als je ze afstaat en vóór de slotinzet.
option-open_experience = Open ervaringskaarten
    .help = Iedereen ziet welke ervaringskaarten de anderen hebben.

## Woorden op het bord

round = Ronde { $round }
last-round = Laatste ronde
final-exchange = Slotinzet
start-player = Startspeler
path = Pad
druids = Druïden
kind-village = dorp
kind-castle = burcht
kind-monastery = klooster
kind-goal = doelveld
kind-ruin = ruïne
kind-cult = cultusplaats
effect-take = { $amount ->
    [one] neem { $amount } deel
   *[other] neem { $amount } delen
}
effect-give = { $amount ->
    [one] sta { $amount } deel af
   *[other] sta { $amount } delen af
}
effect-draw = je mag een druïdekaart trekken
display = Open uitstalling
supply = Voorraad
reserve = Reserve
draw-pile = Trekstapel
discard-pile = Aflegstapel
unseen = Nog niet geziene kaarten
hand = Handkaarten
experience = Ervaring
complete-amulets = Volledige amuletten
incomplete-amulets = Onvolledige amuletten
missing-parts = Ontbrekende delen
hidden-cards = { $cards ->
    [one] { $cards } gedekte kaart
   *[other] { $cards } gedekte kaarten
}
cards-left = { $cards ->
    [0] geen druïdekaarten meer
    [one] nog { $cards } druïdekaart
   *[other] nog { $cards } druïdekaarten
}
experience-left = { $cards ->
    [0] geen ervaringskaarten meer
    [one] nog { $cards } ervaringskaart
   *[other] nog { $cards } ervaringskaarten
}
out = deze ronde uitgespeeld

## Waarom een zet goed is

reason-end = hoe dichtbij het einde is
reason-complete = je volledige amuletten
reason-largest = je grootste onvolledige amulet
reason-further = je verdere amuletten
reason-parts = je amuletdelen
reason-spare = delen die je voor de ruïnes kunt missen
reason-display = delen in de uitstalling die je nodig hebt
reason-scarce = delen die moeilijk te krijgen zijn
reason-experience = je ervaringskaarten
reason-exchange = de slotinzet
reason-cards = het aantal van je druïdekaarten
reason-druids = waar de druïden staan
reason-hand = de kaarten in je hand
reason-turn = wie aan de beurt is

source-start = delen aan het begin
source-stops = delen van de haltes
source-ruins = in ruïnes verloren delen
source-exchange = ruil aan het einde
amount-complete =
    { $amount ->
        [one] { $amount } volledig amulet
       *[other] { $amount } volledige amuletten
    }
amount-largest =
    { $amount ->
        [one] { $amount } deel in het grootste amulet
       *[other] { $amount } delen in het grootste amulet
    }
amount-parts =
    { $amount ->
        [one] { $amount } amuletdeel
       *[other] { $amount } amuletdelen
    }
amount-open_parts =
    { $amount ->
        [one] { $amount } ontbrekend deel in de uitstalling
       *[other] { $amount } ontbrekende delen in de uitstalling
    }
amount-experience =
    { $amount ->
        [one] { $amount } ervaringskaart
       *[other] { $amount } ervaringskaarten
    }
amount-cards =
    { $amount ->
        [one] { $amount } druïdekaart in de hand
       *[other] { $amount } druïdekaarten in de hand
    }
amount-fills =
    { $amount ->
        [one] { $amount } ontbrekend deel door de slotinzet
       *[other] { $amount } ontbrekende delen door de slotinzet
    }
amount-spare =
    { $amount ->
        [one] { $amount } deel over voor de ruïnes
       *[other] { $amount } delen over voor de ruïnes
    }
amount-idle =
    { $amount ->
        [one] { $amount } kaart voor druïden in het doel
       *[other] { $amount } kaarten voor druïden in het doel
    }
amount-stuck =
    { $amount ->
        [one] { $amount } kleur in de hand die alleen kwaad kan
       *[other] { $amount } kleuren in de hand die alleen kwaad kunnen
    }
amount-arrived =
    { $amount ->
        [one] { $amount } druïde in het doel
       *[other] { $amount } druïden in het doel
    }

## The game's own measure, where others have points

measure = { $points ->
    [one] { $points } volledig amulet
   *[other] { $points } volledige amuletten
}
measure-sources = Waar de volledige amuletten vandaan kwamen
measure-over-time = Volledige amuletten
