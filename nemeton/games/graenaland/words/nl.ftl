# Graenaland in het Nederlands. Termen volgens de woordenlijst van docs/rules/graenaland.md; de regels zelf staan in nl-rules.ftl.
# Argumenten: $seat, $seats en $receiver komen als namen, termen ($territory, $hero, $resource, $cards, …) als woorden,
# getallen als getallen. Wat de lezer niet mag weten, komt als de tekst "hidden".

title = Graenaland
tagline = Bevolk Groenland zij aan zij: wat het land opbrengt, wordt bij stemming verdeeld, en een slim voorstel wint van een sterke arm.

## Termen

territory-1 = Brattahlid
territory-2 = Gardar
territory-3 = Hvalsey
territory-4 = Herjolfsnes
territory-5 = Sandnes
territory-6 = Vatnahverfi
territory-7 = Blaserk
territory-8 = Hvitserk
territory-9 = Midfjordhoogten

hero-warrior = krijger
hero-priest = priester
hero-bard = bard

resource-grain = graan
resource-wood = hout
resource-ore = erts
resource-livestock = vee
resource-gold = goud
resource-unknown = gedekte kaart

building-church = kerk
building-hall = zaal
building-fortress = vesting

facility-road = weg
facility-improvement = verbetering
facility-market = markt
facility-palisade = palissade

condition-settler = kolonist
condition-builder = bouwmeester
condition-warlord = legeraanvoerder
condition-explorer = ontdekker
condition-speaker = woordvoerder

deck-plain = vlakte
deck-forest = bos
deck-hill = heuvels
deck-mountain = bergen

pile-plain = stapel van de vlakte
pile-forest = stapel van het bos
pile-hill = stapel van de heuvels
pile-mountain = stapel van de bergen
pile-supply = bevoorradingsstapel

## Wat er gebeurde

event-land = { $territory } wordt neergelegd
event-condition = { $points ->
    [one] { $condition }: vanaf { $threshold }, { $points } punt
   *[other] { $condition }: vanaf { $threshold }, { $points } punten
}
event-lead = { $seat } is de eerste startspeler
event-settle = { $seat } sticht een dorp in { $territory }
event-stand = { $seat } zet de krijger in { $territory }
event-start_card = { $resource ->
    [hidden] { $seat } trekt een startkaart ({ $deck })
   *[other] { $seat } trekt een startkaart ({ $deck }): { $resource }
}
event-round = Ronde { $round }: { $seat } is startspeler
event-card = { $territory } levert { $resource }
event-down = De weg brengt een gedekte kaart naar { $territory }
event-bonus = De verbetering in { $territory } levert { $resource }
event-no_bonus = De verbetering in { $territory } levert niets: { $resource } past niet en wordt afgelegd
event-reshuffle = Opnieuw geschud: { $pile }
event-supply = Nieuwe bevoorradingskaart: { $supply }
event-hero = { $seat } verplaatst de { $hero } van { $from } naar { $to }
event-exchange = In ruil gaat de { $hero } van { $seat } van { $from } naar { $to }
event-stays = { $seat } verplaatst geen held
event-pass = { $seat } doet geen voorstel
event-proposal = { $seat } doet een voorstel voor { $territory }, met { $votes } van { $total } stemmen
event-offer = Aangeboden aan { $seat }: { $cards }
event-vote = { $yes ->
    [1] { $votes ->
        [one] { $seat } stemt ja ({ $votes } stem)
       *[other] { $seat } stemt ja ({ $votes } stemmen)
    }
   *[other] { $votes ->
        [one] { $seat } stemt nee ({ $votes } stem)
       *[other] { $seat } stemt nee ({ $votes } stemmen)
    }
}
event-accepted = Het voorstel voor { $territory } is aangenomen met { $votes } van { $total } stemmen
event-rejected = Het voorstel voor { $territory } is verworpen, { $votes } van { $total } stemmen is niet genoeg: de kaarten blijven liggen
event-takes = { $seat } neemt uit { $territory }: { $cards }
event-looks = { $resource ->
    [hidden] { $seat } bekijkt de gedekte kaart
   *[other] { $seat } bekijkt de gedekte kaart: { $resource }
}
event-takes_supply = { $seat } neemt de bevoorradingskaart: { $supply }
event-pays = { $source ->
    [match] { $seat } betaalt { $resource }
    [half] { $seat } betaalt { $resource } met de bevoorradingskaart
    [whole] { $seat } maakt op een markt van de hele bevoorradingskaart { $resource }
    [gold] { $seat } betaalt { $with } als { $resource }
   *[market] { $seat } maakt op een markt van { $with } { $resource }
}
event-spares = { $seat } bespaart { $resource } dankzij een vesting
event-fee = { $seat } geeft { $receiver } toegangsgeld: { $resource }
event-village = { $seat } bouwt een dorp in { $territory }
event-building = { $seat } bouwt in { $territory }: { $building }
event-army = { $seat } vergroot het leger tot { $size }
event-facility = { $seat } bouwt in { $territory }: { $facility }
event-arrives = De { $hero } van { $seat } komt in het spel in { $territory }
event-remains = De { $hero } van { $seat } blijft in { $territory }
event-steps = De { $hero } van { $seat } wijkt van { $from } uit naar { $to }
event-joint = { $seat } stelt een gezamenlijke bouw voor in { $territory }: { $facility }
event-pledge = { $source ->
    [match] { $seat } zegt { $resource } toe
    [half] { $seat } zegt { $resource } van de bevoorradingskaart toe
    [whole] { $seat } zegt de hele bevoorradingskaart toe als { $resource }, via een markt
    [gold] { $seat } zegt { $with } toe als { $resource }
   *[market] { $seat } zegt { $with } toe als { $resource }, via een markt
}
event-no_pledge = { $seat } zegt niets meer toe
event-cannot_help = { $seat } heeft geen passende kaart
event-joint_built = De gezamenlijke bouw van { $seat } in { $territory } staat: { $facility }
event-joint_cancelled = De gezamenlijke bouw van { $seat } in { $territory } mislukt ({ $facility }); alle toezeggingen gaan terug
event-supply_expires = De bevoorradingskaart van { $seat } vervalt ongebruikt
event-build_end = { $seat } is klaar met bouwen
event-declares = { $conditions ->
    [one] { $seat } roept de overwinning uit met { $conditions } vervulde voorwaarde!
   *[other] { $seat } roept de overwinning uit met { $conditions } vervulde voorwaarden!
}
event-final = Laatste bouw: { $seat }
event-round_limit = Ronde { $round } was de laatste: niemand heeft de overwinning uitgeroepen
event-result = Plaats { $place }: { $seat } (bereikt: { $points })

## Een beurt in één regel

chapter-heroes = De helden trekken
chapter-result = Het einde
net-settle = dorp in { $territory }
net-stand = krijger in { $territory }
net-hero = { $hero } naar { $to }
net-pass = geen voorstel
net-proposal = voorstel voor { $territory }
net-accepted = aangenomen
net-rejected = verworpen
net-takes = neemt { $cards }
net-fee = { $whom ->
    [you] betaalde je toegangsgeld ({ $resource })
   *[other] betaalde { $receiver } toegangsgeld ({ $resource })
}
net-village = dorp in { $territory }
net-building = { $building } in { $territory } gebouwd
net-army = leger van { $size }
net-facility = { $facility } in { $territory } gebouwd
net-joint_built = gezamenlijke bouw staat: { $facility } in { $territory }
net-joint_cancelled = gezamenlijke bouw mislukt
net-build_end = klaar met bouwen
net-declares = roept de overwinning uit!
net-worth = { $count ->
    [one] { $worth } kaart
   *[other] { $worth } kaarten
}

## Wat de doorslag gaf

result-result = { $conditions ->
    [one] Plaats { $place }: { $seat } met { $conditions } voorwaarde; nederzettingen { $settlements }, leger { $army }, handkaarten { $hand }
   *[other] Plaats { $place }: { $seat } met { $conditions } voorwaarden; nederzettingen { $settlements }, leger { $army }, handkaarten { $hand }
}
result-declared = { $conditions ->
    [one] { $seat } heeft met { $conditions } vervulde voorwaarde de overwinning uitgeroepen en wint
   *[other] { $seat } heeft met { $conditions } vervulde voorwaarden de overwinning uitgeroepen en wint
}
result-declared_before = { $seat } heeft met { $conditions } vervulde voorwaarden de overwinning uitgeroepen en wint. De laatste bouw van de anderen heeft er een weggenomen ({ $condition }): er { $left ->
    [one] blijft { $left } over
   *[other] blijven { $left } over
}
result-shared_victory = { $seats } delen de overwinning: in alles gelijk
result-decided_by_points = { $seat } ligt voor als de ronden om zijn, { $own } tegen { $other }
result-decided_by_conditions = { $seat } wint met meer vervulde voorwaarden, { $own } tegen { $other }
result-decided_by_settlements = { $seat } wint het gelijkspel met meer nederzettingen, { $own } tegen { $other }
result-decided_by_army = { $seat } wint het gelijkspel met het grotere leger, { $own } tegen { $other }
result-decided_by_hand = { $seat } wint het gelijkspel met meer handkaarten, { $own } tegen { $other }

## Zetten en wat ze doen

move-stay = Geen held verplaatsen
move-hero = { $hero } naar { $to }{ $exchange ->
    [true] {" "}(ruil)
   *[other] {""}
}: daar { $votes } van { $total } stemmen, { $needed } nodig
move-propose = { $lying ->
    [one] Voorstel voor { $territory }: { $lying } kaart, { $votes } van { $total } stemmen, { $needed } nodig
   *[other] Voorstel voor { $territory }: { $lying } kaarten, { $votes } van { $total } stemmen, { $needed } nodig
}{ $alone ->
    [true] , haalt het zonder anderen
   *[other] {""}
}
move-pass = Geen voorstel
move-give = { $card } voor { $receiver }{ $left ->
    [0] : { $enough ->
        [true] genoeg als de ontvangers instemmen ({ $agree } van { $total })
       *[other] niet genoeg, ook als de ontvangers instemmen ({ $agree } van { $total })
    }
   *[other] , nog { $left }
}
move-yes = Ja, je krijgt: { $gain }{ $result ->
    [passes] {" "}(aangenomen)
   *[open] {" "}({ $yes_votes } van { $total } stemmen, { $needed } nodig)
}
move-no = Nee{ $result ->
    [fails] : de kaarten blijven liggen
   *[open] : anderen beslissen (tot nu toe { $yes_votes } ja, { $needed } nodig)
}
move-village = Dorp in { $territory } voor { $cost }{ $fees ->
    [0] {""}
    [one] , plus { $fees } keer toegangsgeld
   *[other] , plus { $fees } keer toegangsgeld
} (voorwaarden: { $conditions })
move-building = { $building } in { $territory } voor { $cost } (voorwaarden: { $conditions })
move-army = Leger naar { $size } voor { $cost }{ $spares ->
    [0] {""}
   *[other] , { $spares } minder
} (voorwaarden: { $conditions })
move-facility = { $facility } in { $territory } voor { $cost }
move-joint = Samen: { $facility } in { $territory } voor { $cost }
move-declare = { $conditions ->
    [one] Overwinning uitroepen met { $conditions } voorwaarde
   *[other] Overwinning uitroepen met { $conditions } voorwaarden
}
move-end = Klaar met bouwen
move-spare = { $resource } weglaten
move-pay = { $source ->
    [match] { $resource } betalen
    [half] { $resource } betalen met de bevoorradingskaart
    [whole] Hele bevoorradingskaart als { $resource } (markt)
    [gold] { $with } voor { $resource }
   *[market] { $with } voor { $resource } (markt)
}{ $usual ->
    [true] {" "}(gebruikelijk)
   *[other] {""}
}
move-fee = Toegangsgeld voor { $receiver }: { $resource }
move-come = { $hero } komt naar { $territory }
move-remain = { $hero } blijft in { $territory }
move-step = { $hero } wijkt uit naar { $to }
move-pledge = { $source ->
    [match] { $resource } toezeggen
    [half] { $resource } van de bevoorradingskaart toezeggen
    [whole] Hele bevoorradingskaart als { $resource } toezeggen (markt)
    [gold] { $with } als { $resource } toezeggen
   *[market] { $with } als { $resource } toezeggen (markt)
}{ $usual ->
    [true] {" "}(gebruikelijk)
   *[other] {""}
}
move-no_pledge = Niets toezeggen
move-enough = Niets meer toezeggen
move-cancel = Gezamenlijke bouw afbreken
move-settle = Dorp in { $territory }
move-stand = Krijger naar { $territory }

confirm-hero = Held verplaatsen
confirm-stay = Blijven
confirm-propose = Voorstellen
confirm-pass = Passen
confirm-give = Toewijzen
confirm-yes = Ja
confirm-no = Nee
confirm-village = Bouwen
confirm-building = Bouwen
confirm-army = Vergroten
confirm-facility = Bouwen
confirm-joint = Samen bouwen
confirm-declare = Overwinning uitroepen
confirm-end = Klaar
confirm-spare = Weglaten
confirm-pay = Betalen
confirm-fee = Afgeven
confirm-come = Komen
confirm-remain = Blijven
confirm-step = Uitwijken
confirm-pledge = Toezeggen
confirm-no_pledge = Niets toezeggen
confirm-enough = Genoeg
confirm-cancel = Afbreken
confirm-settle = Stichten
confirm-stand = Plaatsen

## Waarom niet?

why-territory_not_in_play = { $territory } is niet in het spel.
why-must_settle = Sticht nu een dorp in een kustgebied.
why-not_on_coast = { $territory } ligt niet aan de kust.
why-coast_is_full = In { $territory } staan al { $coast_villages } dorpen.
why-village_elsewhere_first = Je hebt al een dorp in { $territory }; het tweede komt ergens anders zolang dat kan.
why-must_stand_at_village = Je krijger begint in een van je { $start_villages } dorpen.
why-must_move_hero = Aan deze tafel moet iedereen een held verplaatsen.
why-must_choose_hero_move = Kies nu welke held waarheen gaat, of blijf staan.
why-hero_not_in_play = Je { $hero } is nog niet in het spel.
why-already_there = Je { $hero } is al in { $to }.
why-too_far = Vanuit { $from } kan je { $hero } { $to } niet bereiken: één gebied ver, of { $coast_steps } langs de kust.
why-come_or_remain = Beslis of de { $hero } komt of blijft.
why-must_make_room = Je { $hero } moet uitwijken naar een aangrenzend gebied.
why-no_room_there = Je { $hero } kan niet uitwijken naar { $to }: het moet aangrenzend zijn en zonder held van jou.
why-must_propose = Aan deze tafel moet iedereen die het kan een voorstel doen.
why-propose_or_pass = Stel voor één gebied een verdeling voor, of pas.
why-no_vote_there = Je hebt geen stem in { $territory }.
why-no_cards_there = Bij { $territory } ligt geen kaart.
why-must_assign_all = Elke kaart heeft een ontvanger nodig; nu komt: { $card }.
why-other_card_first = De kaarten worden op volgorde toegewezen; nu komt: { $card }.
why-no_such_player = Die speler is er niet aan deze tafel.
why-receivers_in_order = Gelijke kaarten worden op volgorde van de plaatsen toegewezen; { $receiver } kan hiervan niets meer krijgen: { $card }.
why-vote_yes_or_no = Stem ja of nee.
why-building_phase = Nu wordt er gebouwd: bouw iets of stop.
why-building_comes_later = Je bouwt als je startspeler bent, na de stemmingen.
why-nowhere_for_building = Betalen kun je het, maar er is geen plaats voor: een vrij symbool waar je een dorp hebt ({ $building }).
why-nowhere_for_facility = Betalen kun je het, maar er is geen plaats voor: een nederzetting van je waar dit nog niet is, en een fiche ({ $facility }).
why-cannot_pay = { $lacking ->
    [one] Je komt één kaart tekort
   *[other] Je komt { $lacking } kaarten tekort
} voor { $cost }{ $spares ->
    [0] {""}
   *[other] {" "}({ $spares } minder dankzij je vestingen)
}: { $missing }{ $covered ->
    [0] {""}
    [one] ; één daarvan kun je vervangen
   *[other] ; { $covered } daarvan kun je vervangen
}.
why-no_house_left = Je hebt geen huis meer.
why-only_lead_declares = Alleen de startspeler kan de overwinning uitroepen.
why-too_few_points = Om de overwinning uit te roepen heb je { $needed } punten nodig; je hebt er { $reached }.
why-too_few_conditions = Om de overwinning uit te roepen heb je { $needed } vervulde voorwaarden nodig; je hebt er { $reached }.
why-army_is_largest = Groter dan { $size } wordt een leger niet.
why-no_settlement_near = Je hebt geen nederzetting in { $territory } of ernaast.
why-cannot_pay_fees = { $fees ->
    [one] { $territory } heeft een palissade: naast de prijs heb je nog { $fees } kaart nodig als toegangsgeld.
   *[other] { $territory } heeft een palissade: naast de prijs heb je nog { $fees } kaarten nodig als toegangsgeld.
}
why-no_building_symbol = In { $territory } is hiervoor geen bouwplaats: { $building }.
why-symbol_is_taken = In { $territory } is dit al van { $seat }: { $building }.
why-no_own_village = Je hebt geen dorp in { $territory }, dus dit kun je daar niet bouwen: { $building }.
why-no_facilities_at_the_end = Bij de laatste bouw komen er geen openbare voorzieningen.
why-no_own_settlement = Je hebt geen nederzetting in { $territory }, dus dit kun je daar niet bouwen: { $facility }.
why-facility_is_there = Dit is er al in { $territory }: { $facility }.
why-no_token_left = Hiervoor is geen fiche meer over: { $facility }.
why-joint_only_once = Je hebt in deze fase al een gezamenlijke bouw voorgesteld.
why-joint_is_hopeless = Alleen kun je dit in { $territory } niet betalen, en niemand anders kan een passende kaart hebben: { $facility }.
why-must_spare = { $left ->
    [one] Je vestingen besparen nog { $left } kaart: zeg welke.
   *[other] Je vestingen besparen nog { $left } kaarten: zeg welke.
}
why-not_in_price = Dit hoort niet (of niet meer) bij de prijs: { $resource }.
why-slots_in_order = Gelijke betalingen zijn er maar in één volgorde; deze zou eerder komen: { $resource }.
why-rest_cannot_be_paid = Dan zou de rest niet meer te betalen zijn ({ $resource }).
why-must_fill_all = Je bent begonnen de open posten te vullen; vul ze nu allemaal.
why-fill_or_cancel = Vul alle open posten zelf of breek de gezamenlijke bouw af.
why-must_pay = Betaal eerst wat je begonnen bent; nu komt: { $resource }.
why-other_slot_first = De prijs wordt op volgorde betaald; nu komt: { $resource }.
why-helpers_pay_from_hand = Helpers betalen alleen met handkaarten; markten en bevoorradingskaart zijn van de startspeler.
why-no_market_left = Je hebt geen ongebruikte markt.
why-market_for_same_resource = Een markt maakt van de ene grondstof een andere: voor { $resource } is dat niet nodig.
why-supply_does_not_help = Op je bevoorradingskaart staat geen { $resource } meer.
why-supply_is_used = Alleen een hele bevoorradingskaart kun je op een markt ruilen, geen losse helft.
why-card_not_held = Zo'n kaart heb je niet: { $with }.
why-must_pay_fee = Geef eerst { $receiver } het toegangsgeld.
why-fee_not_held = Zo'n kaart heb je niet: { $resource }.
why-pledge_or_pass = Zeg een kaart toe voor een open post, of pas.
why-slot_is_not_open = Er is geen post open voor { $resource }.
why-no_talk_now = Beloven doe je terwijl er over een stemming of een gezamenlijke bouw wordt gepraat, niet vóór een voorstel.

## Wat er gevraagd wordt

ask-settle = Sticht een dorp aan de kust
    .help = In een kustgebied staan aan het begin hoogstens { $coast_villages } dorpen.
ask-stand = Waar begint je krijger?
    .help = In een van je { $start_villages } dorpen.
ask-move = Verplaats in het geheim een held
    .help = Naar een aangrenzend gebied of { $coast_steps } langs de kust. Alle zetten worden tegelijk onthuld.
ask-propose = Stel een verdeling voor
    .help = Je eigen stemmen tellen als ja; er is meer dan de helft van alle stemmen nodig.
ask-give = Wie krijgt deze kaart?
    .help = Elke kaart moet naar iemand gaan; daarna kan het voorstel niet meer veranderen.
ask-vote = Ja of nee?
    .help = Al je stemmen tellen hetzelfde. Bij verwerping blijven de kaarten liggen.
ask-build = Bouw wat je kunt betalen
    .help = De bevoorradingskaart geldt voor één project.
ask-spare = Welke grondstof laat je weg?
    .help = Wat je vestingen besparen: elk { $fortress_saves }; nooit wordt minder dan { $least_paid } betaald.
ask-pay = Waarmee betaal je dit?
    .help = Met een passende kaart, goud, de bevoorradingskaart of via een markt met een andere kaart.
ask-fee = Betaal het toegangsgeld
    .help = Iedereen anders met een nederzetting daar krijgt een kaart naar jouw keuze.
ask-arrive = Komt je held hierheen?
    .help = Staat hier al een held van jou, dan ruilen ze van plaats.
ask-make_room = Je held moet uitwijken
    .help = Naar een aangrenzend gebied zonder held van jou.
ask-pledge = Doe toezeggingen voor de gezamenlijke bouw
    .help = Zoveel je wilt, ook niets; na jou worden de anderen gevraagd.
ask-help = Draag je iets bij?
    .help = Een passende kaart of goud voor een open post. Komt er niets van, dan gaan toezeggingen terug. De regels geven je er niets voor: spreek een tegenprestatie af, of help omdat de voorziening je goed uitkomt.
ask-fill = Vul wat open is, of breek af
    .help = Als je afbreekt, gaan alle toezeggingen terug.

asks-settle = { $seat } sticht een dorp
asks-stand = { $seat } plaatst de krijger
asks-move = { $seat } kiest een heldenzet
asks-propose = { $seat } mag een voorstel doen
asks-give = { $seat } verdeelt de kaarten
asks-vote = { $seat } stemt
asks-build = { $seat } bouwt
asks-spare = { $seat } kiest wat wordt weggelaten
asks-pay = { $seat } betaalt
asks-fee = { $seat } betaalt toegangsgeld
asks-arrive = { $seat } beslist of een held komt
asks-make_room = { $seat } maakt plaats voor een held
asks-pledge = { $seat } doet toezeggingen voor een gezamenlijke bouw
asks-help = { $seat } mag iets bijdragen
asks-fill = { $seat } vult open posten of breekt af
asks-deal = Er worden kaarten getrokken

phase-production = Grondstofproductie
phase-heroes = Helden
phase-proposals = Voorstellen
phase-building = Bouwen

## Opties van een tafel

option-goal = Overwinning
    .help = Wat er nodig is om de overwinning uit te roepen. Gevorderd: de voorwaarden wisselen en zijn { $points_easy } tot { $points_hard } punten waard; { $points_needed } punten zijn nodig.
option-goal-normal = Normaal: { $needed_normal } voorwaarden
option-goal-advanced = Gevorderd: { $points_needed } punten
option-goal-short = Kort: { $needed_short } voorwaarden
option-goal-long = Lang: { $needed_long } voorwaarden
option-layout = Opstelling
    .help = Standaard: land en dorpen liggen vast. Variabel: het land wordt geschud en jullie plaatsen zelf je dorpen.
option-layout-standard = Standaard
option-layout-variable = Variabel
option-start_player = Eerste startspeler
    .help = Wie in de eerste ronde het schip heeft.
option-round_limit = Laatste ronde
    .help = Heeft dan nog niemand de overwinning uitgeroepen, dan wint wie de meeste voorwaarden vervult.
option-unsettled_produce = Onbewoonde gebieden leveren iets op
    .help = Een gebied zonder nederzettingen houdt niet meer kaarten vast dan { $storage_extra }. Zonder deze regel levert het niets.
option-double_storage = Grotere opslag
    .help = Een gebied houdt { $storage_factor } keer zoveel kaarten vast als er nederzettingen staan, plus { $storage_extra }.
option-must_move = Iedereen moet een held verplaatsen
    .help = Zonder deze regel mag je blijven staan.
option-must_propose = Iedereen moet iets voorstellen
    .help = Wie een stem heeft waar kaarten liggen, moet een voorstel doen. Zonder deze regel mag je passen.
option-open_hands = Open handkaarten
    .help = Iedereen ziet alle handkaarten.
option-palisade_affects = Palissaden verzwakken
    .help = Wiens stemmen een palissade vermindert als de eigenaar daar geen nederzetting heeft.
option-palisade_affects-heroes = krijgers en barden
option-palisade_affects-warriors = alleen krijgers

## Woorden op het bord

lead-player = Startspeler
supply-card = Bevoorradingskaart
supply-pile = { $cards ->
    [one] { $cards } kaart op de stapel
   *[other] { $cards } kaarten op de stapel
}
votes = Stemmen
needed = { $needed } van { $total } nodig
decides = { $seat } beslist alleen
passes-alone = Haalt het zonder anderen?
storage-limit = Opslaglimiet
if-moved = na de zet
hand = Handkaarten
hand-cards = { $cards ->
    [0] geen kaarten
    [one] { $cards } kaart
   *[other] { $cards } kaarten
}
costs = Kosten
army-size = Legergrootte
villages = Dorpen
houses-left = Huizen over
tokens-left = Fiches over
conditions = Overwinningsvoorwaarden
conditions-needed = { $needed ->
    [one] { $needed } nodig
   *[other] { $needed } nodig om de overwinning uit te roepen
}
can-win-next = kan als volgende startspeler winnen
final-building = Laatste bouw
direction-west = westen
direction-east = oosten
direction-west_2 = twee naar het westen
direction-east_2 = twee naar het oosten
direction-north_west = noordwesten
direction-north_east = noordoosten
direction-south_west = zuidwesten
direction-south_east = zuidoosten
grade-easy = makkelijk
grade-standard = gewoon
grade-hard = moeilijk
promise-vote_yes_next = { $seat } belooft { $receiver } een ja bij het volgende voorstel
promise-give_card_next = { $seat } belooft { $receiver } een kaart in het volgende eigen voorstel
promise-join_building = { $seat } belooft { $receiver } hulp bij een gezamenlijke bouw
promise-not_enter = { $seat } belooft { $receiver } tot het einde van { $promise_rounds ->
    [1] de volgende ronde
   *[other] ronde { $promise_rounds } na deze
} uit { $territory } weg te blijven
promising-vote_yes_next = Mijn ja bij jouw volgende voorstel
promising-give_card_next = Een kaart voor jou in mijn volgende voorstel
promising-join_building = { $now ->
    [1] Mijn hulp bij deze gezamenlijke bouw
   *[other] Mijn hulp bij jouw volgende gezamenlijke bouw
}
promising-not_enter = Ik blijf tot het einde van { $promise_rounds ->
    [1] de volgende ronde
   *[other] ronde { $promise_rounds } na deze
} { $territory ->
    [hidden] uit een gebied weg
   *[other] uit { $territory } weg
}
promise-vote_yes_now = { $seat } belooft { $receiver } een ja in deze stemming
promise-vote_no_now = { $seat } belooft { $receiver } een nee in deze stemming
promise-give_resource_next = { $seat } belooft { $receiver } een kaart uit de volgende eigen verdeling: { $resource }
promising-vote_yes_now = Mijn ja in deze stemming
promising-vote_no_now = Mijn nee in deze stemming
promising-give_resource_next = { $resource ->
    [hidden] Een bepaalde kaart voor jou uit mijn volgende verdeling
   *[other] Uit mijn volgende verdeling voor jou: { $resource }
}
asking-vote_yes_now = Jouw ja in deze stemming
asking-vote_no_now = Jouw nee in deze stemming
asking-vote_yes_next = Jouw ja bij mijn volgende voorstel
asking-give_card_next = Een kaart voor mij in jouw volgende voorstel
asking-give_resource_next = { $resource ->
    [hidden] Een bepaalde kaart voor mij uit jouw volgende verdeling
   *[other] Uit jouw volgende verdeling voor mij: { $resource }
}
asking-join_building = { $now ->
    [1] Jouw hulp bij deze gezamenlijke bouw
   *[other] Jouw hulp bij mijn volgende gezamenlijke bouw
}
asking-not_enter = { $territory ->
    [hidden] Je blijft uit een gebied weg
   *[other] Je blijft uit { $territory } weg
} tot het einde van { $promise_rounds ->
    [1] de volgende ronde
   *[other] ronde { $promise_rounds } na deze
}
promise-place-territory = Gebied
promise-place-resource = Kaart
refusal-too_little = Dat is me te weinig.
refusal-no_trust = Op jouw woord vertrouw ik nog niet: kom eerst eens iets na.
refusal-rival = Je bent te dicht bij de overwinning, jou help ik niet.
refusal-no_use = Daar heb ik niets aan.
refusal-promised = Dat heb je al beloofd.
refusal-other_plans = Ik heb andere plannen.
remark-vote_yes_cards = Het levert me kaarten op.
remark-vote_yes_better = Het komt me beter uit dan een nee.
remark-vote_no_rival = Een ja zou iemand helpen die te dicht bij de overwinning is.
remark-vote_no_little = Wat ik ervan krijg is me te weinig.
remark-vote_no_nothing = Er zit voor mij niets in.
remark-word = Ik heb mijn woord gegeven.
silence-vote = Zwijgen is een nee.
silence-help = Zwijgen is passen.

## Waarom een zet goed is

reason-passes_with = het gaat door met de stem van { $receiver }
reason-passes_alone = het gaat door met alleen jouw stemmen
reason-vote_passes = jouw stem laat het doorgaan
reason-vote_fails = jouw stem laat het mislukken
reason-end = hoe dichtbij de laatste ronde is
reason-victory = hoe dicht je bij de overwinning bent
reason-conditions = je overwinningsvoorwaarden
reason-cards = het aantal van je kaarten
reason-hand = de kaarten in je hand
reason-claims = kaarten die je stemmen nu kunnen opleveren
reason-land = wat je land zal opleveren
reason-lead = gebieden waar je voorop ligt
reason-facilities = wegen, markten en andere voorzieningen
reason-houses = je nederzettingen
reason-army = je leger en je vestingen
reason-heroes = je helden
reason-turn = wie wanneer startspeler is en voorstelt

source-villages = nederzettingen
source-buildings = gebouwen
source-army = leger
source-facilities = voorzieningen
amount-missing =
    { $amount ->
        [one] { $amount } ontbrekende kaart tot de overwinning
       *[other] { $amount } ontbrekende kaarten tot de overwinning
    }
amount-conditions =
    { $amount ->
        [one] { $amount } vervulde overwinningsvoorwaarde
       *[other] { $amount } vervulde overwinningsvoorwaarden
    }
amount-cards =
    { $amount ->
        [one] { $amount } kaart
       *[other] { $amount } kaarten
    }
amount-card = { $amount } { $resource }
amount-claim =
    { $amount ->
        [one] { $amount } kaart naar stemmenaandeel
       *[other] { $amount } kaarten naar stemmenaandeel
    }
amount-decides =
    { $amount ->
        [one] { $amount } kaart waarover de eigen stemmen alleen beslissen
       *[other] { $amount } kaarten waarover de eigen stemmen alleen beslissen
    }
amount-yield =
    { $amount ->
        [one] { $amount } kaart per ronde uit het land
       *[other] { $amount } kaarten per ronde uit het land
    }
amount-led =
    { $amount ->
        [one] { $amount } gebied aan kop
       *[other] { $amount } gebieden aan kop
    }
amount-led_safely =
    { $amount ->
        [one] { $amount } gebied veilig aan kop
       *[other] { $amount } gebieden veilig aan kop
    }
amount-settlements =
    { $amount ->
        [one] { $amount } nederzetting
       *[other] { $amount } nederzettingen
    }
amount-buildings =
    { $amount ->
        [one] { $amount } gebouw
       *[other] { $amount } gebouwen
    }
amount-fortresses =
    { $amount ->
        [one] { $amount } vesting
       *[other] { $amount } vestingen
    }
amount-army =
    { $amount ->
        [one] { $amount } stap van het leger
       *[other] { $amount } stappen van het leger
    }
amount-hero_votes =
    { $amount ->
        [one] { $amount } stem van de helden
       *[other] { $amount } stemmen van de helden
    }
amount-hero_cards =
    { $amount ->
        [one] { $amount } kaart waar helden staan
       *[other] { $amount } kaarten waar helden staan
    }
amount-free_sites =
    { $amount ->
        [one] { $amount } vrije plek naast dorpen
       *[other] { $amount } vrije plekken naast dorpen
    }
amount-roads =
    { $amount ->
        [one] { $amount } weg
       *[other] { $amount } wegen
    }
amount-markets =
    { $amount ->
        [one] { $amount } markt
       *[other] { $amount } markten
    }
amount-improvements =
    { $amount ->
        [one] { $amount } verbetering
       *[other] { $amount } verbeteringen
    }
amount-palisades =
    { $amount ->
        [one] { $amount } palissade
       *[other] { $amount } palissaden
    }

## The game's own measure, where others have points

measure = { $points ->
    [one] { $points } voorwaarde
   *[other] { $points } voorwaarden
}
measure-sources = Waar de voorwaarden vandaan kwamen
measure-over-time = Vervulde voorwaarden
