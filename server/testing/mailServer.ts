import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

export interface ReceivedMail {
  to: string[];
  /** Head and body as they came. */
  text: string;
}

/** What becomes of a mail to an address: taken, refused for good, for now or for its sender's network, or never answered. */
export type Behaviour = 'take' | 'refuse' | 'later' | 'block' | 'stall';

/** A mail server of the test's own, which also refuses and stalls. */
export async function startMailServer() {
  const mails: ReceivedMail[] = [];
  let behaviourOf: (address: string) => Behaviour = () => 'take';
  let isOpen = true;
  const server = new SMTPServer({
    onConnect(_session, answer) {
      if (isOpen) answer();
      else answer(Object.assign(new Error('No service for your network'), { responseCode: 554 }));
    },
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    disableReverseLookup: true,
    // Whoever waits for a stalled answer is not waited for.
    closeTimeout: 100,
    onRcptTo({ address }, _session, answer) {
      const behaviour = behaviourOf(address);
      const refusal = (text: string, responseCode: number) => Object.assign(new Error(text), { responseCode });
      if (behaviour === 'refuse') answer(refusal('No such mailbox', 550));
      else if (behaviour === 'block') answer(refusal('5.7.1 Your network is on a list', 554));
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
    connections: () => server.connections.size,
    behave: (behaviour: typeof behaviourOf) => void (behaviourOf = behaviour),
    /** Whether anybody is let in, or sent away with the greeting. */
    open: (open: boolean) => void (isOpen = open),
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
