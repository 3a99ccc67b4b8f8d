# Wat de dingen op tafel zijn, en de begeleide eerste partij. Elke `what-` heeft het nummer van zijn regel.

what-prestige = Prestigepunten. Wie er aan het eind de meeste heeft, wint.
    .rule = E-85
what-provisions = Proviand: daarmee betaal je je weg en je dobbelstenen.
    .rule = E-16
what-mistletoe = Maretak: daarmee brouw je toverdranken.
    .rule = E-50
what-place = Een cultusplaats met haar actievelden. Je mag hier één dobbelsteen hebben, en wat zijn veld toont, mag je doen.
    .rule = E-32
what-action = Een actieveld: wie er een dobbelsteen op legt, mag doen wat het toont.
    .rule = E-35
what-ended = Zoveel punten zou deze speler hebben als het spel nu eindigde.
    .rule = E-79
what-die = Een dobbelsteen. Hem leggen kost zoveel proviand als hij toont. De hoogste op een plaats wint 2 punten.
    .rule = E-31
what-dice = Jouw dobbelstenen in de hand: elke beurt komt er één op het bord.
    .rule = E-11
what-general = Jouw dobbelstenen in de algemene voorraad. Bonussen brengen ze in je hand.
    .rule = E-11
what-pawn = Een druïde. Elke beurt loopt hij naar een andere cultusplaats; elk stuk donker bos kost 1 meer.
    .rule = E-25
what-price = Wat het kost om erheen te gaan: de weg en de dobbelsteen die je legt.
    .rule = E-26
what-walk = Wat de weg erheen kost.
    .rule = E-26
what-start = Een startveld.
    .rule = E-18
what-fire = Een vuurplaats. Wie op alle cultusplaatsen eromheen dobbelstenen heeft, ontsteekt ze en krijgt de bonussen erin.
    .rule = E-37
what-dolmen = Dolmens staan in paren van één kleur. Verbind beide met een keten van je dobbelstenen: 2 punten per dobbelsteen van de kortste keten, en een beige dolmen.
    .rule = E-39
what-beige = Beige dolmens: wie een paar verbindt, neemt de waardevolste die er nog is.
    .rule = E-40
what-sickle = Jouw sikkel. Elke stap leidt langs je kruiden, en aan het eind is haar plek punten waard.
    .rule = E-47
what-herb = Een geneeskruid. Bereikt de sikkel een paar, dan wordt een van beide werkzaam en helpt je vanaf dan.
    .rule = E-62
what-knowledge = Kennis: aan het eind vermenigvuldigt ze de cultusplaatsen die je hebt gewonnen. Ze beslist ook bij gelijke stand in een wedstrijd.
    .rule = E-84
what-tablet = Een stenen tablet: een opdracht die aan het eind punten oplevert, als je haar vervult.
    .rule = E-81
what-oracle = Het orakel: open tabletten, met aan beide kanten een bonus.
    .rule = E-49
what-oracle-stone = Een orakelsteen: wie een tablet ernaast neemt, krijgt deze bonus.
    .rule = E-49
what-potion = Toverdranken: je betaalt ze met maretak, en ze werken meteen.
    .rule = E-51
what-gem = Een edelsteen voor je amulet: alleen verschillende passen.
    .rule = E-53
what-amulet = Jouw amulet: edelstenen brengen nu bonussen en aan het eind punten.
    .rule = E-52
what-menhir = Een menhir. Wie er een opricht, krijgt zijn bonus, en dan die van alle eerder opgerichte.
    .rule = E-55
what-stele = Een stèle. Wie er een opricht, krijgt haar bonus zo vaak als de dobbelsteen zegt.
    .rule = E-57
what-crown = Wie de wedstrijd op deze plaats wint: de hoogste dobbelsteen, 2 punten.
    .rule = E-33

list-herbs = Geneeskruiden
list-potions = Toverdranken
list-tablets = Stenen tabletten
column-herb = Kruid
column-potion = Drank
column-tablet = Tablet
column-mistletoe = Maretak
column-points = Punten
column-rule = Wat het doet

intro-turn =
    Loop naar een andere cultusplaats en betaal de weg met proviand.
    Leg daar een dobbelsteen op een vrij veld en betaal wat hij toont; de hoogste wint de wedstrijd.
    Voer de actie van het veld uit.
    Ontsteek vuren, verbind dolmens, maak kruiden werkzaam.
    Wie niet kan of wil, neemt een noodbeurt: proviand en een dobbelsteen.
intro-points =
    Tijdens het spel: wedstrijden, dolmens, toverdranken, bonussen.
    Aan het eind: restmateriaal, de sikkel, vervulde tabletten, het amulet.
    Cultusplaatsen waar jouw dobbelsteen de hoogste is, maal je kennis.

lesson-first = Loop door het bos, leg dobbelstenen op cultusplaatsen, ontsteek vuren, verbind dolmens en verzamel kennis: wie aan het eind de meeste prestigepunten heeft, wint.
lesson-first-in-die = De eerste dobbelsteen
lesson-first-in-walk = Lopen en betalen
lesson-first-in-dolmens = Dolmens en een drank
lesson-first-in-fire = Een vuur
lesson-first-in-finale = Tot het einde

lesson-first-goal = Het doel: aan het eind de meeste prestigepunten. Je hebt dertien dobbelstenen; elke die je op het bord legt, doet iets voor je. Er wordt niet meer gegooid, alles is planning.
lesson-first-forest = Dit is een cultusplaats in het bos. Ze heeft twee velden, en elk veld toont een actie. Wie er een dobbelsteen op legt, mag haar uitvoeren.
lesson-first-dice = Dit zijn je dobbelstenen in de hand. Een dobbelsteen kost zoveel proviand als hij toont. Lage zijn goedkoop, hoge winnen wedstrijden.
lesson-first-first-turn = In je eerste beurt hoef je niet te lopen: je druïde staat al bij zijn plaats. Kies die.
    .better = De noodbeurt is voor wie niet kan betalen. Jij hebt vijftien proviand, dus leg een dobbelsteen.
lesson-first-which-die = De 1 kost maar één proviand. Neem die.
    .better = Er is hier niemand anders, dus een hoge dobbelsteen wint niets. De 1 had hetzelfde gedaan voor minder.
lesson-first-which-field = Eén veld toont de sikkel, twee stappen; het andere een edelsteen voor het amulet. Neem de sikkel.
    .better = De sikkel maakt kruiden werkzaam, en die helpen je in elke volgende beurt. Hoe eerder, hoe beter.
lesson-first-do-sickle = Voer het uit: twee stappen.
    .better = Een actie kost niets: voer haar uit.
lesson-first-first-herb = De sikkel heeft het eerste paar kruiden bereikt. Een van beide wordt werkzaam voor de rest van het spel. Kies er een.
    .better = Allebei goed.

lesson-first-price = Elke beurt loop je naar een andere cultusplaats en betaal je daarvoor. Elke plaats onderweg kost 1, donker bos 1 meer. De getallen op het bord noemen de prijs: weg + dobbelsteen.
lesson-first-go-on = Loop naar H10: twee proviand. Daar kan de sikkel verder, zelfs drie stappen.
    .better = Op H10, vlakbij, krijgt je sikkel drie stappen. Verre wegen zijn duur, en proviand is schaars.
lesson-first-cheap-die = De 2 is goedkoper dan de 3 en doet hier hetzelfde.
    .better = Zonder wedstrijd doet een goedkopere dobbelsteen hetzelfde.
lesson-first-more-sickle = Sikkel, drie stappen.
    .better = Drie stappen bereiken het volgende paar kruiden: hoe eerder, hoe langer het je helpt.
lesson-first-do-again = Drie stappen.
    .better = Een actie kost niets: voer haar uit.
lesson-first-fire-herb = Het vuurkruid herhaalt een bonus als je een vuur ontsteekt. Een goede keus: je zult er enkele ontsteken.
    .better = Het vuurkruid loont steeds weer: elk vuur dat je ontsteekt, geeft een van zijn bonussen dubbel.

lesson-first-chain = Een paar beurten later. Aan de rand staan dolmens, twee van elke kleur. De twee oranje zijn door je dobbelstenen bijna verbonden. Er ontbreekt maar één plaats.
lesson-first-close-it = Ga naar H01 en sluit de keten. De voorvertoning zegt wat er verbonden wordt.
    .better = Een dobbelsteen op H01 verbindt beide oranje dolmens: 8 punten voor de keten, nog 8 voor de beige dolmen.
lesson-first-mistletoe = Neem de maretak: daarmee kun je meteen een drank brouwen.
    .better = Drie maretak, dankzij je kruid één meer: genoeg voor een sterke drank, en wel meteen.
lesson-first-brew = Rijke Oogst kost alle vier: twee dobbelstenen, zes proviand en vijf punten. Precies wat je nodig hebt.
    .better = Je hebt geen dobbelstenen meer. Rijke Oogst brengt er twee, plus proviand en punten.
lesson-first-low-die = Welke dobbelstenen neem je? Een 1 is het goedkoopst om te leggen.
    .better = Lage dobbelstenen sparen proviand.
lesson-first-low-die-again = Nog een 1.
    .better = Lage dobbelstenen sparen proviand.
lesson-first-joined = De dolmens zijn verbonden: 2 punten voor elk van de vier dobbelstenen, en 8 voor de beige dolmen. Dat was een goede beurt!

lesson-first-hearth = Tussen cultusplaatsen liggen vuurplaatsen. Deze is omringd door je dobbelstenen, op één plaats na. Wie op alle dobbelstenen heeft, ontsteekt haar en krijgt de bonussen erin.
lesson-first-light-it = Ga naar H00: dat ontsteekt het vuur, en er is daar ook proviand.
    .better = H00 ontsteekt een vuur: de bonussen komen nog bij de actie.
lesson-first-provisions = Twaalf proviand of drie dobbelstenen. Je proviand is bijna op: neem dat.
    .better = Zonder proviand kun je niet lopen. Dobbelstenen heb je.
lesson-first-bonus-die = Het vuur geeft twee stappen van de sikkel en een dobbelsteen. Neem een goedkope.
    .better = Lage dobbelstenen sparen proviand.
lesson-first-once-more = En je vuurkruid herhaalt een van deze bonussen. Nog eens de sikkel bereikt de volgende kruiden.
    .better = Allebei goed.
lesson-first-fourth-herb = Het volgende paar. Neem het tabletkruid.
    .better = Allebei goed.

lesson-first-late = De laatste ronden. Hazel heeft veel meer punten dan jij. Maar geen zorg: de meeste worden pas aan het eind geteld.
lesson-first-end-points = Aan het eind tellen: je sikkel, je tabletten, je amulet en elke cultusplaats waar jouw dobbelsteen de hoogste is, maal je kennis. Kennis is nu dus veel waard.
lesson-first-stone-and-fire = Ga naar H20. Daar kun je een menhir oprichten en een vuur ontsteken dat kennis brengt.
    .better = H20 is dichtbij, ontsteekt een vuur met twee stappen kennis, en je kunt er een menhir oprichten.
lesson-first-two = De 2 is genoeg.
    .better = De goedkopere dobbelsteen doet hier hetzelfde.
lesson-first-menhir-field = Richt een menhir op.
    .better = Een menhir geeft zijn eigen bonus en die van alle eerdere menhirs: hoe meer, hoe beter.
lesson-first-which-menhir = Kies zijn bonus. Daarna komen de bonussen van alle menhirs die je al hebt opgericht.
    .better = Ze zijn allemaal goed.
lesson-first-ending = Speel de partij nu zelf uit: twee of drie beurten. Let op vuren, op kennis en op cultusplaatsen die je nog kunt winnen.
