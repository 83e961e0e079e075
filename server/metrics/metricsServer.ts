import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { ProcessFigures, type Watched } from './processFigures';
import { RequestFigures } from './requestFigures';

const TYPE = 'text/plain; version=0.0.4; charset=utf-8';

/** Answers `/metrics` on a port of its own, which visitors do not reach. */
export class MetricsServer {
  readonly requests = new RequestFigures();
  private readonly server: Server;
  private readonly process: ProcessFigures;

  constructor(watched: Watched) {
    this.process = new ProcessFigures(watched);
    this.server = createServer((request, response) => {
      const isAsked = request.method === 'GET' && request.url === '/metrics';
      if (!isAsked) return response.writeHead(404).end();
      this.text().then(
        (text) => response.writeHead(200, { 'content-type': TYPE }).end(text),
        () => response.writeHead(500).end(),
      );
      return undefined;
    });
  }

  async listen(host: string, port: number): Promise<void> {
    this.server.listen(port, host);
    await once(this.server, 'listening');
  }

  get origin(): string {
    const address = this.server.address();
    return typeof address === 'object' && address ? `http://127.0.0.1:${address.port}` : '';
  }

  async text(): Promise<string> {
    return this.requests.text() + (await this.process.text());
  }

  close(): void {
    this.process.close();
    this.server.close();
    this.server.closeAllConnections();
  }
}
