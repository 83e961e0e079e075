import { business } from './business';

/** Half the width and height of the map that is shown first, degrees: about 1.1 km by 0.6 km around the place. */
const HALF_WIDTH = 0.005;
const HALF_HEIGHT = 0.0028;
const ZOOM = 17;

const [latitude = 0, longitude = 0] = business.position;
/** Five decimals are a metre; without it sums of fractions would show. */
const degrees = (value: number) => value.toFixed(5);

/** Calls the business on a phone. */
export const phoneLink = `tel:${business.phone.replace(/[^+0-9]/g, '')}`;
export const mailLink = `mailto:${business.email}`;
/** The place on a page of OpenStreetMap. */
export const mapLink = `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=${ZOOM}/${latitude}/${longitude}`;
/** OpenStreetMap's own map for a frame; the content policy lets this origin in (server/pages/policyHeaders.ts). */
export const mapFrame = `https://www.openstreetmap.org/export/embed.html?bbox=${[
  longitude - HALF_WIDTH,
  latitude - HALF_HEIGHT,
  longitude + HALF_WIDTH,
  latitude + HALF_HEIGHT,
]
  .map(degrees)
  .join('%2C')}&layer=mapnik&marker=${latitude}%2C${longitude}`;
