/** A phone number as people write it (07…, 01…, +254…), with what the contract takes between the digits. */
export function plainPhone(text: string): string {
  return text.replace(/[./\s\u2010-\u2015]+/g, ' ').trim();
}
