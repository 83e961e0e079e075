import net from 'node:net';
import { readAnswers, type RawAnswer } from '../../contract/http/raw';

/** How long an answer may take, ms. */
export const PATIENCE_MS = 5_000;
/** A message that breaks off is owed no answer: how long one is waited for, ms. */
const SHORT_MS = 250;

export interface Heard {
  answer: RawAnswer | null;
  /** Why there is none. */
  failure: 'hang' | 'closed' | null;
  ms: number;
}

/** One connection after another, each used as long as the server keeps it: what is sent goes out byte by byte. */
export class Lane {
  private socket: net.Socket | null = null;
  private heard = Buffer.alloc(0);
  private wake: () => void = () => undefined;

  constructor(
    private readonly host: string,
    private readonly port: number,
  ) {}

  /** @param whole whether the message is one; the sending side ends behind one that is not */
  async ask(bytes: Buffer, method: string, whole: boolean): Promise<Heard> {
    const used = this.socket !== null;
    const first = await this.once(bytes, method, whole);
    // A connection that was idle may have ended by then (RFC 9112, 9.3.1).
    return used && first.failure === 'closed' ? this.once(bytes, method, whole) : first;
  }

  close(): void {
    this.socket?.destroy();
    this.socket = null;
  }

  private async once(bytes: Buffer, method: string, whole: boolean): Promise<Heard> {
    const begun = performance.now();
    const socket = this.socket ?? this.connect();
    this.heard = Buffer.alloc(0);
    if (whole) socket.write(bytes);
    else socket.end(bytes);
    const deadline = begun + (whole ? PATIENCE_MS : SHORT_MS);
    for (;;) {
      const closed = socket.destroyed || socket.readableEnded;
      const { answers, rest } = readAnswers(this.heard, [method], closed);
      const [answer] = answers;
      const ms = performance.now() - begun;
      if (answer) {
        // Behind a message that may have been two, or an answer that closes, a new connection begins.
        if (!whole || rest.length > 0 || /close/i.test(answer.headers.connection ?? '') || closed) this.close();
        return { answer, failure: null, ms };
      }
      if (closed || performance.now() >= deadline) {
        this.close();
        return { answer: null, failure: closed ? 'closed' : 'hang', ms };
      }
      await this.news(deadline - performance.now());
    }
  }

  private news(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, Math.max(1, ms));
      this.wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  private connect(): net.Socket {
    const socket = net.connect({ host: this.host, port: this.port, noDelay: true, allowHalfOpen: true });
    this.socket = socket;
    const told = () => {
      if (this.socket === socket) this.wake();
    };
    socket.on('data', (chunk: Buffer) => {
      if (this.socket !== socket) return;
      this.heard = Buffer.concat([this.heard, chunk]);
      told();
    });
    // Whatever breaks a connection closes it, and that is looked at.
    socket.on('error', () => undefined);
    socket.on('end', told);
    socket.on('close', told);
    return socket;
  }
}
