import { formDraft } from '../../../common/browser/formDraft';
import type { QuoteValues } from './quoteFields';

/** What was typed and not sent in this visit. */
export const quoteDraft = formDraft<QuoteValues>('quoteDraft', { name: '', phone: '', email: '', message: '' });
