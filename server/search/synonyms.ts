/**
 * What people call things. One line for each thing, words between commas, a phrase counts as one word:
 *
 *     pole, mast, nguzo               each of these finds the others
 *     starlink ~ kit                  the left finds the right as well, faintly: a use, or a brand for the whole class
 *     bando, data bundles > kit       the left finds the right as well
 *
 * English, Kiswahili and Sheng. Case, marks, plurals and the endings -ni and ma- of Kiswahili are taken care of.
 * A changed line holds from the next start of the server on.
 */
const LINES = `
dish, antenna, aerial, dishi, sahani, satellite dish, parabola, ungo
dish, antenna, dishi, terminal ~ kit
satellite, setilaiti, setalaiti, sateliti
satellite, satellite internet, space internet ~ kit
generator, jenereta ~ solar, battery
starlink, star link, vsat, spacex, elon, musk, oneweb, kuiper, viasat, hughesnet, konnect ~ kit, dish
internet, intaneti, mtandao, net, data, broadband, online, network, connection, mtandaoni, neti, bando, bundle, bundles, fibre, safaricom, zuku, faiba, airtel, isp ~ kit, router
kit, set, package, pakiti, seti, bundle kit, full set, complete set
gen 3, generation 3, gen3, v3, third generation
gen 2, generation 2, gen2, v2, second generation

cable, cord, lead, wire, waya, kebo, nyaya, kamba
ethernet, lan, network cable, cat 6, cat6, cat 5, cat5, cat5e, patch cable, utp, internet cable, net cable
rj45, network plug, lan plug, crimp connector, modular plug
connector, plug, jack, kiunganishi, viunganishi, plagi
adapter, adaptor, adapta, converter, dongle
extension, longer, extend, refu ~ cable
replacement, spare, mbadala, spea, spare part

router, modem, ruta, rauta, access point, hotspot, mifi, kipanga njia, gateway
wifi, waifai, wayafai, wireless, wlan, wi fi ~ router, mesh
wifi, wireless, waifai
mesh, repeater, extender, booster, range extender, wifi extender, wifi booster, signal booster, coverage
signal, mawimbi, reception

mount, bracket, stand, holder, holding, kishikio, stendi, mounting, fixing, clamp, tripod
pole, mast, post, nguzo, mlingoti, pipe, bomba, tube
roof, paa, dari, rooftop
mabati, bati, iron sheet, iron sheets, corrugated
wall, ukuta, kuta, gable
ground, ardhi, chini, yard, compound, garden, plot
seal, sealing, sealant, butyl, waterproof, leak, vuja, kuvuja, inavuja, leakage, silicone, silikoni
screw, bolt, skrubu, parafujo, msumari, nail
washer, neoprene, gasket
tape, tepu, utepe
tool, tools, zana, vifaa
drill, spanner, wrench, screwdriver ~ tool
magnet, magnetic, sumaku

power, electricity, umeme, stima, nguvu ya umeme, mains, kplc, current, nguvu
power ~ battery
power cut, power cuts, blackout, black out, outage, outages, load shedding, stima kupotea, umeme kukatika, kukatika, kupotea, rationing ~ battery, backup
backup, back up, ups, inverter, uninterruptible, mini ups, standby ~ battery, supply
battery, betri, accumulator, beteri, powerbank, power bank, lithium, lifepo4, power station
solar, sola, sun power, jua, sun, panel, photovoltaic, pv, sunlight, off grid, offgrid, paneli
inverter, converter, dc, step up, booster cable, inverta, konvata ~ converter
charger, chaja, psu, power supply, power adapter, power brick, adapter ya umeme, charging, chaji
surge, lightning, radi, spike, thunder, protector
usbc, usb type c, type c, usb

case, box, sanduku, suitcase, pelican, cover
bag, begi, mfuko, mkoba, backpack, rucksack, carrier
bag, begi, mfuko, mkoba ~ case
travel, safari, safiri, trip, tour, camping, camp, kambi, outdoor, expedition, travelling, tourism, utalii, journey
portable, small, mini, mobile, compact, ndogo, kadogo, light, lightweight, movable
vehicle, car, gari, truck, lorry, matatu, van, land cruiser, landcruiser, jeep, bus, basi, nganya, mathree, motor, ndinga, mkoko, moti, pickup, landrover, land rover, caravan, rv, 4x4, prado, overland
boat, mashua, ship, meli, ferry ~ vehicle, portable
motorbike, boda, bodaboda, boda boda, pikipiki, nduthi ~ portable, mini

farm, shamba, ranch, farming, kilimo, agriculture, greenhouse, dairy, farmer, mkulima, mashamba, ng'ombe, cattle, remote, village, kijiji, rural, ushago, ocha, shags, mashinani, upcountry, gicagi ~ standard kit
home, house, nyumba, family, apartment, flat, keja, bungalow, household, residential, familia, digs, mtaa, estate, mtaani, boma ~ standard kit
school, shule, skuli, college, university, chuo, students, classroom, wanafunzi, darasa, shuleni, institution, academy, laboratory
clinic, hospital, dispensary, hospitali, zahanati, kliniki, health, afya, medical, chemist, doctor, duka la dawa
lodge, hotel, hoteli, resort, guesthouse, airbnb, bnb, guest house, restaurant, bar
business, office, ofisi, biashara, company, shop, enterprise, duka, kampuni, hustle, biz, commercial, work, kazi, cyber, cybercafe, kiosk, kibanda, mpesa ~ business kit, standard kit
church, kanisa, mosque, msikiti, ngo, charity ~ standard kit, high performance kit
large, big, kubwa, fast, faster, high speed, speed, haraka, kasi, powerful, best, strong, many users, heavy use, gaming, streaming, netflix ~ high performance
events, event, wedding, harusi, market, festival ~ mini kit, portable
used, second hand, secondhand, refurbished, mtumba, pre owned, renewed, imetumika, reconditioned
old ~ refurbished
cheap, rahisi, nafuu, budget, affordable, discount, offer, ofa, sale ~ refurbished, mini kit
install, installation, fitting, setup, fix, weka, kuweka, funga, kufunga, ufungaji, fundi, technician, installer
repair, rekebisha, kurekebisha, maintenance, tengeneza, matengenezo, service, clean, care
warranty, guarantee, waranti, dhamana
rain, mvua, storm, weather, hali ya hewa, cloud, mawingu
animal, rat, panya, goat, mbuzi, monkey
tree, mti, miti, obstruction, view of the sky, open sky, sky, anga
stone, mawe, jiwe, brick, concrete, thick wall, thick walls
`;

/** Words that say nothing of what is looked for: articles and the like, asking, buying, and where everything is sold. */
export const SMALL_WORDS: ReadonlySet<string> = new Set(
  `a an the of for with and or to in on at by from is are be it its this that these those my our your his her their me
  i we you us do does did can could would should will have has had get got need needs want wants looking look find
  search show give how what which where when who why there here any some please good nice not
  buy buying order purchase price prices cost costs much kenya nairobi kes ksh shilling shillings
  ya wa na kwa za la cha vya ni katika kwenye hii hiyo ile huu hizo yangu wangu langu changu zangu yako yetu wetu
  nataka natafuta nahitaji tafadhali ninataka nipe naomba nina iko wapi gani yenye wenye inayo kuna nzuri poa ile
  bei ngapi kununua nunua uza kuuza shilingi gharama pesa niko mimi sisi tunataka tunahitaji kama au hapa pia sana
  si je ina za nayo`.split(/\s+/),
);

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

/** Every word or phrase of the lines with what it finds beside itself. */
export function alternatives(lines: string = LINES): Map<string, Alternative[]> {
  const all = new Map<string, Alternative[]>();
  for (const { asked, found, isFaint } of lines
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map(lineOf)) {
    for (const words of asked) {
      const others = found.filter((other) => other !== words).map((other) => ({ words: other, isFaint }));
      all.set(words, [...(all.get(words) ?? []), ...others]);
    }
  }
  return all;
}
