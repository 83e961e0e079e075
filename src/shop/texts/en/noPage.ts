/** What is shown in the place of a page that cannot be had, in a document of its own, without the site's program. */
export const noPage = {
  // By the server while it has too many to render.
  busy: {
    title: 'Many people are here right now',
    text: 'This page could not be made in time. Please try again in a few seconds.',
    retry: 'Try again',
  },
  // By the service worker, for one that was never opened on this device.
  offline: {
    title: 'You are offline',
    text: 'This page was not opened on this device before, so there is nothing to show of it yet. It opens by itself when the connection is back.',
    retry: 'Try again',
    seen: 'What you can read now',
  },
} as const;

/** At the top of a page without its program, which does what is pressed or sent there. */
export const noScript = {
  needed:
    'The cart, requests and comments need JavaScript. Without it, please write to us by e-mail or WhatsApp, or call.',
} as const;

/** Texts of what stands at an address without a page. */
export const missing = {
  title: 'There is no page here',
  text: 'The address may be old or mistyped. Everything we sell is in the shop.',
  goHome: 'Go to the home page',
} as const;

/** Texts of the page that an ended session leads to. */
export const auth = {
  title: 'Your session has ended',
  text: 'For your safety you have been signed out. Sign in again to go on where you were.',
  kept: 'What you typed is kept in this browser and will be there when you come back.',
  signIn: 'Sign in again',
  goHome: 'Go to the home page',
} as const;
