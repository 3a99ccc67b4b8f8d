# De regels van Meduris in eigen woorden. Nummers als in docs/rules/meduris.md: M-… zijn regels, A-… en MC-… keuzes waar bronnen ruimte
# laten. `.rules` van een hoofdstuk noemt de regels op volgorde; `.about` de beslissingen waarvoor ze van belang zijn.

section-1 = Opbouw
    .rules = M-1 M-2 M-3 M-4 MC-5 M-5 M-6 M-7 A-32 M-8 M-9
rule-M-1 =
    Jullie kunnen met twee, drie of vier spelen. Met twee nemen jullie paars en blauw: alleen die kleuren hebben
    genoeg hutten.
    .title = Twee tot vier spelers
rule-M-2 =
    Met twee of drie spelen jullie op de kant met { $fields_small } velden, met vier op die met { $fields_large }. Beide zijn
    verdeeld in { $districts } districten, elk met een rune.
    .title = De juiste kant
    .about = action
rule-M-3 = Iedereen begint met { $start_points } overwinningspunten.
    .title = { $start_points } punten vooraf
rule-M-4 =
    De { $chips } bonuschips worden bedekt gemengd en op evenveel velden gelegd, overal met minstens { $chip_gap } velden
    zonder chip ertussen. Daarna worden ze allemaal opengedraaid.
    .title = { $chips } bonuschips
    .about = lay_chip
rule-MC-5 =
    Als de tafel dat afspreekt, leggen jullie de chips om de beurt vanaf de startspeler, ongezien en altijd zo dat de
    overige nog passen.
    .title = Zelf chips leggen
    .about = lay_chip
rule-M-5 = De druide begint op zijn eigen tempel, { $stone_fields } steenvelden van het pad rond de berg.
    .title = De tempel van de druide
rule-M-6 =
    Je begint met { $start_goods } van elk materiaal. Materialen blijven verborgen achter de afscherming; al het andere ligt open.
    .title = Materiaal achter de afscherming
rule-M-7 = Met twee spelers heeft iedereen { $huts_of_two } hutten, met drie of vier { $huts_each }. Daarbij heeft iedereen { $temples_each } tempels.
    .title = Je hutten en tempels
    .about = action
rule-A-32 = De tafel kan voor iedereen minder hutten afspreken, maar niet minder dan { $least_huts }.
    .title = Een korter spel
rule-M-8 =
    Alle materialen die niemand heeft, liggen op de vier bergflanken: hout in het bos, wol op de schapenweiden, koper
    bij de mijn, steen bij de steengroeve.
    .title = Voorraden op de berg
rule-M-9 =
    Vanaf de startspeler zetten jullie om de beurt één arbeider op een hoogvlakte, boven op wie er al staat, tot
    iedereen klaar is: met twee spelers elk { $workers_of_two }, anders elk { $workers_each }. Nooit staan er meer dan
    { $max_workers_per_plateau } op elkaar. Dit levert nog niets op.
    .title = Arbeiders neerzetten
    .about = place

section-2 = Je beurt
    .rules = M-10 M-15
rule-M-10 =
    Jullie spelen met de klok mee. Een beurt heeft twee fases en geen ervan mag je overslaan: eerst de dobbelsteen met
    de kleine opbrengst, dan één actie.
    .title = Twee fases, kloksgewijs
    .about = action
rule-M-15 =
    Na de dobbelsteen moet je precies één ding doen: een arbeider verplaatsen (A), een hut bouwen (B) of een tempel
    bouwen (C).
    .title = Eén van drie acties
    .about = action

section-3 = Kleine opbrengst
    .rules = M-11 M-12 M-13 A-16 M-14 MC-7
rule-M-11 =
    Toont de dobbelsteen een materiaal, dan levert elke arbeider op die hoogvlakte zijn eigenaar er { $small_yield } op. Hoe hoog
    hij staat, maakt hier niet uit.
    .title = Eén per arbeider
rule-M-12 =
    Is de voorraad te klein, dan neemt de bovenste arbeider eerst, daarna de volgende eronder. Wie te laat komt,
    krijgt niets, en een lege voorraad levert niets op tot er materiaal terugkomt. Dat geldt voor beide opbrengsten.
    .title = Als er te weinig is
    .about = take action
rule-M-13 =
    Bij de '+1' in de cirkel neemt iedereen een materiaal naar keuze, om de beurt vanaf wie gegooid heeft. De
    arbeiders doen er niet toe.
    .title = +1: iedereen neemt iets
    .about = take
rule-A-16 =
    Je neemt een materiaal zolang er een is; het kan nooit kwaad. Alleen als de tafel dat afspreekt, mag je niets
    nemen.
    .title = Niet weigeren
    .about = take
rule-M-14 =
    Bij de '−1' in de cirkel geeft iedereen om de beurt een materiaal naar keuze terug aan de berg. Wie niets heeft,
    geeft niets.
    .title = −1: één teruggeven
    .about = give lay
rule-MC-7 =
    Als de tafel dat afspreekt, kiest iedereen met materiaal tegelijk en in het geheim wat hij teruggeeft. Dan wordt
    het getoond.
    .title = In het geheim teruggeven
    .about = lay

section-4 = A. Grote opbrengst
    .rules = M-16 MC-1 M-17
rule-M-16 =
    Neem een van je arbeiders, ook uit het midden of onder uit een toren, en zet hem boven op een andere hoogvlakte.
    Hij moet van hoogvlakte wisselen, en geen toren wordt hoger dan { $max_workers_per_plateau }.
    .title = Arbeider verplaatsen
    .about = action
rule-MC-1 = Staan twee van je arbeiders direct op elkaar, dan maakt het niet uit welke gaat; de onderste wordt genoemd.
    .title = Twee eigen op elkaar
    .about = action
rule-M-17 =
    Alleen de nieuwe hoogvlakte levert nu iets op, aan iedereen die er staat: de onderste arbeider { $yield_bottom }, de
    tweede { $yield_middle }, de derde { $yield_top }.
    .title = Opbrengst naar hoogte
    .about = action

section-5 = B. Hutten bouwen
    .rules = M-18 M-19 A-4 M-20 M-21 M-22 M-23 M-26 M-27 M-28
rule-M-18 =
    Kies een onbebouwd veld, gebruik de twee materialen ervan, zet er een hut op en neem de runensteen van dat
    district, uit de voorraad of van wie hem heeft. Daarna gaat de druide verder.
    .title = Een hut bouwen
    .about = action pay
rule-M-19 =
    Gebruikt materiaal gaat terug naar de berg. Bij het gebruiken kunnen { $substitution_rate } willekeurige materialen, gelijk of
    gemengd, een gevraagd materiaal vervangen, zo vaak je wilt.
    .title = { $substitution_rate } vervangen er één
    .about = pay offer
rule-A-4 =
    Je mag een materiaal ook vervangen als je het hebt. De tafel kan dat uitsluiten; dan moet je eerst gebruiken wat
    je hebt.
    .title = Vervangen wat je hebt
    .about = pay
rule-M-20 =
    Hutten vlak naast elkaar vormen een nederzetting, van welke kleur ook. Ze kan over districten en over de grote
    rivier reiken. Tempels en onbebouwde velden begrenzen haar.
    .title = Wat een nederzetting is
    .about = action
rule-M-21 =
    De tweede hut van een nederzetting kost elk van de twee materialen tweemaal, de derde driemaal, en zo verder
    zonder grens.
    .title = Groter is duurder
    .about = action pay
rule-M-22 =
    Verbindt je hut twee nederzettingen of hutten, dan telt voor de kosten de grootte van de nieuwe grote
    nederzetting.
    .title = Een gat sluiten
    .about = action pay
rule-M-23 = Een nederzetting kan aan beide kanten groeien. Alleen het aantal hutten telt, niet de plaats van de nieuwe.
    .title = Groeien aan beide kanten
    .about = action
rule-M-26 = Bouw je hut als gewoonlijk. De chip gaat uit het spel, en je krijgt meteen { $chip_points2 } overwinningspunten.
    .title = Bonuschip '2'
    .about = action
rule-M-27 = Bouw je hut zonder materiaal te gebruiken, hoe groot de nederzetting ook is. De chip gaat uit het spel.
    .title = Bonuschip 'Hut'
    .about = action
rule-M-28 = Bouw en betaal als gewoonlijk. De chip blijft onder je hut tot je hem aan de druide offert.
    .title = Bonuschip 'Druide'
    .about = action

section-6 = C. Tempel bouwen
    .rules = M-24 M-25
rule-M-24 =
    Kies een onbebouwd veld zonder bonuschip en gebruik de twee materialen ervan { $temple_price ->
        [1] één keer
        [2] twee keer
       *[other] { $temple_price } keer
    }, wat er ook naast staat. Een runensteen krijg je niet. Daarna gaat de druide verder.
    .title = Een tempel bouwen
    .about = action pay
rule-M-25 = Tempels mogen naast elkaar staan.
    .title = Tempel naast tempel
    .about = action

section-7 = De weg van de druide
    .rules = M-29 M-30 M-31 M-32 A-13 A-14 M-38
rule-M-29 =
    Elke bouw, hut of tempel, verplaatst de druide. De eerste { $stone_fields } brengen hem van steenveld naar steenveld; daarbij
    wordt niemand iets gevraagd.
    .title = Eerst over { $stone_fields } stenen
    .about = action
rule-M-30 = Daarna stuurt elke bouw hem met de klok mee langs zijn pad naar de volgende hut. Daarnaast blijft hij staan.
    .title = Dan naar de volgende hut
    .about = action offer
rule-M-31 = Bij tempels en onbebouwde velden stopt hij nooit.
    .title = Langs tempels en velden
    .about = action
rule-M-32 = Moet hij zijn stenen verlaten en is er nog geen hut, dan wacht hij tot de eerste gebouwd is.
    .title = Wachten op een hut
    .about = action
rule-A-13 =
    Alleen een hut vlak voor hem houdt hem meteen tegen. Wordt elders gebouwd, dan loopt hij verder naar de volgende
    hut met de klok mee, in welke nederzetting die ook staat.
    .title = Waar hij heen gaat
    .about = action
rule-A-14 = Is er maar één nederzetting, dan stuurt elke bouw hem één keer rond de berg en ernaar terug.
    .title = Eén keer rond
    .about = action
rule-M-38 = Na het offerritueel gaat het spel in de gewone volgorde verder.
    .title = Daarna als gewoonlijk

section-8 = Offergaven
    .rules = M-33 M-34 M-35 M-36 M-37 A-8
rule-M-33 =
    De eigenaar van de hut naast hem mag offeren. Dan gaat de druide naar de volgende hut van deze nederzetting en
    vraagt opnieuw, tot er geen hut meer vlak voor hem staat. Dezelfde speler kan meermaals gevraagd worden.
    .title = Het offerritueel
    .about = offer
rule-M-34 =
    Hij vraagt de twee materialen van het veld. Aan punten levert één ervan er { $offer_one_points } op, beide zoveel als de
    nederzetting hutten heeft, van welke kleur ook. Niets offeren kost er { $nothing_costs }, maar nooit onder 0. Je bent nooit
    verplicht te offeren, en { $substitution_rate } materialen kunnen er één vervangen.
    .title = Wat een offer oplevert
    .about = offer pay
rule-M-35 =
    Voor een losse hut geldt hetzelfde. Beide materialen zouden ook maar 1 punt opleveren, daarom wordt dat niet
    aangeboden, tenzij de tafel dat zo heeft gekozen.
    .title = Vrijstaande hutten
    .about = offer
rule-M-36 =
    Is er vlak voor de druide een hut gebouwd, dan begint het ritueel daar, midden in de nederzetting. Beide
    materialen tellen toch al haar hutten.
    .title = Midden in de nederzetting
    .about = offer
rule-M-37 =
    Komt hij bij je hut met een druidechip eronder, dan mag je de chip weggeven: hij telt als beide materialen. Je mag
    hem ook voor later bewaren.
    .title = De druidechip offeren
    .about = offer
rule-A-8 = De druidechip werkt bij elk bezoek, ook in de beurt van de bouw en in de laatste ronde.
    .title = Bij elk bezoek
    .about = offer

section-9 = De grote rivier
    .rules = M-39 A-9 A-11
rule-M-39 =
    Steekt de druide de grote rivier over, onderweg of in een ritueel, dan krijgt iedereen { $rune_interim_points_each ->
        [one] { $rune_interim_points_each } punt
       *[other] { $rune_interim_points_each } punten
    } per runensteen die hij heeft. Dan gaat het spel verder.
    .title = Runen-tussentelling
rule-A-9 = De runensteen van de net gebouwde hut telt al mee, want je neemt hem voordat de druide gaat.
    .title = De nieuwe steen telt
    .about = action
rule-A-11 = Zijn steenvelden komen achter de rivier op het pad uit. Van daar komend steekt hij die niet over.
    .title = Niet vanaf de stenen
    .about = action

section-10 = Finale
    .rules = M-40 A-23 M-41 MC-3 A-26 MC-11 M-42 A-24
rule-M-40 =
    Heeft iemand alle hutten en beide tempels gebouwd, dan zijn alle anderen nog precies één keer aan de beurt. Daarna
    begint de laatste ronde van de druide.
    .title = Alles gebouwd
    .about = action
rule-A-23 =
    Wie het eerst klaar was, heeft geen beurt meer, maar krijgt nog materiaal en kan offeren. Wie later klaar is,
    verandert niets.
    .title = Geen beurt meer
rule-M-41 =
    De laatste ronde begint ook als alle materialen genomen zijn en niemand meer wil bouwen: als om de beurt iedereen
    bij een lege berg aan zet was en niet bouwde.
    .title = Een lege berg
    .about = action
rule-MC-3 =
    Als de tafel dat afspreekt, wordt na elke beurt met een lege berg om de beurt aan iedereen met gebouwen gevraagd
    of hij nog wil bouwen. Zegt iedereen nee, dan begint de laatste ronde; één ja stopt het vragen.
    .title = In plaats daarvan vragen
    .about = still_build
rule-A-26 =
    Past op geen vrij veld nog een gebouw, bijvoorbeeld omdat er alleen tempels en alleen velden met chips over zijn,
    dan begint de laatste ronde.
    .title = Niets past nog
rule-MC-11 = Na { $turn_cap } beurten volgt hoe dan ook de laatste ronde.
    .title = Na { $turn_cap } beurten
rule-M-42 =
    De dobbelsteen markeert de plaats van de druide. Zonder nog te bouwen loopt hij één hele ronde van ritueel naar
    ritueel en vraagt bij alle hutten. Een runen-tussentelling is er niet.
    .title = De laatste ronde
    .about = offer
rule-A-24 =
    In de laatste ronde komt elke hut precies één keer aan bod; de gemarkeerde nederzetting komt het laatst, en wel
    helemaal.
    .title = Elke hut één keer
    .about = offer

section-11 = Uiteindelijke telling
    .rules = M-43 M-44 M-45 M-46
rule-M-43 =
    Elke tempel van jou levert 1 punt op voor elke hut van de nederzettingen vlak links en rechts, van welke kleur
    ook; ook een losse hut telt. Een tempel ernaast telt niet. Een hut kan voor twee tempels tellen.
    .title = Puntentelling tempels
    .about = action
rule-M-44 = Je eerste runensteen levert 1 punt op, de tweede nog 2, de derde nog 3, enzovoort: vijf zijn 15 waard.
    .title = Puntentelling runenstenen
    .about = action
rule-M-45 = Boven { $track_end } wordt doorgeteld; aan een echte tafel toont een chip 100 of 200.
    .title = Voorbij de lijst
rule-M-46 =
    De meeste punten winnen. Bij gelijke stand beslissen de meeste gebouwde hutten en tempels, daarna de meeste
    overgebleven materialen; is ook dat gelijk, dan wordt de overwinning gedeeld.
    .title = Wie wint
