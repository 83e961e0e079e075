import { AsyncLocalStorage } from 'node:async_hooks';
import type { Exchange } from '../http/exchange';
import { RunEnded } from '../http/traffic';
import { summary } from './answers';
import { CannotJudge, endsAll, NotOffered } from './cannotJudge';
import type { Kit } from './kit';

/** What a part was answered last, of those that go on beside each other. */
const parts = new AsyncLocalStorage<{ answered?: Exchange }>();

/** Takes note of an answer in the part that asked. */
export function noteAnswer(exchange: Exchange): void {
  const part = parts.getStore();
  if (part) part.answered = exchange;
}

/**
 * Runs a part of a check, and tells why it could not go on where it could not.
 * @throws what ends the whole run; RunEnded too where it went wrong before anything was asked, which is a mistake in the kit
 */
export async function runPart(kit: Kit, name: string, run: () => Promise<void>): Promise<void> {
  const part: { answered?: Exchange } = {};
  try {
    await parts.run(part, run);
  } catch (error) {
    const last = part.answered ?? kit.client.exchanges.findLast(({ check }) => check === kit.check);
    if (error instanceof CannotJudge)
      kit.findings.unjudged(kit.check, name, error.message, error instanceof NotOffered);
    else if (endsAll(error)) throw error;
    else if (last) tellUnforeseen(kit, name, last, error);
    else throw new RunEnded(`${kit.check} ${name} could not begin (${wordsOf(error)})`);
  }
}

/** An answer of a form that the check did not foresee: told by what was asked and what came, for those who write the server in whatever language. */
function tellUnforeseen(kit: Kit, name: string, at: Exchange, error: unknown): void {
  const asked = at.operation?.id ?? `${at.request.method} ${at.request.path}`;
  kit.findings.unjudged(
    kit.check,
    name,
    `${asked} answered ${at.status || 'nothing'} in a form that the kit cannot read (${wordsOf(error)})`,
  );
  kit.fail(at, {
    expected: 'an answer that the check can read',
    got: summary(at),
    fix: 'Answer in the form that the contract gives it; where it has that form, the mistake is the kit’s: tell those who make it.',
    root: 'unforeseen',
  });
}

const wordsOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
