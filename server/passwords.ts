import { hash, verify } from '@node-rs/argon2';
import { Semaphore } from './semaphore';

/** argon2id as OWASP's password storage cheat sheet has it: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const AT_ONCE = 2;
const LONGEST_QUEUE = 50;

const places = new Semaphore(AT_ONCE, LONGEST_QUEUE);
/** What a sign-in of an unknown user is compared with, so that it takes the same time. */
let decoy: Promise<string> | undefined;

export function hashPassword(password: string): Promise<string> {
  return places.run(() => hash(password, COST));
}

/**
 * @param stored null for an unknown user: takes as long and is false
 * @throws ApiError 503 when too many wait already
 */
export async function verifyPassword(stored: string | null, password: string): Promise<boolean> {
  decoy ??= hash('a password that nobody has', COST);
  decoy.catch(() => (decoy = undefined));
  const expected = stored ?? (await decoy);
  const matches = await places.run(() => verify(expected, password));
  return matches && stored !== null;
}
