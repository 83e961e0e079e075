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

/** Milliseconds for each step of the talk with the mail server, and for all of it. */
const STEP = 10_000;
const WHOLE = 40_000;

/** Sends over the server of SMTP_URL, one connection a mail. @throws Undeliverable where the server refuses it for good */
export function mailerOf({ url, from }: MailConfig): Mailer {
  const transport = createTransport(
    { url, connectionTimeout: STEP, greetingTimeout: STEP, socketTimeout: STEP, dnsTimeout: STEP },
    { from },
  );
  return async ({ to, ...mail }) => {
    // An address is one address, whatever signs stand in it.
    const sending = transport.sendMail({ ...mail, to: { name: '', address: to }, disableFileAccess: true });
    let timer: NodeJS.Timeout | undefined;
    const tooLate = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error('The mail server was too slow.')), WHOLE);
    });
    try {
      await Promise.race([sending, tooLate]);
    } catch (error) {
      throw isRefused(error) ? new Undeliverable(error.response) : error;
    } finally {
      clearTimeout(timer);
      sending.catch(() => undefined);
    }
  };
}

/** A 5xx to this very mail; a refused sign-in is mended by whoever runs the server, and tried again. */
function isRefused(error: unknown): error is { response: string } {
  const { code, responseCode, response } = error as { code?: unknown; responseCode?: unknown; response?: unknown };
  return code !== 'EAUTH' && Number(responseCode) >= 500 && typeof response === 'string';
}
