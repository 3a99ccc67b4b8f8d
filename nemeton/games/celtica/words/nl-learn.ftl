# Wat de dingen op tafel zijn, en de begeleide eerste partij. Elke `what-` heeft het nummer van zijn regel.

what-druid = Een druïde. Hij is van niemand: iedereen verplaatst elke druïde, voor elke kaart van zijn kleur één plaats vooruit.
    .rule = C-1
what-card = Een druïdekaart: ze brengt de druïde van haar kleur één plaats verder. Nieuwe krijg je pas als niemand er nog heeft.
    .rule = C-9
what-face-down = Startdelen die gedekt liggen. Alleen hun eigenaar kent ze, tot ze worden afgestaan of de slotinzet begint.
    .rule = C-4
what-helmet = Ervaringskaarten. Ze mogen met druïdekaarten van dezelfde kleur mee, elk voor één stap meer. Aan het eind over: 1 ruilt een deel, 2 nemen er één.
    .rule = C-7
what-hand = Jouw hand. In je beurt speel je een of meer druïdekaarten van één kleur.
    .rule = C-6
what-find = Een vindplaats: wie hier met een druïde stopt, neemt zoveel delen uit de uitstalling als ze amuletten toont.
    .rule = C-14
what-ruin = Een ruïne: wie hier met een druïde stopt, staat zoveel delen af als ze toont, maar trekt een ervaringskaart.
    .rule = C-17
what-cult = Een cultusplaats: wie hier met een druïde stopt, mag een druïdekaart trekken.
    .rule = C-20
what-start = De haven, waar alle druïden vertrekken.
    .rule = C-9
what-display = De uitstalling: negen open delen om te nemen. Na elke vondst wordt ze aangevuld.
    .rule = C-5
what-part = Een deel van een amulet. Negen verschillende delen vormen een volledig amulet.
    .rule = C-15
what-amulet = Een amulet van deze speler. Wat leeg is, ontbreekt nog.
    .rule = C-15
what-amulets = De amuletten van deze speler: volledige met een vinkje, daarna de onvolledige met hun aantal delen.
    .rule = C-15
what-complete = Volledige amuletten, en daarachter hoe groot de onvolledige zijn. De meeste volledige winnen; bij gelijke stand beslist het grootste onvolledige.
    .rule = C-34
what-crown = Volledige amuletten. Wie er aan het eind de meeste heeft, wint.
    .rule = C-34
what-supply = Delen die nog gedekt liggen. Hiervandaan wordt de uitstalling aangevuld.
    .rule = C-16
what-reserve = Delen die in ruïnes zijn afgestaan. Ze komen terug als de voorraad op is.
    .rule = C-18
what-unseen = Zoveel kaarten van elke kleur heb je nog niet gezien: ze liggen in de stapel of in andere handen.
    .rule = C-12

intro-turn =
    Speel een of meer kaarten van één kleur: die druïde loopt voor elke kaart één plaats verder.
    Alleen de plaats waar hij stopt wordt uitgevoerd: delen nemen, delen afstaan of een kaart trekken.
    Heeft niemand nog druïdekaarten, dan krijgt iedereen nieuwe.
    Heeft een druïde het doel bereikt, dan wordt de ronde uitgespeeld, en worden ervaringskaarten ingezet.
intro-points =
    Volledige amuletten: elk negen verschillende delen. De meeste winnen.
    Gelijke stand: het grootste onvolledige amulet, dan het volgende.

lesson-first = Verzamel de negen verschillende delen van een amulet, liefst vaker dan één keer: wie aan het eind de meeste volledige amuletten heeft, wint.
lesson-first-in-find = Delen vinden
lesson-first-in-cult = Drie soorten plaatsen
lesson-first-in-ruin = Een ruïne
lesson-first-in-experience = Ervaring
lesson-first-in-finale = Tot het einde

lesson-first-goal = Het doel: de meeste volledige amuletten. Een amulet heeft negen verschillende delen. Negen delen liggen hier open; je wint ze onderweg over het eiland.
lesson-first-druids = Vijf druïden lopen over de weg. Geen ervan is van iemand: jij mag ze allemaal verplaatsen, en de anderen ook.
lesson-first-hand = Je verplaatst ze met deze kaarten. Elke kaart brengt de druïde van haar kleur één plaats verder. In je beurt speel je een of meer kaarten van één kleur.
lesson-first-to-village = De eerste plaats is een dorp: wie daar stopt, neemt één deel. Speel één kaart, bijvoorbeeld rood: klik op de plaats waar ze eindigt, dan op de groene knop.
    .better = Eén kaart leidt naar het dorp, en dat levert meteen een deel op. De Staande Stenen geven alleen nog een kaart.
lesson-first-first-part = Neem nu een deel. Ze zijn allemaal nieuw voor je: elk brengt je verder.
    .better = Ze zijn allemaal goed.
lesson-first-second-move = Zwart staat nog in de haven: ook hij kan het dorp bereiken.
    .better = Weer leidt één kaart naar het dorp: meteen nog een deel.
lesson-first-second-part = Neem nog een deel dat je nog niet hebt. Een vinkje toont wat in je grootste amulet past.
    .better = Een ring heb je al: een tweede zou een nieuw amulet beginnen. Vul eerst het begonnen amulet.
lesson-first-own-amulets = Je grootste amulet heeft nu drie delen. Je begon met twee gelijke delen, dus het andere ligt al in een tweede amulet.

lesson-first-three-kinds = Er zijn drie soorten plaatsen. Vindplaatsen geven delen. Cultusplaatsen geven een kaart. Ruïnes kosten delen. Alleen de plaats waar een druïde stopt telt, niet die waar hij langsloopt.
lesson-first-to-stones = Bruin kan met één kaart de cultusplaats bereiken; elke andere zet eindigt in een ruïne. Speel bruin.
    .better = Alle andere eindigen in de ruïne en kosten je een deel. De cultusplaats kost niets en geeft een kaart.
lesson-first-draw = Je mag een druïdekaart trekken. Meer kaarten betekent meer beurten in deze ronde: trek er een.
    .better = Eén kaart meer is één beurt meer, en ze kan je voor een ruïne behoeden.

lesson-first-no-way-out = Het overkomt iedereen: elk van je kaarten leidt nu naar de ruïne. Je moet er één spelen, niemand mag passen. Maar een ruïne maakt ook wijzer.
lesson-first-to-ruin = Speel een van je kaarten, maakt niet uit welke.
    .better = Ze leiden allemaal naar dezelfde ruïne.
lesson-first-give = Eén deel moet weg. De spiraal heb je twee keer: sta er één af, dan blijft je grote amulet zoals het is.
    .better = Sta de spiraal af: die heb je twee keer. Al het andere slaat een gat in je grootste amulet.
lesson-first-wiser = Je kreeg er een ervaringskaart voor, die met de helm. Die kan je voor de volgende ruïne behoeden, zoals je zo ziet.

lesson-first-helmets = Je hebt twee ervaringskaarten voor grijs. Je mag ze bij een grijze druïdekaart leggen, elk voor één stap meer.
lesson-first-look = Grijs staat vóór het molendorp. Eén kaart: dorp, één deel. Eén stap meer: burcht, twee delen. Nog een: een ruïne. Tel dus je stappen.
lesson-first-with-helmet = Speel de grijze kaart met één ervaringskaart: twee delen.
    .better = Eén grijze kaart met één ervaringskaart stopt precies bij de burcht: twee delen in plaats van één, of in plaats van een ruïne.
lesson-first-two-parts = Neem twee delen die je grootste amulet mist; ze hebben een vinkje.
    .better = Twee verschillende delen met een vinkje hadden allebei in je grootste amulet gepast.
lesson-first-rounds = Heeft niemand nog druïdekaarten, dan krijgt iedereen vijf nieuwe. Zo gaat het ronde na ronde, tot een druïde het doel bereikt.

lesson-first-late = Nu een laat moment. Je hebt één volledig amulet en een tweede met zes delen. Alder heeft er al twee volledig. Haal je hem in?
lesson-first-goal-place = Het doel geeft vier delen. Is er een druïde aangekomen, dan wordt deze ronde nog uitgespeeld en is het spel voorbij.
lesson-first-arrive = Bruin heeft twee stappen nodig, en je hebt twee bruine kaarten. Ga!
    .better = Twee bruine kaarten bereiken het doel: vier delen, en drie daarvan zijn alles wat je tweede amulet mist.
lesson-first-four-parts = Golf, druppel en ruit maken je tweede amulet volledig. Neem ze, en een vierde erbij.
    .better = Golf, druppel en ruit hadden je tweede amulet volledig gemaakt.
lesson-first-ending = Twee volledige amuletten! Speel de ronde nu uit. Helemaal aan het eind zijn ervaringskaarten nog één keer iets waard: één ruilt een deel, twee nemen er één.
