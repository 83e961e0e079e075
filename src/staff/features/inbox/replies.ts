import type { Quotation } from '../../api';
import { business } from '../../../common/domain/business';
import { fillings, replies as t } from '../../texts/quotes';
import { fitting, LONGEST_CHAT } from '../../../common/domain/chatLength';
import { dayOf } from '../../../common/domain/days';
import { encoded } from '../../../common/domain/paths';
import { plainKes, plainKesOr } from '../../../common/domain/plainMoney';
import { oneLine } from '../../../common/domain/texts';
import { whatsappLink } from '../../../common/domain/whatsapp';
import { whatsappNumber } from './phone';
import type { ReceivedRequest } from './request';

const LONGEST_NAME = 80;

/** A name as a prepared text has it. */
export const cut = (text: string) => Array.from(oneLine(text)).slice(0, LONGEST_NAME).join('');

/** The prefilled reply to the client: who writes, to what, and what they asked for. */
export function replyText(
  { clients_name: name, createdAt }: Quotation,
  { origin, subject, items, more, total }: ReceivedRequest,
): string {
  const date = dayOf(createdAt) ?? '';
  const thanks = subject
    ? t.thanksForSubject(cut(subject), date)
    : origin === 'header' || origin === 'contact'
      ? t.thanksForMessage(date)
      : t.thanks(date);
  const start = `${t.greeting(cut(name), business.name)}\n${thanks}`;
  const lines = items.flatMap(({ name: called, asked }) =>
    asked ? [t.line(asked.quantity, cut(called), plainKesOr(asked.total, fillings.onRequest.en))] : [],
  );
  if (lines.length === 0) return `${start}\n\n`;
  const end = total === null ? '' : `\n${t.total(plainKes(total))}`;
  const unlisted = more + items.length - lines.length;
  return fitting(LONGEST_CHAT, lines.length, (shown) => {
    const left = unlisted + lines.length - shown;
    return `${start}\n\n${[t.items, ...lines.slice(0, shown), ...(left > 0 ? [t.more(left)] : [])].join('\n')}${end}\n\n`;
  });
}

/** Opens a chat with the client, the text prefilled; null without a number that WhatsApp could reach. */
export function chatLink(phone: string | null, text: string): string | null {
  const number = whatsappNumber(phone);
  return number && whatsappLink(text, number);
}

/** Opens the staff's mail program with the text ready. The address is the visitor's: nothing in it may add a header. */
export function mailLink(email: string, subject: string | null, text: string): string {
  const about = subject ? t.mailReply(cut(subject)) : t.mailSubject(business.name);
  return `mailto:${encoded(email).replace('%40', '@')}?subject=${encoded(about)}&body=${encoded(text.replace(/\n/g, '\r\n'))}`;
}

/** Name, phone and e-mail for the clipboard, a line each. */
export function contactDetails({ clients_name: name, clients_phone: phone, clients_email: email }: Quotation): string {
  return [oneLine(name), phone, email].filter(Boolean).join('\n');
}
