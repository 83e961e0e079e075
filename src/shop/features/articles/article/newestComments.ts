import type { Comment } from '../../../../common/api';

/** Comments in the list (docs/product.md, 3.7). */
const SHOWN = 5;

/** The last five, the newest first, whatever order they come in; those without a readable date are the oldest. */
export function newestComments(comments: readonly Comment[] = []): Comment[] {
  const time = ({ createdAt }: Comment) => Date.parse(createdAt) || 0;
  return [...comments].sort((a, b) => time(b) - time(a)).slice(0, SHOWN);
}
