/** What a statement of a migration may not do while the build of before runs on the same database. */
const RULES: readonly { what: string; pattern: RegExp }[] = [
  { what: 'drops something that the running build may use', pattern: /\bdrop\b/ },
  { what: 'renames something that the running build knows by its name', pattern: /\brename\b/ },
  {
    what: 'adds a column that the running build leaves empty and that may not be',
    pattern: /\badd column\b(?!.*\b(default|generated)\b).*\bnot null\b/,
  },
  { what: 'forbids null in a column that the running build may leave empty', pattern: /\bset not null\b/ },
  { what: 'changes the type of a column', pattern: /\balter column\b.*\btype\b/ },
  {
    what: 'writes the whole table anew, which nobody can read meanwhile',
    pattern:
      /\badd column\b.*(\bstored\b|\bas identity\b|\bdefault (gen_random_uuid|nextval|random|clock_timestamp)\()/,
  },
  {
    what: 'refuses rows that the running build may write',
    pattern: /\badd constraint\b|\badd (check|unique|primary|foreign)\b|\bcreate unique index\b/,
  },
];

/** Stands above a statement that breaks a rule, with the reason why it may. */
const ESCAPE = /^\s*--\s*may break the running build:[ \t]*\S.{9,}$/im;

/** Of a function, whose statements run when it is called. */
const BODY = /\$(\w*)\$[\s\S]*?\$\1\$/g;

/**
 * What a migration would break in a build that runs while it is applied, a line each. What it does to tables that it
 * creates itself breaks nothing.
 */
export function faultsOf(migration: string): string[] {
  const statements = migration.replace(BODY, "''").split(/;\s*$|--> statement-breakpoint/m);
  const own = new Set(statements.flatMap((statement) => /\bcreate table (\S+)/.exec(plain(statement))?.[1] ?? []));
  return statements.flatMap((statement) => {
    const text = plain(statement);
    const table = /\balter table (?:only )?(\S+)|\bon (\S+)/.exec(text);
    if (own.has(table?.[1] ?? table?.[2] ?? '') || ESCAPE.test(statement)) return [];
    const actions = text.split(/, (?=(?:add|alter|drop|rename)\b)/);
    return RULES.filter(({ pattern }) => actions.some((action) => pattern.test(action))).map(
      ({ what }) => `${what}: ${text.slice(0, 80)}`,
    );
  });
}

/** Without comments, texts, quotation marks and line breaks. */
const plain = (statement: string): string =>
  statement
    .replace(/--.*$/gm, '')
    .replace(/'(?:[^']|'')*'/g, "''")
    .replaceAll('"', '')
    .replace(/\s+/g, ' ')
    .replace(/if (not )?exists /gi, '')
    .trim()
    .toLowerCase();
