import { connect, type ClientHttp2Session } from 'node:http2';
import { connect as connectTls } from 'node:tls';
import { once } from 'node:events';

/** Longest silence of a proxy: pictures are made meanwhile, and the proxies themselves wait for two minutes. */
const PATIENCE_MS = 150_000;

export interface Visit {
  method?: string;
  path: string;
  headers?: Record<string, string>;
  body?: Buffer;
  /** Of this machine's many, the one that the visitor comes from. */
  from?: string;
}

export interface Seen {
  /** `h2`. */
  protocol: string;
  status: number;
  headers: Record<string, string>;
  bytes: number;
}

/** Visits a proxy over HTTP/2, whatever its certificate says. */
export async function visit(port: number, { method = 'GET', path, headers = {}, body, from }: Visit): Promise<Seen> {
  const socket = connectTls({
    host: '127.0.0.1',
    port,
    servername: 'localhost',
    rejectUnauthorized: false,
    ALPNProtocols: ['h2', 'http/1.1'],
    ...(from !== undefined && { localAddress: from }),
  });
  await once(socket, 'secureConnect');
  const protocol = socket.alpnProtocol || 'none';
  if (protocol !== 'h2') throw new Error(`The proxy speaks ${protocol}.`);
  socket.setTimeout(PATIENCE_MS, () =>
    socket.destroy(new Error(`${method} ${path}: nothing came in ${PATIENCE_MS / 1_000} s`)),
  );
  const session: ClientHttp2Session = connect(`https://localhost:${port}`, { createConnection: () => socket });
  // What breaks it breaks its stream, which is waited for.
  session.on('error', () => undefined);
  try {
    const stream = session.request({ ':method': method, ':path': path, ...headers }, { endStream: body === undefined });
    const answered = once(stream, 'response') as Promise<[Record<string, string>]>;
    if (body !== undefined) stream.end(body);
    const [answer] = await answered;
    let bytes = 0;
    for await (const chunk of stream) bytes += (chunk as Buffer).length;
    return { protocol, status: Number(answer[':status']), headers: answer, bytes };
  } finally {
    session.close();
  }
}
