import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

export interface ReceivedMail {
  to: string[];
  /** Head and body as they came. */
  text: string;
}

/** What becomes of a mail to an address: taken, refused for good, refused for now, or never answered. */
export type Behaviour = 'take' | 'refuse' | 'later' | 'stall';

/** A mail server of the test's own, which also refuses and stalls. */
export async function startMailServer() {
  const mails: ReceivedMail[] = [];
  let behaviourOf: (address: string) => Behaviour = () => 'take';
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    disableReverseLookup: true,
    onRcptTo({ address }, _session, answer) {
      const behaviour = behaviourOf(address);
      const refusal = (text: string, responseCode: number) => Object.assign(new Error(text), { responseCode });
      if (behaviour === 'refuse') answer(refusal('No such mailbox', 550));
      else if (behaviour === 'later') answer(refusal('Try later', 451));
      else if (behaviour === 'take') answer();
    },
    onData(stream, session, taken) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        mails.push({
          to: session.envelope.rcptTo.map(({ address }) => address),
          text: Buffer.concat(chunks).toString(),
        });
        taken();
      });
    },
  });
  server.on('error', () => undefined);
  const listening = server.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  const { port } = listening.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    behave: (behaviour: typeof behaviourOf) => void (behaviourOf = behaviour),
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
