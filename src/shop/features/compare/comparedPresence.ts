import { storedText, useStored } from '../../../common/browser/stored';

/** The text alone: every page asks whether there is one, and what it says compared.ts knows. */
const comparedText = storedText({ area: 'localStorage', key: 'comparedProducts' });

/** Whether products to compare are kept in this browser. */
export const useHasCompared = (): boolean => useStored(comparedText) !== '';
