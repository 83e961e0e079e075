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
