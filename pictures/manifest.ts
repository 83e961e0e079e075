/**
 * Every picture of the shop: what it shows, in words for those who do not see it, and the master it is made from
 * (masters/<name>.jpg, rendered by render.ts). make.ts turns them into the files that are served.
 */
import { about } from '../src/shop/texts/en/about';
import { gallery } from '../src/shop/texts/en/gallery';
import { sectors } from '../src/shop/texts/en/sectors';
import { galleryPicture, sitePictureSize, type Sector, type SitePictureName } from '../src/common/domain/sitePictures';

/**
 * None of them is a photograph of somebody's installation: the API says so of each, the gallery's page of all, and above
 * each one in its full-screen view. A product's page does not repeat it under the price.
 */
export const CREDIT = 'Rendered for this site';

/** One picture. */
export interface PictureEntry {
  /** Text in place of the picture, English. */
  alt: string;
  /** A line that stands beside it. */
  caption?: string;
  /** Name of its master where that is another one. */
  master?: string;
}

/** A picture of the site, made in fixed sizes. */
export interface SiteEntry extends PictureEntry {
  width: number;
  height: number;
  /** Widths of its files, ascending. */
  widths: readonly number[];
}

/** Pictures of products, 4:3. */
export const productPictures = {
  'standard-dish-front': {
    alt: 'White flat dish on its folding stand, seen from the front, its cable running to the right',
  },
  'standard-dish-back': { alt: 'The back of the dish with its folding stand and the socket for the cable' },
  'standard-dish-edge': { alt: 'Lower corner of the dish from the side: front, seam, rubber foot and stand' },
  'standard-kit-contents': { alt: 'Dish on its stand, router and a coil of white cable' },
  'mini-dish-front': { alt: 'Small white dish on its stand, seen from the front' },
  'mini-dish-back': { alt: 'The back of the small dish, its stand folded out, with the cable' },
  'mini-dish-edge': { alt: 'Lower corner of the small dish from the side' },
  'mini-kit-contents': { alt: 'Small dish, power supply and a coil of thin cable' },
  'mini-dish-on-rails': { alt: 'Small dish lying flat on two rails with round magnets' },
  'mini-dish-in-case': { alt: 'Open hard case lined with foam, the small dish inside' },
  'large-dish-front': { alt: 'Large flat dish on a steel wedge, seen from the front' },
  'large-dish-back': { alt: 'The back of the large dish and the steel wedge that carries it' },
  'large-dish-edge': { alt: 'Lower edge of the large dish on the rubber feet of its wedge' },
  'large-kit-contents': { alt: 'Large dish on its wedge, router, power supply and a coil of cable' },
  'pole-dish-front': { alt: 'Dish on a steel pole with a base plate' },
  'pole-dish-near': { alt: 'Dish at the top of a pole, seen from the front' },
  'pole-dish-head': { alt: 'The head of the pole from below, with the back of the dish' },
  'business-kit-contents': { alt: 'Dish, router, mesh node, two surge protectors and a coil of cable' },
  'older-dish-front': { alt: 'Dish of the earlier generation on a mast with four legs' },
  'older-dish-back': { alt: 'The back of the earlier dish and its mast' },
  'older-dish-edge': { alt: 'The earlier dish from the side' },
  'older-router': { alt: 'Tall white router of the earlier generation' },
  'kit-on-red-roof': {
    alt: 'Dish on its mount on a red mabati roof',
    caption: 'In use on a mabati roof',
    master: 'roof-red-near',
  },
  'kit-at-school': {
    alt: 'School block with a dish on its roof',
    caption: 'In use at a school',
    master: 'school-noon',
  },
  'kit-at-clinic': { alt: 'Clinic with a green roof and a dish', caption: 'In use at a clinic', master: 'clinic-day' },
  'kit-at-camp': {
    alt: 'Safari tents at dusk, a dish on a post between them',
    caption: 'In use at a camp',
    master: 'camp-dusk',
  },
  'kit-on-vehicle': {
    alt: 'Small dish on the roof of a vehicle in the savanna',
    caption: 'In use on a vehicle',
    master: 'vehicle-near',
  },
  'roof-mount': { alt: 'Pivot mount with a steel mast on a piece of red corrugated sheet' },
  'roof-mount-near': { alt: 'The plate of the pivot mount with its four sealed screws, close up' },
  'roof-mount-with-dish': { alt: 'Dish on the pivot mount, on a piece of red corrugated sheet' },
  'wall-mount': { alt: 'Steel arm with a plate on a piece of plastered wall' },
  'wall-mount-near': { alt: 'The plate and the bend of the wall arm, close up' },
  'pipe-adapter': { alt: 'Dark sleeve with two bolts and a white socket on top' },
  'pipe-adapter-on-pole': { alt: 'The adapter clamped on a steel pipe' },
  'ground-pole': { alt: 'Base plate of a steel pole with ribs and anchor bolts' },
  'ground-pole-with-dish': { alt: 'Ground pole with a dish at its top' },
  'vehicle-mount': { alt: 'Two dark rails on four round magnets' },
  'vehicle-mount-with-dish': { alt: 'Small dish on the magnetic rails, seen from the side' },
  'sealing-kit': { alt: 'Roll of butyl tape, roof screws, washers and a tin' },
  'dish-cable-23': { alt: 'Coil of white cable with two weatherproof connectors' },
  'dish-cable-45': { alt: 'Thick coil of white cable with two weatherproof connectors' },
  'dish-cable-connector': { alt: 'Ribbed weatherproof connector, close up' },
  'ethernet-cable': { alt: 'Coil of network cable with a plug at each end' },
  'mini-power-cable': { alt: 'Thin white cable with a USB-C plug and a round plug' },
  'network-plugs': { alt: 'Ten network plugs in two rows, dark and pale boots' },
  'ethernet-adapter': { alt: 'Small white box with a network socket and a short cable' },
  router: { alt: 'White router with a dark band and a lamp' },
  'router-in-use': {
    alt: 'Router on a shelf in front of a wall of dressed stone',
    caption: 'In use in a house of stone',
    master: 'room-stone',
  },
  'node-in-use': {
    alt: 'Mesh node on a desk beside a laptop, somebody at the shelves behind',
    caption: 'In use in an office',
    master: 'room-office',
  },
  'router-back': { alt: 'The back of the router with three network sockets' },
  'router-and-node': { alt: 'Mesh router and mesh node side by side' },
  'mesh-pair': { alt: 'Two white mesh routers side by side' },
  'mesh-node': { alt: 'Small white mesh node with a dark band' },
  'mesh-node-back': { alt: 'The back of the mesh node with one network socket' },
  'access-point': { alt: 'White outdoor access point with two aerials on a bracket' },
  'battery-box': { alt: 'Dark battery box with a pale lid, a handle and four bars of charge' },
  'battery-box-near': { alt: 'Display and sockets of the battery box, close up' },
  'battery-in-use': { alt: 'Battery box with its cable beside a router' },
  'solar-set': { alt: 'Solar panel on its legs beside a battery box' },
  'solar-panel': { alt: 'Solar panel on its folding legs' },
  'solar-panel-near': { alt: 'Cells and frame of the solar panel, close up' },
  converter: { alt: 'Dark converter with cooling fins and a cable at each end' },
  'router-supply': { alt: 'Flat white backup supply with four lamps' },
  'router-supply-in-use': { alt: 'Backup supply in front of a mesh node' },
  'power-supply': { alt: 'Dark power supply with its cord and a three-pin mains plug' },
  'travel-case': { alt: 'Closed dark hard case with two latches and a handle' },
  'hard-case': { alt: 'Long closed hard case' },
  'hard-case-open': { alt: 'Long hard case, open, a dish in its foam' },
  'carry-bag': { alt: 'Grey carrying bag with a front pocket' },
} as const satisfies Record<string, PictureEntry>;

/** Pictures of articles, 3:2. */
export const articlePictures = {
  'article-roof-red': { alt: 'Dish on a red mabati roof, acacias and hills behind', master: 'roof-red-day' },
  'article-roof-near': { alt: 'Dish on its mount on a red mabati roof, close up', master: 'roof-red-near' },
  'article-roof-zinc': { alt: 'Dish on a galvanised roof at sunrise', master: 'roof-zinc-dawn' },
  'article-roof-dusk': { alt: 'Dish on a green roof after sunset', master: 'roof-green-dusk' },
  'article-roof-blue': { alt: 'Dish on a blue roof on a clear day', master: 'roof-blue-noon' },
  'article-rain': { alt: 'Dish on a wet roof under dark clouds', master: 'roof-rain' },
  'article-hills': { alt: 'Ranges of hills in the morning haze, a dish on a post in front', master: 'hills-morning' },
  'article-open-sky': { alt: 'Dish on a pole between trees, the sky above it free', master: 'open-sky' },
  'article-night': { alt: 'House with a lit window and a dish under the stars', master: 'night-stars' },
  'article-school': { alt: 'School block with a dish on its roof', master: 'school-noon' },
  'article-school-yard': { alt: 'Veranda of a school, a dish on the red roof', master: 'sector-education' },
  'article-clinic': { alt: 'Clinic with a green roof, a water tank and a dish', master: 'clinic-day' },
  'article-city': { alt: 'City at dusk behind a roof with a dish', master: 'city-dusk' },
  'article-farm': { alt: 'Rows of a crop at sunrise, a farm store with a dish', master: 'farm-dawn' },
  'article-farm-rows': { alt: 'Rows of a crop beside a farm store with a dish', master: 'sector-agriculture' },
  'article-solar': { alt: 'Rows of solar panels and a hut with a dish', master: 'solar-noon' },
  'article-pylons': {
    alt: 'Solar panels, a hut with a dish and power lines across the plain',
    master: 'sector-energy',
  },
  'article-camp': { alt: 'Two safari tents at dusk and a dish on a post', master: 'camp-dusk' },
  'article-vehicle': { alt: 'Small dish on the roof of a vehicle in the savanna', master: 'vehicle-savanna' },
  'article-shops': { alt: 'Row of shops in the evening with a dish on the roof', master: 'shops-dusk' },
  'article-stone-room': { alt: 'Router on a shelf in front of a wall of dressed stone', master: 'room-stone' },
  'article-orbit': { alt: 'Satellite above the curve of the Earth', master: 'orbit-day' },
  'article-coverage': { alt: 'Dish on a dark hill, above it the track of a satellite', master: 'coverage-night' },
  'article-dish': { alt: 'Flat dish on its stand', master: 'standard-dish-front' },
  'article-sizes': { alt: 'Mini dish and standard dish side by side', master: 'mini-and-standard' },
  'article-large-dish': { alt: 'Large dish on its steel wedge', master: 'large-dish-front' },
  'article-network': { alt: 'Router and mesh node', master: 'router-and-node' },
  'article-cable': { alt: 'Coil of network cable', master: 'ethernet-cable' },
  'article-connector': { alt: 'Weatherproof connector, close up', master: 'dish-cable-connector' },
  'article-roof-mount': { alt: 'Pivot mount on a piece of red corrugated sheet', master: 'roof-mount' },
  'article-sealing': { alt: 'Butyl tape, roof screws and washers', master: 'sealing-kit' },
  'article-pole': { alt: 'Base plate of a ground pole', master: 'ground-pole' },
  'article-battery': { alt: 'Battery box with four bars of charge', master: 'battery-box' },
  'article-solar-set': { alt: 'Solar panel beside a battery box', master: 'solar-set' },
  'article-supply': { alt: 'Small backup supply in front of a mesh node', master: 'router-supply-in-use' },
  'article-case': { alt: 'Open hard case with a small dish in foam', master: 'mini-dish-in-case' },
} as const satisfies Record<string, PictureEntry>;

/** Masters of the gallery, in the order of its texts. */
const galleryMasters = [
  'roof-red-day',
  'villa-day',
  'school-noon',
  'roof-zinc-dawn',
  'wall-plaster',
  'camp-dusk',
  'solar-noon',
  'clinic-day',
  'roof-rain',
  'hills-morning',
  'vehicle-savanna',
  'roof-green-dusk',
  'farm-dawn',
  'room-stone',
  'villa-dusk',
  'pole-compound',
  'night-stars',
  'shops-dusk',
  'roof-blue-noon',
  'site-dusk',
  'camp-dawn',
];

const site = (name: SitePictureName, alt: string, master: string = name): [SitePictureName, SiteEntry] => [
  name,
  { alt, master, ...sitePictureSize(name) },
];

/** Pictures of the site itself; the site knows their sizes, its texts what they show. */
export const sitePictures: Readonly<Record<string, SiteEntry>> = Object.fromEntries([
  site('hero-earth', 'Satellite above the curve of the Earth'),
  // The picture of link previews (src/shop/app/documentHead.ts) with the shop's sign (icons.ts); no page shows it.
  ['og-default', { alt: 'Satellite above the curve of the Earth', width: 1200, height: 630, widths: [1200] }],
  site('collection-banner', 'Satellite in the dark'),
  site('roof-scene', about.picture, 'about-roof'),
  ...Object.entries(sectors.slides).map(([name, { picture }]) => site(`sector-${name as Sector}`, picture)),
  ...gallery.pictures.map((alt, index) => site(galleryPicture(index), alt, galleryMasters[index])),
]);
