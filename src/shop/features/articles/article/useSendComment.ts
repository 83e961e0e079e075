import { alertOf, asApiError, failureText, useCommentOnArticleMutation } from '../../../../common/api';
import { article as texts } from '../../../../common/texts/en/article';
import { shell } from '../../../../common/texts/en/shell';
import { useMessages } from '../../../../common/i18n/messages';
import type { Alert } from '../../../../common/state/alertSlice';

/**
 * Sends a comment. What came of it is in the words of the server or of docs/product.md, 10.2.
 */
export function useSendComment(articleId: string): { send: (content: string) => Promise<Alert>; busy: boolean } {
  const t = useMessages('article', texts);
  const common = useMessages('shell', shell);
  const [comment, { isLoading: busy }] = useCommentOnArticleMutation();
  const send = async (content: string): Promise<Alert> => {
    try {
      const { message } = await comment({
        articleId,
        commentInput: { content: content.replaceAll('\0', '').trim() },
      }).unwrap();
      return { success: true, message: message || t.commentAdded };
    } catch (cause) {
      const error = asApiError(cause);
      const fetchFailed = error.status === 'OFFLINE' ? `${t.exception}. ${common.youAreOffline}` : t.exception;
      return alertOf(error, failureText(error, { ...common, failed: t.commentFailed, fetchFailed }));
    }
  };
  return { send, busy };
}
