import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { faultsOf } from './migrationRules';

const FOLDER = path.join(__dirname, '../server/migrations');
/** Those before made the first version: no build of before them was running anywhere. */
const FIRST_RULED = '0006';

const migrations = readdirSync(FOLDER).filter((name) => name.endsWith('.sql') && name >= FIRST_RULED);

test('a build can go on while the next one migrates its database (docs/decisions/062)', () => {
  for (const name of migrations)
    expect([name, faultsOf(readFileSync(path.join(FOLDER, name), 'utf8'))]).toEqual([name, []]);
});

test.each([
  ['DROP TABLE "tags";', 'drops'],
  ['ALTER TABLE "tags" DROP COLUMN "tag_name";', 'drops'],
  ['ALTER TABLE tags ALTER COLUMN is_active DROP DEFAULT', 'drops'],
  ['ALTER TABLE "tags" RENAME COLUMN "tag_name" TO "name";', 'renames'],
  ['ALTER TABLE "tags" ADD COLUMN "color" text NOT NULL;', 'leaves empty'],
  ['ALTER TABLE tags ADD COLUMN a text NOT NULL, ADD COLUMN b integer DEFAULT 0 NOT NULL;', 'leaves empty'],
  ['ALTER TABLE "tags" ADD COLUMN "length" integer GENERATED ALWAYS AS (length(tag_name)) STORED;', 'anew'],
  ['ALTER TABLE "tags" ADD COLUMN "key" uuid DEFAULT gen_random_uuid() NOT NULL;', 'anew'],
  ['ALTER TABLE "tags" ALTER COLUMN "color" SET NOT NULL;', 'forbids null'],
  ['ALTER TABLE "tags" ALTER COLUMN "position" SET DATA TYPE bigint;', 'type'],
  ['ALTER TABLE "tags" ADD CONSTRAINT "short" CHECK (length(tag_name) < 9);', 'refuses rows'],
  ['CREATE UNIQUE INDEX "tags_color_key" ON "tags" USING btree ("color");', 'refuses rows'],
])('%s', (statement, fault) => {
  expect(faultsOf(`SELECT 1;\n${statement}`)).toEqual([expect.stringContaining(fault)]);
  const why = '-- May break the running build: nothing has read it since version 1.2.';
  expect(faultsOf(`SELECT 1;\n--> statement-breakpoint\n${why}\n${statement}`)).toEqual([]);
  // The reason is wanted, and stands for one statement.
  expect(faultsOf(`-- May break the running build:\n${statement}`)).toHaveLength(1);
  expect(faultsOf(`${why}\nSELECT 1;\n${statement}`)).toHaveLength(1);
});

test('what a running build does not notice is let through', () => {
  const next = readFileSync(path.join(__dirname, '../prove/operations/nextSchema.sql'), 'utf8');
  expect(faultsOf(next)).toEqual([]);
});
