/** Products of the demo shop that journeys speak of (server/seed/data). Prices in shillings. */
export const miniKit = {
  name: 'Mini Kit, Portable Dish with USB-C Power Cable for Vehicles and Safaris',
  kiswahili: 'Seti ya Mini: dishi dogo la kubeba lenye waya wa umeme wa USB-C, kwa magari na safari',
  price: 27_900,
  before: 31_000,
};
export const standardKit = { name: 'Standard Kit Gen 3 with Router and 15 m Cable', price: 49_400 };
export const meshPair = { name: 'Mesh Router Gen 3, Pack of Two for Two-Storey Houses', price: 31_500 };
/** On the first page of what the shop recommends, like the two kits and the safari kit. */
export const ethernetCable = {
  name: 'Ethernet Cable, Outdoor, UV-Resistant, 45 m',
  kiswahili: 'Waya wa Ethernet wa nje, unaostahimili jua, m 45',
  price: 8_750,
  stock: 37,
};
export const sealingKit = { name: 'Sealing Kit for Mabati Roofs: Butyl Tape, Washers and 65 mm Screws', price: 1_850 };
export const routerGen3 = { name: 'Router Gen 3, Tri-Band, Wi-Fi 6', price: 18_900 };
/** On the first page of the newest. */
export const travelCase = {
  name: 'Travel Case for the Mini Kit',
  kiswahili: 'Mkoba wa safari wa seti ya Mini',
  price: 12_300,
  stock: 16,
};
export const safariKit = { name: 'Safari Kit: Mini Dish, Magnetic Mount and Travel Case', price: 54_000, stock: 8 };
export const hardCase = { name: 'Hard Case for the Standard Kit', price: 16_100 };
export const accessPoint = { name: 'Outdoor Access Point for Compounds and Market Stalls', price: 24_500 };
export const vehicleMount = { name: 'Magnetic Vehicle Mount for the Mini Dish', price: 14_500 };
/** Its advert is over. */
export const solarSet = { name: 'Battery and Solar Set, 1.2 kWh, for Sites without Grid Power' };
/** Out of stock, with two pictures. */
export const wallMount = { name: 'Wall Mount, Long, Galvanised', price: 6_400 };
/** Out of stock. Journeys in a shop of their own take its picture away. */
export const routerSupply = { name: 'Router Power Supply, 120 W', price: 5_600 };
/** The newest article, with five pictures, and one of the second page; titles of the demo data. */
export const mabatiRoof = {
  title: 'How to mount a dish on a mabati roof without leaks',
  kiswahili: 'Jinsi ya kufunga dishi kwenye paa la mabati bila kuvuja',
  pictures: 5,
  picture: 'Dish on a red mabati roof, acacias and hills behind',
  tags: ['installation', 'mabati', 'maintenance'],
  category: 'Mounts',
};
export const powerCuts = { title: 'Power for satellite internet during outages' };
/** In English only. */
export const rainFade = { title: 'Rain fade: what the long rains do to the signal' };
/** All articles, and how they are cut into pages. */
export const ARTICLES = 14;
export const ARTICLES_A_PAGE = 9;
/** All that is on sale, and how it is cut into pages. */
export const PRODUCTS = 30;
export const PAGE_SIZE = 12;

/** `KES 1,234.50`, as the shop writes it. */
export const kes = (shillings: number) => `KES ${inWords(shillings)}`;
/** `Ksh 1,234.50`, as the product page writes it. */
export const ksh = (shillings: number) => `Ksh ${inWords(shillings)}`;

function inWords(shillings: number): string {
  const [whole = '', cents = ''] = shillings.toFixed(2).split('.');
  return `${whole.replace(/\B(?=(\d{3})+$)/g, ',')}.${cents}`;
}

/** Whom the business serves, in the order of its pages. */
export const SECTORS = [
  'Agriculture',
  'Construction',
  'Education',
  'Energy and Utilities',
  'Financial Services',
  'Retail and Hospitality',
];
