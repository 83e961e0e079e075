import type { Kit } from '../../run/kit';
import { listAll } from '../../run/snapshot';
import { change } from './kinds';
import { readSummary, told } from './summaryAnswer';

const TOP = [
  ['mostViewed', 'viewsCount'],
  ['mostLiked', 'likesCount'],
] as const;
/** As many as the contract lets in. */
const MOST_TOP = 5;
/** As many likes as it takes, where nobody has many. */
const MOST_LIKES = 30;

/** An article that is liked more than any is the first of those, and not among them once it is deactivated. */
export async function topArticles(kit: Kit): Promise<void> {
  // Liked less, and read; more of them than are shown.
  for (let count = 0; count <= MOST_TOP; count += 1) {
    const { id: articleId } = await kit.createArticle();
    await kit.must('likeArticle', { path: { articleId } });
    await kit.must('getArticle', { path: { articleId }, as: 'visitor' });
  }
  const top = (await readSummary(kit)).topArticles;
  const most = top?.mostLiked[0]?.likesCount ?? 0;
  if (!top || most >= MOST_LIKES) return;
  const { id } = await kit.createArticle();
  for (let likes = 0; likes <= most; likes += 1) await kit.must('likeArticle', { path: { articleId: id } });
  const first = async () => (await readSummary(kit)).topArticles?.mostLiked[0];
  const liked = await first();
  if (liked?.id !== id || liked.likesCount !== most + 1)
    told(
      kit,
      `first of mostLiked the article ${id} with ${most + 1} likes`,
      liked,
      'Order by likesCount.',
      'mostLiked',
    );
  const title = kit.own.marker();
  await change(kit, 'article', id, { title });
  const { mostLiked: now = [], mostViewed: viewed = [] } = (await readSummary(kit)).topArticles ?? {};
  const former = [...now, ...viewed].find((one) => one.id === id && one.title !== title);
  if (former)
    told(
      kit,
      `the article ${id} in topArticles as it is called now, ${title}`,
      former,
      'Read the title when it is shown, and keep no answer beyond a change.',
      'top title',
    );
  for (const [operation, what] of [
    ['deactivateArticle', 'inactive'],
    ['deleteArticle', 'deleted'],
  ] as const) {
    await kit.must(operation, { path: { id } });
    const { mostLiked = [], mostViewed = [] } = (await readSummary(kit)).topArticles ?? {};
    if ([...mostLiked, ...mostViewed].some((one) => one.id === id))
      told(
        kit,
        `no article that is ${what} in topArticles`,
        id,
        'Take the active articles alone, at each read.',
        `top ${what}`,
      );
    if (operation === 'deactivateArticle') await kit.must('activateArticle', { path: { id } });
  }
}

/** The counts of those articles that have the most of something are the highest of all active ones. */
export async function judgeTop(kit: Kit): Promise<void> {
  const before = (await readSummary(kit)).topArticles;
  const articles = (await listAll(kit, 'article')).filter(({ isActive }) => isActive === true);
  const after = (await readSummary(kit)).topArticles;
  if (!before || JSON.stringify(before) !== JSON.stringify(after)) return;
  for (const [key, field] of TOP) {
    const due = articles
      .map((article) => Number(article[field]))
      .filter((count) => count > 0)
      .sort((one, other) => other - one)
      .slice(0, MOST_TOP);
    const got = before[key].map((one) => one[field]);
    if (got.join() !== due.join())
      told(
        kit,
        `${key} with ${field} ${due.join(', ')}, the highest of the active articles that listArticles lists`,
        got,
        `Order all active articles by ${field}, and take the first ${String(MOST_TOP)}.`,
        key,
      );
  }
}
