import { useConfirm } from '../../kit/confirm/confirm';
import { articles as t } from '../../texts/articles';
import type { ArticleValues } from './articleValues';

/** Before an article goes live: one without a text is asked about, for visitors would find a title and nothing to read. */
export function useAskIfEmpty(): (values: Pick<ArticleValues, 'title' | 'content'>) => Promise<boolean> {
  const confirm = useConfirm();
  return async ({ title, content }) =>
    content.trim() !== '' || confirm({ ...t.withoutText, title: t.withoutText.title(title.trim()) });
}
