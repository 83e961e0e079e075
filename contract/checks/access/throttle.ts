import { waitOf } from '../../http/traffic';
import { summary } from '../../run/answers';
import type { Kit } from '../../run/kit';
import { faultOf } from '../browser/cors';
import type { Check } from '../check';

const TRIES = 30;
const FIX = 'Let the limit end when Retry-After says so, and do not lock the account of somebody else for it.';

/** C13: guessing passwords is slow. */
export const throttle: Check = {
  id: 'C13',
  name: 'throttle',
  reach: 'load',
  rule: `${TRIES} wrong sign-ins in a row are slowed down with 429 and Retry-After (a remark where they are not), after that time the right one works again, and pages of an origin that is let in may read the 429.`,
  run: async (kit) => {
    const from = kit.client.exchanges.length;
    const wasSlowed = () => kit.client.exchanges.slice(from).some(({ status }) => status === 429);
    for (let tried = 0; tried < TRIES && !wasSlowed(); tried += 1) {
      // An account that nobody has, so that nobody is locked out.
      await kit.call('signIn', {
        json: { emailOrPhone: 'nobody-of-the-contract-kit@example.com', password: `guess ${tried}` },
        headers: { origin: kit.options.origin },
      });
    }
    if (!wasSlowed())
      kit.remark(
        'signIn',
        `${TRIES} wrong sign-ins in a row were not slowed down; limit them by account and by address (429 with Retry-After).`,
      );
    readableByPages(kit, from);
    const { exchange } = await kit.sessions.signIn(kit, kit.options.user, kit.options.password);
    const due = { when: 'for the right credentials, after the time that Retry-After says', fix: FIX };
    if (exchange.status === 429 && waitOf(exchange) !== null)
      kit.fail(exchange, { expected: `200 ${due.when}`, got: summary(exchange), fix: FIX });
    else kit.expect(exchange, 200, due);
  },
};

/** Where other answers of these let a page in, the refusal does too: else it reads as a broken network. */
function readableByPages(kit: Kit, from: number): void {
  const answers = kit.client.exchanges.slice(from);
  const slowed = answers.find(({ status }) => status === 429);
  const fault =
    slowed && answers.some((answer) => answer.status === 400 && !faultOf(kit, answer)) && faultOf(kit, slowed);
  if (slowed && fault)
    kit.fail(slowed, {
      expected: `${fault.expected} with 429`,
      got: fault.got,
      fix: 'Set the CORS headers before requests are counted, so that a 429 has them too.',
      root: 'cors',
      pointer: '/info/description',
    });
}
