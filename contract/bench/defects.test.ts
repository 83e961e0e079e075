import { createMinimalServer } from '../fixtures/minimal/server';
import type { Defect } from '../fixtures/minimal/types';
import { DEFECTS, type BenchDefect } from './defects';
import { walked, WALKS, type WalkName } from './walks';

const CLASSES = [
  'status',
  'envelope',
  'schema',
  'validation',
  'authorisation',
  'secrets',
  'state',
  'pagination',
  'images',
  'cors',
  'robustness',
] as const;
const FEWEST_OF_A_CLASS = 5;
const FEWEST = 80;
/** Of the passwords' hash, which needs not be hard to guess here. */
const CHEAP = 1024;

const NAMES = Object.keys(WALKS) as WalkName[];
const WALK_OF: [operation: RegExp, walk: WalkName][] = [
  [/Tag|Categor/, 'names'],
  [/Advert/, 'adverts'],
  [/Product/, 'products'],
  [/Article|Comment/, 'articles'],
  [/quot|newsletter|dashboard/i, 'quotations'],
];

/** The walk in which a defect most likely shows, then the others. */
function walksFor({ id, class: kind, operation }: BenchDefect): WalkName[] {
  const first = WALK_OF.find(([pattern]) => pattern.test(operation))?.[1] ?? 'account';
  const likely: WalkName[] =
    id === 'secrets-account-timed'
      ? ['hashing']
      : kind === 'cors'
        ? ['protocol']
        : kind === 'images'
          ? ['pictures', 'largePictures']
          : [first];
  return [...new Set([...likely, ...NAMES])];
}

async function linesOf(name: WalkName, defect?: Defect): Promise<string[]> {
  const server = createMinimalServer({ ids: 'number', pageSize: 3, defect, passwordCost: CHEAP });
  await server.listen();
  const lines = await walked(server, name);
  await server.close();
  return lines;
}

describe('the defects', () => {
  const good = new Map<WalkName, string[]>();

  beforeAll(async () => {
    for (const name of NAMES) good.set(name, await linesOf(name));
  });

  it('have ids of their own, and are enough of each class', () => {
    expect(new Set(DEFECTS.map(({ id }) => id)).size).toBe(DEFECTS.length);
    expect(DEFECTS.length).toBeGreaterThanOrEqual(FEWEST);
    for (const kind of CLASSES)
      expect({ kind, enough: DEFECTS.filter((defect) => defect.class === kind).length >= FEWEST_OF_A_CLASS }).toEqual({
        kind,
        enough: true,
      });
  });

  it.each(NAMES)('are what differs: two good servers answer alike to the walk %s', async (name) => {
    expect(await linesOf(name)).toEqual(good.get(name));
    expect(good.get(name)?.filter((line) => line.startsWith('broke off'))).toEqual([]);
  });

  it.each(DEFECTS.map((defect) => [defect.id, defect] as const))(
    '%s changes what the server answers',
    async (_, defect) => {
      for (const name of walksFor(defect))
        if (JSON.stringify(await linesOf(name, defect.defect)) !== JSON.stringify(good.get(name))) return;
      throw new Error(`no walk shows it: ${defect.what}`);
    },
  );
});
