/** What is said beneath each form that takes personal data; a link to the privacy page follows. */
export const consent = {
  contact: 'We use these details only to answer you.',
  newsletter: 'We use your address only for this letter.',
  rating: 'Your rating and comment appear with the product, without your name.',
  privacy: 'How we handle your data',
} as const;
