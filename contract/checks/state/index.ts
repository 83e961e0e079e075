import type { Check } from '../check';
import { adverts } from './adverts';
import { concurrency, doubleSubmit, putAgain } from './atOnce';
import { comments } from './comments';
import { places } from './counties';
import { createGet } from './createGet';
import { createListed } from './createListed';
import { deactivateHides } from './deactivateHides';
import { deleteGone } from './deleteGone';
import { facets } from './facets';
import { failedWrite } from './failedWrite';
import { fieldsAlone } from './fieldsAlone';
import { fresh } from './fresh';
import { races } from './races';
import { searching } from './searching';
import { sentAgain } from './sentAgain';
import { visits } from './visits';
import { windows } from './windows';
import { filters } from './filters';
import { kiswahili } from './kiswahili';
import { likes, views } from './likesAndViews';
import { missedSearches } from './missedSearches';
import { deleteInUse, duplicateName, rename } from './names';
import { notifications } from './notifications';
import { followed, templates } from './followed';
import { inboxPages, pageBoundary, pagination } from './pagination';
import { proposalDrafts } from './proposalDrafts';
import { proposalLinks } from './proposalLinks';
import { quotes } from './quotes';
import { ratingAggregate } from './ratings';
import { related } from './related';
import { salesFigures } from './salesFigures';
import { summary } from './summary';
import { updateIsolated } from './updateIsolated';
import { updatePersisted } from './updatePersisted';
import { uses } from './uses';
import { versions } from './versions';

/** Group D: what a sequence of calls must lead to, on records of the run's own. */
export const STATE: readonly Check[] = [
  createGet,
  createListed,
  updatePersisted,
  updateIsolated,
  deleteGone,
  deactivateHides,
  failedWrite,
  pagination,
  ratingAggregate,
  likes,
  views,
  comments,
  rename,
  deleteInUse,
  duplicateName,
  adverts,
  quotes,
  concurrency,
  doubleSubmit,
  putAgain,
  pageBoundary,
  filters,
  versions,
  summary,
  inboxPages,
  related,
  kiswahili,
  uses,
  facets,
  notifications,
  followed,
  templates,
  places,
  visits,
  proposalDrafts,
  proposalLinks,
  salesFigures,
  sentAgain,
  searching,
  windows,
  fieldsAlone,
  fresh,
  races,
  // Counts what searches find, which the others look at first.
  missedSearches,
];
