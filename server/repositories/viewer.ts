import { type SQL, sql } from 'drizzle-orm';

/** Who reads: a visitor never sees inactive items, staff see everything. */
export type Viewer = 'visitor' | 'staff';

/** The condition that a row's `is_active` must meet for the viewer. */
export function visibleTo(viewer: Viewer, isActive: SQL): SQL {
  return viewer === 'staff' ? sql`true` : isActive;
}
