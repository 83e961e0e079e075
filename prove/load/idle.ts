/** Holds connections open that have asked once and ask no more, as browsers do: a process of its own, for its descriptors. */
import { connect } from 'node:net';

const AT_ONCE = 200;
const ASK = 'GET /healthz HTTP/1.1\r\nHost: shop\r\nConnection: keep-alive\r\n\r\n';

/** How many more connections are to be opened; it says how many stand then. */
export interface IdleTask {
  port: number;
  count: number;
}

let standing = 0;

function open(port: number): Promise<void> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(ASK));
    socket.once('data', (head) => {
      if (!String(head).startsWith('HTTP/1.1 200')) return socket.destroy();
      standing += 1;
      socket.once('close', () => (standing -= 1));
      resolve();
    });
    socket.on('error', () => undefined);
    socket.once('close', () => resolve());
  });
}

process.on('message', ({ port, count }: IdleTask) => {
  void (async () => {
    for (let made = 0; made < count; made += AT_ONCE)
      await Promise.all(Array.from({ length: Math.min(AT_ONCE, count - made) }, () => open(port)));
    process.send?.({ standing });
  })();
});
