import type { Kit } from '../../run/kit';
import { serverNow } from '../../run/serverNow';
import type { Check } from '../check';
import { readData } from './kinds';
import { judgeNewest } from './newest';

const COMMENTS = 7;
/** What is further from now was not made just now. */
const CLOCK_MS = 5 * 60_000;

interface Comment {
  id: string;
  content: string;
  createdAt: string;
}

/** D16: comments are kept, in order, by either address. */
export const comments: Check = {
  id: 'D16',
  name: 'comments',
  reach: 'own',
  rule: 'Comments of both addresses are listed with their text and the moment they came, the newest first, and the newest where there are too many to be shown; staff may delete one, a second time is 404.',
  run: async (kit) => {
    await kit.part('commentOnArticle', () => listed(kit));
    await kit.part('deleteComment', () => deleted(kit));
    await kit.part('getArticle', () => many(kit));
  },
};

async function comment(kit: Kit, articleId: string, content: string, operation = 'commentOnArticle'): Promise<string> {
  return kit.made(await kit.must(operation, { path: { articleId }, json: { content } }), 'comment');
}

async function listed(kit: Kit): Promise<void> {
  const { id } = await kit.createArticle();
  const sent: string[] = [];
  const ids: string[] = [];
  for (let index = 0; index < COMMENTS; index += 1) {
    const content = `Comment ${index}\nwith “two” lines & <b>signs</b> 📡`;
    ids.push(await comment(kit, id, content, ADDRESSES[index % ADDRESSES.length]));
    sent.push(content);
  }
  const shown = ((await readData(kit, 'article', id, 'visitor')).comments ?? []) as Comment[];
  const told = (expected: string, got: string, fix: string, root: string, of?: string) =>
    kit.fail(kit.operation('getArticle'), { expected, got, fix, root, ...(of !== undefined && { of }) });
  const texts = shown.map(({ content }) => content);
  const missing = sent.filter((text) => !texts.includes(text));
  if (missing.length > 0 || shown.length !== COMMENTS) {
    told(
      `the ${COMMENTS} comments that were sent, to the letter`,
      `${shown.length}; missing: ${JSON.stringify(missing)}`,
      'Keep comments of both addresses as they are sent, and answer them with the article.',
      'missing',
      lostBy(missing.map((text) => sent.indexOf(text))),
    );
  } else if (JSON.stringify(texts) !== JSON.stringify([...sent].reverse())) {
    told(
      'the newest comment first',
      texts.map((text) => text.split('\n')[0]).join(', '),
      'Order comments by the moment they came, descending; break ties by what counts up.',
      'order',
    );
  }
  if (
    new Set(shown.map(({ id: one }) => one)).size !== shown.length ||
    !ids.every((one) => shown.some((kept) => kept.id === one))
  )
    told(
      'comments with the ids that were answered, each its own',
      shown.map(({ id: one }) => one).join(),
      'Answer the id of the comment that was kept.',
      'ids',
    );
  const off = shown.find(({ createdAt }) => Math.abs(Date.parse(createdAt) - serverNow(kit)) > CLOCK_MS);
  if (off)
    told('createdAt of this minute', off.createdAt, 'Set createdAt on the server when the comment comes.', 'createdAt');
}

const ADDRESSES = ['commentOnArticle', 'commentOnArticleAlias'] as const;

/** Of the two addresses the one whose comments are missing; undefined where those of both are. */
function lostBy(indices: readonly number[]): string | undefined {
  const [first = 0] = indices;
  return indices.length > 0 && indices.every((index) => index % ADDRESSES.length === first % ADDRESSES.length)
    ? ADDRESSES[first % ADDRESSES.length]
    : undefined;
}

async function deleted(kit: Kit): Promise<void> {
  kit.needs('deleteComment');
  const { id } = await kit.createArticle();
  // Of one text: its id alone says which is meant.
  const [first, gone, last] = [
    await comment(kit, id, 'The same.'),
    await comment(kit, id, 'The same.'),
    await comment(kit, id, 'The same.'),
  ];
  await kit.must('deleteComment', { path: { commentId: gone } });
  const shown = ((await readData(kit, 'article', id)).comments ?? []) as Comment[];
  // In which order they stand is looked at for itself.
  const left = shown.map((one) => one.id).toSorted();
  if (left.join() !== [first, last].toSorted().join())
    kit.fail(kit.operation('deleteComment'), {
      expected: `the article without the comment that was deleted, ${gone}, and with the two others of the same text`,
      got: JSON.stringify(shown.map((one) => one.id)),
      fix: 'Delete the comment that the path names.',
      root: 'effect',
    });
  kit.expect(await kit.call('deleteComment', { path: { commentId: gone } }), 404, {
    when: 'for a second delete',
    fix: 'Answer 404 when no comment was deleted.',
    root: 'twice',
  });
}

const SHOWN = 100;

/** One more than are shown. */
async function many(kit: Kit): Promise<void> {
  const { id } = await kit.createArticle();
  await comment(kit, id, 'oldest');
  await kit.each(
    Array.from({ length: SHOWN - 1 }, (_, index) => `between ${index}`),
    () => 'commentOnArticle',
    async (content) => void (await comment(kit, id, content)),
  );
  await comment(kit, id, 'newest');
  const shown = ((await readData(kit, 'article', id, 'visitor')).comments ?? []) as Comment[];
  judgeNewest(
    kit,
    'getArticle',
    'comment',
    shown.map(({ content }) => content),
  );
}
