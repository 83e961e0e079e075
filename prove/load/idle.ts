/** Holds connections open that have asked once and ask no more, as browsers do: a process of its own, for its descriptors. */
import { connect, type Socket } from 'node:net';

const AT_ONCE = 200;
const ASK = 'GET /healthz HTTP/1.1\r\nHost: shop\r\nConnection: keep-alive\r\n\r\n';

function open(port: number): Promise<Socket | null> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(ASK));
    socket.once('data', () => resolve(socket));
    socket.once('error', () => resolve(null));
  });
}

process.once('message', ({ port, count }: { port: number; count: number }) => {
  void (async () => {
    let standing = 0;
    for (let made = 0; made < count; made += AT_ONCE) {
      const sockets = await Promise.all(Array.from({ length: Math.min(AT_ONCE, count - made) }, () => open(port)));
      standing += sockets.filter((socket) => socket !== null).length;
    }
    process.send?.({ standing });
  })();
});
