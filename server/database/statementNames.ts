import { LRUCache } from 'lru-cache';

/** Uses after which a statement is worth preparing. */
const OFTEN = 5;
/** Prepared statements live in the memory of each connection's server process, so there is a bound to them. */
const MOST_NAMES = 100;
/** Texts whose uses are counted; one that is rare is forgotten. */
const MOST_COUNTED = 1_000;

/**
 * Names for the statements that are asked often: PostgreSQL parses and plans a named one once a connection, which is
 * half of what a page of products costs it.
 */
export class StatementNames {
  private readonly uses = new LRUCache<string, number>({ max: MOST_COUNTED });
  private readonly names = new Map<string, string>();

  /** The name under which to send the statement now; none while it is new, or when there are names enough. */
  nameOf(text: string): string | undefined {
    const name = this.names.get(text);
    if (name !== undefined || this.names.size >= MOST_NAMES) return name;
    const uses = (this.uses.get(text) ?? 0) + 1;
    this.uses.set(text, uses);
    if (uses < OFTEN) return undefined;
    this.uses.delete(text);
    const given = `often_${this.names.size + 1}`;
    this.names.set(text, given);
    return given;
  }
}
