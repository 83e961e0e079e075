import type { counties as english } from '../en/counties';
import type { Translation } from '../../../common/i18n/translate';

/** Texts of where something is delivered and installed. */
export const counties = {
  label: 'Ni wapi?',
  optional: '(si lazima)',
  choose: 'Chagua kaunti yako',
  delivery: (county) => `Kuleta ${county}`,
  installation: (county) => `Ufungaji ${county}`,
  free: 'bila malipo',
  onRequest: 'uliza bei',
  days: (days) => (days === 0 ? 'siku hiyo hiyo' : `ndani ya siku ${days}`),
  apart: 'Juu ya bei ya bidhaa. Bei utakayopewa itataja kila moja.',
} satisfies Translation<typeof english>;
