/**
 * What every form takes for an e-mail address; the contract's own words are stricter, and the server's. A file by itself:
 * the first load knows no form.
 */
export const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/**
 * A phone number as people write it (07…, 01…, +254…), with what the contract takes between the digits. Those that phones and
 * chats copy come in marks of the direction of writing, which nobody sees.
 */
export function plainPhone(text: string): string {
  return text
    .replace(/\p{Cf}+/gu, '')
    .replace(/[./\s\u2010-\u2015]+/g, ' ')
    .trim();
}
