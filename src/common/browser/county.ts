import { stored } from './stored';

/** The id of the county that the visitor named; empty for none. */
export const chosenCounty = stored({
  ...{ area: 'localStorage', key: 'county', plain: true, empty: '' },
  check: String,
  // Where nothing is kept it holds for as long as the page lives.
  inMemory: true,
});
