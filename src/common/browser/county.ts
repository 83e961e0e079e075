import { storedText } from './stored';

/** The id of the county that the visitor named; empty for none. Where nothing is kept it holds for as long as the page lives. */
export const chosenCounty = storedText({ area: 'localStorage', key: 'county', inMemory: true });
