import { staffPaths } from '../../src/common/domain/staffPaths';
import type { QuotationRow } from '../repositories/quotations';
import type { Mail } from './mailer';
import type { PushText } from './push';

type Asked = Pick<QuotationRow, 'id' | 'clients_name' | 'clients_note' | 'productIds' | 'products'>;

/** Items named before the rest is only counted. */
const NAMED = 3;
const LONGEST_LINE = 160;

/** Text on one line, no longer than a notification shows. */
export const shortLine = (text: string) => Array.from(text.replace(/\s+/g, ' ').trim()).slice(0, LONGEST_LINE).join('');

const pathOf = ({ id }: Asked) => staffPaths.quote(id);

/** What was asked for on one line: the items, else how the message begins. */
function itemsLine({ products, productIds, clients_note: note }: Asked): string {
  if (products.length === 0) return shortLine(note.split('\n').find((line) => line.trim() !== '') ?? '');
  const named = products.slice(0, NAMED).map(({ product_name: name }) => shortLine(name));
  const rest = productIds.length - named.length;
  return named.join(', ') + (rest > 0 ? ` and ${rest} more` : '');
}

/** Tells staff on their devices. */
export const pushOf = (request: Asked): PushText => ({
  title: shortLine(request.clients_name),
  body: itemsLine(request),
  tag: `request ${request.id}`,
  path: pathOf(request),
});

/** What a mail says. */
export type Written = Pick<Mail, 'subject' | 'text'>;

/** Tells staff by e-mail. @param origin where the dashboard is; null where no public address is known */
export const staffMail = (request: Asked, origin: string | null): Written => ({
  subject: `New request: ${shortLine(request.clients_name)}`,
  text: [
    `${shortLine(request.clients_name)} asks for a quote.`,
    '',
    itemsLine(request),
    '',
    origin
      ? `Open it: ${origin}${pathOf(request)}`
      : `It stands in the dashboard under Quotes, reference ${request.id}.`,
    '',
  ].join('\n'),
});

/**
 * Tells the visitor that the request is there, in both languages, for a request does not say which one is theirs. It
 * repeats nothing that was typed: anybody can type anybody's address. Nor does it name what visitors do not see: anybody can
 * send any ids.
 */
export function receiptMail({ id, products }: Asked, business: string): Written {
  const shown = products.filter(({ isActive }) => isActive);
  const listOf = (title: string, nameOf: (product: (typeof shown)[number]) => string) =>
    shown.length > 0 ? ['', title, ...shown.map((product) => `- ${shortLine(nameOf(product))}`)] : [];
  return {
    subject: `Your request to ${business}: ${id}`,
    text: [
      'Hello,',
      '',
      `${business} has received your request. Its reference number is ${id}.`,
      ...listOf('You asked for:', ({ product_name }) => product_name),
      '',
      'We will contact you. If it was not you who asked, nothing has to be done.',
      '',
      '---',
      '',
      'Habari,',
      '',
      `${business} imepokea ombi lako. Namba yake ya kumbukumbu ni ${id}.`,
      ...listOf('Uliomba:', ({ product_name, product_name_sw }) => product_name_sw || product_name),
      '',
      'Tutawasiliana nawe. Kama si wewe uliyeomba, huhitaji kufanya lolote.',
      '',
    ].join('\n'),
  };
}
