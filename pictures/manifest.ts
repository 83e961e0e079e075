/**
 * Every picture of the shop: what it shows, in words for those who do not see it, and its size in pixels.
 * The files are made from drawings (placeholders/) today. A picture that replaces one keeps its name and its shape.
 */
import { about } from '../src/lib/messages/en/about';
import { gallery } from '../src/lib/messages/en/gallery';
import { sectors } from '../src/lib/messages/en/sectors';
import { galleryPicture, sitePictureSize, type Sector, type SitePictureName } from '../src/lib/sitePictures';

/** One picture. */
export interface PictureEntry {
  /** Text in place of the picture, English. */
  alt: string;
  width: number;
  height: number;
}

export interface SiteEntry extends PictureEntry {
  /** Widths of the files below public/pictures, ascending. */
  widths: readonly number[];
}

const product = (alt: string): PictureEntry => ({ alt, width: 1600, height: 1200 });
const article = (alt: string): PictureEntry => ({ alt, width: 1600, height: 1067 });

/** Pictures of products, 4:3, made into server/seed/pictures. */
export const productPictures = {
  'standard-dish-front': product('White flat dish on its folding stand, seen from the front, its cable running to the right'),
  'standard-dish-back': product('The back of the dish with its folding stand, the socket for the cable and the mount'),
  'standard-dish-edge': product('Lower corner of the dish from the side: front, seam, rubber foot and stand'),
  'standard-kit-contents': product('Dish on its stand, router and a coil of white cable'),
  'mini-dish-front': product('Small white dish on its stand, seen from the front'),
  'mini-dish-back': product('The back of the small dish, its stand folded out, with the cable'),
  'mini-dish-edge': product('Lower corner of the small dish from the side'),
  'mini-kit-contents': product('Small dish, power supply and a coil of thin cable'),
  'mini-dish-on-rails': product('Small dish lying flat on two rails with round magnets'),
  'mini-dish-in-case': product('Open hard case lined with foam, the small dish inside'),
  'large-dish-front': product('Large flat dish on a steel wedge, seen from the front'),
  'large-dish-back': product('The back of the large dish and the steel wedge that carries it'),
  'large-dish-edge': product('Lower edge of the large dish on the rubber feet of its wedge'),
  'large-kit-contents': product('Large dish on its wedge, router, power supply and a coil of cable'),
  'pole-dish-front': product('Dish on a steel pole with a base plate, a surge protector beside it'),
  'pole-dish-near': product('Dish at the top of a pole, seen from the front'),
  'pole-dish-head': product('The head of the pole from below, with the back of the dish'),
  'business-kit-contents': product('Dish, router, mesh node, two surge protectors and a coil of cable'),
  'older-dish-front': product('Dish of the earlier generation on a mast with four legs'),
  'older-dish-back': product('The back of the earlier dish and its mast'),
  'older-dish-edge': product('The earlier dish from the side'),
  'older-kit-contents': product('Dish of the earlier generation and its tall router'),
  'older-router': product('Tall white router of the earlier generation'),
  'kit-on-red-roof': product('Dish on a red mabati roof, savanna behind'),
  'kit-at-school': product('School block with a red roof and a dish on it'),
  'kit-at-clinic': product('Clinic with a green roof and a dish on it'),
  'kit-at-camp': product('Safari tents at dusk, a dish on a post between them'),
  'kit-on-vehicle': product('Small dish on the roof of a vehicle at dusk'),
  'roof-mount': product('Pivot mount with a steel mast on a piece of red corrugated sheet'),
  'roof-mount-near': product('The plate of the pivot mount with its four sealed screws, close up'),
  'roof-mount-with-dish': product('Dish on the pivot mount, on a piece of red corrugated sheet'),
  'wall-mount': product('Steel arm with a plate on a piece of plastered wall'),
  'wall-mount-near': product('The plate and the bend of the wall arm, close up'),
  'pipe-adapter': product('Dark sleeve with two bolts and a white socket on top'),
  'pipe-adapter-on-pole': product('The adapter clamped on a steel pipe'),
  'ground-pole': product('Base plate of a steel pole with ribs and anchor bolts'),
  'ground-pole-with-dish': product('Ground pole with a dish at its top'),
  'vehicle-mount': product('Two dark rails on four round magnets'),
  'vehicle-mount-with-dish': product('Small dish on the magnetic rails, seen from the side'),
  'sealing-kit': product('Roll of butyl tape, roof screws, washers and a tin'),
  'dish-cable-23': product('Coil of white cable with two weatherproof connectors'),
  'dish-cable-45': product('Thick coil of white cable with two weatherproof connectors'),
  'dish-cable-connector': product('Ribbed weatherproof connector, close up'),
  'ethernet-cable': product('Coil of white network cable with a plug at each end'),
  'ethernet-cable-near': product('Network plug beside the coil, close up'),
  'mini-power-cable': product('Thin white cable with a USB-C plug and a round plug'),
  'mini-power-cable-near': product('The two plugs of the thin cable, close up'),
  'network-plugs': product('Ten network plugs in two rows, dark and pale boots'),
  'network-plug-near': product('One network plug with its contacts, close up'),
  'ethernet-adapter': product('Small white box with a network socket and a short cable'),
  'ethernet-adapter-near': product('The network socket of the adapter, close up'),
  router: product('White router with a dark band, a lamp and the arc and dot'),
  'router-back': product('The back of the router with three network sockets'),
  'router-top': product('The top of the router, close up'),
  'mesh-pair': product('Two white mesh routers side by side'),
  'mesh-pair-apart': product('Two mesh routers, one behind the other'),
  'mesh-node': product('Small white mesh node with a dark band'),
  'mesh-node-back': product('The back of the mesh node with one network socket'),
  'access-point': product('White outdoor access point with two aerials on a bracket'),
  'access-point-near': product('The front of the access point, close up'),
  'battery-box': product('Dark battery box with a pale lid, a handle and four bars of charge'),
  'battery-box-near': product('Display and sockets of the battery box, close up'),
  'solar-set': product('Solar panel on its legs beside a battery box'),
  'solar-panel': product('Solar panel on its folding legs'),
  'solar-panel-near': product('Cells and frame of the solar panel, close up'),
  converter: product('Dark converter with cooling fins and a cable at each end'),
  'router-supply': product('Flat white backup supply with four lamps'),
  'router-supply-in-use': product('Backup supply in front of a mesh node'),
  'travel-case': product('Closed dark hard case with two latches and a handle'),
  'hard-case': product('Long closed hard case'),
  'hard-case-open': product('Long hard case, open, a dish in its foam'),
  'carry-bag': product('Grey carrying bag with a front pocket'),
  'carry-bag-side': product('The carrying bag from the side'),
} as const satisfies Record<string, PictureEntry>;

/** Pictures of articles, 3:2, made into server/seed/pictures. */
export const articlePictures = {
  'scene-roof-red': article('Dish on a red mabati roof, acacias and a mountain behind'),
  'scene-roof-near': article('Dish on its mount on a red mabati roof, close up'),
  'scene-roof-zinc': article('Dish on a galvanised roof at sunrise'),
  'scene-roof-dusk': article('Dish on a green roof after sunset'),
  'scene-roof-blue': article('Dish on a blue roof on a clear day'),
  'scene-vehicle': article('Small dish on the roof of a vehicle in the savanna at dusk'),
  'scene-school': article('School block with a red roof, a flagpole and a dish'),
  'scene-clinic': article('Clinic with a green roof, a water tank and a dish'),
  'scene-farm': article('Rows of a crop, a farm store with a dish, a water tank'),
  'scene-camp': article('Two safari tents at dusk and a dish on a post'),
  'scene-shops': article('Row of shops in the evening with a dish on the roof'),
  'scene-hills': article('Ranges of hills in the morning haze, two acacias in front'),
  'scene-rain': article('House and dish under dark clouds in the rain'),
  'scene-night': article('Dish and house under the stars, the track of a satellite above'),
  'scene-solar': article('Rows of solar panels and a hut with a dish'),
  'scene-energy': article('Power lines across the plain at sunset'),
  'scene-city': article('City at dusk behind a flat roof with a dish'),
  'scene-orbit': article('Satellite above the curve of the Earth'),
  'stage-dish': article('Flat dish on its stand'),
  'stage-sizes': article('Mini dish and standard dish side by side'),
  'stage-large-dish': article('Large dish on its steel wedge'),
  'stage-network': article('Router and mesh node'),
  'stage-cable': article('Coil of white network cable'),
  'stage-connector': article('Weatherproof connector, close up'),
  'stage-roof-mount': article('Pivot mount on a piece of red corrugated sheet'),
  'stage-sealing': article('Butyl tape, roof screws and washers'),
  'stage-pole': article('Base plate of a ground pole'),
  'stage-battery': article('Battery box with four bars of charge'),
  'stage-solar-set': article('Solar panel beside a battery box'),
  'stage-supply': article('Small backup supply in front of a mesh node'),
  'stage-case': article('Open hard case with a small dish in foam'),
} as const satisfies Record<string, PictureEntry>;

const site = (name: SitePictureName, alt: string): [SitePictureName, SiteEntry] => [name, { alt, ...sitePictureSize(name) }];

/** Pictures of the site itself, made into public/pictures; the site knows their sizes, its texts what they show. */
export const sitePictures: Readonly<Record<string, SiteEntry>> = Object.fromEntries([
  site('hero-earth', 'Satellite above the curve of the Earth'),
  site('hero-earth-portrait', 'Satellite above the curve of the Earth'),
  site('collection-banner', 'Satellite in the dark'),
  site('roof-scene', about.picture),
  ...Object.entries(sectors.slides).map(([name, { picture }]) => site(`sector-${name as Sector}`, picture)),
  ...gallery.pictures.map((alt, index) => site(galleryPicture(index), alt)),
]);

export type ProductPictureName = keyof typeof productPictures;
export type ArticlePictureName = keyof typeof articlePictures;
