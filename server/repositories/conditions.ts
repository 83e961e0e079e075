import { type SQL, sql } from 'drizzle-orm';

const LARGEST = 2n ** 63n - 1n;

/**
 * Whether a text can be one of this server's ids: a positive 64-bit number in its only decimal form.
 * Anything else names nothing and is looked up no further, so that a wild path is a 404 and no database error.
 */
export function isId(text: string): boolean {
  return /^[1-9][0-9]{0,18}$/.test(text) && BigInt(text) <= LARGEST;
}

/** Who reads: a visitor never sees inactive items, staff see everything. */
export type Viewer = 'visitor' | 'staff';

/** The condition that a row's `is_active` must meet for the viewer. */
export function visibleTo(viewer: Viewer, isActive: SQL): SQL {
  return viewer === 'staff' ? sql`true` : isActive;
}

/**
 * Always true, in a statement whose end nobody waits for on the disk or on a standby: what it notes may be lost with the
 * database's machine, and readers leave no connection behind that waits.
 */
export const NOT_WAITED_FOR = sql`set_config('synchronous_commit', 'off', true) IS NOT NULL`;
