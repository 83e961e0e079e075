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
import { runPart, type Trial } from './support/part';

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
  uploads,
  injection,
};
/** These need shops of their own. */
const APART: Readonly<Record<string, (trial: Trial) => Promise<void>>> = { limits, scripts: storedScripts };

runPart(async (trial) => {
  const chosen = <T>(tries: Readonly<Record<string, T>>) =>
    Object.entries(tries).flatMap(([name, attempt]) => (trial.only.test(name) ? [attempt] : []));
  const shared = chosen(TRIES);
  if (shared.length > 0) {
    const shop = await openAttackedShop(trial);
    for (const attempt of shared) await attempt(trial, shop);
  }
  for (const attempt of chosen(APART)) await attempt(trial);
});
