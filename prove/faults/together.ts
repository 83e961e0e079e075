import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { EmbeddedPostgres } from '../../server/database/embedded/embeddedPostgres';
import { withDatabase } from '../support/database';
import { BuiltServer } from '../support/builtServer';
import { callerOf, type Caller } from '../support/calls';
import { temporaryFolder, type Cleanup } from '../support/cleanup';
import { BOUND_MS, groupOf, hold, type Fault } from './fault';
import { Scene } from './scene';

/** Servers on one database and one folder of pictures. */
interface Place {
  first: Scene;
  second: BuiltServer;
  url: string;
  start: (database: string) => Promise<BuiltServer>;
}

async function open(undo: Cleanup['add']): Promise<Place> {
  const folder = temporaryFolder(undo);
  const database = await EmbeddedPostgres.start({ dataDir: path.join(folder, 'database') });
  undo(() => database.stop());
  const mediaDir = path.join(folder, 'media');
  let servers = 0;
  const start = (url: string) => {
    const dataDir = path.join(folder, `server${(servers += 1)}`);
    return BuiltServer.start({ dataDir, env: { DATABASE_URL: url, MEDIA_DIR: mediaDir, DEMO_DATA: 'always' } }, undo);
  };
  const first = await Scene.around(await start(database.url), mediaDir);
  return { first, second: await start(database.url), url: database.url, start };
}

/** Asks so often, of one after the other, without waiting. */
const inTurn = <T>(callers: readonly Caller[], times: number, ask: (caller: Caller) => Promise<T>): Promise<T>[] =>
  Array.from({ length: times / callers.length }, () => callers.map(ask)).flat();

const faults: readonly Fault<Place>[] = [
  {
    what: 'two servers on one database: 200 likes over both at once',
    aim: 'counted exactly, and seen by both',
    async try({ first, second }) {
      const made = await first.staff('createArticle', { body: { title: 'Liked' } });
      const { id: articleId } = made.data as { id: string };
      const callers = [first.visitor, callerOf(second.origin)];
      await Promise.all(inTurn(callers, 200, (caller) => caller('likeArticle', { path: { articleId } })));
      const counts = await Promise.all(
        callers.map(async (caller) => {
          const { data } = await caller('getArticle', { path: { articleId } });
          return (data as { likesCount: number }).likesCount;
        }),
      );
      hold(
        counts.every((count) => count === 200),
        () => counts.join(' and '),
      );
      return counts.join(' and ');
    },
  },
  {
    what: 'two servers on one database: what one writes, the other has kept in memory',
    aim: 'seen by the other in 10 s',
    async try({ first, second }) {
      const other = callerOf(second.origin);
      const name = `Renamed ${Date.now()}`;
      await other('listProducts');
      await first.staff('updateProduct', { path: { id: first.productId }, body: { product_name: name } });
      const begin = performance.now();
      while (!(await other('listProducts', { query: { search: name } })).text.includes(name)) {
        hold(performance.now() - begin < BOUND_MS, () => 'not seen');
        await delay(20);
      }
      return `after ${Math.round(performance.now() - begin)} ms`;
    },
  },
  {
    what: 'two servers on one database: a quote with one key, 50 times over both at once',
    aim: 'one row',
    async try({ first, second }) {
      const key = `together${Date.now()}`;
      const body = { clients_name: 'A', clients_email: 'a@example.com', clients_note: key };
      const callers = [first.visitor, callerOf(second.origin)];
      const replies = await Promise.all(
        inTurn(callers, 50, (caller) => caller('requestQuote', { body, headers: { 'idempotency-key': key } })),
      );
      const accepted = replies.filter((reply) => reply.status === 201).length;
      const rows = await first.quotes(key);
      hold(rows === 1 && accepted === 50, () => `${rows} rows, ${accepted} accepted`);
      return `${accepted} x 201, ${rows} row`;
    },
  },
  {
    what: 'two servers on one database: one is killed while both are written to',
    aim: 'the other goes on, nothing acknowledged lost',
    async try({ first, second }) {
      const dying = await Scene.around(second, first.mediaDir);
      const write = async (scene: Scene) => {
        for (let sent = 0; sent < 60; sent += 1) await scene.quote().catch(() => null);
      };
      const writing = Promise.all([write(first), write(first), write(dying), write(dying)]);
      await delay(300);
      await second.kill('server');
      await writing;
      await dying.moveTo(first.server);
      await first.holdAcknowledged();
      await dying.holdAcknowledged();
      return `${await first.quotes()} and ${await dying.quotes()} quotes there`;
    },
  },
  {
    what: 'five servers start at once on one empty database',
    aim: 'all serve, the demo data is there once',
    async try({ url, start }) {
      await withDatabase(url, (client) => client.query('create database empty'));
      const empty = new URL(url);
      empty.pathname = '/empty';
      const servers = await Promise.all(Array.from({ length: 5 }, () => start(empty.href)));
      const { rows } = await withDatabase(empty.href, (client) =>
        client.query<{ users: string; names: string; products: string }>(
          'select (select count(*) from users) users, count(*) products, count(distinct product_name) names from products',
        ),
      );
      for (const server of servers) await server.stop();
      const [{ users, names, products } = { users: '', names: '', products: '' }] = rows;
      hold(users === '1' && names === products, () => `${users} users, ${products} products of ${names} names`);
      return `5 of 5; ${products} products, each once`;
    },
  },
];

export const together = groupOf(open, faults);
