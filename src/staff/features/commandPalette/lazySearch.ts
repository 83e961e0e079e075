import { lazy } from 'react';
import { loadOptional } from '../../../common/browser/chunks';
import { JumpMissing } from './JumpAlone';

/** Fetches the code of the command palette: the search and what it finds. */
export const loadJumpSearch = () =>
  import(/* webpackChunkName: "staff-jump" */ './JumpSearch').then((part) => part.JumpSearch);

/** The search, which comes when it is wanted. */
export const JumpSearch = lazy(() => loadOptional(loadJumpSearch, JumpMissing));
