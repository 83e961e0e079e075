interface DatabaseFailure {
  code?: unknown;
  constraint?: unknown;
  cause?: unknown;
}

/** PostgreSQL error codes, appendix A of its manual. */
const UNIQUE = '23505';
const FOREIGN_KEY = '23503';
const CHECK = '23514';

/** Name of the constraint (unique, foreign key or check) that refused a write, or null for any other failure. */
export function violatedConstraint(error: unknown): string | null {
  // Drizzle wraps what the driver throws.
  for (let failure = error; failure instanceof Error; failure = failure.cause) {
    const { code, constraint } = failure as DatabaseFailure;
    const refused = code === UNIQUE || code === FOREIGN_KEY || code === CHECK;
    if (refused && typeof constraint === 'string') return constraint;
  }
  return null;
}
