# Wat de dingen op tafel zijn, en de begeleide eerste partij. Elke `what-` heeft het nummer van zijn regel.

what-good = Hout, wol, koper of steen: daarmee betaal je hutten en tempels en offer je aan de druïde.
    .rule = M-6
what-goods = Jouw materialen. Niemand anders ziet ze.
    .rule = M-6
what-screen = Materialen achter de afscherming: alleen de eigenaar kent ze.
    .rule = M-6
what-plateau = Een hoogvlakte met haar toren van arbeiders. Toont de dobbelsteen haar materiaal, dan verdient elke arbeider hier er één. Een arbeider die hier komt, brengt er zoveel op als hij hoog staat, en die onder hem ook.
    .rule = M-17
what-supply = Zoveel heeft de berg nog van dit materiaal. Is het op, dan krijgt niemand er nog iets van.
    .rule = M-12
what-worker = Een arbeider. In plaats van te bouwen kun je er één naar een andere hoogvlakte verplaatsen.
    .rule = M-16
what-rune = De runensteen van een district. Hij is van wie daar het laatst een hut bouwde. Elke steen brengt 1 punt als de druïde de grote rivier oversteekt, en aan het eind 1 + 2 + 3 …
    .rule = M-44
what-runes = Jouw runenstenen: elk 1 punt als de druïde de grote rivier oversteekt, en aan het eind 1 + 2 + 3 … punten.
    .rule = M-44
what-druid = De druïde. Na elk bouwwerk loopt hij met de klok mee naar de volgende hut en vraagt elke hut van die nederzetting om een offergave.
    .rule = M-30
what-ended = Zoveel punten zou deze speler hebben als het spel nu eindigde.
    .rule = M-43
what-die = De dobbelsteen waarmee elke beurt begint. Een materiaal: elke arbeider op die hoogvlakte verdient er één. +1: iedereen neemt een materiaal. −1: iedereen geeft er één terug.
    .rule = M-11
what-score = Zoveel punten heeft deze speler.
    .rule = M-3
what-points = De punten van deze speler. Wie er aan het eind de meeste heeft, wint.
    .rule = M-46
what-field = Een veld. Een hut kost hier beide getoonde materialen, zo vaak als de nederzetting dan hutten heeft.
    .rule = M-21
what-chip = Een bonuschip. ‘2’: meteen 2 punten. ‘Hut’: de hut is gratis. ‘Druïde’: betaalt later een offergave.
    .rule = M-26
what-hut = Een hut. Komt de druïde langs, dan vraagt hij de eigenaar om een offergave.
    .rule = M-18
what-temple = Een tempel. Aan het eind brengt hij 1 punt voor elke hut van de nederzettingen links en rechts.
    .rule = M-43
what-settlement = Zoveel hutten staan hier naast elkaar, van wie ze ook zijn: zoveel brengen beide materialen samen bij het offeren op, en zoveel duurder wordt de volgende hut.
    .rule = M-20
what-starter = De startspeler: die had de eerste beurt.
    .rule = M-10
what-unseen = Zoveel van elk materiaal ligt achter de andere schermen samen.
    .rule = M-6
what-stones = De stenen van de druïde: de eerste gebouwen brengen hem van steen naar steen, en niemand wordt iets gevraagd.
    .rule = M-29
what-offerings = Wat een offer oplevert: niets kost een punt, één materiaal levert er een op, beide zoveel punten als de nederzetting hutten heeft.
    .rule = M-34
what-tab = Een van de drie dingen die je in een beurt kunt doen: een arbeider verplaatsen, een hut bouwen of een tempel bouwen.
    .rule = M-15

intro-turn =
    De dobbelsteen: arbeiders op de getoonde hoogvlakte verdienen elk een materiaal, of iedereen neemt of geeft er één.
    Dan precies één van drie: een arbeider verplaatsen en oogsten, een hut bouwen of een tempel bouwen.
    Na een bouwwerk loopt de druïde naar de volgende hut en vraagt de hele nederzetting om offergaven.
intro-points =
    Offergaven: niets −1, één materiaal +1, beide materialen zoveel als de nederzetting hutten heeft.
    Runenstenen: elk 1 als de druïde de grote rivier oversteekt; aan het eind 1 + 2 + 3 …
    Tempels: aan het eind 1 voor elke hut van de nederzettingen ernaast.
    Chips met een 2.

lesson-first = Bouw hutten rond de berg en stel de druïde tevreden die van hut naar hut loopt: hij geeft de punten. Wie er aan het eind de meeste heeft, wint.
lesson-first-in-workers = Arbeiders op de berg
lesson-first-in-hut = De eerste hut
lesson-first-in-price = Wat een hut kost
lesson-first-in-druid = De druïde vraagt
lesson-first-in-harvest = Meer materialen
lesson-first-in-temple = Een tempel
lesson-first-in-finale = Nederzettingen en het einde

lesson-first-goal = Het doel: aan het eind de meeste punten hebben. De meeste geeft deze man, de druïde. Hij loopt van hut naar hut en vraagt om offergaven. Je hebt dus hutten nodig, en materialen voor hem.
lesson-first-mountain = Materialen komen van de berg in het midden. Die heeft vier hoogvlakten: hout, wol, koper en steen. Wie daar arbeiders heeft, krijgt materialen.
lesson-first-place = Jij bent paars (A), Hazel is blauw (B). Om de beurt zetten jullie arbeiders op de hoogvlakten. Zet je eerste waar je wilt, bijvoorbeeld bij de wol: klik op de hoogvlakte en dan op de groene knop.
    .better = Elke hoogvlakte is goed.
lesson-first-place-again = Arbeiders staan op elkaar, hoogstens drie. Hoog staan loont later. Nu je tweede, alsjeblieft.
    .better = Elke hoogvlakte is goed.
lesson-first-place-last = En de derde. Een tweede soort materiaal helpt: geen hut kost er maar één.
    .better = Elke hoogvlakte is goed.

lesson-first-die = Elke beurt begint met de dobbelsteen. Hij toont wol: elke arbeider bij de wol heeft zijn eigenaar er net één gebracht. Jij hebt er daar twee, dus je kreeg er twee.
lesson-first-goods = Dit zijn nu je materialen. Na de dobbelsteen doe je precies één ding: een arbeider verplaatsen, een hut bouwen of een tempel bouwen.
lesson-first-free-hut = Een hut kost anders de twee materialen van haar veld. Maar op veld 11 ligt een chip met een hut: daar is ze gratis. Kies het veld en bouw.
    .better = Op de velden 0 en 11 ligt een chip met een hut: daar had je eerste hut niets gekost. Neem cadeaus voordat Hazel het doet.
lesson-first-rune = De hut bracht je ook de runensteen van haar district. Telkens als de druïde de grote rivier oversteekt, is elke runensteen van jou 1 punt waard, en aan het eind nog meer.

lesson-first-two-goods = Zonder chip betaal je. Veld 16 toont hout en wol: een hut die alleen staat, kost van elk één. Je hebt beide.
lesson-first-pay-hut = De chip hier toont de druïde: hij blijft onder je hut en betaalt ooit een offergave voor je. Bouw op veld 16.
    .better = Op veld 16 ligt een chip met de druïde: die bespaart je later een offergave. En je hebt precies de materialen die het kost.
lesson-first-payment = Betaal één hout en één wol. Wat je mist, mag je door drie andere materialen vervangen, maar dat is duur.
    .better = Betaal met de getoonde materialen: drie andere voor één is een hoge prijs.
lesson-first-stones = Na elk bouwwerk gaat de druïde verder. De eerste drie keer klimt hij alleen over drie stenen. Daarna loopt hij rond de berg, langs de hutten.

lesson-first-walk = De druïde is onderweg, met de klok mee. Na het volgende bouwwerk loopt hij naar de volgende hut: de jouwe op veld 11. De voorvertoning zegt je altijd waar hij heen gaat.
lesson-first-two-points = Op veld 25 ligt een chip die meteen 2 punten oplevert. Bouw daar, voor hout en steen.
    .better = De chip op veld 25 geeft meteen 2 punten, bovenop hut en runensteen.
lesson-first-two-points-pay = Eén hout en één steen, zoals het veld toont.
    .better = Betaal met de getoonde materialen: drie andere voor één is een hoge prijs.
lesson-first-offer = Nu staat hij bij jouw hut. Geef je niets, dan verlies je een punt. Eén van de twee materialen van dit veld levert je er één op. Geef hem er één.
    .better = Eén materiaal maakt van −1 een +1. Dat loont bijna altijd, dus bewaar steeds een paar materialen voor de druïde.
lesson-first-offer-pay = Wol of koper, wat je wilt.
    .better = Allebei goed.
lesson-first-offered = Punten! Trouwens: hij komt ook bij jouw hutten als Hazel bouwt. Wie bouwt, bepaalt hoe ver hij loopt.

lesson-first-few-goods = Er zijn nog maar drie materialen: tijd voor een oogst. In plaats van te bouwen mag je een van je arbeiders naar een andere hoogvlakte verplaatsen.
lesson-first-tower = Hij klimt daar boven op de toren, en de hele toren verdient: de onderste één materiaal, de tweede twee, de derde drie. In de mijn sta je al helemaal onderaan.
lesson-first-move-worker = Kies het tabblad ‘Arbeider’. Verplaats er dan een van de wol naar het koper: klik eerst hem aan, dan de mijn. Hij brengt drie koper, je arbeider onderaan nog één.
    .better = De stap omhoog naar het koper levert vier materialen tegelijk op: drie voor de bovenste, één voor jouw onderste arbeider. Niets anders brengt zoveel op.

lesson-first-temple-worth = Veld 26 ligt tussen twee nederzettingen: aan de ene kant jouw hut, aan de andere twee. Een tempel brengt hier aan het eind 1 punt voor elk van die hutten, ook voor die van Hazel. Groeien ze, dan groeit hij mee.
lesson-first-build-temple = Een tempel kost nooit meer dan van elk één. Kies het tabblad ‘Tempel’, dan veld 26.
    .better = Tussen twee nederzettingen telt een tempel de hutten aan beide kanten: al drie, geen ander veld heeft er zoveel.
lesson-first-three-for-one = Je hebt geen hout. Dus vervangen drie andere materialen het, welke je maar wilt.
    .better = Ze zijn allemaal goed.
lesson-first-offer-again = En weer komt de druïde. Eén wol, één punt.
    .better = Je laatste wol maakt van −1 een +1.

lesson-first-settlement = De partij is bijna voorbij, je leidt met 34 tegen 31. Hutten naast elkaar zijn één nederzetting, van wie ze ook zijn. Een hut op veld 18 verbindt al deze tot een nederzetting van vier.
lesson-first-large-hut = In een nederzetting van vier kost de hut alles vier keer: vier steen en vier hout. Maar als de druïde komt, loont het. Bouw op veld 18.
    .better = Veld 18 maakt van vier hutten één nederzetting, drie ervan zijn van jou. De druïde gaat er meteen heen, en beide materialen leveren je bij elke hut 4 punten op.
lesson-first-large-pay = Vier hout en vier steen.
    .better = Betaal met de getoonde materialen: drie andere voor één is een hoge prijs.
lesson-first-offer-both = Hier brengen beide materialen samen zoveel punten op als de nederzetting hutten heeft: 4. Geef hem beide.
    .better = In een nederzetting van vier brengen beide materialen of de chip 4 punten op. Eén materiaal alleen maar 1.
lesson-first-both-pay = Eén hout en één wol.
    .better = Betaal met de getoonde materialen: drie andere voor één is een hoge prijs.
lesson-first-ending = Speel de partij nu zelf uit. Heeft iemand alles gebouwd, dan hebben de anderen nog één beurt. Dan loopt de druïde een laatste keer rond en vraagt elke hut, dus bewaar materialen. Aan het eind tellen tempels en runenstenen.
