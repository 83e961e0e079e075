import { lazy } from 'react';
import { loadOptional } from '../../../common/browser/chunks';
import { PaletteMissing } from './PaletteAlone';

/** Fetches the code of the command palette: the search and what it finds. */
export const loadPaletteSearch = () =>
  import(/* webpackChunkName: "staff-command-palette" */ './PaletteSearch').then((part) => part.PaletteSearch);

/** The search, which comes when it is wanted. */
export const PaletteSearch = lazy(() => loadOptional(loadPaletteSearch, PaletteMissing));
