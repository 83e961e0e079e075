import { useRef } from 'react';
import { asApiError, failureText, useCommentOnArticleMutation } from '../../../api';
import { article as texts } from '../../../lib/messages/en/article';
import { shell } from '../../../lib/messages/en/shell';
import { useMessages } from '../../../ui/messages';

/** What came of it, in the words of the server or the specification (section 8). */
export interface CommentOutcome {
  sent: boolean;
  message: string;
}

/** Sends a comment, one at a time: a second press while one is under way sends nothing and gives null. */
export function useSendComment(articleId: string): { send: (content: string) => Promise<CommentOutcome | null>; busy: boolean } {
  const t = useMessages('article', texts);
  const common = useMessages('shell', shell);
  const [comment, { isLoading: busy }] = useCommentOnArticleMutation();
  const sending = useRef(false);
  const send = async (content: string): Promise<CommentOutcome | null> => {
    if (sending.current) return null;
    sending.current = true;
    try {
      const { message } = await comment({ articleId, commentInput: { content: content.replaceAll('\0', '').trim() } }).unwrap();
      return { sent: true, message: message || t.commentAdded };
    } catch (cause) {
      const error = asApiError(cause);
      if (error.status === 'OFFLINE') return { sent: false, message: `${t.exception}. ${common.youAreOffline}` };
      return { sent: false, message: failureText(error, { ...common, failed: t.commentFailed, fetchFailed: t.exception }) };
    } finally {
      sending.current = false;
    }
  };
  return { send, busy };
}
