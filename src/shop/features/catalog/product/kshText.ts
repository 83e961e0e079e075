/** A shop's words with amounts in KES, as this page writes them: the currency by its sign (docs/product.md, 8.2). */
export function kshText(text: string): string {
  return text.replace(/\bKES(?=\s?[0-9])/g, 'Ksh');
}
