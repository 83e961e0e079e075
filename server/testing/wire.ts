import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';

/** What is passed on of something that the database said; null breaks the connection. */
export type Passing = (said: Buffer) => Buffer | null;

/** The way to a database, which can be cut, blocked, slowed down, made to lie, and restored. */
export class Wire {
  private readonly sockets = new Set<Socket>();
  private isOpen = true;
  private isBlocked = false;
  private delayMs = 0;
  private passing: Passing = (said) => said;

  private constructor(private readonly server: Server) {}

  /** @param target read at each connection */
  static async to(target: () => { host: string; port: number }): Promise<Wire> {
    const wire = new Wire(createServer());
    wire.server.on('connection', (client) => wire.join(client, target()));
    await new Promise<void>((resolve) => wire.server.listen(0, '127.0.0.1', resolve));
    return wire;
  }

  get port(): number {
    return (this.server.address() as AddressInfo).port;
  }

  cut(): void {
    this.isOpen = false;
    this.breakAll();
  }

  /** Ends every connection; new ones are accepted. */
  breakAll(): void {
    for (const socket of this.sockets) socket.resetAndDestroy();
    this.sockets.clear();
  }

  /** Nothing gets through, and nobody is told. */
  block(): void {
    this.isBlocked = true;
    for (const socket of this.sockets) socket.pause();
  }

  /** Every answer comes so much later, in milliseconds. */
  slowDown(delayMs: number): void {
    this.delayMs = delayMs;
  }

  /** Changes what the database says. */
  pass(passing: Passing): void {
    this.passing = passing;
  }

  restore(): void {
    this.isOpen = true;
    this.isBlocked = false;
    this.delayMs = 0;
    this.passing = (said) => said;
    for (const socket of this.sockets) socket.resume();
  }

  close(): void {
    this.cut();
    this.server.close();
  }

  private join(client: Socket, { host, port }: { host: string; port: number }): void {
    if (!this.isOpen) return void client.destroy();
    const remote = connect(port, host);
    const end = () => {
      client.destroy();
      remote.destroy();
    };
    for (const socket of [client, remote]) {
      this.sockets.add(socket);
      socket.on('error', end).on('close', () => {
        this.sockets.delete(socket);
        end();
      });
      if (this.isBlocked) socket.pause();
    }
    client.on('data', (said: Buffer) => remote.write(said));
    remote.on('data', (said: Buffer) => {
      const passed = this.passing(said);
      if (!passed) return end();
      const write = () => client.writable && client.write(passed);
      if (this.delayMs > 0) setTimeout(write, this.delayMs);
      else write();
    });
  }
}
