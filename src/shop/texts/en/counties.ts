/** Texts of where something is delivered and installed. */
export const counties = {
  label: 'Where is it?',
  optional: '(optional)',
  choose: 'Choose your county',
  delivery: (county: string) => `Delivery to ${county}`,
  installation: (county: string) => `Installation in ${county}`,
  free: 'free',
  onRequest: 'on request',
  days: (days: number) => (days === 0 ? 'the same day' : `within ${days} ${days === 1 ? 'day' : 'days'}`),
  apart: 'On top of the goods. Your quotation names each of them.',
} as const;
