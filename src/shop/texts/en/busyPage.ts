/** Texts of what the server shows in the place of a page while it has too many to make. */
export const busyPage = {
  title: 'Many people are here right now',
  text: 'This page could not be made in time. Please try again in a few seconds.',
  retry: 'Try again',
} as const;
