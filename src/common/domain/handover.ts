/** What one of the site's programs leaves for another: the names by which it is found. */

/** Where a rendered document's data begins, after all that is seen: the service worker parts it there. */
export const HANDOVER_TAG = '<script type="application/json" id="handover">';

/** The element of a staff page's document that says what the server offers. */
export const OFFERS_ID = 'offers';

/** The service worker's cache of what the crew reads on a roof; it goes with the session. */
export const crewShelf = 'crew-1';
