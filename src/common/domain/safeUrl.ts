/**
 * An address that a text written by people may link to: http(s), mailto, tel, or a path of this site.
 * @returns null for anything else (`javascript:` and `data:` above all)
 */
export function safeUrl(address: string): string | null {
  const url = address.trim();
  if (/^(https?:\/\/|mailto:|tel:)/i.test(url)) return url;
  // Browsers take `//` and `/\` for another host.
  return /^\/(?![/\\])/.test(url) || url === '/' ? url : null;
}
