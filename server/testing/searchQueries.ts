/**
 * Searches as people type them, between semicolons, behind what may come first of the demo shop (keys of
 * server/seed/data). They are a measure, not a list of what works: a rule of the search is never made for one of them.
 */
export const productQueries: Readonly<Record<string, string>> = {
  'mini-kit standard-kit': `
    starlink; starlink kit; star link; satellite internet; dish; starlnik; strlink; satelite dish; farm; dishi;
    dishi ya starlink; internet ya shambani; starli; starlink eldoret; starlink for my village; internet at a
    construction site; how much is starlink; starlink kit price in kenya 2025; internet ya kijijini; kit under 60k;
    gotv; kifaa cha starlink; lipa pole pole starlink; stalink; seti ya nyumbani; vifaa vya starlink; internet bila
    fibre; mnauza starlink; nataka kujua bei ya starlink; starlink plans; vifurushi;
    star; starlink lite; starlinks; starlink price; mini vs standard kit; starlink ya watu wawili`,
  'mini-kit': `
    Starlink Mini; mini; nataka kununua dishi ndogo; ka dish kadogo; starlink below 40k; dish less than ksh 35,000;
    starlinkmini; mini dish for camping; naeza pata starlink ya kutembea nayo; mni dish`,
  'dish-cable-23 dish-cable-45 mini-power-cable': 'waya fupi; cable not ethernet',
  'dish-cable-23 dish-cable-45': `
    router to dish cable;
    starlink cable; spare dish cable; waya ya dishi; cable from dish to router; broken cable; waya imeharibika;
    which cable for gen 3 dish; need longer starlink cable; nisaidie na waya ya starlink ndefu; dish cable; starlink
    wire long; waya umekatika; cable 15m is short; cable too short; goat ate cable; cable ya satellite`,
  'router-gen3': `
    touter; modern;
    starlink router; router; wi-fi 6 router; gen3 router; ruter; roter; routers; bei ya router; ruta; where to buy
    starlink router; routar; router chini ya elfu 20; new router gen 3; spare router; tp link router; where can i
    buy starlink router; nataka router mpya ya gen 3; bei ya router ya starlink; grey router; starlink v3 router;
    starlnk router; wifi router gen 3; routa ya wifi 6; wifi six router; cyber cafe router with lan ports; ruta mpya`,
  'mini-kit router-gen3 standard-kit': 'internet; net; inter; net kwa base; i have a small house in kajiado need wifi',
  'router-gen3 standard-kit': 'rev4; 3rd generation',
  'mini-kit safari-kit standard-kit': 'antenna; antena',
  'mesh-pair router-gen3': 'wifi; rout; huawei router; router yenye nguvu',
  'high-performance-kit mini-kit standard-kit': `
    antenas; receiver; starlight; dihs; starl;
    vsat; setilaiti; dish only; my kids need internet for homework; net ya mtaa iko slow nataka starlink; dish bila
    router`,
  'standard-kit': `
    standard kit; home internet; mtandao wa nyumbani; stanrd kit; starlink complete set with router; netflix at
    home; standart kit; starlink kit ya nyumba; kit ya 50k; internet for 8 people family; dish ya ushago; kit for a
    family of 4; starlnk kit for home; internet for family of five; mtandao wa satelaiti nyumbani; family of 6`,
  'high-performance-kit': `
    high performance; lodge; high perf; dish for big school; starlink flat dish; high perfomance; computer lab
    internet; internet for 40 computers; high performence dish; large dish; dish for heavy rain; internet for 40
    students; hotel with 40 rooms; internet kwa wanafunzi 200; internet for fifty computers`,
  'business-kit': 'business kit; internet for ngo in turkana; kit with installation; kit with 2 years support',
  'safari-kit': `
    safari kit; film crew internet; kit with case; safri kit; game drive kit; safari package with case and mount`,
  'mesh-node mesh-pair': `
    mesj; meah; mwsh; mash; ongeza mawimbi;
    mesh; wifi extender; wifi haifiki chumbani; kifaa cha kuongeza mtandao; internet slow upstairs; mesch; meshwifi;
    router na mesh; wifi not reaching bedroom; signal booster; thick stone walls; kids room has no signal; kifaa cha
    kuongeza wifi; gen 3 mesh; tplink deco; wifi dead zone; no signal in bedroom; kadude ka kuboost wifi; meash; my
    house has thick stone walls; signal doesn't reach the bedroom; repeater; intanet haishiki nyumba ya nyuma;
    ground floor to first floor wifi`,
  'access-point': `
    access point; market stall; accsess point; ubiquiti; accespoint; garden wifi; 60 phones at once; internet for
    guests in the garden; acess point; accesspoint outdoor; ubiquiti outdoor ap; wifi ya nje; wifi in the yard;
    hotspot ya soko; wifi kwa watu 60; wifi for 50 guests in the garden; acess point ya nje; wifi ya soko; wifi
    outside for events; wifi at the swimming pool; waterproof router; hot spot for customers; community wifi
    hotspot; town centre hotspot`,
  'travel-case': `
    travel case; travle case; chombo cha kubeba mini; travell case; case under 15k; travel bag for mini; case ya
    kubebea mini`,
  'hard-case': `
    hard case; case for standard dish; carry case for standard kit; hardcase; mobile clinic dish case; hard box with
    padlock; case si ya mini`,
  'wall-mount': `
    wall mount; mount for tiles; galvanized wall mount; wall mou; stendi ya ukuta; wall stand; ukuta mount; wal mount; stand ya
    ukuta; nairobi apartment balcony dish arm; bracket for wall; kitu ya kuweka dish kwa ukuta; wall brackit; wall
    mount ya starlink`,
  'ground-pole': `
    ground pole; 3m pole; nguzo; nguzo ya ardhini; nguzo mita tatu; trees blocking dish; where can i put dish if
    there are trees; trees everywhere around my house; steel pole with base; mti wa antena; nguzo ya mita tatu; the
    dish is on the ground i want to raise it; tree in front of my house blocking the dish; pole ya kuinua dishi;
    grond pole; galvanised pole; pole 3m; post for dish in the compound; poel 3m; steel mast; trees are blocking my
    dish; tall pole for trees; pole with anchors; 3 pole; miti inaziba dish; tree next to house`,
  'pipe-adapter': `
    pipe adapter; adapter to put dish on pipe; mount ya 5k; adapter for 1.5 inch pipe; tv aerial mast adapter; pipe
    adpater; pipe adaptor 48mm; clamp for pole; 42mm pipe; fit dish on existing tv mast; fix dish on water tank
    pipe; fit dish on existing pole; dish on 1.5 inch pipe`,
  'sealing-kit': `
    sealing kit; sealling; leaking roof; buttyl; stop leaks; kuzuia paa kuvuja; maji yanaingia kwa paa; screws for
    mabati; bitumen tape for roof; skrubu na gundi ya paa; seeling kit; 65 mm roof screws; roof sealant; leak
    repair; water gets in through the screw holes; selling kit for mabati; selaing kit for leaking roof; nataka
    kuziba paa linalovuja; tape ya kuziba mabati; how to stop mabati from leaking; paa inavuja kwenye skrubu`,
  'dc-converter': `
    dc converter; inverter; kigeuzi; conver; 48v converter; conveter 12v 48v; 12v converter; step up 12v to 48v`,
  'battery-box': `
    battery; 12 volt battery; 50ah; 50 Ah battery; batery; batteries; powerbank; betri; batt; Ah 50; 10 amp socket;
    batterybank; batttery box; 12 volt battery 50 amp hour; anker power station; lithium battery 12v; battery for
    camping; betri kubwa ya dishi; portable battery; betri ya kubeba; betri ya lithium; camping power station;
    battery bila solar; portable power; power for camping; bateries; battery ya kuwasha dish`,
  'solar-set': `
    solar; solr pannel; off grid; sola; umeme wa jua; 1kw solar; sola ya kuwasha starlink; soler panel; solar set
    1.2kwh; solar for farm; solar panels and battery; no electricity in my village; soalr panel; internet ya
    kijijini bila stima; off grid internet; solar power for internet in garissa; full solar system; farm house with
    no electricity; kuwasha starlink na sola`,
  'carry-bag': 'carry bag; begi la kubebea dishi; bag for gen 2; kabag ka gen 2; cheap bag',
  'dish-cable-45 ethernet-45': `
    45; vable;
    45m; 45 m cable; uv resistant cable; kebo ya mita 45; cable between two buildings; outdoor cable; cable ya nje
    uv; 45mtr cable; colour white cable uv; cable ya nje ya mita 45`,
  'ethernet-45': `
    45 metre ethernet; ethernet cabel; eternet; mita 45 ethernet; 50 metre network cable; ethernet cord; ethenet
    cable 45; lan wire; ethernet 45 metre; cat6 cable; ethanet cable; network wire; share internet with my neighbour
    cable; network cable 150ft; nyaya ya ethernet ya nje; wire to connect laptop to router`,
  'dish-cable-23': `
    23m cable; weather proof cable; 23 mtr; 23 metre starlink wire; cable 20 metres; nahitaji waya wa mita ishirini
    na tatu; waya mita 23; 23m; 25m cable`,
  'battery-box dc-converter mini-power-cable': '12v; run dish on 12v battery',
  'mini-power-cable': `
    12 v cable; usbc cable; cable for mini in car; cable for car; power lead for mini; type c cable; 12v cable;
    charging cable for mini; cigar lighter cable mini; waya ya mini ya gari; car plug for mini dish; dish inazima
    gari ikiwashwa; cigarette lighter cable starlink mini; type c 5 metre cable; 5 cable; charger ya mini; dinga charger;
    mini charger; type c charger ya mini; usb charger for starlink mini; power mini from car; 12v adapter for mini;
    mini power supply`,
  'router-psu': `
    120w; wati 120; my power adapter burnt; starlink adapter burnt by surge; 120w power supply; adapter ya umeme ya
    router; power brick burned`,
  'dc-converter high-performance-kit': '150 watts',
  'roof-pivot-mount sealing-kit': `
    65mm screws; mabatti; mabati; paa la mabati; skrubu za mabati; roof is leaking; paa inavuja; roof leaks where
    screws are`,
  'rj45-pack': `
    rj45; rj 45; conector; rg45; plug za rj45; pack of 10 connectors; rj 45 conector; lan connectors; rj45 shielded
    pack of 10; viunganishi vya waya; pack of 10 plugs; rj-45 heads; crimping connectors shielded; clips za lan; lan
    heads`,
  'mini-kit mini-power-cable': 'usb-c',
  'carry-bag ethernet-adapter refurbished-kit': 'gen 2',
  'dish-cable-23 dish-cable-45 ethernet-45': 'cabel; cables; waya; 30m cable; kable',
  'vehicle-mount': `
    vehical mount; magnetc mount; sumaku; vehicle m; magnettic mount; mount ya dinga; mount for my matatu; car
    magnet; gari yangu inataka starlink stand; mount between 10k and 15k; car dish holder; mini dish magnetic mount;
    vehicel mount; ile kitu ya kushika dish kwa gari; mount for car roof; land cruiser roof mount; magnet mount no
    drilling; sumaku ya dish; magnet base`,
  'ethernet-adapter pipe-adapter': 'adpater; adaptor',
  'refurbished-kit': `
    refurbised; second hand; mtumba; used kit; gen ii kit; refurbishd kit; dishi lililotumika; re furbished;
    refubished; starlink ya mtumba; used dish; secondhand starlink gen 2; second hand not new kit; mtumba starlink;
    older kit`,
  'roof-pivot-mount vehicle-mount': 'mounts; mounting; vifaa vya kufunga',
  'mesh-pair': `
    two storey house wifi; router ya keja kubwa; mesch router; wifi ya kutosha nyumba ya ghorofa; mesh ruter; which
    router for 3 storey house; router offer; router discount; two storey wifi; maisonette wifi; 3 storey house router`,
  'business-kit high-performance-kit': `
    internet for school; clinic; shule; hospi; shcool; starlink business; school internet; mtandao kwa zahanati;
    kits above 100k; kit ya shule ya mbali; tvet internet`,
  'business-kit standard-kit': 'office; offce; for my shop',
  'mini-kit vehicle-mount': 'car; gari; net ya mat; wifi in matatu; can it work in a car',
  'mini-kit safari-kit': `
    camping; wifi ya ndai; internet on the road; is there a kit that works while driving; ninataka internet kwa gari
    yangu; dish ya kusafiri; vehicle internet; overlanding; film shoot; starlink mini ina router; starlink kwa boti;
    fishing boat starlink`,
  'roof-pivot-mount': `
    roof mount; roof p; pivott mount; mount for mabati roof; roof mounts; roof stand for starlink; stendi ya paa;
    stendi ya kuweka dishi kwa mabati; roof bracket; paa la mabati stand; ruf mount; mabati mout; stendi za paa la
    mabati; mount for iron sheet roof; tilting roof mount`,
  'router-supply': `
    backup during blackout; umeme wa akiba; saa nne backup; router dies in blackout; battery ya router; stima
    zikipotea router izime; mini ups 12v; apc ups; router ups; keep wifi on in blackout; powerbank ya router; stima
    ikienda router inazima; mini ups; keep wifi on when lights go; router itumie battery`,
  'battery-box router-supply': `
    power cut; stima ikipotea; umeme ukikatika; power cuts; power goes off every night; how long does the battery last; betri ya
    kutumia stima ikipotea; batery backup; power cut battery`,
  'carry-bag travel-case': 'bag for dish; mfuko',
  'router-psu router-supply': 'charger for router; chaja ya router',
  'dish-cable-45 mini-kit standard-kit': 'shamba',
  'mesh-pair router-gen3 standard-kit': 'wifi ya keja',
  'mesh-node': 'mesh n; node ya wifi; meshnode; mesh node',
  'business-kit mini-kit standard-kit': 'internet for chama',
  'dish-cable-45': `
    40m dish cable; waya refu ya dish; kebo ya 45m ya dishi; extend starlink cable to 40m; dish cable 45m; hey
    google find me a cable for the dish that is forty five metres long; dish calbe 45m; 40 metre cable for dish;
    longest starlink cable`,
  'battery-box mini-kit mini-power-cable': '100w usb c',
  'ethernet-adapter': `
    ethernet adapter for old dish; cable for gen 2; gen2 lan; connect pc with wire to gen 2; eternet adapter; gen 2 to lan; gen 2
    adapter; wired internet for gen 2; gen two adapter; which adapter gives lan on old router; router haina tundu ya
    waya`,
  'mini-kit safari-kit vehicle-mount': `
    kit for safari van; starlink ya lori; satellite dish for lorry; i need wifi in the bus; uber wifi; taxi
    internet; school bus wifi; wifi kwa basi la shule; vieng internet`,
  'battery-box solar-set': 'betri kubwa; battery big; hakuna stima shambani; jackery; betry ya sola',
  'mini-kit refurbished-kit': `
    seti ya bei nafuu; cheapest kit; starlink bei nafuu; kit kati ya 25k na 35k; starlink mob cheap; kit ya 30,000; cheapest dish; niko
    na doh kidogo nataka starlink; starlink below 30k; cheapest starlink dish; starlink ya bei rahisi`,
  'hard-case travel-case': 'kifuniko cha dish; sanduku la dishi; waterproof case; box ya kubeba starlink',
  'pipe-adapter roof-pivot-mount': 'mount under 10k',
  'access-point mesh-node mesh-pair router-gen3': 'tplink; tp-link archer',
  'access-point business-kit standard-kit': 'petrol station wifi',
  'access-point mesh-pair standard-kit': 'net ya plot',
  'ground-pole pipe-adapter': 'pole for antenna; 48 mm pole; antenna pole; dish on water tank',
  'refurbished-kit standard-kit': `
    internet for my greenhouse; dairy farm internet; what do i need to get internet on my farm; internet for tea
    plantation; kit ya shamba`,
  'access-point refurbished-kit standard-kit': 'ranch wifi',
  'ethernet-adapter mini-power-cable rj45-pack': 'cables under 5k',
  'dish-cable-23 mini-power-cable': 'short cable; shortest cable; cheap cable; waya mfupi',
  'mesh-node router-gen3': 'router ya 15k',
  'ethernet-45 rj45-pack': 'cat5e cable',
  'access-point ethernet-45 standard-kit': 'we are 5 shops sharing one starlink',
  'router-gen3 router-psu': `
    my router got burnt by lightning; router yangu imeungua; broken router; router haiwaki tena`,
  'battery-box dc-converter mini-kit mini-power-cable': 'can i run starlink on car battery',
  'ground-pole roof-pivot-mount wall-mount': 'dish keeps moving in the wind; dish imeanguka',
  'access-point mesh-node': 'wifi does not reach the gate',
  'access-point mesh-node mesh-pair': `
    wifi in the servant quarter; admin block wifi; watchman cabin wifi; extend starlink wifi`,
  'battery-box mini-kit': 'do you sell power bank for starlink',
  'mesh-node refurbished-kit router-gen3': 'form ya wifi ya 20k',
  'access-point high-performance-kit': `
    wifi ya wasee wengi; internet for hotel guests; wifi for 50 phones; stadium wifi; parade ground wifi`,
  'mesh-pair standard-kit': 'internet for maisonette',
  'access-point business-kit high-performance-kit': 'polytechnic wifi',
  'business-kit router-gen3 standard-kit': 'wifi ya saluni',
  'access-point business-kit mini-kit standard-kit': 'kibanda internet',
  'ethernet-adapter rj45-pack sealing-kit': 'something below 2000; anything under 1500',
  'dish-cable-23 ethernet-45': 'cable chini ya elfu tisa',
  'business-kit refurbished-kit standard-kit': 'kit with warranty',
  'carry-bag ethernet-adapter': 'gen 2 accessories; 70% off',
  'refurbished-kit rj45-pack': '50% discount',
  'dc-converter mini-power-cable': 'run starlink from car battery',
  'access-point standard-kit': 'nataka wifi ya boma',
  'mini-kit travel-case': 'which starlink can i carry on a plane; carry starlink on plane; plane',
  'access-point high-performance-kit standard-kit': 'internet for a student hostel',
  'ground-pole pipe-adapter roof-pivot-mount wall-mount': 'tripod stand',
  'access-point mesh-node mini-kit': 'hotspot',
  'battery-box router-supply solar-set': 'wifi without electricity',
  'business-kit high-performance-kit mini-kit standard-kit': 'refugee camp internet',
  'access-point ethernet-45 mesh-node mesh-pair': 'wifi between two houses',
  'battery-box dc-converter': 'run standard dish on battery',
  'mesh-node mesh-pair router-gen3': 'wifi haipiti ukuta',
  'business-kit router-psu': 'voltage protector',
  'access-point high-performance-kit mesh-node mesh-pair': 'dormitory wifi',
  'carry-bag hard-case travel-case': 'dish bag waterproof',
  'access-point business-kit high-performance-kit standard-kit': 'ecd centre wifi; youth centre wifi',
  'access-point mini-kit': 'bus stage hotspot; exhibition stand wifi',
  'business-kit mini-kit refurbished-kit standard-kit': 'no network area',
  'access-point ethernet-45': 'network between two shops',
};

/** The same of articles. */
export const articleQueries: Readonly<Record<string, string>> = {
  'stone-walls': `
    wifi through walls; mesh; wifi haifiki bedroom; wifi weak in other rooms; mesh or cable; thick walls wifi; wifi
    nodes or wire`,
  'rain-fade': `
    mvua; mvua kubwa; internet slow when raining; mvua na internet; rain affects internet; does starlink work when
    it rains; rainy season internet; internet inapotea mvua ikinyesha`,
  'mabati-roof': `
    mabati; how to install; how to mount on mabati; roof leaking; install starlink on iron sheets; kufunga dishi
    kwa mabati; what screws for mabati; drilling holes in iron sheet roof; kufunga stendi ya paa`,
  'power-cuts solar-sizing': 'solar',
  school: 'shule; school computers; computer lab in school; students computers',
  farm: 'farming; dairy farm; internet kwa shamba; greenhouse and cows internet',
  maintenance: `
    cleaning dish; how do i clean my starlink; dish maintenance; how to clean snow or dust off dish; yearly check
    of dish`,
  shops: `
    sharing internet with neighbours; share one starlink between shops; sharing one dish with other shops; cyber
    cafe share internet`,
  'choosing-kit': `
    which kit should i choose; mini or standard; which starlink is best for home; difference between mini and
    standard; kuchagua seti; buying guide kit; how many people can use mini; ni seti gani ninunue`,
  coverage: `
    does starlink work in turkana; coverage in my county; is starlink available in my county; network coverage
    kenya`,
  'open-sky': `
    trees blocking signal; find open sky; where to place dish with many trees; miti inazuia signal; obstructions;
    tree blocking dish; anga wazi`,
  'power-cuts': `
    power cut what to do; stima ikipotea; internet during blackout; backup power for starlink; umeme ukikatika;
    kplc blackout; battery or inverter; surge protection`,
  'solar-sizing': `
    how many solar panels do i need; solar calculation; how big battery for solar; size of solar panel for dish;
    solar worked example; sola ngapi kwa dishi`,
  clinic: 'internet for hospital; internet for dispensary; dispensary internet story',
  safari: 'safari internet; starlink in the mara; internet in the car on safari',
  'coverage safari': 'starlink in a moving car',
  'maintenance power-cuts rain-fade': 'lightning',
};
