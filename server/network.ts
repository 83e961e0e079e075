import { isIPv6 } from 'node:net';

/**
 * What counts as one visitor's address: an IPv4 address, or the /64 network of an IPv6 address, of which one
 * household has them all.
 */
export function networkOf(address: string): string {
  if (address.startsWith('::ffff:') || !isIPv6(address)) return address.replace('::ffff:', '');
  const [head = '', tail] = address.split('::');
  const groups = head.split(':');
  if (tail !== undefined) {
    const missing = 8 - groups.length - (tail === '' ? 0 : tail.split(':').length);
    groups.push(...Array<string>(Math.max(missing, 0)).fill('0'), ...tail.split(':'));
  }
  return `${groups.slice(0, 4).join(':')}::/64`;
}
