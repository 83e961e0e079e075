/**
 * `npm run prove -- attack`: what a stranger, or a member of the staff who means harm, may try against the built server
 * and whoever looks at its pages. Every aim is none.
 */
import { injection } from './attack/injection';
import { limits } from './attack/limits';
import { smuggling } from './attack/messages';
import { forgedRequests, otherOrigins, poisoning, redirects, traversal } from './attack/origins';
import { revocation } from './attack/revocation';
import { openAttackedShop, type AttackedShop } from './attack/shop';
import { storedScripts } from './attack/stored';
import { timing } from './attack/timing';
import { tokensMatrix } from './attack/tokens';
import { uploads } from './attack/uploads';
import { orSkipped, runPart, type Trial } from './support/part';

/** By the names that `--only` chooses from; these share one shop. */
const TRIES: Readonly<Record<string, (trial: Trial, shop: AttackedShop) => Promise<void>>> = {
  timing,
  tokens: tokensMatrix,
  'forged requests': forgedRequests,
  revocation,
  smuggling,
  poisoning,
  'other origins': otherOrigins,
  redirects,
  traversal,
  scripts: storedScripts,
  uploads,
  injection,
};
/** Pages of lists hold many, so that fewer have to be opened. */
const LONG_LISTS = { PAGE_SIZE_PRODUCTS: '100', PAGE_SIZE_ARTICLES: '100', PAGE_SIZE_QUOTATIONS: '100' };

runPart(async (trial) => {
  const chosen = Object.entries(TRIES).filter(([name]) => trial.only.test(name));
  if (chosen.length > 0) {
    const shop = await openAttackedShop(trial, LONG_LISTS);
    for (const [name, attempt] of chosen) await orSkipped(trial, name, () => attempt(trial, shop));
  }
  // Their shops are other ones, which a sample has no time to start.
  if (!trial.sample && trial.only.test('limits')) await limits(trial);
});
