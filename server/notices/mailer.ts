import { createTransport } from 'nodemailer';
import type { MailConfig } from '../config';
import { Undeliverable } from './undeliverable';

export interface Mail {
  to: string;
  subject: string;
  text: string;
  attachments?: { filename: string; content: Buffer; contentType: string }[];
  /** Names the message for good: a mail program shows one that came twice once. */
  messageId: string;
}

export type Mailer = (mail: Mail) => Promise<void>;

/**
 * Milliseconds until a mail server is found and greets, for each step of the talk with it, and for all of it. Many look
 * through a letter before they say that they have it: who hangs up meanwhile sends it again.
 */
const GREETING = 10_000;
const STEP = 120_000;
const WHOLE = 150_000;

/** Names of this machine, on which nobody listens on the way. */
const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/i;

/** Sends over the server of SMTP_URL, one connection a mail. @throws Undeliverable where the server refuses it for good */
export function mailerOf({ url, from }: MailConfig): Mailer {
  const timeouts = {
    connectionTimeout: GREETING,
    greetingTimeout: GREETING,
    socketTimeout: STEP,
    dnsTimeout: GREETING,
  };
  // What the address says itself goes before: `?requireTLS=false`.
  const transport = createTransport({ url, requireTLS: !LOOPBACK.test(new URL(url).hostname), ...timeouts }, { from });
  return async ({ to, ...mail }) => {
    // An address is one address, whatever signs stand in it.
    const letter = { ...mail, to: { name: '', address: to }, disableFileAccess: true };
    const signal = AbortSignal.timeout(WHOLE);
    try {
      await transport.sendMail({ ...letter, signal });
    } catch (error) {
      if (isRefused(error)) throw new Undeliverable(error.response, 'refused', `SMTP ${error.responseCode}`);
      throw signal.aborted ? new Error('The mail server was too slow.') : error;
    }
  };
}

/** What a mail server says for good of this recipient or this message, and of nothing else. */
const ABOUT_THE_MAIL = ['RCPT TO', 'DATA'];
/** RFC 3463: policy, such as a sender's network on a list. */
const POLICY = /^5\d\d[ -]5\.7\./;

/** A 5xx to this very mail; what is about the server or its account is mended by whoever runs it, and tried again. */
function isRefused(error: unknown): error is { response: string; responseCode: number } {
  const { command, responseCode, response } = error as Record<string, unknown>;
  return (
    ABOUT_THE_MAIL.includes(String(command)) &&
    Number(responseCode) >= 500 &&
    typeof response === 'string' &&
    !POLICY.test(response)
  );
}
