import { Client } from 'pg';
import { reasonOf } from './failures';

/** What may stand for `target_session_attrs`: the shop writes, so it wants no other kind of host. */
const WANTED = ['read-write', 'primary'];

/**
 * The addresses of a database's hosts, one for each that `postgres://a:5432,b:5432/shop` names; null for a text that is
 * no such address, or that asks for hosts the shop cannot use.
 */
export function hostsOf(address: string): string[] | null {
  const [, before = '', hosts = '', after = ''] =
    /^(postgres(?:ql)?:\/\/(?:[^/?#]*@)?)([^/?#]*)(.*)$/.exec(address) ?? [];
  const each = hosts.split(',').map((host) => `${before}${host}${after}`);
  if (before === '' || !each.every((url) => URL.canParse(url))) return null;
  const wanted = new URL(each[0] ?? '').searchParams.get('target_session_attrs');
  return wanted === null || WANTED.includes(wanted) ? each : null;
}

/**
 * Why the driver cannot use the address of a host, which it else says only when it connects, and not always in a way that can
 * be heard; null where it can. The account and the password are not repeated.
 */
export function refusalOf(address: string): string | null {
  try {
    const { port, ssl }: { port: number; ssl: unknown } = new Client({ connectionString: address });
    if (!(port >= 1 && port <= 65_535)) return 'its port is none';
    // Of the words that it knows none is left as a text: sslmode is the option that has all of them.
    return typeof ssl === 'string' ? 'its option ssl is neither true nor 0, see sslmode' : null;
  } catch (error) {
    if (error instanceof URIError) return 'a % in it has to be written as %25';
    return reasonOf(error).replace(/\.$/, '');
  }
}
