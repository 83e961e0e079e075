import type { IncomingMessage } from 'node:http';
import { SocketAddress, isIP, isIPv6 } from 'node:net';
import proxyAddr from '@fastify/proxy-addr';
import type { FastifyRequest } from 'fastify';
import { sha256 } from './sha256';

/** An address, a network or one of the words for some; a mere number would be taken for an address as well. */
export function isProxyName(text: string): boolean {
  if (/^\d*$/.test(text)) return false;
  try {
    proxyAddr.compile(text);
    return true;
  } catch {
    return false;
  }
}

/** An address as some proxies write it, with the port of the connection; one of IPv6 stands in brackets then. */
const WITH_PORT = /^(?:\[([^\]]+)\](?::\d+)?|([\d.]+):\d+)$/;

function withoutPort(text: string): string {
  const [, ipv6, ipv4] = WITH_PORT.exec(text) ?? [];
  return ipv6 ?? ipv4 ?? text;
}

/** Whether an address is that of a proxy that is trusted. */
export function trustedBy(trustProxy: boolean | string[]): (address: string) => boolean {
  if (trustProxy === true) return () => true;
  const isTrusted = proxyAddr.compile(trustProxy || []);
  return (address) => isTrusted(withoutPort(address), 0);
}

/** Whether a request comes from a proxy that is trusted, and not from anybody else. */
export function fromProxies(trustProxy: boolean | string[]): (request: IncomingMessage) => boolean {
  const isTrusted = trustedBy(trustProxy);
  return ({ socket }) => isTrusted(socket.remoteAddress ?? '');
}

type Addressed = Pick<FastifyRequest, 'ip' | 'ips' | 'log'>;

/** Once for the process: such a proxy does it with every request. */
let isWarned = false;

/**
 * A visitor's address; what a proxy names and is no address counts as the nearest one on the way that is.
 * @returns undefined once the connection is closed, whose own comes first
 */
export function visitorAddress({ ip, ips = [ip], log }: Addressed): string | undefined {
  const way = ips.map(withoutPort);
  const address = way.findLast((text) => isIP(text) !== 0);
  if (!isWarned && way.length > 1 && address !== way.at(-1)) {
    isWarned = true;
    log.warn('a trusted proxy names what is no address in X-Forwarded-For: its visitors count as one');
  }
  return address;
}

/** What stands for a network in a count of a whole day, which is longer than one may be kept: the same for many. */
export const crowdOf = (request: Addressed): string => sha256(networkOf(request)).slice(0, 3);

/**
 * What counts as one visitor's address: an IPv4 address, or the /64 network of an IPv6 address, of which one
 * household has them all.
 */
export function networkOf(request: Addressed): string {
  const address = visitorAddress(request) ?? 'nowhere';
  if (!isIPv6(address)) return address;
  // Proxies write one address in many ways: here in small letters, an IPv4 address within it as four numbers.
  const spelt = new SocketAddress({ address, family: 'ipv6' }).address;
  const mapped = /^::ffff:([\d.]+)$/.exec(spelt)?.[1];
  if (mapped !== undefined) return mapped;
  const [head = '', tail] = spelt.split('::');
  const groups = head.split(':');
  if (tail !== undefined) {
    const missing = 8 - groups.length - (tail === '' ? 0 : tail.split(':').length);
    groups.push(...Array<string>(Math.max(missing, 0)).fill('0'), ...tail.split(':'));
  }
  return `${groups.slice(0, 4).join(':')}::/64`;
}
