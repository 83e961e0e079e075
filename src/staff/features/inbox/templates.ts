import { fitting, LONGEST_CHAT } from '../../../common/domain/chatLength';
import { plainKes } from '../../../common/domain/plainMoney';
import { oneLine } from '../../../common/domain/texts';
import type { Language } from '../../../common/domain/language';
import type { Quotation, ReplyTemplate } from '../../api';
import { fillings as t } from '../../texts/quotes';
import { cut } from './replies';
import type { ReceivedRequest } from './request';

/** What staff may write into a template; the client's own words take its place. */
type Variable = 'name' | 'items' | 'total' | 'quotation';

/** Half of the text is for the items, the rest for what stands around them. */
const LONGEST_ITEMS = LONGEST_CHAT / 2;

/**
 * What stands for each variable in a language; what is not known is said in words that fit.
 * @param link of the quotation that was sent
 */
export function valuesOf(
  { clients_name: name }: Pick<Quotation, 'clients_name'>,
  { items, more, total }: Pick<ReceivedRequest, 'items' | 'more' | 'total'>,
  language: Language,
  link: string | null = null,
): Record<Variable, string> {
  const named = items.map(({ name: item, asked }) =>
    asked && asked.quantity > 1 ? `${asked.quantity} x ${cut(item)}` : cut(item),
  );
  const unknown = items.some(({ asked }) => asked) ? t.onRequest : t.total;
  return {
    name: oneLine(name),
    items:
      named.join('') === ''
        ? t.items[language]
        : fitting(LONGEST_ITEMS, named.length, (shown) => {
            const left = more + named.length - shown;
            return [...named.slice(0, shown), ...(left > 0 ? [t.more[language](left)] : [])].join(', ');
          }),
    total: total === null ? unknown[language] : plainKes(total),
    quotation: link ?? t.quotation[language],
  };
}

/** Of a request's quotations the one that was sent last: an older one may have been changed and sent again. */
export function sentLast<P extends { sentAt: string | null }>(proposals: readonly P[]): P | undefined {
  const momentOf = ({ sentAt }: P) => Date.parse(sentAt ?? '');
  return proposals.filter(({ sentAt }) => sentAt !== null).sort((one, other) => momentOf(other) - momentOf(one))[0];
}

/** A template's text in a language, English where it has none in Kiswahili; unknown names in braces stay as they are. */
export function filled(
  { text_en, text_sw }: Pick<ReplyTemplate, 'text_en' | 'text_sw'>,
  language: Language,
  values: Readonly<Record<Variable, string>>,
): string {
  const text = (language === 'sw' && text_sw.trim() !== '' && text_sw) || text_en;
  return text.replace(/\{(name|items|total|quotation)\}/g, (_, name: Variable) => values[name]);
}
