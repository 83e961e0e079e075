/** Texts of what could not be delivered. */
export const notices = {
  title: 'Not delivered',
  recipient: 'To',
  what: 'What',
  kinds: {
    request: { push: 'New request, push', email: 'New request, e-mail' },
    receipt: { push: 'Receipt, push', email: 'Receipt, e-mail' },
  },
  reason: 'What the other side said',
  attempts: 'Tries',
  when: 'Given up',
  actions: 'Actions',
  open: 'Open request',
  retry: 'Retry',
  retryTo: (recipient: string) => `Retry: ${recipient}`,
  retried: 'It is tried again now.',
  none: 'Everything was delivered',
  noneText: 'What cannot be delivered after several tries appears here, for 30 days.',
  failed: 'This could not be loaded.',
  notOffered: 'This server does not offer this',
  notOfferedText: 'It says nothing of what could not be delivered.',
  allProducts: 'All products',
} as const;
