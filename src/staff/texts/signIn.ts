/** Texts of the page to sign in on (docs/product.md, 6.1, to the letter). */
export const signIn = {
  title: 'Welcome Back',
  subtitle: 'Please login to your account',
  tabTitle: 'Login',
  emailOrPhone: 'Email or Phone',
  password: 'Password',
  submit: 'Login',
  busy: 'Logging in...',
  code: 'Code',
  codeHelp: 'Enter the code that your app shows, or a recovery code.',
  back: 'Back',
  failed: 'An unknown error occurred',
  offline: 'You are offline. Check your connection and try again.',
  noCookies: 'This browser keeps no cookies, which signing in needs. Allow them for this site and try again.',
  ended: 'Your session has ended. Sign in to go on where you were.',
  slogan: 'Providing high internet speed from space.',
  backToShop: 'Back to the shop',
} as const;
