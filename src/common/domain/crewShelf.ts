/** The service worker's cache of what the crew reads on a roof; it goes with the session. */
export const crewShelf = 'crew-1';
