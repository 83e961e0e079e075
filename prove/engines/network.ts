import { createServer, request as ask } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/**
 * At every server, without its knowledge: where pages report what their content policy refuses, and an empty page of the
 * server's origin for whoever has to stand on one.
 */
export const OWN_PATH = '/of-the-network-itself';

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
    if (this.refused && url.endsWith(OWN_PATH)) {
      response.writeHead(200, { 'content-type': 'text/html' }).end();
      if (method === 'POST') text(request).then(this.refused, this.refused);
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
    headers[at - 1]?.toLowerCase() === 'content-security-policy' ? `${one}; report-uri ${OWN_PATH}` : one,
  );
