import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config';
import type { Database } from '../database/client';
import { describeFailure } from '../http/failures';
import { repeated } from '../repeated';
import {
  type Channel,
  type ClaimedNotice,
  buryNotice,
  claimNotice,
  postponeNotice,
  settleNotice,
} from '../repositories/notices';
import { forgetDevice } from '../repositories/pushDevices';
import { findQuotation } from '../repositories/quotations';
import type { Services } from '../services';
import { type Mailer, mailerOf } from './mailer';
import { type PushKeys, pushKeys, sendPush } from './push';
import { Undeliverable } from './undeliverable';
import { pushOf, receiptMail, staffMail } from './words';

/** Milliseconds between two looks at the outbox. */
const TICK = 1_000;
/** How many of each channel are on their way at once: one that is slow holds up no other. */
const AT_ONCE = 4;
/** After the last of them it is given up; the waits between them grow from 10 seconds to 6 hours. */
const MOST_ATTEMPTS = 8;
const FIRST_WAIT = 10;
const LONGEST_WAIT = 6 * 3600;
const LONGEST_REASON = 300;

type SenderServices = Pick<Services, 'config' | 'db'>;

/**
 * Delivers what stands in the outbox; any number of processes may. One that dies leaves what it had claimed to the
 * others, once its lease is over.
 * @returns ends it, and waits for what is on its way
 */
export function startSender(services: SenderServices, log: FastifyBaseLogger): () => Promise<void> {
  const deliver = delivery(services);
  let stopped = false;
  const channels: Channel[] = services.config.mail ? ['push', 'email'] : ['push'];
  const ends = channels.flatMap((channel) =>
    Array.from({ length: AT_ONCE }, () =>
      repeated(
        async () => {
          while (!stopped && (await sendOne(services.db, channel, deliver, log)));
        },
        { pause: TICK, name: `sending by ${channel}`, log },
      ),
    ),
  );
  return async () => {
    stopped = true;
    await Promise.all(ends.map((end) => end()));
  };
}

type Delivery = (notice: ClaimedNotice) => Promise<void>;

/** Sends one notice that is due. @returns false when there is none */
export async function sendOne(
  db: Database,
  channel: Channel,
  deliver: Delivery,
  log: FastifyBaseLogger,
): Promise<boolean> {
  const notice = await claimNotice(db, channel);
  if (!notice) return false;
  const { id, kind, attempts } = notice;
  // Whoever claimed it the last time never came to say what became of it.
  if (attempts > MOST_ATTEMPTS) {
    await buryNotice(db, id, 'The server ended each time that it was tried.');
    return true;
  }
  try {
    await deliver(notice);
  } catch (error) {
    log.warn({ notice: id, kind, channel, attempts, failure: describeFailure(error) }, 'a notice was not delivered');
    await putBack(db, notice, error);
    return true;
  }
  await settleNotice(db, id);
  return true;
}

async function putBack(db: Database, { id, attempts, device }: ClaimedNotice, error: unknown): Promise<void> {
  const refused = error instanceof Undeliverable ? error.what : null;
  const reason = wordsOf(error).slice(0, LONGEST_REASON) || 'No reason was given.';
  if (refused === 'gone' && device) await forgetDevice(db, device.id);
  else if (refused || attempts === MOST_ATTEMPTS) await buryNotice(db, id, reason);
  else await postponeNotice(db, id, waitAfter(attempts), reason);
}

/** What `fetch` says of a network that failed stands in the cause. */
function wordsOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message;
}

/** Seconds until the next try: four times as many each time, a little apart from each other. */
export function waitAfter(attempts: number, random = Math.random()): number {
  return Math.min(FIRST_WAIT * 4 ** (attempts - 1), LONGEST_WAIT) * (0.8 + 0.4 * random);
}

/** Makes the words of a notice and hands them over. */
export function delivery({ config, db }: SenderServices): Delivery {
  const mailer = config.mail && mailerOf(config.mail);
  let keys: PushKeys | undefined;
  return async (notice) => {
    const request = await findQuotation(db, notice.subjectId);
    // What it was about is gone: there is nothing to tell.
    if (!request) return;
    if (notice.device) {
      keys ??= await pushKeys(db);
      await sendPush(notice.device, pushOf(request), keys, contactOf(config));
      return;
    }
    await write(mailer, config, notice, request);
  };
}

async function write(
  mailer: Mailer | null,
  { siteName, publicUrl, mail }: Config,
  { id, kind, email }: ClaimedNotice,
  request: NonNullable<Awaited<ReturnType<typeof findQuotation>>>,
): Promise<void> {
  if (!mailer || !mail) throw new Error('No mail server is set.');
  const written = kind === 'receipt' ? receiptMail(request, siteName) : staffMail(request, publicUrl);
  const messageId = `<notice-${id}@${mail.host}>`;
  await mailer({ ...written, to: email ?? request.clients_email, messageId });
}

/** Whom a push service may write to (RFC 8292, 2.1). */
const contactOf = ({ publicUrl, mail }: Config): string =>
  publicUrl?.startsWith('https:') ? publicUrl : `mailto:${mail?.address ?? 'staff@localhost.localdomain'}`;
