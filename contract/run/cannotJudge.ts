import { dataOf, type Exchange } from '../http/exchange';
import { RunEnded } from '../http/traffic';
import { UnreadableContract } from '../spec/document';

/** A check cannot go on: what it needs failed. It is told as not judged, never as a violation of its own. */
export class CannotJudge extends Error {}

/** What the check needs is extended, and not offered: there is nothing to judge. */
export class NotOffered extends CannotJudge {}

/** A check tried to change what this run did not make. Never sent; a mistake in the kit. */
export class NotOwned extends Error {}

/** Whether nothing can go on, and not only the part in which it came to light. */
export const endsAll = (error: unknown): boolean =>
  error instanceof RunEnded || error instanceof NotOwned || error instanceof UnreadableContract;

/** How many requests a server takes is its own: a 429 that stands after the waits says nothing of what was asked. */
export function endsAtLimit({ operation, status }: Exchange): void {
  if (status === 429) throw new CannotJudge(`${operation?.id ?? 'the server'} went on answering 429`);
}

/** What an answer names a record by. @throws CannotJudge where it does not */
export function idIn(exchange: Exchange, field = 'id'): string {
  const id = dataOf<Record<string, unknown>>(exchange)?.[field];
  if (typeof id !== 'string') throw new CannotJudge(`${exchange.operation?.id ?? ''} answered no ${field}`);
  return id;
}
