/** What the server claims to offer, what the kit may write, and the rest of a run's settings. */
export interface Options {
  contract: string;
  baseUrl: string;
  user: string;
  password: string;
  profile: Profile;
  scope: Scope;
  /** What of a full run's parts may be done. */
  allow: Record<Permission, boolean>;
  only: string[];
  skip: string[];
  /** Whether what could not be judged counts like a violation. */
  strict: boolean;
  /** An origin that the server lets in (CORS), and must answer to. */
  origin: string;
  seed: number;
  rps: number;
  maxRequests: number;
  timeout: number;
  reports: ReportKind[];
  out: string;
}

export const PROFILES = ['core', 'extended', 'all'] as const;
export type Profile = (typeof PROFILES)[number];
export const SCOPES = ['read-only', 'own', 'full'] as const;
export type Scope = (typeof SCOPES)[number];
export const REPORTS = ['console', 'junit', 'json', 'har', 'html', 'badge'] as const;
export type ReportKind = (typeof REPORTS)[number];
export const PERMISSIONS = ['account', 'traces', 'load'] as const;
export type Permission = (typeof PERMISSIONS)[number];

/**
 * Whether a host is this machine or stands in a private network (RFC 1918, RFC 4193, loopback, link-local): there a run may
 * write without being told so host by host.
 */
export function isPrivateHost(hostname: string): boolean {
  const host = hostname.replace(/^\[|\]$/g, '').toLowerCase();
  if (host === 'localhost' || host.endsWith('.localhost') || host === '::1') return true;
  if (/^f[cd][0-9a-f]{2}:|^fe80:/.test(host)) return true;
  const numbers = /^(\d{1,3})\.(\d{1,3})\.\d{1,3}\.\d{1,3}$/.exec(host);
  if (!numbers) return false;
  const [a = 0, b = 0] = numbers.slice(1).map(Number);
  return (
    a === 127 || a === 10 || (a === 192 && b === 168) || (a === 172 && b >= 16 && b <= 31) || (a === 169 && b === 254)
  );
}
