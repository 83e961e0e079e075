/** Texts of the page that an ended session leads to. */
export const auth = {
  title: 'Your session has ended',
  text: 'For your safety you have been signed out. Sign in again to go on where you were.',
  kept: 'What you typed is kept in this browser and will be there when you come back.',
  signIn: 'Sign in again',
  goHome: 'Go to the home page',
} as const;
