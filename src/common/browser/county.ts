import { storedText } from './stored';

/** The id of the county that the visitor named; empty for none. */
export const chosenCounty = storedText({ area: 'localStorage', key: 'county' });
