import { setTimeout as wait } from 'node:timers/promises';
import { dataOf } from '../../http/exchange';
import type { Kit } from '../../run/kit';
import type { Check } from '../check';
import { readData } from './kinds';

/** D14: each like counts one. */
export const likes: Check = {
  id: 'D14',
  name: 'like',
  reach: 'own',
  rule: 'Each call of likeArticle adds one to likesCount; the server tells nobody apart, staff neither.',
  run: async (kit) => {
    const { id } = await kit.createArticle();
    for (let count = 0; count < 3; count += 1)
      await kit.must('likeArticle', { path: { articleId: id }, as: count === 2 ? 'staff' : 'visitor' });
    const { likesCount } = await readData(kit, 'article', id, 'visitor');
    if (likesCount !== 3)
      kit.fail(kit.operation('likeArticle'), {
        expected: 'likesCount 3 after three likes',
        got: String(likesCount),
        fix: 'Add one with every like (UPDATE … SET likes = likes + 1), for anybody, as often as asked.',
      });
  },
};

/** A server may count views a moment later. */
const SETTLE_MS = 3000;

/** D15: reading counts views as the contract says. */
export const views: Check = {
  id: 'D15',
  name: 'views',
  reach: 'own',
  rule: 'Each read of an article by a visitor counts one view; with `visit` one view an id; with `visit=-` none. HEAD counts none.',
  run: async (kit) => {
    await kit.part('getArticle', () => everyRead(kit));
    await kit.part('getArticle', () => visits(kit));
    await kit.part('getArticle', () => heads(kit));
    await kit.part('listArticles', () => listing(kit));
  },
};

async function count(kit: Kit, articleId: string, visit?: string): Promise<number> {
  const exchange = await kit.must('getArticle', {
    path: { articleId },
    as: 'visitor',
    ...(visit !== undefined && { query: { visit } }),
  });
  return Number(dataOf<{ viewsCount?: number }>(exchange)?.viewsCount);
}

async function everyRead(kit: Kit): Promise<void> {
  const { id } = await kit.createArticle();
  const counts = [await count(kit, id), await count(kit, id), await count(kit, id)];
  const [first = 0, second = 0, third = 0] = counts;
  const fix = 'Add one view with each read that carries no `visit`.';
  if (first > second || second > third || third - first > 2 || first > 1)
    kit.fail(kit.operation('getArticle'), {
      expected: 'viewsCount that rises by one with each read',
      got: counts.join(', '),
      fix,
      root: 'steps',
    });
  // Without a quiet read each look adds one itself: a server that counts reaches three all the same.
  const last = await settled(() => count(kit, id, kit.readsQuietly ? '-' : undefined), 3);
  if (last < 2 && !(await countsNoMore(kit, id)))
    kit.fail(kit.operation('getArticle'), {
      expected: 'viewsCount 3 after three reads',
      got: String(last),
      fix,
      root: 'count',
    });
}

async function visits(kit: Kit): Promise<void> {
  kit.needs('getArticle.visit');
  const { id } = await kit.createArticle();
  // As long as it may be; of two the last character differs.
  const visit = kit.own.marker().padEnd(63, 'v');
  for (const one of [`${visit}1`, `${visit}1`, '-', '-', `${visit}2`]) await count(kit, id, one);
  const counted = await settled(() => count(kit, id, '-'), 2);
  if (counted !== 2 && !(counted < 2 && (await countsNoMore(kit, id))))
    kit.fail(kit.operation('getArticle'), {
      expected: 'viewsCount 2 after reads with the visits a, a, -, -, b',
      got: String(counted),
      fix: 'Count a view once for each `visit` and article, by the whole of it, and none for `-`.',
      root: 'visit',
    });
}

/** Link previews and monitors ask with HEAD. */
async function heads(kit: Kit): Promise<void> {
  kit.needs('getArticle.visit');
  const { id } = await kit.createArticle();
  const path = kit.operation('getArticle').path.replace('{articleId}', id);
  for (const query of ['', `?visit=${kit.own.marker()}`])
    await kit.client.send({ operation: null, method: 'HEAD', path: `${path}${query}` });
  await hasNoView(kit, id, {
    of: 'getArticle',
    what: 'asked for with HEAD alone',
    fix: 'Count views where GET is answered, not where HEAD is.',
    root: 'head',
  });
}

/** A list is no read of the articles on it. */
async function listing(kit: Kit): Promise<void> {
  kit.needs('getArticle.visit');
  const { id } = await kit.createArticle();
  for (let times = 0; times < 2; times += 1) await kit.must('listArticles', { as: 'visitor' });
  await hasNoView(kit, id, {
    of: 'listArticles',
    what: 'listed twice and never read',
    fix: 'Count views in getArticle only.',
    root: 'list',
  });
}

/** Of an article that nobody has read, whatever else was done with it. */
async function hasNoView(
  kit: Kit,
  id: string,
  { of, what, ...about }: Record<'of' | 'what' | 'fix' | 'root', string>,
): Promise<void> {
  const counted = await count(kit, id, '-');
  if (counted !== 0)
    kit.fail(kit.operation(of), {
      expected: `viewsCount 0 of an article that was ${what}`,
      got: String(counted),
      ...about,
    });
}

/** Whether as many views as the server counts of one network are counted: another one moves nothing, though one of ours did. */
export async function countsNoMore(kit: Kit, articleId: string): Promise<boolean> {
  const read = () => count(kit, articleId, kit.readsQuietly ? '-' : undefined);
  const before = await read();
  await count(kit, articleId, kit.readsQuietly ? kit.own.marker() : undefined);
  if ((await settled(read, before + 1)) > before) return false;
  return kit.client.exchanges.some((exchange) => {
    const { id = '', viewsCount = 0 } = dataOf<{ id?: string; viewsCount?: number }>(exchange) ?? {};
    return exchange.operation?.id === 'getArticle' && viewsCount > 0 && kit.own.mayTouch('article', id);
  });
}

/** Reads until the value is there, or time is up. */
async function settled(read: () => Promise<number>, wanted: number): Promise<number> {
  const end = Date.now() + SETTLE_MS;
  for (;;) {
    const value = await read();
    if (value >= wanted || Date.now() > end) return value;
    await wait(250);
  }
}
