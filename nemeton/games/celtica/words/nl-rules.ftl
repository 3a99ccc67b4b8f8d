# De regels van Celtica in eigen woorden. Nummers als in docs/rules/celtica.md: C-… zijn regels, CA-… keuzes waar bronnen ruimte laten.
# `.rules` van een hoofdstuk noemt de regels op volgorde; `.about` van een regel de beslissingen waarvoor hij van belang is.

section-1 = Waar het om gaat
    .rules = C-1 C-2
rule-C-1 =
    Jullie verzamelen amuletdelen, en de druïden vinden die voor jullie: rood, grijs, wit, bruin en zwart. Geen enkele
    druïde is van iemand. Iedereen mag elke druïde laten lopen, en ze doen allemaal mee, met hoeveel jullie ook spelen.
    .title = Druïden voor iedereen
    .about = play
rule-C-2 = Jullie zijn met de klok mee aan de beurt: na jou komt je linkerbuur.
    .title = Beurtvolgorde
    .about = play

section-2 = Voorbereiding
    .rules = C-3 C-4 C-5
rule-C-3 =
    Alle druïden wachten in de haven. Je krijgt { $hand_size ->
        [one] { $hand_size } druïdekaart
       *[other] { $hand_size } druïdekaarten
    }, die alleen jij ziet, en trekt blind { $start_parts ->
        [one] { $start_parts } amuletdeel
       *[other] { $start_parts } amuletdelen
    } uit de voorraad.
    .title = Waarmee je begint
rule-C-4 =
    { $start_parts ->
        [one] Je startdeel
       *[other] Je { $start_parts } startdelen
    } draai je om en leg je voor je neer. Amuletten liggen het hele spel open. Een tafel kan kiezen dat startdelen
    gedekt liggen: dan ken alleen jij ze, tot je ze afstaat of tot de slotinzet.
    .title = Startdelen liggen open
rule-C-5 = Delen uit de voorraad worden opengelegd, { $display_size } in totaal. Samen vormen ze de open uitstalling, waaruit iedereen kiest.
    .title = De open uitstalling

section-3 = Een druïde laten lopen
    .rules = C-6 C-7 C-8 C-9 CA-3 C-10 C-11 C-12 C-13
rule-C-6 =
    In je beurt moet je druïdekaarten spelen: een of meer, allemaal van dezelfde kleur. Hoeveel, dat bepaal je zelf. Passen
    mag niet.
    .title = Speel kaarten van één kleur
    .about = play
rule-C-7 = Je mag er ervaringskaarten van diezelfde kleur bij leggen, zoveel je wilt. Elke kaart is een extra stap waard.
    .title = Ervaringskaarten toevoegen
    .about = play
rule-C-8 = Ervaringskaarten zijn altijd een toegift: zonder minstens één druïdekaart van hun kleur kun je ze niet spelen.
    .title = Nooit alleen ervaring
    .about = play
rule-C-9 =
    Voor elke gespeelde kaart gaat de druïde van die kleur één plaats verder op het pad. Hij legt de hele afstand af en loopt
    altijd vooruit.
    .title = Eén stap per kaart
    .about = play
rule-CA-3 =
    Je mag meer kaarten spelen dan de druïde tot het doelveld nodig heeft. Hij stopt daar, de overtollige stappen vervallen,
    en de delen van het doelveld krijg je toch.
    .title = Meer stappen dan nodig
    .about = play
rule-C-10 = Alleen de plaats waar de druïde stopt, heeft effect. Plaatsen die hij passeert, doen er niet toe.
    .title = Alleen de laatste plaats telt
    .about = play
rule-C-11 = Op één plaats kunnen zoveel druïden staan als je wilt. Ze zitten elkaar niet in de weg.
    .title = Samen op één plaats
    .about = play
rule-C-12 = Gespeelde kaarten gaan open op een aflegstapel: druïdekaarten op de ene, ervaringskaarten op de andere.
    .title = Aflegstapels
    .about = play
rule-C-13 =
    Moet er een kaart getrokken worden en is de trekstapel leeg, dan wordt de bijbehorende aflegstapel geschud; die is dan de
    nieuwe trekstapel.
    .title = Als een stapel op is
    .about = play draw

section-4 = De plaatsen
    .rules = C-14 CA-2 CA-5 C-15 C-16 C-17 CA-16 C-18 C-19 CA-15 CA-8 C-20
rule-C-14 =
    Dorpen, burchten, kloosters en het doelveld zijn vindplaatsen. Stopt je druïde op een vindplaats, dan neem je delen uit
    de open uitstalling: precies zoveel als er amuletten op de plaats staan. Welke, dat kies je zelf.
    .title = Vindplaatsen
    .about = play take
rule-CA-2 =
    Ook het doelveld is een vindplaats. Elke druïde levert de delen ervan één keer op, aan de speler die hem daarheen brengt.
    Met een optie van de tafel kun je dit uitzetten.
    .title = Delen op het doelveld
    .about = play take
rule-CA-5 = Liggen er minder delen open dan de plaats aangeeft, dan neem je ze allemaal. Na het aanvullen krijg je niets extra.
    .title = Te weinig open delen
    .about = take
rule-C-15 =
    Een amulet heeft { $amulet_parts } verschillende delen ({ $large_parts } groot, { $small_parts } klein, { $middle_parts } in het midden). Met een deel
    dat je al hebt, begin je een ander amulet of vul je dat aan. Elk middendeel past in elk amulet, welke afbeelding er
    ook op staat.
    .title = Amuletten bouwen
    .about = take give final
rule-C-16 = Heb je je delen genomen, dan wordt de uitstalling uit de voorraad weer tot { $display_size } aangevuld.
    .title = Uitstalling aanvullen
    .about = take
rule-C-17 =
    In een ruïne liggen de Vikingen op de loer. Je staat precies zoveel delen af als de ruïne aangeeft; welke, dat kies je
    zelf. Heb je er minder, dan sta je af wat je hebt.
    .title = Ruïnes
    .about = play give
rule-CA-16 = Je mag ook delen van een volledig amulet afstaan of ruilen. Het is dan niet meer volledig.
    .title = Amuletten opbreken
    .about = give final
rule-C-18 =
    Afgestane delen gaan gedekt naar de reserve. Ze komen pas terug als de voorraad op is: dan wordt de reserve geschud en is
    dat de nieuwe voorraad.
    .title = De reserve
    .about = give
rule-C-19 =
    Na een ruïne trek je { $ruin_cards ->
        [one] een ervaringskaart
       *[other] { $ruin_cards } ervaringskaarten
    }. Die houd je in de hand, verborgen voor de anderen.
    .title = Door schade wijs
    .about = give
rule-CA-15 = Na een ruïne trek je ook als je geen deel had om af te staan.
    .title = Hoe dan ook een kaart
    .about = give
rule-CA-8 = Is er geen ervaringskaart meer, niet op de trekstapel en niet bij de afgelegde kaarten, dan krijg je er geen.
    .title = Geen ervaringskaart meer
    .about = give
rule-C-20 =
    Op een cultusplaats mag je een druïdekaart van de stapel trekken, of daarvan afzien. Een getrokken kaart komt bij je
    handkaarten en moet nog in deze ronde gespeeld worden, ook als je met je laatste kaart hier gekomen bent.
    .title = Cultusplaatsen
    .about = play draw

section-5 = Einde van een ronde
    .rules = C-21 C-22 C-23 C-24 C-25
rule-C-21 =
    Heb je geen druïdekaarten meer, dan doe je tot het einde van de ronde niet meer mee. De anderen spelen door tot niemand
    nog druïdekaarten heeft.
    .title = Uitgespeeld voor deze ronde
    .about = play
rule-C-22 = Heb jij als enige nog druïdekaarten, dan ben je steeds opnieuw aan de beurt, tot ze op zijn.
    .title = Alleen verder spelen
    .about = play
rule-C-23 = Tijdens een ronde wordt je hand niet aangevuld. Met wat je gekregen hebt, moet je het doen, dus ga er zuinig mee om.
    .title = Geen kaarten tussendoor
    .about = play
rule-C-24 =
    Staat er aan het einde van de ronde geen druïde op het doelveld, dan begint er een nieuwe: iedereen krijgt { $hand_size ->
        [one] { $hand_size } druïdekaart
       *[other] { $hand_size } druïdekaarten
    }. Je ervaringskaarten houd je.
    .title = Een nieuwe ronde
rule-C-25 = De nieuwe ronde wordt geopend door de linkerbuur van wie het laatst kaarten speelde.
    .title = Wie de ronde opent

section-6 = Einde van het spel
    .rules = C-26 C-27 CA-4 C-28 CA-12 C-29
rule-C-26 = Zodra één druïde het doelveld heeft bereikt, is deze ronde de laatste. Die speel je nog uit; daarna is het spel afgelopen.
    .title = De laatste ronde
    .about = play
rule-C-27 = Een druïde op het doelveld gaat daar nooit meer weg. Kaarten die je voor hem speelt, leg je zonder effect af.
    .title = Druïden op het doelveld
    .about = play
rule-CA-4 = Je mag voor zo'n druïde zelfs ervaringskaarten bijleggen. Die ben je dan kwijt; daarom vraagt de tafel eerst of je het zeker weet.
    .title = Verspilde ervaringskaarten
    .about = play
rule-C-28 =
    Het spel eindigt meteen, ook midden in een ronde, als alle druïden op het doelveld staan of als er geen
    amuletdelen meer zijn: niet in de uitstalling, niet in de voorraad en niet in de reserve.
    .title = Onmiddellijk einde
    .about = play
rule-CA-12 = Na een onmiddellijk einde vervallen de druïdekaarten in de hand. Ervaringskaarten houden hun waarde.
    .title = Overgebleven handkaarten
rule-C-29 = Zijn voorraad en reserve op terwijl er nog delen open liggen, dan speel je verder met een kleinere uitstalling.
    .title = Een kleinere uitstalling
    .about = take

section-7 = De slotinzet
    .rules = C-30 C-31 CA-7 C-32 C-33
rule-C-30 =
    Na afloop mogen jullie je ervaringskaarten nog inzetten. De linkerbuur van de speelbeëindiger, dus van wie het spel
    beëindigde, begint; daarna gaat het met de klok mee. Iedereen komt één keer aan de beurt en mag dan een
    willekeurig aantal kaarten inzetten. De kleur doet er niet meer toe.
    .title = Ervaring aan het slot
    .about = final
rule-C-31 =
    Voor { $swap_cost ->
        [one] { $swap_cost } ervaringskaart
       *[other] { $swap_cost } ervaringskaarten
    } ruil je een van je delen tegen een deel uit de uitstalling.
    .title = Een deel ruilen
    .about = final
rule-CA-7 =
    Je geruilde deel komt op de vrije plek in de uitstalling; wie na jou aan de beurt is, kan het nemen. Met een optie van de
    tafel gaat het in plaats daarvan naar de reserve.
    .title = Waar het geruilde deel blijft
    .about = final
rule-C-32 =
    Voor { $buy_cost ->
        [one] { $buy_cost } ervaringskaart
       *[other] { $buy_cost } ervaringskaarten
    } neem je een deel uit de uitstalling zonder er een voor terug te geven.
    .title = Een deel nemen
    .about = final
rule-C-33 = Is een speler klaar, dan wordt de uitstalling weer tot { $display_size } aangevuld, voor zover er delen zijn.
    .title = Aanvullen na elke speler
    .about = final

section-8 = Wie wint
    .rules = C-34 C-35 CA-10 C-36
rule-C-34 = Winnaar is wie de meeste volledige amuletten heeft.
    .title = De meeste amuletten
    .about = final
rule-C-35 =
    Bij een gelijke stand beslist het grootste onvolledige amulet, dus dat met de meeste delen. Zijn ook die even groot, dan
    vergelijk je het op één na grootste, enzovoort.
    .title = Gelijke stand
    .about = final
rule-CA-10 = Zijn alle amuletten even groot, dan wordt de overwinning gedeeld.
    .title = Gedeelde overwinning
rule-C-36 =
    Ervaringskaarten dienen voor extra stappen (C-7) en voor de slotinzet (C-31, C-32), en nergens anders voor. Tijdens het
    spel kun je er geen delen mee ruilen, en kaarten die je overhoudt, tellen niet mee.
    .title = Geen ander nut
    .about = play final
