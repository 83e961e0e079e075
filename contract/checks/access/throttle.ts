import type { Check } from '../check';

const TRIES = 30;

/** C13: guessing passwords is slow. */
export const throttle: Check = {
  id: 'C13',
  name: 'throttle',
  reach: 'load',
  rule: `${TRIES} wrong sign-ins in a row are slowed down with 429 and Retry-After (a remark where they are not), and after that time the right one works again.`,
  run: async (kit) => {
    const from = kit.client.exchanges.length;
    const wasSlowed = () => kit.client.exchanges.slice(from).some(({ status }) => status === 429);
    for (let tried = 0; tried < TRIES && !wasSlowed(); tried += 1) {
      // An account that nobody has, so that nobody is locked out.
      await kit.call('signIn', {
        json: { emailOrPhone: 'nobody-of-the-contract-kit@example.com', password: `guess ${tried}` },
      });
    }
    if (!wasSlowed())
      kit.remark(
        'signIn',
        `${TRIES} wrong sign-ins in a row were not slowed down; limit them by account and by address (429 with Retry-After).`,
      );
    const { exchange } = await kit.sessions.signIn(kit, kit.options.user, kit.options.password);
    kit.expect(exchange, 200, {
      when: 'for the right credentials, after the time that Retry-After says',
      fix: 'Let the limit end when Retry-After says so, and do not lock the account of somebody else for it.',
    });
  },
};
