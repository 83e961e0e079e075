import { createServer, request as ask } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';

/** The way a browser reaches servers, which can be closed. */
export class Network {
  isOff = false;
  private readonly server = createServer((request, response) => {
    if (this.isOff) {
      request.socket.destroy();
      return;
    }
    const { method, headers } = request;
    const onward = ask(request.url ?? '', { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
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
