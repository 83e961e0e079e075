import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { oneLine } from '../../src/common/domain/texts';
import type { Config } from '../config';
import type { Database } from '../database/client';
import { isUnavailable } from '../database/failures';
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
import { findProposal, type ProposalRow } from '../repositories/proposals';
import { findQuotation } from '../repositories/quotations';
import { readSalesSettings } from '../repositories/salesSettings';
import { makePdf } from '../proposals/pdf';
import type { Services } from '../services';
import { tellExpired } from './expiry';
import { type Mail, type Mailer, mailerOf } from './mailer';
import { type PushKeys, type PushText, pushKeys, sendPush } from './push';
import { proposalMail, proposalPush, proposalStaffMail } from './proposalWords';
import { NotYet, Undeliverable } from './undeliverable';
import { pushOf, receiptMail, staffMail } from './words';

/** Milliseconds between two looks at the outbox. */
const TICK = 1_000;
/**
 * How many of each channel are on their way at once, and how long the next waits for the one before, ms. One that is slow
 * holds up no other; of quick ones there is one, so that a process that is killed leaves few of which nobody knows
 * whether they came, and which come twice.
 */
const AT_ONCE = 4;
const IN_TURN = 2_000;
/**
 * After so many in a row of one channel each is followed by a rest of twice what it took, ms at most: amid a long
 * queue a process is killed while nothing is on its way more often than not, and services that count are not rushed.
 */
const IN_A_ROW = 20;
const REST = 2;
const LONGEST_REST = 1_000;
/** After the last of them it is given up; the waits between them grow from 10 seconds to 6 hours. */
const MOST_ATTEMPTS = 8;
const FIRST_WAIT = 10;
const LONGEST_WAIT = 6 * 3600;
const LONGEST_REASON = 300;
/** Waits until a delivery is noted again, ms, where the database did not take it: all within the lease. */
const UNTIL_NOTED = [100, 500, 2_000, 5_000, 10_000];

/** Milliseconds between two looks for quotations whose days are over. */
const MINUTE = 60_000;

type SenderServices = Pick<Services, 'config' | 'db'>;

/**
 * Delivers what stands in the outbox, and sees days of quotations end; any number of processes may. One that dies leaves what it had claimed to the
 * others, once its lease is over.
 * @returns ends it, and waits for what is on its way and not slow; the lease of what is slower ends by itself
 */
export function startSender(
  services: SenderServices & Pick<Services, 'content'>,
  log: FastifyBaseLogger,
): () => Promise<void> {
  const deliver = delivery(services);
  let stopped = false;
  const channels: Channel[] = services.config.mail ? ['push', 'email'] : ['push'];
  const ends = channels.flatMap((channel) => {
    const send = inTurn(() => (stopped ? Promise.resolve(false) : sendOne(services.db, channel, deliver, log)));
    return Array.from({ length: AT_ONCE }, () =>
      repeated(
        async () => {
          while (!stopped && (await send()));
        },
        { pause: TICK, name: `sending by ${channel}`, log },
      ),
    );
  });
  ends.push(repeated(() => tellExpired(services), { pause: MINUTE, name: 'telling what expired', log }));
  return async () => {
    stopped = true;
    await Promise.all(ends.map((end) => end()));
  };
}

/** Does it again when the time before has ended, or has taken long. @param work tells whether there was anything to do */
function inTurn(work: () => Promise<boolean>): () => Promise<boolean> {
  let turn: Promise<unknown> = Promise.resolve();
  // A start may follow a kill, and that one the next.
  let inARow = IN_A_ROW;
  return () => {
    const own = turn.then(work);
    turn = turn.then(async () => {
      const begun = performance.now();
      const ended = own.catch(() => true);
      inARow = (await Promise.race([ended, delay(IN_TURN, true, { ref: false })])) ? inARow + 1 : 0;
      const rest = Math.min(REST * (performance.now() - begun), LONGEST_REST);
      if (inARow > IN_A_ROW) await delay(rest, undefined, { ref: false });
    });
    return own;
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
    await buryNotice(db, notice, 'The server ended each time that it was tried.');
    return true;
  }
  try {
    await deliver(notice);
  } catch (error) {
    log.warn({ notice: id, kind, channel, attempts, failure: describeFailure(error) }, 'a notice was not delivered');
    await putBack(db, notice, error);
    return true;
  }
  await settle(db, id);
  return true;
}

/** Notes a delivery; while the database is away the claim stands, and what is not noted by its end comes twice. */
async function settle(db: Database, id: string): Promise<void> {
  for (const wait of UNTIL_NOTED) {
    try {
      return await settleNotice(db, id);
    } catch (error) {
      if (!isUnavailable(error)) throw error;
      await delay(wait);
    }
  }
  await settleNotice(db, id);
}

async function putBack(db: Database, notice: ClaimedNotice, error: unknown): Promise<void> {
  const { attempts, device } = notice;
  const refused = error instanceof Undeliverable ? error.what : null;
  // A mail server's words; the database takes none with U+0000.
  const reason = oneLine(wordsOf(error)).slice(0, LONGEST_REASON) || 'No reason was given.';
  const asked = error instanceof NotYet ? Math.min(error.seconds, LONGEST_WAIT) : 0;
  if (refused === 'gone' && device) await forgetDevice(db, device.id);
  else if (refused || attempts === MOST_ATTEMPTS) await buryNotice(db, notice, reason);
  else await postponeNotice(db, notice, Math.max(waitAfter(attempts), asked), reason);
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
    if (notice.isForFormer) return;
    const message = await messageOf({ config, db }, notice);
    // What it was about is gone: there is nothing to tell.
    if (!message) return;
    if (notice.device) {
      keys ??= await pushKeys(db);
      await sendPush(notice.device, message.push(), keys, contactOf(config));
      return;
    }
    await write(mailer, config, notice, message);
  };
}

/** What a notice says on a device, and in a letter. */
interface Message {
  push: () => PushText;
  mail: () => Promise<Omit<Mail, 'to' | 'messageId'>>;
  /** Whom the record names. */
  to: string;
}

async function messageOf(services: SenderServices, { kind, subjectId }: ClaimedNotice): Promise<Message | null> {
  const { config, db } = services;
  const { siteName, publicUrl } = config;
  if (kind === 'request' || kind === 'receipt') {
    const request = await findQuotation(db, subjectId);
    return (
      request && {
        push: () => pushOf(request),
        mail: () =>
          Promise.resolve(kind === 'receipt' ? receiptMail(request, siteName) : staffMail(request, publicUrl)),
        to: request.clients_email,
      }
    );
  }
  const row = await findProposal(db, subjectId);
  const sent = row?.sent;
  if (!row || !sent) return null;
  // Told late it would be untrue: it was accepted or sent anew meanwhile.
  if (kind === 'expired' && row.status !== 'expired') return null;
  const to = sent.customerEmail ?? '';
  if (kind === 'proposal' && to === '') return null;
  // It would ask for what its page refuses; staff see that it did not go.
  if (kind === 'proposal' && row.status === 'expired') throw new Undeliverable('Its last day is over.');
  const mail = () =>
    kind === 'proposal' ? letterOf(services, row, sent) : Promise.resolve(proposalStaffMail(kind, row, publicUrl));
  return { push: () => proposalPush(kind, row), mail, to };
}

/** A quotation for its customer, with its paper. */
async function letterOf({ config, db }: SenderServices, row: ProposalRow, content: NonNullable<ProposalRow['sent']>) {
  const pdf = await makePdf({ row, content, settings: await readSalesSettings(db), config });
  const attachments = [{ filename: pdf.name, content: pdf.bytes, contentType: 'application/pdf' }];
  return { ...proposalMail(row, content, config), attachments };
}

async function write(
  mailer: Mailer | null,
  { mail }: Config,
  { id, createdAt, email }: ClaimedNotice,
  message: Message,
): Promise<void> {
  if (!mailer || !mail) throw new Error('No mail server is set.');
  // Numbers come again in a database that was restored or begun anew.
  const messageId = `<notice-${id}-${createdAt}@${mail.host}>`;
  await mailer({ ...(await message.mail()), to: email ?? message.to, messageId });
}

/** Whom a push service may write to (RFC 8292, 2.1). */
const contactOf = ({ publicUrl, mail }: Config): string =>
  publicUrl?.startsWith('https:') ? publicUrl : `mailto:${mail?.from.address ?? 'staff@localhost.localdomain'}`;
