import { createServer, request as ask } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** Where a page reports what its content policy refuses; no server hears of it. */
const REPORTS = '/refused-by-the-content-policy';

/** The way a browser reaches servers, which can be closed. */
export class Network {
  isOff = false;

  /** @param refused is told what a content policy refused; without it the browser's own word is relied on */
  constructor(private readonly refused?: (report: string) => void) {}

  private readonly server = createServer((request, response) => {
    if (this.isOff) {
      request.socket.destroy();
      return;
    }
    const { method, headers, url = '' } = request;
    if (this.refused && url.endsWith(REPORTS)) {
      response.writeHead(204).end();
      text(request).then(this.refused, this.refused);
      return;
    }
    const onward = ask(url, { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, this.refused ? reporting(answer.rawHeaders) : answer.rawHeaders);
      answer.pipe(response);
    });
    onward.on('error', () => request.socket.destroy());
    response.on('close', () => onward.destroy());
    request.pipe(onward);
  });

  /** @returns where the browser finds it: `127.0.0.1:8123` */
  async open(): Promise<string> {
    this.server.listen(0, '127.0.0.1');
    await once(this.server, 'listening');
    return `127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  close(): void {
    this.server.close();
    this.server.closeAllConnections();
  }
}

/** Headers, names and values by turns, where the content policy also wants to be told. */
const reporting = (headers: readonly string[]): string[] =>
  headers.map((one, at) =>
    headers[at - 1]?.toLowerCase() === 'content-security-policy' ? `${one}; report-uri ${REPORTS}` : one,
  );
