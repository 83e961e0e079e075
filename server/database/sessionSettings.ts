/** Values by the names that PostgreSQL itself lists. */
export type Settings = Readonly<Record<string, string>>;

/**
 * What a session is like whatever the database is set to: values are written in one way, and each statement sees what was
 * committed before it.
 */
export const SESSION_SETTINGS: Settings = {
  TimeZone: 'UTC',
  DateStyle: 'ISO',
  IntervalStyle: 'iso_8601',
  extra_float_digits: '1',
  bytea_output: 'hex',
  client_encoding: 'UTF8',
  default_transaction_isolation: 'read committed',
};

/** Statements that set them, each begun by `verb`: SET, SET LOCAL, ALTER ROLE … SET. */
export const setting = (verb: string, settings: Settings): string =>
  Object.entries(settings)
    .map(([name, value]) => `${verb} ${name} = '${value}'`)
    .join(';');
