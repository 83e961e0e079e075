import type { shopWords as english } from '../en/shopWords';
import { timesOf } from '../../../common/texts/sw/plural';
import type { Translation } from '../../../common/i18n/translate';

/** `12 months x KES 4,400.00, total KES 52,800.00`, and nothing else. */
const INSTALMENTS = /^(\d+) (?:(day|week|month)s )?([x×] KES\s[\d.,]+, )total( KES\s[\d.,]+)$/;

/** What staff write again and again, in Swahili where it is known. */
export const shopWords = {
  say: (text) =>
    text.replace(
      INSTALMENTS,
      (_, count: string, every: string | undefined, part: string, total: string) =>
        `${every ? `${timesOf(every)} ` : ''}${count} ${part}jumla${total}`,
    ),
} satisfies Translation<typeof english>;
