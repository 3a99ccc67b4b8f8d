# De regels van Graenaland in eigen woorden. Nummers als in docs/rules/graenaland.md: G-… zijn regels, GA-… beslissingen waar de bronnen
# ruimte laten, GC-… verduidelijkingen. `.rules` noemt de regels van een deel, `.about` de beslissingen van een regel.

section-1 = Waar het om gaat
    .rules = G-1 G-40
rule-G-1 =
    Een ronde heeft vijf fasen: grondstofproductie, verplaatsing van helden, voorstellen, bouwen, einde van de ronde.
    Elke fase wordt afgemaakt voor de volgende begint.
    .title = Vijf fasen
    .about = move propose vote build
rule-G-40 =
    Grondstoffen wisselen alleen van eigenaar door aangenomen voorstellen, door toegangsgeld en door ze uit te geven.
    Beloven mogen jullie alles, maar niets is bindend.
    .title = Waar kaarten vandaan komen

section-2 = Opstelling
    .rules = G-39 GC-13 G-24
rule-G-39 =
    Je begint met { $start_villages } dorpen in evenveel kustgebieden, een krijger in een daarvan, legergrootte
    { $start_army } en één kaart van de stapel van elk van deze gebieden. Bij de variabele opstelling plaatsen jullie dorpen
    en krijger zelf; geen kustgebied krijgt meer dan { $coast_villages } dorpen.
    .title = Waarmee je begint
    .about = settle stand
rule-GC-13 =
    Bij de variabele opstelling wordt eerst de startspeler geloot. Je tweede dorp komt in een ander gebied dan het
    eerste; alleen als er nergens anders plaats is, staan ze samen.
    .title = Dorpen op twee plekken
    .about = settle
rule-G-24 = Elk kustgebied heeft een bouwplaats voor één kerk, één zaal en één vesting. In het binnenland zijn er geen.
    .title = Kust en binnenland
    .about = build

section-3 = Grondstofproductie
    .rules = G-2 G-3 GA-1 G-4 G-29 G-30
rule-G-2 =
    Voor elk gebied wordt één kaart van de passende stapel omgedraaid en ernaast gelegd, naast de kaarten die er al
    liggen.
    .title = Eén kaart per gebied
rule-G-3 =
    Een gebied houdt hoogstens zoveel kaarten vast als er nederzettingen staan, plus { $storage_extra }. Is het vol, dan
    komt er niets bij. De volgorde is: gebied, weg, verbetering.
    .title = Opslaglimiet
rule-GA-1 =
    Ook gebieden zonder nederzetting leveren iets op, maar houden niet meer kaarten vast dan { $storage_extra }. Een tafel kan
    afspreken dat ze niets leveren.
    .title = Onbewoonde gebieden
rule-G-4 =
    Elk landschap levert drie van de vijf grondstoffen: de helft van de kaarten toont de belangrijkste, een derde de
    tweede, een zesde de derde. Goud komt alleen uit de bergen.
    .title = De stapels
rule-G-29 =
    Een weg brengt nog een kaart, gedekt en binnen de limiet. Niemand kent haar totdat een speler haar krijgt en alleen
    bekijkt.
    .title = Weg
    .of = facility-road
rule-G-30 =
    Een verbetering draait nog een kaart om, binnen de limiet. Die blijft alleen liggen als ze het symbool van het
    gebied toont; anders wordt ze afgelegd.
    .title = Verbetering
    .of = facility-improvement

section-4 = Helden op pad
    .rules = G-5 G-6 GA-3 G-7
rule-G-5 =
    Iedereen behalve de startspeler kiest in het geheim en tegelijk waarheen een van zijn helden gaat. Als iedereen
    gekozen heeft, worden alle zetten samen onthuld en uitgevoerd.
    .title = Geheime zetten
    .about = move
rule-G-6 = Een held gaat naar een aangrenzend gebied, of { $coast_steps } gebieden langs de kust.
    .title = Hoe ver
    .about = move
rule-GA-3 = Je hoeft geen held te verplaatsen, tenzij de tafel anders heeft afgesproken.
    .title = Blijven mag
    .about = move
rule-G-7 =
    Twee helden van één speler staan nooit in hetzelfde gebied. Gaat een held naar een andere van jou, dan ruilen ze van
    plaats.
    .title = Eigen helden ruilen
    .about = move arrive

section-5 = Voorstellen doen
    .rules = G-8 GA-4 G-9 GA-5 GC-17 G-10
rule-G-8 =
    Vanaf links van de startspeler doet iedere andere speler één voorstel om de kaarten van één gebied te verdelen. De
    startspeler doet er geen.
    .title = Ieder één voorstel
    .about = propose
rule-GA-4 = Je hoeft geen voorstel te doen, tenzij de tafel anders heeft afgesproken.
    .title = Passen mag
    .about = propose
rule-G-9 =
    Je kunt alleen een voorstel doen waar je minstens één stem hebt en minstens één kaart ligt. Alle kaarten van het
    gebied moeten verdeeld worden, hoe je maar wilt.
    .title = Waar, en alles
    .about = propose give
rule-GA-5 = Kaarten kunnen naar elke speler aan tafel gaan, ook wie daar geen stemmen heeft, en ook naar de startspeler.
    .title = Iedereen kan iets krijgen
    .about = give
rule-GC-17 =
    Kaarten worden in vaste volgorde toegewezen, gedekte het laatst; gelijke kaarten gaan in oplopende volgorde naar de
    plaatsen. Ook gelijke posten van een prijs worden in vaste volgorde betaald. Zo verschijnt dezelfde verdeling of
    betaling nooit tweemaal.
    .title = Volgorde bij gelijke dingen
    .about = give pay
rule-G-10 =
    Een voorstel staat vast en er wordt vooraf niet over gepraat. Over de stemming mogen jullie praten zoveel je wilt.
    .title = Waarover gepraat mag worden
    .about = propose vote

section-6 = Stemmen tellen
    .rules = G-11 G-12 G-13 G-14 G-32 G-15 G-16
rule-G-11 = Elke nederzetting die je in het gebied hebt, geeft je daar { $settlement_votes ->
        [one] één stem
       *[other] { $settlement_votes } stemmen
    }.
    .title = Nederzettingen stemmen
    .about = vote
rule-G-12 = Een krijger heeft zoveel stemmen als je leger groot is.
    .title = De krijger
    .about = move vote
rule-G-13 =
    Een priester doet de stemmen van alle krijgers in zijn gebied teniet, van wie ze ook zijn. Zelf heeft hij geen stem.
    .title = De priester
    .about = move vote
rule-G-14 =
    Een bard heeft één stem voor elke held van andere spelers in zijn gebied. Zijn sterkte staat dus niet vast: ze verandert
    als helden komen en gaan, en alleen heeft hij er geen.
    .title = De bard
    .about = move vote
rule-G-32 =
    Waar een palissade staat, tellen helden van spelers zonder nederzetting daar { $palisade_votes ->
        [one] één stem
       *[other] { $palisade_votes } stemmen
    } minder, maar nooit minder dan nul.
    .title = Palissade en stemmen
    .about = move vote
    .of = facility-palisade
rule-G-15 =
    De stemmen van wie voorstelt tellen als ja; dan worden de anderen met stemmen om beurten gevraagd, tot de uitslag
    vaststaat. Met meer dan de helft van alle aanwezige stemmen is het voorstel aangenomen en neemt iedereen zijn
    kaarten. Anders blijven ze liggen.
    .title = Meer dan de helft
    .about = vote
rule-G-16 = De startspeler doet geen voorstel, maar stemt mee zoals iedereen en kan kaarten krijgen.
    .title = De startspeler stemt mee
    .about = vote

section-7 = Bouwen en betalen
    .rules = G-17 G-18 G-19 G-20 G-31 GC-3 G-21 G-22 G-23 G-25 G-26 GA-12 G-27 G-28 G-33 GA-11
rule-G-17 =
    Alleen de startspeler bouwt, zoveel hij kan betalen en in elke volgorde. Elke post van een prijs wordt door precies
    één ding gedekt; niemand betaalt te veel.
    .title = Alleen de startspeler bouwt
    .about = build pay
rule-G-18 = Goud vervangt elke grondstof.
    .title = Goud als joker
    .about = pay
rule-G-19 =
    De startspeler neemt de open bevoorradingskaart. De twee grondstoffen gelden voor één project in deze fase; een
    helft die niet nodig is, gaat verloren.
    .title = De bevoorradingskaart
    .about = pay
rule-G-20 =
    Een markt kan niet één grondstof van de bevoorradingskaart ruilen, maar wel de hele kaart in één willekeurige
    grondstof veranderen.
    .title = Bevoorradingskaart en markt
    .about = pay
rule-G-31 =
    Je mag elke markt gebruiken waar je een nederzetting hebt, elk één keer per bouwfase: een handkaart geldt als een
    andere grondstof.
    .title = De markt
    .about = pay
    .of = facility-market
rule-GC-3 = Via een markt gaat een handkaart die niet past en geen goud is; de andere gelden sowieso.
    .title = Wat een markt ruilt
    .about = pay
rule-G-21 =
    De prijs van een dorp staat op het gebied. Je bouwt het waar je een nederzetting hebt, of naast zo'n gebied, zolang
    je huizen hebt. In een gebied kunnen willekeurig veel dorpen van alle spelers staan.
    .title = Dorp
    .about = build
rule-G-22 = Een gebouw vraagt een eigen dorp in het gebied en een vrije bouwplaats. Op elke bouwplaats past één huis.
    .title = Gebouwen
    .about = build
rule-G-23 = Je mag meer gebouwen in één gebied hebben, en hetzelfde gebouw in meer gebieden.
    .title = Meer gebouwen
    .about = build
rule-G-25 = Dorpen en gebouwen zijn allebei nederzettingen.
    .title = Nederzettingen
    .about = build
rule-G-26 =
    Je eerste kerk brengt daar je priester in het spel, je eerste zaal je bard. Met elke volgende mag je hem meteen
    laten komen.
    .title = Kerk en zaal
    .about = arrive
    .of = building-church building-hall
rule-GA-12 =
    Staat er al een held van jou waar een nieuwe in het spel komt, dan wijkt die uit naar een aangrenzend gebied zonder
    held van jou.
    .title = Plaats maken
    .about = make_room
rule-G-27 =
    Het leger groeit stap voor stap, tot { $largest_army }; elke stap heeft zijn prijs. Elke eigen vesting verlaagt die met { $fortress_saves ->
        [one] één kaart
       *[other] { $fortress_saves } kaarten
    } naar keuze, maar { $least_paid ->
        [one] één kaart wordt
       *[other] { $least_paid } kaarten worden
    } altijd betaald.
    .title = Leger en vesting
    .about = build spare
    .of = building-fortress
rule-G-28 =
    Weg, verbetering, markt en palissade bouw je waar je een nederzetting hebt; per gebied maar één van elke soort, en
    alleen zolang er fiches zijn. Iedereen heeft er iets aan.
    .title = Openbare voorzieningen
    .about = build
rule-G-33 =
    Wie in een gebied met een palissade zijn eerste nederzetting bouwt, geeft naast de prijs één kaart aan iedere andere
    speler met een nederzetting daar. Wie dat niet kan, kan daar niet bouwen.
    .title = Toegangsgeld
    .about = build fee
rule-GA-11 = Wie betaalt, kiest welke handkaarten hij geeft; goud mag, de bevoorradingskaart niet.
    .title = Welke kaart als toegangsgeld
    .about = fee

section-8 = Gezamenlijke bouw
    .rules = G-34 GC-8 GA-14 GC-9 GA-16
rule-G-34 =
    Eén keer per bouwfase mag de startspeler een voorziening als gezamenlijke bouw voorstellen, zonder dat over wat en
    waar gepraat wordt. Hij zegt toe wat hij wil; dan mogen de anderen met de klok mee kaarten toezeggen voor wat open
    is. Of het wordt gebouwd, of alle toezeggingen gaan terug.
    .title = Samen bouwen
    .about = build pledge help
rule-GC-8 =
    Een gezamenlijke bouw kan als je hem alleen zou kunnen betalen of als iemand anders een passende kaart kan hebben,
    voor zover iedereen dat kan weten.
    .title = Wanneer het kan
    .about = build
rule-GA-14 =
    Iedereen mag helpen, met passende handkaarten of goud. Markten en bevoorradingskaart zijn alleen voor de
    startspeler.
    .title = Waarmee helpers betalen
    .about = help
rule-GC-9 = Is er nog iets open als iedereen gevraagd is, dan vult de startspeler alles of breekt hij af.
    .title = Wat nog open is
    .about = fill
rule-GA-16 = Is een gezamenlijke bouw mislukt, dan mag de startspeler hetzelfde nog altijd alleen bouwen.
    .title = Dan maar alleen
    .about = build

section-9 = Einde van de ronde en het spel
    .rules = G-35 G-36 GC-12 G-37 G-38 GA-20
rule-G-35 =
    Een ongebruikte bevoorradingskaart vervalt, het schip gaat naar links, en er wordt een nieuwe bevoorradingskaart
    omgedraaid.
    .title = Het schip vaart verder
rule-G-36 =
    Alleen de startspeler mag de overwinning uitroepen, op elk moment van zijn bouwfase, als hij minstens { $needed_normal }
    voorwaarden vervult (kort spel { $needed_short }, lang spel { $needed_long }). Hij wint.
    .title = De overwinning uitroepen
    .about = build
rule-GC-12 =
    In het spel voor gevorderden krijgt elke voorwaarde een makkelijke, gewone of moeilijke kaart met een eigen drempel,
    die { $points_easy }, { $points_standard } of { $points_hard } punten waard is. Wie { $points_needed } punten heeft, mag de
    overwinning uitroepen. Een ontdekkerskaart vraagt nooit meer gebieden dan er in het spel zijn; een die dat zou doen, is
    { $points_standard } punten waard. Roept niemand de overwinning uit, dan tellen punten vóór voorwaarden.
    .title = Het spel voor gevorderden
    .about = build
rule-G-37 =
    Na het uitroepen bouwt iedere andere speler nog één keer, vanaf links van de winnaar, zonder bevoorradingskaart en
    zonder openbare voorzieningen. Dat kan de winnaar een voorwaarde kosten; hij wint toch.
    .title = Laatste bouw
    .about = build
rule-G-38 =
    De anderen worden gerangschikt naar vervulde voorwaarden; bij gelijkspel tellen nederzettingen, dan legergrootte,
    dan handkaarten.
    .title = De andere plaatsen
rule-GA-20 =
    Heeft tot de laatste ronde, meestal ronde { $round_limit }, niemand de overwinning uitgeroepen, dan wint wie de meeste voorwaarden
    vervult (in het spel voor gevorderden wie de meeste punten heeft).
    .title = De laatste ronde
