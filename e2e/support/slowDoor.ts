import { once } from 'node:events';
import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { originOf } from './addresses';

/** The way to a server, on which documents can be held up; everything else passes. */
export class SlowDoor {
  private readonly server = createServer((request, response) => {
    const isPage = request.headers['sec-fetch-dest'] === 'document';
    void (isPage ? this.held : Promise.resolve()).then(() => this.pass(request, response));
  });
  private held = Promise.resolve();
  private release = () => {};

  private constructor(private readonly upstream: string) {}

  static async before(upstream: string): Promise<SlowDoor> {
    const door = new SlowDoor(upstream);
    await once(door.server.listen(0, '127.0.0.1'), 'listening');
    return door;
  }

  get url(): string {
    return originOf((this.server.address() as AddressInfo).port);
  }

  hold(): void {
    this.held = new Promise((resolve) => {
      this.release = resolve;
    });
  }

  letPass(): void {
    this.release();
    this.held = Promise.resolve();
  }

  async close(): Promise<void> {
    this.letPass();
    this.server.closeAllConnections();
    await once(this.server.close(), 'close');
  }

  private pass(request: IncomingMessage, response: ServerResponse): void {
    const { method = 'GET', headers, url = '/' } = request;
    const onward = ask(new URL(url, this.upstream), { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    onward.on('error', () => response.destroy());
    request.pipe(onward);
  }
}
