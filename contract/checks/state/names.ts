import { dataOf } from '../../http/exchange';
import { CREATES } from '../../run/creates';
import type { Kit } from '../../run/kit';
import type { Check } from '../check';
import { change, NAMED, newlyListed, OPERATIONS, readData, type Named } from './kinds';

interface User {
  kind: 'product' | 'article';
  id: string;
  /** Who finds it in a list, asked for so. */
  seenBy: readonly (readonly [as: 'visitor' | 'staff', query: Record<string, string>])[];
}

const ACTIVE: User['seenBy'] = [
  ['visitor', {}],
  ['staff', {}],
];
const INACTIVE: User['seenBy'] = [['staff', { status: 'all' }]];

/** Products and articles that have the category, articles that have the tag: of each an active and an inactive one. */
async function usersOf(kit: Kit, kind: Named, id: string): Promise<User[]> {
  const users: User[] = [];
  for (const user of kind === 'tag' ? (['article'] as const) : (['product', 'article'] as const))
    for (const seenBy of [ACTIVE, INACTIVE]) {
      const made = await (user === 'product'
        ? kit.createProduct({ category_id: id })
        : kit.createArticle(kind === 'tag' ? { tags: JSON.stringify([id]) } : { category_id: id }));
      if (seenBy === INACTIVE) await kit.must(OPERATIONS[user].deactivate, { path: { id: made.id } });
      users.push({ kind: user, id: made.id, seenBy });
    }
  return users;
}

/** The names of the category or of the tags that a record shows. */
function shownNames(record: Record<string, unknown>, kind: Named): (string | undefined)[] {
  if (kind === 'tag') return ((record.tags ?? []) as { tag?: { tag_name?: string } }[]).map(({ tag }) => tag?.tag_name);
  const category = record.category as { category_name?: string } | null | undefined;
  return category ? [category.category_name] : [];
}

/** D17: a new name is shown wherever the old one was. */
export const rename: Check = {
  id: 'D17',
  name: 'rename',
  reach: 'own',
  rule: 'After a category or tag is renamed, the products and articles that have it show the new name, read alone and in lists.',
  run: (kit) =>
    kit.each(
      NAMED,
      (kind) => OPERATIONS[kind].update,
      async (kind) => {
        const { id } = await kit.create(kind);
        const users = await usersOf(kit, kind, id);
        // Read before, so that a copy that a read makes is told too.
        for (const user of users) {
          await readData(kit, user.kind, user.id);
          for (const [as, query] of user.seenBy) await newlyListed(kit, user.kind, user.id, as, query);
        }
        const name = kit.own.marker();
        await kit.must(OPERATIONS[kind].update, { path: { id }, json: { [CREATES[kind].name]: name } });
        for (const user of users) {
          const names = shownNames(await readData(kit, user.kind, user.id), kind);
          if (names.join() !== name)
            kit.fail(kit.operation(CREATES[user.kind].read), {
              expected: `the ${kind}’s new name, ${name}`,
              got: JSON.stringify(names),
              fix: `Read the ${kind}’s name from the ${kind} (a join), not from a copy in the ${user.kind}.`,
              root: user.kind,
              of: OPERATIONS[kind].update,
            });
          for (const [as, query] of user.seenBy) {
            const listed = await newlyListed(kit, user.kind, user.id, as, query);
            if (listed && names.join() === name && shownNames({ ...listed }, kind).join() !== name)
              kit.fail(kit.operation(OPERATIONS[user.kind].list), {
                expected: `the ${kind}’s new name, ${name}, in the list that was read before`,
                got: JSON.stringify(shownNames({ ...listed }, kind)),
                fix: `Forget what is kept of ${OPERATIONS[user.kind].list} when a ${kind} is renamed, too.`,
                root: 'listed',
              });
          }
        }
      },
    ),
};

/** D18: what is in use may be deleted, and its users stay. */
export const deleteInUse: Check = {
  id: 'D18',
  name: 'delete-in-use',
  reach: 'own',
  rule: 'A category or tag that is in use can be deleted; its products and articles, inactive ones too, stay, without it, and stay in lists. Deactivating it leaves them as they are, for visitors too, and found by it.',
  run: (kit) =>
    kit.each(
      NAMED,
      (kind) => CREATES[kind].remove,
      async (kind) => {
        if (kind === 'tag') await kit.part('deleteTag', () => otherTagStays(kit));
        const { id } = await kit.create(kind);
        const users = await usersOf(kit, kind, id);
        const { deactivate } = OPERATIONS[kind];
        await kit.must(deactivate, { path: { id } });
        for (const user of users) {
          if (shownNames(await readData(kit, user.kind, user.id), kind).length !== 1)
            kit.fail(kit.operation(deactivate), {
              expected: `a ${user.kind} that keeps its ${kind}`,
              got: `no ${kind}`,
              fix: `Let ${deactivate} hide the ${kind} from lists of ${kind}s only.`,
              root: user.kind,
            });
          else if (user.seenBy === ACTIVE) await shownStill(kit, kind, id, user);
        }
        if (
          !kit.expect(await kit.remove(kind, id), 200, {
            when: `for a ${kind} that is in use`,
            fix: `Take the ${kind} off its products and articles (ON DELETE SET NULL, or delete the connections), then delete it.`,
          })
        )
          return;
        for (const user of users) {
          const answer = await kit.read(user.kind, user.id);
          if (
            !kit.expect(answer, 200, {
              of: CREATES[kind].remove,
              root: `${user.kind} gone`,
              when: `for a ${user.kind} whose ${kind} was deleted`,
              fix: `Let ${CREATES[kind].remove} leave the ${user.kind} itself alone.`,
            })
          )
            continue;
          const record = await readData(kit, user.kind, user.id);
          const left = shownNames(record, kind).length > 0 || (kind === 'category' && record.category_id !== null);
          if (left)
            kit.fail(answer, {
              expected: `a ${user.kind} without the ${kind} that was deleted`,
              got: JSON.stringify(
                kind === 'category' ? { category_id: record.category_id, category: record.category } : record.tags,
              ),
              fix: `Take the ${kind} off the ${user.kind}.`,
              root: user.kind,
              of: CREATES[kind].remove,
            });
          // Nothing of it is asked for where something else changes.
          await change(
            kit,
            user.kind,
            user.id,
            user.kind === 'product' ? { quantity: 4 } : { title: kit.own.marker() },
          );
          for (const [as, query] of user.seenBy)
            if (!(await newlyListed(kit, user.kind, user.id, as, query)))
              kit.fail(kit.operation(OPERATIONS[user.kind].list), {
                expected: `the ${user.kind} whose ${kind} was deleted, in the list that ${as === 'staff' ? 'staff see' : 'visitors see'}`,
                got: 'it is missing',
                fix: `Join the ${kind} from the outside (LEFT JOIN): what has none is listed all the same.`,
                root: 'listed',
              });
        }
      },
    ),
};

/** An article loses the tag that is deleted, and no other. */
async function otherTagStays(kit: Kit): Promise<void> {
  const tag_name = kit.own.marker();
  const [first, stays, last] = [await kit.createTag(), await kit.createTag({ tag_name }), await kit.createTag()];
  const { id } = await kit.createArticle({ tags: JSON.stringify([first.id, stays.id, last.id]) });
  for (const tag of [first, last]) await kit.must('deleteTag', { path: { id: tag.id } });
  const names = shownNames(await readData(kit, 'article', id), 'tag');
  if (names.join() === tag_name) return;
  kit.fail(kit.operation('deleteTag'), {
    expected: `an article with its tag ${tag_name} still, once its two other tags are deleted`,
    got: names.join(', ') || 'no tag',
    fix: 'Take the deleted tag alone off its articles.',
    root: 'others',
  });
}

/** Who has an inactive category or tag shows it to visitors too, and is found by it. */
async function shownStill(kit: Kit, kind: Named, id: string, user: User): Promise<void> {
  const { deactivate } = OPERATIONS[kind];
  const fix = `Let ${deactivate} hide the ${kind} from lists of ${kind}s only.`;
  const names = shownNames(await readData(kit, user.kind, user.id, 'visitor'), kind);
  if (names.length !== 1)
    kit.fail(kit.operation(deactivate), {
      expected: `a ${user.kind} that keeps its ${kind}, for visitors too`,
      got: `no ${kind}`,
      fix,
      root: `${user.kind} visitor`,
    });
  const { list } = OPERATIONS[user.kind];
  const filter = `${kind}_id`;
  const listed = await newlyListed(
    kit,
    user.kind,
    user.id,
    'visitor',
    kit.offers(`${list}.${filter}`) ? { [filter]: id } : {},
  );
  if (!listed || shownNames({ ...listed }, kind).length !== names.length)
    kit.fail(kit.operation(list), {
      of: deactivate,
      expected: `the ${user.kind} with its inactive ${kind} in ${list}, asked for by ${filter} too`,
      got: listed ? `no ${kind}` : 'it is missing',
      fix,
      root: 'listed',
    });
}

/** D19: names are unique. */
export const duplicateName: Check = {
  id: 'D19',
  name: 'duplicate-name',
  reach: 'own',
  rule: 'A name that another category or tag has, without regard to case (of any script) and outer blanks of either, is 409 with the field named; one that differs in an accent, an emoji, an inner blank, ß for ss or its last character is another name; its own name may be sent again, in other capitals too. The name of an inactive record is taken; that of a deleted one, a former name, and that of another kind are free.',
  run: (kit) =>
    kit.each(
      NAMED,
      (kind) => CREATES[kind].create,
      async (kind) => {
        const { create, name: field } = CREATES[kind];
        const { update } = OPERATIONS[kind];
        const name = `${kit.own.marker()}-a ss ${LETTERS}`;
        const word = kit.own.marker();
        const make = (text: string) =>
          kind === 'category' ? kit.createCategory({ [field]: text }) : kit.createTag({ [field]: text });
        const { id } = await make(name);
        await make(` ${word}-B ${LETTERS.toUpperCase()} `);
        const other = await kit.create(kind);
        const fix = `Compare names in lower case and without outer blanks (a unique index on lower(trim(name))), and answer 409 with data.${field}.`;
        for (const [same, how] of [
          [name, 'the same name'],
          [name.toUpperCase(), 'the same name in upper case'],
          [name.replace(LETTERS, LETTERS.toUpperCase()), 'the same name with capitals of other scripts'],
          [` ${name} `, 'the same name with outer blanks'],
          [`${word}-b ${LETTERS}`, 'the name, in lower case and without outer blanks,'],
        ] as const) {
          for (const operation of [create, update]) {
            const answer = await kit.call(operation, {
              ...(operation === update && { path: { id: other.id } }),
              json: { [field]: same },
            });
            if (
              kit.expect(answer, 409, {
                when: `for ${how} of another ${kind}`,
                fix,
                root: how,
                pointer: '/components/responses/DuplicateName',
              })
            )
              namesField(kit, answer, field, fix);
          }
        }
        await distinct(kit, kind, name);
        for (const [own, when] of [
          [name, 'for the name that it has already'],
          [name.toUpperCase(), 'for the name that it has already, in capitals'],
        ] as const)
          kit.expect(await kit.call(update, { path: { id }, json: { [field]: own } }), 200, {
            when,
            fix: `Leave the ${kind} itself out when looking for one with the same name.`,
            root: 'own name',
          });
        kit.expect(
          await kit.call(update, { path: { id: other.id }, json: { [field]: name.replace('\u00E9', '\u00EB') } }),
          200,
          {
            when: `for a new name that differs from another ${kind}’s in the accent of one letter`,
            fix: FIX_COLLATION,
            root: 'distinct',
          },
        );
        for (const another of NAMED.filter((one) => one !== kind))
          kit.expect(await kit.call(CREATES[another].create, { json: { [CREATES[another].name]: name } }), 201, {
            when: `for a name that a ${kind} has and no ${another}`,
            fix: 'Compare names within their own kind.',
            root: 'kind',
            pointer: '/components/responses/DuplicateName',
          });
        await takenAndFree(kit, kind);
      },
    ),
};

/** Which names are taken and which free, once the record that has them was renamed, hidden or deleted. */
async function takenAndFree(kit: Kit, kind: Named): Promise<void> {
  const { create, name: field, remove } = CREATES[kind];
  const { update, deactivate } = OPERATIONS[kind];
  const [first, second] = [kit.own.marker(), kit.own.marker()];
  const made = await kit.must(create, { json: { [field]: first } });
  const id = String(dataOf<{ id?: unknown }>(made)?.id);
  const attempt = async (name: string, status: 201 | 409, of: string, when: string, fix: string) =>
    kit.expect(await kit.call(create, { json: { [field]: name } }), status, {
      when: `for the name of a ${kind} ${when}`,
      fix,
      root: when,
      pointer: '/components/responses/DuplicateName',
      ...(of !== create && { of }),
    });
  await kit.must(update, { path: { id }, json: { [field]: second } });
  await attempt(first, 201, update, 'that has another one now', `Free the former name when ${update} gives another.`);
  await kit.must(deactivate, { path: { id } });
  await attempt(second, 409, create, 'that is inactive', `Look for the name among inactive records too.`);
  await kit.must(remove, { path: { id } });
  await attempt(
    second,
    201,
    create,
    'that is deleted',
    `Free the name when the ${kind} is deleted: no unique index over rows that are marked as deleted.`,
  );
}

const FIX_COLLATION =
  'Compare names to the letter but for case and outer blanks: a collation that knows no accents or takes all emoji for one, or an index on the first characters, refuses too much.';

/** Letters whose case ASCII does not know. */
const LETTERS = '\u00E9\u0436\u03C9';

/** Names that are others, though collations of databases take them for the same. */
const OTHERS: readonly [what: string, other: (name: string) => string][] = [
  ['the accent of one letter', (name) => name.replace('\u00E9', 'e')],
  ['\u00DF for ss', (name) => name.replace('ss', '\u00DF')],
  ['an emoji', (name) => `${name.slice(0, -1)}\u{1F363}`],
  ['another emoji', (name) => `${name.slice(0, -1)}\u{1F37A}`],
  ['a blank more within', (name) => name.replace(' ', '  ')],
  ['the last of 80 characters', (name) => `${name.padEnd(79, '\u65E5')}\u672C`],
  ['the last of 80 characters again', (name) => `${name.padEnd(79, '\u65E5')}\u56FD`],
];

async function distinct(kit: Kit, kind: Named, name: string): Promise<void> {
  const { create, name: field } = CREATES[kind];
  for (const [what, other] of OTHERS)
    kit.expect(await kit.call(create, { json: { [field]: other(name) } }), 201, {
      when: `for a name that differs from another ${kind}’s in ${what}`,
      fix: FIX_COLLATION,
      root: 'distinct',
      pointer: '/components/responses/DuplicateName',
    });
}

function namesField(kit: Kit, answer: Awaited<ReturnType<Kit['call']>>, field: string, fix: string): void {
  const data = (answer.json as { data?: Record<string, unknown> } | undefined)?.data;
  if (data?.[field] === undefined)
    kit.fail(answer, {
      expected: `data.${field} with 409`,
      got: JSON.stringify(data) ?? 'no data',
      fix,
      root: 'field',
      pointer: '/components/responses/DuplicateName',
    });
}
