import { storedText } from '../../../../common/browser/stored';

/** What was typed under an article, until it is sent or the tab is closed. */
export const commentDraft = (articleId: string) =>
  storedText({ area: 'sessionStorage', key: `commentDraft ${articleId}` });
