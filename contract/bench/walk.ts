import { connect } from 'node:net';
import { Client, dataOf, type Reply, type Sent } from '../fixtures/minimal/client';
import type { MinimalServer } from '../fixtures/minimal/server';

const SHOWN_HEADERS = [
  'content-type',
  'allow',
  'vary',
  'cache-control',
  'access-control-allow-origin',
  'access-control-allow-credentials',
  'access-control-allow-methods',
  'access-control-allow-headers',
  'x-session-id',
];

export interface Made {
  id: string;
  updatedAt: string;
  images: { id: string; image_url: string }[];
}

/** What differs from run to run, made alike. */
function settled(text: string): string {
  return text
    .replace(/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}/g, '<time>')
    .replace(/(?<![\w-])[\w-]{43}(?![\w-])/g, '<token>')
    .replace(/\b[0-9a-f]{24}\b/g, '<file>');
}

/** Calls one after the other, each written down; what two servers answer to the same walk can be compared. */
export class Walk {
  readonly lines: string[] = [];
  readonly client: Client;
  token = '';

  constructor(readonly server: MinimalServer) {
    this.client = new Client(server.url);
  }

  note(label: string, what: unknown): void {
    this.lines.push(settled(`${label}: ${typeof what === 'string' ? what : JSON.stringify(what)}`));
  }

  /** A call without a session. */
  async visitor(operationId: string, sent: Sent = {}): Promise<Reply> {
    const reply = await this.client.call(operationId, sent);
    const headers = SHOWN_HEADERS.flatMap((name) =>
      reply.headers.has(name) ? [`${name}=${reply.headers.get(name) ?? ''}`] : [],
    );
    this.note(operationId, `${String(reply.status)} ${headers.join(' ')} ${reply.text}`);
    return reply;
  }

  /** A call of somebody who is signed in. */
  staff(operationId: string, sent: Sent = {}): Promise<Reply> {
    return this.visitor(operationId, { token: this.token, ...sent });
  }

  /** A call that makes a record, which is returned; an empty one where that failed. */
  async make(operationId: string, sent: Sent): Promise<Made> {
    const made = dataOf<Partial<Made> | undefined>(await this.staff(operationId, sent));
    return { id: '', updatedAt: '', images: [], ...made };
  }

  async fetchFile(address: string): Promise<void> {
    const response = await fetch(new URL(address, this.client.url));
    this.note(
      'file',
      `${String(response.status)} ${response.headers.get('content-type') ?? ''} ${Buffer.from(await response.arrayBuffer()).toString('base64')}`,
    );
  }

  /** A request on a connection of its own; all bytes that come back after the head are written down. */
  async raw(method: string, path: string): Promise<void> {
    const { hostname, port, pathname } = new URL(this.client.url);
    const text = await new Promise<string>((done, fail) => {
      let received = '';
      connect(Number(port), hostname)
        .on('data', (chunk) => (received += chunk.toString()))
        .on('close', () => done(received))
        .on('error', fail)
        .end(`${method} ${pathname}${path} HTTP/1.1\r\nHost: ${hostname}\r\nConnection: close\r\n\r\n`);
    });
    this.note(`raw ${method}`, text.slice(text.indexOf('\r\n\r\n')));
  }

  /** A request to an address that need not be an operation's. */
  async plain(method: string, path: string, headers: Record<string, string> = {}): Promise<void> {
    const response = await fetch(`${this.client.url}${path}`, { method, headers });
    const shown = SHOWN_HEADERS.map((name) => response.headers.get(name));
    this.note(`${method} ${path}`, [response.status, shown, await response.text()]);
  }
}
