/** From the shortest to the longest number of any country, digits with the country code (ITU-T E.164). */
const ANY_COUNTRY = /^[1-9][0-9]{7,14}$/;
const KENYAN_MOBILE = /^[17][0-9]{8}$/;
const KENYA = '254';

/**
 * The number as wa.me wants it: digits only, with the country code. Kenyan mobile numbers may be written as 07…, 01…,
 * 7…, 254… or +254…; those of other countries with + or 00.
 * @returns null where WhatsApp could not be reached: no number, a landline, too few digits
 */
export function whatsappNumber(phone: string | null): string | null {
  const text = (phone ?? '').replace(/\(0\)/g, '').replace(/[^+0-9]/g, '');
  const digits = text.replace(/\+/g, '').replace(/^00/, '');
  const abroad = text.startsWith('+') || text.startsWith('00');
  const national = digits.startsWith(KENYA)
    ? digits.slice(KENYA.length).replace(/^0/, '')
    : abroad
      ? null
      : digits.replace(/^0/, '');
  if (national !== null && KENYAN_MOBILE.test(national)) return KENYA + national;
  return abroad && !digits.startsWith(KENYA) && ANY_COUNTRY.test(digits) ? digits : null;
}

/** Calls the number on a phone, as it was written where it is no Kenyan mobile; null where there are too few digits. */
export function callLink(phone: string | null): string | null {
  const whatsapp = whatsappNumber(phone);
  if (whatsapp) return `tel:+${whatsapp}`;
  const text = (phone ?? '').replace(/[^+0-9]/g, '').replace(/(?!^)\+/g, '');
  return /[0-9]{3}/.test(text) ? `tel:${text}` : null;
}
