import { generateRequestDetails, generateVAPIDKeys } from 'web-push';
import type { Database } from '../database/client';
import { secretOf } from '../repositories/secrets';
import { NotYet, Undeliverable } from './undeliverable';

export interface PushKeys {
  publicKey: string;
  privateKey: string;
}

export interface PushTarget {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** What the service worker shows, and the page that it opens. */
export interface PushText {
  title: string;
  body: string;
  /** A later push of the same tag takes the place of this one. */
  tag: string;
  path: string;
}

/** Milliseconds for an answer of a push service. */
const PATIENCE = 10_000;
/** Seconds that a push service keeps it for a device that is off. */
const KEPT_FOR = 24 * 3600;

/** What is said of the message itself. All else may pass: while a clock is wrong, no signature is valid. */
const REFUSED = [400, 413];

/** The server's keys for pushes (VAPID): made at the first start, the same ever after, for devices are bound to them. */
export const pushKeys = (db: Database): Promise<PushKeys> => secretOf(db, 'vapid', generateVAPIDKeys);

/** Whether an endpoint is one of the services that pushes are sent to: staff name it, and the server calls it. */
export function isKnownService(endpoint: string, services: readonly string[]): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, host, username } = new URL(endpoint);
  if (username !== '') return false;
  // An entry with a scheme is one origin, for a service on this machine; others are hosts and what is below them.
  return services.some((service) =>
    service.includes('://')
      ? service === `${protocol}//${host}`
      : protocol === 'https:' && (hostname === service || hostname.endsWith(`.${service}`)),
  );
}

/** Whether a browser's keys are ones that something can be encrypted for. */
export function canEncryptFor(target: PushTarget, keys: PushKeys): boolean {
  try {
    detailsOf(target, 'A trial', keys, 'mailto:staff@example.com');
    return true;
  } catch {
    return false;
  }
}

/**
 * Sends a push, encrypted for the device (RFC 8291).
 * @param contact whom the push service may write to, `https:` or `mailto:`
 * @throws Undeliverable where another try would change nothing, NotYet where one may
 */
export async function sendPush(target: PushTarget, text: PushText, keys: PushKeys, contact: string): Promise<void> {
  const { endpoint, headers, body } = detailsOf(target, JSON.stringify(text), keys, contact);
  const answer = await fetch(endpoint, {
    method: 'POST',
    headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)])),
    body: new Uint8Array(body),
    // A service that leads elsewhere could lead into this network.
    redirect: 'manual',
    signal: AbortSignal.timeout(PATIENCE),
  });
  await answer.body?.cancel();
  if (answer.ok) return;
  const reason = `The push service answered ${answer.status}.`;
  if (answer.status === 404 || answer.status === 410) throw new Undeliverable(reason, 'gone');
  if (REFUSED.includes(answer.status)) throw new Undeliverable(reason);
  throw new NotYet(reason, secondsOf(answer.headers.get('retry-after') ?? ''));
}

/** Of a Retry-After (RFC 9110, 10.2.3): seconds, or a date. */
const secondsOf = (text: string): number => Number(text) || (Date.parse(text) - Date.now()) / 1000 || 0;

function detailsOf({ endpoint, ...keys }: PushTarget, text: string, vapid: PushKeys, contact: string) {
  const details = generateRequestDetails({ endpoint, keys }, text, {
    vapidDetails: { subject: contact, ...vapid },
    TTL: KEPT_FOR,
    urgency: 'high',
    contentEncoding: 'aes128gcm',
  });
  return { ...details, body: details.body ?? Buffer.alloc(0) };
}
