/** Texts of what the service worker shows for a page that was never opened on this device. */
export const offlinePage = {
  title: 'You are offline',
  text: 'This page was not opened on this device before, so there is nothing to show of it yet. It opens by itself when the connection is back.',
  retry: 'Try again',
  seen: 'What you can read now',
} as const;
