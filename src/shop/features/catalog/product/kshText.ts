/** A shop's own words with amounts in KES, as this page writes them: the currency by its sign (specification, section 9). */
export function kshText(text: string): string {
  return text.replace(/\bKES(?=\s?[0-9])/g, 'Ksh');
}
