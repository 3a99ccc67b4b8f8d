# Wat de dingen op tafel zijn, en de begeleide eerste partij. Elke `what-` heeft het nummer van zijn regel.

what-conditions = De vijf overwinningsvoorwaarden. Wie startspeler is en er drie vervult, mag de overwinning uitroepen.
    .rule = G-36
what-cond = Een overwinningsvoorwaarde en het getal dat ze vraagt. Kolonist: dorpen in totaal. Bouwmeester: kerken, zalen en vestingen. Legeraanvoerder: leger. Ontdekker: gebieden met een nederzetting. Woordvoerder: gebieden waar jij alleen de meeste nederzettingen hebt.
    .rule = G-36
what-progress = Hoe ver deze speler met de vijf voorwaarden is.
    .rule = G-36
what-crown = Vervulde voorwaarden, of wie alleen meer dan de helft van de stemmen heeft.
    .rule = G-15
what-territory = Een gebied. Elke ronde levert het een kaart van zijn stapel.
    .rule = G-2
what-terrain = Het landschap bepaalt welke kaarten een gebied levert, en hoe vaak.
    .rule = G-4
what-store = Kaarten die dit gebied heeft geleverd en die nog van niemand zijn; daarachter hoeveel er passen. Door een voorstel gaan ze naar spelers.
    .rule = G-3
what-votes = De stemmen in dit gebied, en hoeveel een voorstel er nodig heeft: meer dan de helft.
    .rule = G-15
what-village = Dorpen. Elk is hier een stem en laat je hier en ernaast verder bouwen.
    .rule = G-11
what-price = Wat een dorp hier kost.
    .rule = G-21
what-site = Een plek voor een kerk, zaal of vesting. Wie hier een dorp heeft, mag erop bouwen.
    .rule = G-22
what-church = Kerk: brengt je priester. Waar hij staat, tellen de stemmen van alle krijgers niet.
    .rule = G-26
what-hall = Zaal: brengt je bard. Hij heeft een stem voor elke vreemde held die bij hem staat.
    .rule = G-26
what-fortress = Vesting: maakt je leger één kaart goedkoper.
    .rule = G-27
what-road = Weg: elke ronde één kaart meer, gedekt.
    .rule = G-29
what-improvement = Verbetering: elke ronde één kaart meer, als die het symbool van het gebied toont.
    .rule = G-30
what-market = Markt: één keer in je bouwfase telt een kaart als elke andere.
    .rule = G-31
what-palisade = Palissade: helden van buiten hebben een stem minder, en wie hier later komt wonen, betaalt alle bewoners een kaart.
    .rule = G-32
what-warrior = Krijger: zoveel stemmen als je leger groot is.
    .rule = G-12
what-priest = Priester: heft in dit gebied de stemmen van alle krijgers op.
    .rule = G-13
what-bard = Bard: een stem voor elke vreemde held in dit gebied.
    .rule = G-14
what-army = Het legerspoor. Hoe groter je leger, hoe meer stemmen je krijger heeft.
    .rule = G-27
what-ship = Het schip: wie het heeft, leidt deze ronde. Alleen hij bouwt; de anderen bewegen helden en doen voorstellen.
    .rule = G-17
what-supply-card = De bevoorradingskaart: twee grondstoffen voor de startspeler, voor één bouwwerk.
    .rule = G-19
what-deck = Een stapel grondstofkaarten, één voor elk landschap.
    .rule = G-4
what-hand = Jouw kaarten. Daarmee betaal je alles wat je bouwt.
    .rule = G-40
what-res = Een grondstof. Goud staat voor elke andere.
    .rule = G-18
what-card = Een grondstofkaart. Goud staat voor elke andere.
    .rule = G-18
what-cardback = Kaarten op de hand, of een kaart die nog niemand heeft gezien.
    .rule = G-40
what-compass = Deze speler heeft zijn geheime zet gekozen.
    .rule = G-5

list-conditions = Overwinningsvoorwaarden
list-buildings = Prijzen van gebouwen
list-facilities = Prijzen van openbare voorzieningen
list-villages = Prijzen van dorpen
list-army = Prijzen van het leger
column-condition = Voorwaarde
column-players-3 = 3 spelers
column-players-4 = 4 spelers
column-players-5 = 5 spelers
column-building = Gebouw
column-facility = Voorziening
column-territory = Gebied
column-army = Leger
column-resource = Prijs

intro-turn =
    Elk gebied levert een kaart.
    Iedereen behalve de startspeler verplaatst in het geheim een held.
    Iedereen behalve de startspeler stelt voor wie de kaarten van een gebied krijgt; meer dan de helft van de stemmen daar beslist.
    De startspeler bouwt.
    Het schip gaat verder naar de volgende startspeler.
intro-points =
    Punten zijn er niet: drie van de vijf voorwaarden winnen, uitgeroepen door de startspeler.
    Dorpen, gebouwen, leger, bewoonde gebieden, alleen geleide gebieden.

lesson-first = Bewoon Groenland en vervul als eerste drie van de vijf voorwaarden. Wat je nodig hebt, krijg je door stemmingen: niemand vecht, iedereen doet voorstellen.
lesson-first-in-ballot = Een stemming
lesson-first-in-build = Bouwen
lesson-first-in-proposal = Jouw voorstel
lesson-first-in-heroes = Helden en een deal
lesson-first-in-finale = De overwinning

lesson-first-goal = Het doel: vóór alle anderen drie van deze vijf voorwaarden vervullen, bijvoorbeeld genoeg dorpen, gebouwen of een groot leger. Alles wordt met kaarten betaald.
lesson-first-cards = Kaarten komen van het land. Elke ronde levert elk gebied er één. Hier liggen ze tot de spelers het eens zijn wie ze krijgt: door te stemmen.
lesson-first-votes = In Hvalsey hebben jij en Hazel elk een dorp: elk één stem. Een voorstel heeft meer dan de helft van de stemmen nodig.
lesson-first-vote-no = Hazel stelt voor: het vee van Hvalsey voor Hazel. Niets voor jou! Jouw stem beslist. Stem nee.
    .better = Hazel had een kaart gekregen en jij niets. Zonder jouw stem mislukt het voorstel, dus vraag een deel.
lesson-first-stays = Het voorstel is mislukt, de kaart blijft liggen. Misschien is het volgende beter voor jou.

lesson-first-lead = Elke ronde leidt één speler: wie het schip heeft. Dat ben jij nu. De anderen deden voorstellen; alleen jij mag bouwen, zoveel je kunt betalen.
lesson-first-own-cards = Op je hand heb je graan en erts.
lesson-first-supply = En voor deze fase heb je de bevoorradingskaart: vee en hout, maar voor één bouwwerk.
lesson-first-church = Een kerk kost graan, hout en erts: jouw twee kaarten en het hout. Bouw er een, bijvoorbeeld in Hvalsey.
    .better = Met een kerk heb je een gebouw (vier vervullen een voorwaarde), daar een stem meer en een priester.
lesson-first-priest = Ook de kerk is een nederzetting: een stem meer. En ze bracht je een priester. Waar hij staat, tellen de stemmen van alle krijgers niet.

lesson-first-your-proposal = Nu leidt Hazel, en mag jij een voorstel doen voor een gebied waar je een stem hebt.
lesson-first-where = In Hvalsey zijn twee van de drie stemmen van jou: meer dan de helft. Wat je daar voorstelt, wordt aangenomen. Kies Hvalsey.
    .better = Kies een gebied waar meer dan de helft van de stemmen van jou is: dan kan niemand je tegenhouden.
lesson-first-give-first = Geef het erts aan jezelf.
    .better = Je hebt hier niemands stem nodig: je had de kaart kunnen houden.
lesson-first-give-second = En het vee ook. Verstuur dan het voorstel.
    .better = Je hebt hier niemands stem nodig: je had de kaart kunnen houden.
lesson-first-passed = Aangenomen! Beide kaarten zijn op je hand.

lesson-first-travel = Wie niet leidt, verplaatst een held, geheim en tegelijk. Jouw krijger heeft zoveel stemmen als je leger groot is: één.
lesson-first-secret-move = Stuur hem naar Hvalsey; hij wisselt van plaats met je priester. Dan heb je daar drie van de vijf stemmen.
    .better = In Hvalsey brengt de krijger je op drie van de vijf stemmen: meer dan de helft, zodat je voorstellen daar slagen.
lesson-first-need-a-friend = In Brattahlid liggen drie kaarten, maar je hebt maar één van de twee stemmen. De andere is van Alder. Bied hem dus iets! Doe een voorstel voor Brattahlid.
    .better = In Brattahlid liggen drie kaarten. Is er iets voor Alder bij, dan stemt hij voor, en krijg jij er twee.
lesson-first-own-grain = Graan voor jou.
    .better = Houd het graan, en geef Alder alleen wat zijn stem wint.
lesson-first-ore-to-alder = Erts voor Alder: wie iets krijgt, stemt graag voor.
    .better = Is er niets voor hem bij, dan heeft Alder geen reden om voor te stemmen.
lesson-first-own-livestock = En het vee voor jou.
    .better = Eén kaart is genoeg voor Alder. Houd de andere twee.
lesson-first-deal = Alder stemde voor: twee kaarten voor jou, één voor hem. Dat is de kern van het spel: zo voorstellen dat net genoeg anderen het ook willen.

lesson-first-late = Vele ronden later. Hier zie je hoe ver je bent: bouwmeester en woordvoerder zijn vervuld. Je hebt een derde voorwaarde nodig, en je leidt deze ronde.
lesson-first-missing = De ontdekker heeft nederzettingen in vijf gebieden nodig. Jij hebt er vier. Een dorp in Gardar zou het vijfde zijn.
lesson-first-village = Vanwege de palissade daar betaal je Hazel en Alder elk nog een kaart. Het loont: bouw het dorp in Gardar.
    .better = Een dorp in Gardar, je vijfde gebied, vervult de derde voorwaarde. Dan kun je meteen de overwinning uitroepen.
lesson-first-pay-wood = Hout heb je niet. Maar je mag een markt gebruiken: daar telt de hele bevoorradingskaart als hout.
    .better = Elke manier van betalen is goed.
lesson-first-fee = Het toegangsgeld voor Hazel: vee, daar heb je genoeg van.
    .better = Allebei goed.
lesson-first-second-fee = En voor Alder.
    .better = Allebei goed.
lesson-first-declare = Drie voorwaarden! Alleen wie leidt, mag de overwinning uitroepen, en dat ben jij. Roep haar uit!
    .better = Je vervult drie voorwaarden en leidt: roep nu de overwinning uit, anders is iemand misschien sneller.
lesson-first-ending = Je hebt gewonnen. De anderen bouwen nog één keer, om de plaatsen achter jou.
