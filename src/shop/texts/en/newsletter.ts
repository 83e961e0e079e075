/** Texts of the newsletter's form. */
export const newsletter = {
  placeholder: 'you@example.com',
  submit: 'Get updates',
  done: 'Thank you. The next issue comes to you.',
  invalid: 'Enter an email address such as name@example.com.',
  failed: 'Your address could not be saved. Please try again.',
  closed: 'Subscriptions are closed at the moment.',
};
