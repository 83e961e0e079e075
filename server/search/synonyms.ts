/**
 * What people call things. One line for each thing, words between commas, a phrase counts as one word:
 *
 *     pole, mast, nguzo               each of these finds the others
 *     starlink ~ kit                  the left finds the right as well, faintly: a use, or a brand for the whole class
 *     bando, data bundles > kit       the left finds the right as well
 *
 * English, Kiswahili and Sheng. Case, marks, plurals and the classes, places and persons of Kiswahili are taken care of,
 * Sheng's English too (`kuboost`); a word of which only the beginning is typed stands for the whole, and a phrase for its
 * words in any order, each by any name that a line of the first kind gives it ("bag for mini" is "mini bag").
 * A changed line holds from the next start of the server on.
 */
const LINES = `
dish, antenna, aerial, dishi, sahani, satellite dish, parabola, parabolic, ungo, satellite antenna
dish, antenna, aerial, dishi, sahani, parabola, parabolic, ungo, satellite dish, satellite antenna, receiver, decoder, lnb, terminal, mtambo, hardware, equipment ~ kit
satellite, setilaiti, setalaiti, sateliti, satelaiti
satellite, setilaiti, setalaiti, sateliti, satelaiti, satellite internet, space internet, internet kit ~ kit
starlink, star link, starlight, star light, start link, sterling, stalling, vsat, spacex, elon, musk, oneweb, kuiper, viasat, hughesnet, konnect, dstv, gotv, zuku dish, subscription, monthly plan, data plan, internet plan, kifurushi, installment, instalment, hire purchase, lipa pole, lipa mdogo, lipa polepole, mkopo ~ kit, dish
internet, intaneti, mtandao, net, data, broadband, online, offline, network, connection, connectivity, mtandaoni, neti, bando, bundle, fibre, safaricom, mtn, zuku, faiba, airtel, telkom, jtl, isp, liquid, 4g, 5g, lte ~ kit, router
kit, set, package, pakiti, seti, bundle kit, full set, complete set, full kit, complete kit, seti kamili, combo
pack ~ kit
pair, two pack, twin pack > pack of two
old dish, old kit, old starlink, older dish, older kit, older starlink > refurbished
gen 3, gen three, gen iii, generation 3, gen3, v3, rev 4, rev4, third generation, third gen, 3rd gen, 3rd generation, kizazi cha tatu, latest
gen 2, gen two, gen ii, generation 2, gen2, v2, rev 3, rev3, second generation, second gen, 2nd gen, 2nd generation, older generation, previous generation, rectangular

cable, cord, lead, wire, waya, kebo, nyaya, kamba, wiring, cabling
ethernet, lan, network cable, cat 6, cat6, cat 5, cat5, cat5e, cat 5e, patch cable, utp, internet cable, net cable, lan cable, router cable, waya wa mtandao, kebo ya mtandao, waya wa intaneti, kebo ya intaneti, waya ya mtandao, waya wa ruta, waya wa internet, waya ya net
rj45, network plug, lan plug, ethernet plug, crimp connector, lan head, network head, cable head, lan clip, modular plug, cable plug, rg45, network connector, ethernet connector
connector, plug, jack, kiunganishi, kiunganisho, plagi, end
adapter, adaptor, adapta, converter, dongle
cable short, short cable, satellite cable, cable fupi > dish cable
extension, longer, extend, lengthen, too short, fupi, refu, ndefu, refusha, kurefusha, long, longest ~ cable 45 m
long, refu, ndefu, longest, tall
replacement, spare, mbadala, spea, spare part, replace, badilisha, badala, kubadilisha, extra, additional
broken, damaged, spoilt, faulty, burnt, burned, chewed, cut, snapped, torn, worn, ate, wamekula, amekula, imekula, imeharibika, imekatwa, imeungua, imevunjika, kukatika, kukatwa, bitten, eaten ~ replacement

switch, network switch, hub ~ rj45, ethernet cable, mesh
turn on, turning on, switch on, switching on, power on, powering on, haiwaki, imekufa, imezima ~ power supply, replacement
kuunganisha, unganisha ~ ethernet cable
admin block, office block, other block, next block, watchman, mlinzi, caretaker, dormitory, dorm, hostel, staff quarters, teachers quarters, staff house, staffroom, staff room, outbuilding ~ mesh, access point, ethernet cable
water tank, tank, tanki, tower, mnara, tv mast, tv aerial, tv pole, dstv pole, existing pole > pipe adapter
two houses, two shops, two offices, two buildings, another house, another building, other house, nyumba mbili, nyumba ya pili, neighbour, jirani > ethernet cable, access point
router, modem, modern, ruta, rauta, mifi, kipanga njia, gateway
tp link, tplink, archer, tenda, huawei, mikrotik, netgear, d link, dlink, linksys, cudy, xiaomi, zte, asus, cisco, ruijie ~ router, mesh, access point
deco, eero, orbi, velop ~ mesh
access point, ap, kituo cha wifi, hotspot, hot spot, wifi hotspot, outdoor wifi, outdoor router, waterproof router, outdoor wireless, public wifi, nanostation, unifi, ubiquiti, omada, wifi ya nje, wireless bridge, point to point, ptp, long range wifi
cctv, camera, kamera, security camera, surveillance, intercom, printer ~ ethernet cable, access point, mesh
wifi, waifai, wayafai, wireless, wlan, wi fi, wife ~ router, mesh, kit
wifi, wireless, waifai, wayafai, wlan
mesh > mesh node, mesh router
mesh, mash, repeater, extender, booster, range extender, wifi extender, wifi booster, signal booster
coverage, cover, boost, extend wifi, amplifier, ongeza wifi, kuongeza wifi, panua wifi, kupanua wifi, panua, ongeza mtandao, kuongeza mtandao, kuongeza internet, ongeza net, ongeza signal, kuongeza signal, dead spot, dead zone, weak signal, poor signal, weak wifi, slow wifi, range, weak, extend internet, ongeza nguvu ya wifi, kuongeza nguvu ya wifi, nguvu ya wifi, signal iko chini, signal mbaya, low signal, no signal, wifi signal, bad signal > mesh, repeater, extender
slow, slows, lag, lags, lagging, buffering, polepole, too many people, too many users ~ mesh, high performance
bedroom, room, servant quarter, dsq, sq, upstairs, downstairs, chumba, jikoni, kitchen, sebule, sitting room, hallway, dead zone, whole house, big house, large house, nyumba kubwa, mansion, maisonette, villa, corner, everywhere, reach, fika, kushika, nyumba nzima, floor, sakafu, ghorofa, gorofa, storey, story, stairs, duplex ~ mesh
storey, story, floor, ghorofa, gorofa, level, double storey, two storey, maisonette, ground floor, first floor, second floor, top floor
signal, mawimbi, reception, network signal, signal bars

mount, bracket, stand, holder, holding, kishikio, stendi, mounting, fixing, tripod, shikilia, kushikilia, hold
dish mount ~ roof mount
pole, mast, post, nguzo, mlingoti, pipe, bomba, tube, mti wa dish, mti wa antenna
pole, mast, post, nguzo, mlingoti ~ ground pole
roof, paa, dari, rooftop, roof top, roofing, slab
mabati, bati, iron sheet, iron sheets, corrugated, sheet metal, metal roof, tin roof, metal sheet, box profile
mabati, iron sheets ~ roof mount
tile, tiles, vigae, kigae
makuti, thatch, thatched roof
tile, tiles, vigae, kigae, makuti, thatch, thatched roof, tiled roof, tile roof ~ wall mount, ground pole
wall, ukuta, kuta, gable, fascia, balcony, parapet, chimney
apartment, apartments, flats, balcony, fleti, high rise ~ wall mount
arm, mkono, j mount, j pole, jpole > wall mount, roof mount
pole mount > ground pole, pipe adapter
ground, ardhi, udongo, soil, yard, compound, garden, bustani, uwanja, lawn, kiwanja
compound, yard, gate, geti, parking, swimming pool, pool, poolside, stadium, parade ground, bandstand, veranda, verandah, terrace, garden, plot, plots, ploti, estate, market, mtaa, neighbour, jirani, field, uwanja, campus, school field, playground, pitch, open air, uwanjani ~ outdoor access point
outdoor, outside, nje, external
seal, sealing, sealant, butyl, waterproof, leak, vuja, kuvuja, leakage, leaky, silicone, silikoni, ziba, kuziba, mastic, drip, dripping, gundi, glue, water coming in, maji kuingia, kuzuia maji, rain coming in, roof leak, leaking roof, leaky roof, roof leakage, paa kuvuja, mabati kuvuja, roof leaking
leak, vuja, kuvuja, leakage, leaky, leaking roof, roof leak, paa kuvuja, mabati kuvuja > sealing kit
waterproof, weatherproof, water resistant
rust, rusty, rusting, rustproof, corrosion, corroded, kutu, salt air, sea air ~ galvanised, stainless steel, coated
water, maji ~ sealing kit
accessory, accessories, add on ~ mount, cable, sealing kit
screw, bolt, skrubu, skurubu, parafujo, msumari, nail, fastener
washer, neoprene, gasket, washa
screw, skrubu, nail, washer, gasket, tape > sealing kit
tape, tepu, utepe, strip
tool, zana
tripod ~ roof mount, ground pole
clamp ~ pipe adapter, mount
drill, spanner, wrench, screwdriver ~ tool
magnet, magnetic, sumaku
magnet, magnetic, sumaku ~ vehicle mount
car roof, vehicle roof, roof of car, roof of vehicle, paa la gari, roof rack, carrier, without drilling, no drilling, bila kutoboa > vehicle mount, magnetic mount

power, electricity, umeme, stima, nguvu ya umeme, mains, kplc, current, nguvu, token, tokens, moto
power, electricity, umeme, stima ~ battery, power supply
power cut, blackout, black out, outage, power outage, load shedding, loadshedding, stima kupotea, stima kukatika, umeme kukatwa, kupotea, kuzima, rationing, power failure, power goes, power loss, lights out, stima zikipotea, umeme ukipotea, giza, when power goes, emergency, dharura, stima imeenda, stima imepotea, stima ikienda, lights go, lights go off, when lights go, no lights, taa zikizima > backup
power cut, blackout, black out, outage, power outage, stima kupotea, stima kukatika, umeme kukatwa, kupotea, power failure ~ battery
backup, back up, ups, uninterruptible, mini ups, standby, akiba, power backup, backup power, umeme wa akiba
backup, ups, mini ups, standby, umeme wa dharura ~ backup supply
router battery, wifi battery, router ups, wifi ups > backup supply, battery
battery, betri, accumulator, beteri, powerbank, power bank, lithium, lifepo4, power station, batt, power pack, battery pack, hifadhi ya umeme, jackery, ecoflow, bluetti, anker
battery, betri, power bank, powerbank, battery bank, power pack, battery pack, batt, accumulator, power station, portable power, camping power, power for camping, jackery, ecoflow, bluetti > battery box
generator, jenereta, jenny, genset ~ solar, battery
no electricity, no power, no stima, no grid, without electricity, bila umeme, bila stima, hakuna stima, haina stima, no kplc, without kplc, hakuna umeme, haina umeme, hakuna kplc, no mains > solar
solar, sola, solar panel, solar power, solar system, solar kit, umeme wa jua, umeme jua, panel, paneli > solar set
mini charger, mini power, mini adapter, mini power adapter, mini power supply > 12v power cable
charge controller, solar controller, solar regulator, mppt > solar
solar, sola, solar charger, panel, photovoltaic, pv, off grid, offgrid, paneli, solar power, solar panel, solar system, solar kit, umeme wa jua, umeme jua
jua, sun, sunlight, sun power, sun energy, nguvu za jua, nguvu ya jua > solar
inverter, converter, dc, step up, voltage booster, inverta, konvata, kigeuzi, transformer, voltage, volts ~ converter
dc > 12v
tundu ya waya, tundu la waya, tundu ya lan, soketi ya waya, lan port, network port, internet port, lan socket, network socket > ethernet adapter
without inverter, no inverter, bila inverter > dc converter
converter, kigeuzi, kibadilishi, kibadilisha umeme, konvata, step up converter, boost converter, dc to dc, dc dc, 12v to 48v
charger, chaja, psu, power supply, power adapter, power adaptor, power brick, power pack, adapter ya umeme, adapta ya umeme, charging, chaji, ac adapter, adapter ya stima, power unit
surge, lightning, radi, spike, thunder, umeme kupanda, surge protector, surge protection, surge guard, power surge, voltage protector, voltage guard, power guard, stabilizer, arrestor, lightning arrestor
protector, kinga, protection > surge, lightning, surge protector, surge protection
lightning, radi, thunder, surge protector ~ surge protection
usbc, usb type c, type c, usb
car charger, car power, car adapter, cigarette lighter, lighter socket, lighter cable, car cable, car socket, 12v socket > 12v power cable, vehicle socket

case, mkoba, suitcase, pelican, briefcase
box, sanduku, boksi, kasha, chombo > case
dish cover, kit cover, mini cover, kifuniko > case
bag, begi, mfuko, backpack, kipochi, rucksack, pouch, satchel
bag, begi, mfuko, mkoba ~ case
mini bag > travel case
pocket wifi, pocket router > mini kit
carry, kubebea, carrying, transport ~ bag, case
case, protect, protective, linda, kulinda, safe ~ hard case, travel case
travel, safari, safiri, trip, tour, camping, camp, kambi, campsite, expedition, tour guide, travelling, tourism, utalii, journey, kusafiri, msafiri, nomad, roam, roaming, tent, hema, hiking, hike, adventure, game drive, picnic, road trip, bush, porini
portable, small, smallest, mini, mobile, compact, ndogo, dogo, light, lightweight, movable, tiny, move, roam, roaming, kubeba, kubebeka, kutembea, inayobebeka, handheld, foldable, fits in, light weight, hand carry
vehicle, car, gari, ndai, truck, lorry, matatu, mat, van, land cruiser, landcruiser, jeep, bus, minibus, basi, nganya, mathree, motor, ndinga, dinga, mkoko, moti, vieng, pickup, landrover, land rover, caravan, rv, 4x4, prado, overland, driving, moving, motion, drive, probox, taxi, teksi, uber, cab, school bus, basi la shule, ambulance, trailer, hilux, tractor, trekta, on the road, suv, campervan, psv, lori, tuktuk
plane, aircraft, flight, flying, ndege, airport, luggage, aeroplane, airplane, carry on, cabin luggage, cabin baggage > travel case
boat, boti, canoe, mtumbwi, mashua, maritime, marine, sea, bahari, lake, ziwa, island, kisiwa, fishing, ship, meli, ferry, ngalawa, dhow, yacht ~ mini kit, safari kit
motorbike, boda, bodaboda, boda boda, pikipiki, nduthi, bike, bicycle ~ portable, mini

farm, shamba, ranch, farming, kilimo, agriculture, zero grazing, coffee, kahawa, tea, majani chai, maize, mahindi, crops, horticulture, flower farm, fish farm, fish pond, greenhouse, dairy, farmer, mkulima, wakulima, mashamba, ng'ombe, cattle, chicken, poultry, kuku, mifugo, livestock, plantation, irrigation, borehole ~ standard kit
farm, shamba, ranch, farming, farmer, kilimo, mkulima, wakulima
milk, maziwa
dairy, cattle, cow, ng'ombe, poultry, kuku, livestock, mifugo, greenhouse, plantation, milk, maziwa ~ farm
remote, no network area, hakuna network, hakuna mtandao, village, kijiji, rural, ushago, ocha, shags, shagz, mashinani, upcountry, up country, gicagi, gichagi, countryside, reserve, mashambani, construction site, construction, mjengo, bundu, interior ~ standard kit
overlanding, overlander ~ mini kit, safari kit
home, house, nyumba, base, family, apartment, flat, keja, bungalow, household, residential, familia, digs, boma, hao, crib, watu wa nyumba, bedsitter, flats, domestic, residence ~ standard kit
home, house, nyumba, household, keja, residential
school, shule, skuli, skul, college, university, chuo, students, student, classroom, wanafunzi, mwanafunzi, darasa, tvet, ecd, nursery, daycare, dormitory, dorm, hostel, institution, academy, laboratory, lab, primary, secondary, high school, elimu, education, library, maktaba, teacher, mwalimu, learning, msingi, polytechnic
clinic, hospital, dispensary, hospitali, zahanati, kliniki, health, afya, medical, chemist, doctor, duka la dawa, pharmacy, health centre, health center, daktari, maternity, patient
clinic, hospital, dispensary, zahanati, kliniki, health, pharmacy, chemist, doctor ~ business kit, high performance kit
lodge, hotel, hoteli, resort, guesthouse, airbnb, bnb, guest house, nyumba ya wageni, restaurant, bar, lodi, lodging, cottage, motel, cafe, mgahawa, club, pub ~ high performance kit
lodge, hotel, hoteli, resort, lodi, lodging, motel
business, office, ofisi, biashara, company, shop, enterprise, duka, kampuni, hustle, biz, commercial, kazi, kiosk, kibanda, mpesa, m pesa, petrol station, garage, gereji, gym, wines, liquor, bakery, butchery, barber, posho mill, godown, warehouse, factory, kiwanda, stage, startup, co working, supermarket, salon, kinyozi, workplace, sme, saccos, sacco, bank, mama mboga, county office, agent ~ business kit, standard kit
business, biashara, biz, enterprise, commercial, company, kampuni
office, ofisi, workplace
cyber, cybercafe, cyber cafe, saiba ~ business kit, standard kit, high performance kit
shop, duka, store
kiosk, kibanda, stall
refugee camp, refugee, humanitarian, relief, county government, wakimbizi ~ business kit, high performance kit
church, kanisa, mosque, msikiti, ngo, charity, parish, temple, hall, chief, chama, group, police post, police station, youth centre, community centre, social hall ~ standard kit, high performance kit
work from home, working from home, remote work, freelance, freelancer, zoom, online school, online classes, online work, video call ~ standard kit
large, big, bigger, biggest, kubwa, powerful, yenye nguvu, strong, strongest, many users, many people, many devices, heavy use, watu wengi, wasee wengi, premium, pro, professional, expensive, ghali ~ high performance
many people, many users, many devices, watu wengi, wasee wengi ~ access point
fast, faster, fastest, quick, high speed, speed, haraka, kasi, gaming, kucheza, video games, online games, streaming, stream, netflix, youtube, movies, ps4, ps5, playstation, xbox, 4k, download, performance ~ high performance
high performance, hp, kasi ya juu
events, event, exhibition, trade fair, maonyesho, wedding, harusi, concert, festival, crusade, rally, ceremony, conference, mkutano, funeral, matanga, sherehe ~ mini kit, portable, access point
market, soko, stall, stalls, sokoni
used, second hand, secondhand, 2nd hand, 2ndhand, refurbished, refurb, mtumba, pre owned, preowned, renewed, imetumika, kutumika, reconditioned, ex uk, rekebishwa
earlier ~ refurbished
old, zamani, kizamani
old, zamani, kizamani > refurbished
choose, choosing, buying guide, guide, mwongozo, chagua, kuchagua, compare, comparison, difference, versus
which kit, best kit, right kit, what kit, seti ipi, seti gani > kit, choosing
cheap, cheaper, half price, nusu bei, cheapest, rahisi, nafuu, budget, affordable, lowest price, low price, low cost, bei ya chini, bei rahisi, bei nafuu, bei poa, inexpensive, economical, pesa kidogo, least expensive, bei chee, chee ~ refurbished kit, mini kit
offer, ofa, sale, discount, punguzo, clearance, deal, promo, promotion, black friday, reduced price, price drop, bei imepunguzwa, imepunguzwa
wind, upepo, windy, shaking, loose, keeps moving, falling, fell, fallen, anguka, kuanguka, imeanguka ~ roof mount, wall mount, ground pole
raise, kuinua, inua, height, higher, elevate ~ ground pole
install, installation, fitting, setup, fix, weka, kuweka, funga, kufunga, ufungaji, fundi, technician, installer, installing, fit, set up, kushika, shika ~ roof mount, wall mount
repair, maintain, ukarabati, rekebisha, kurekebisha, maintenance, tengeneza, matengenezo, service, clean, safisha, kusafisha, looking after, taking care, care, kutengeneza, broken, imeharibika, kuharibika, faulty, damaged, dead, dies, died, spoilt
clean dish, wash dish, kuosha dishi > looking after
share internet, share wifi, share starlink > row of shops, access point, ethernet cable
warranty, guarantee, waranti, dhamana, guaranteed
rain, rainy, mvua, kunyesha, storm, weather, hali ya hewa, cloud, mawingu, heavy rain, mvua kubwa ~ high performance
rain, rainy, mvua, kunyesha, storm, weather, heavy rain, mvua kubwa, long rains, masika
rat, mouse, mice, panya, rodent, termite, mchwa, squirrel ~ replacement
animal, rat, panya, goat, mbuzi, monkey, chewed, bite, rodent
tree, mti, miti, obstruction, view of the sky, open sky, sky, anga, obstructed, blocked, kuzuia ~ ground pole
tree, mti, miti
obstruction, obstructed, blocked, blocking, obstacle ~ sky
stone, mawe, jiwe, brick, concrete, thick wall, thick walls, stone house, stone wall, thick stone wall
stone wall, stone house, thick wall, thick stone wall, through wall, kupita ukuta, haipiti ukuta, haipenyi ukuta, ukuta wa mawe > mesh
size, sizing, calculate, calculation, ukubwa, hesabu
standard, std, normal, kawaida, regular, basic
outlet, socket, soketi, tundu
`;

/** Words that say nothing of what is looked for: articles and the like, asking, buying, and where everything is sold. */
export const SMALL_WORDS: ReadonlySet<string> = new Set(
  `a an the of for with and or to in on at by from is are be it its this that these those my our your his her their me
  i we you us he she they them do does did can could would should will may might must has have had get got getting give
  need needs want wants looking look find search show which what where when who why how there here any some please
  plan plans info information details photo photos picture pictures image images review reviews thank thanks question another
  good nice best better great seller sellers popular top rated trending featured proper right about as but if so than then too very just only also more most much many few
  not now new newest original genuine brand quality model type kind work works working thing things something stuff gadget gadgets item items product products one ones make put
  use using go goes going come comes know tell was were been am im into onto out up off over under through across per
  keep keeps keeping connect connecting stay stays no yes till until while after before between btwn btn btw because like let able
  buy buying order purchase sell selling sells price prices priced pricing cost costs costing cheque much amount kenya nairobi kes ksh
  shilling shillings delivery deliver delivered shipping free fee fees charges rates near available stock arrivals list catalogue catalog all contact contacts location located
  usafirishaji bure
  ya wa na kwa za la cha vya ni katika kwenye hii hiyo ile huu hizo hiki hicho yangu wangu langu changu zangu yako yetu
  wetu letu lenu lako lao chetu chako vyetu vyangu yao yake wake pa mwa kifaa vifaa
  nataka kujua ningependa kuhusu habari kwani natafuta nahitaji inahitaji linahitaji kinahitaji anahitaji inataka tafadhali ninataka ninahitaji naomba nina nipe nisaidie ninunue iko wapi gani yenye wenye
  lenye chenye vyenye zenye inayo kuna nzuri mzuri poa bora mpya jipya kipya zipi ipi kipi nini aina ina za nayo yote
  bei ngapi kununua nunua uza kuuza mnauza shilingi gharama pesa niko mimi sisi tunataka tunahitaji kama au hapa pia
  sana zaidi si je hata bado ndio lakini kitu vitu bidhaa vingi mingi nyingi mengi wengi juu ndani wacha baada kabla wakati isiyo
  tumia kutumia natumia inatumia itumie nitumie hutumia
  dont doesnt didnt cant wont isnt im ive whats lets hi hello hey kindly pls plz sir asap urgent today tomorrow once again
  always every enough anything everything someone anyone really recommend suggest advise tell ask help around
  huku huko hapo pale kule kwetu kwangu kwake kwao kwenu naweza unaweza inaweza ambayo ambacho mnayo mko uko vipi aje boss bro
  pata kupata napata tupate nipate naeza mnaeza chochote yoyote niaje sasa maze msee buda manze na hiyo iko ka ku`.split(
    /\s+/,
  ),
);

/** What is named behind one of these is not wanted; it is small beside a phrase that begins with it (`bila stima`). */
export const WITHOUT: ReadonlySet<string> = new Set(['without', 'bila']);

/** What a name says that the thing is not, has not or is not for. */
export const UNLIKE =
  /(?<=\S\s+)(?:without|bila|not|siyo|sio|si)\s.*?(?=\s(?:with|yenye|wenye|but|lakini)\s|[,:;(|/]|$)/giu;

/** What a text says that the thing is not for, to the end of the sentence. */
export const DENIED =
  /(?<![\p{L}\p{N}])(?:not (?:for|with)|do not (?:mix|use) (?:it )?with|(?:si|sio|siyo) (?:kwa|ya|za|cha|la|wa)|usichanganye na)\s[^;:!?\n]*?(?=[;:!?\n]|\.(?:\s|$)|\s(?:but|lakini)\s|$)/giu;

/** All that is sold here is for it, so that within a phrase it says nothing: `extend starlink wifi`. */
export const BRAND = 'starlink';
/** What is meant by whoever asks for it alone and has a wish about the price: `cheapest starlink`. */
export const BRAND_MEANS = 'kit';

/** Whom or what one internet serves, behind a number. */
export const COUNTED =
  'people|persons|pax|users|guests|customers|visitors|tenants|students|pupils|learners|workers|employees|staff|members|' +
  'computers|laptops|pcs|machines|devices|phones|rooms|watu|wageni|wateja|wanafunzi|wafanyakazi|kompyuta|simu|vyumba|wasee';

/** What a word or phrase finds beside itself. */
export interface Alternative {
  words: string;
  /** A use or a brand for the whole class tells less than another name of the same thing. */
  isFaint: boolean;
}

interface Line {
  asked: string[];
  found: string[];
  isFaint: boolean;
}

const list = (text: string) =>
  text
    .split(',')
    .map((words) => words.trim())
    .filter(Boolean);

function lineOf(text: string): Line {
  const sign = /[>~]/.exec(text)?.[0];
  const [left = '', right = left] = text.split(/[>~]/);
  return { asked: list(left), found: list(right), isFaint: sign === '~' };
}

const lines = LINES.split('\n')
  .filter((line) => line.trim() !== '')
  .map(lineOf);

/** Of each line whose words are names of one thing, these. */
export const namesOfThings = (): string[][] =>
  lines.filter(({ asked, found }) => asked.join() === found.join()).map(({ asked }) => asked);

/** Every word or phrase of the lines with what it finds beside itself. */
export function alternatives(): Map<string, Alternative[]> {
  const all = new Map<string, Alternative[]>();
  for (const { asked, found, isFaint } of lines) {
    for (const words of asked) {
      const others = found.filter((other) => other !== words).map((other) => ({ words: other, isFaint }));
      all.set(words, [...(all.get(words) ?? []), ...others]);
    }
  }
  return all;
}

/** What is said of a product that costs less than at other times. */
export const REDUCED = 'offer discount sale deal clearance ofa punguzo';

/** What a product is for, in the words of both languages. */
export const USE_NAMES: Readonly<Record<string, string>> = {
  home: 'home nyumbani',
  office: 'office shop business ofisini dukani',
  farm: 'farm shambani',
  school: 'school shuleni',
  vehicle: 'vehicle car gari matatu',
};
