import { setTimeout as delay } from 'node:timers/promises';
import type { Client } from 'pg';
import { readPostmaster } from '../../server/database/embedded/postmaster';
import { clusterFolder } from '../../server/database/embedded/cluster';
import { EmbeddedPostgres } from '../../server/database/embedded/embeddedPostgres';
import { Wire } from '../../server/testing/wire';
import { withDatabase } from '../support/database';
import type { Reply } from '../support/calls';
import { temporaryFolder, type Cleanup } from '../support/cleanup';
import { addressedBytes } from '../support/processes';
import { need, run } from '../support/programs';
import { BOUNDED, BOUND_MS, groupOf, hold, type Fault } from './fault';
import { AS_EVER, Scene, WITHOUT_DATABASE, type Expected, type Trouble } from './scene';

/** A shop on a database elsewhere, and the way between the two. */
interface Place {
  scene: Scene;
  wire: Wire;
  /** Past the wire, as the database's owner. */
  sql: (text: string) => Promise<unknown>;
  owner: <T>(work: (client: Client) => Promise<T>) => Promise<T>;
  postmaster: () => number;
}

/** The server looks for the news of changes each second while it has none. */
const NEWS_BACK_MS = 2_500;
const SHOP = 'shop';
/** The shop's own account: what is done to it leaves the owner a way in. */
const ROLE = 'seller';
const CONNECTIONS = 30;

async function open(undo: Cleanup['add']): Promise<Place> {
  const folder = temporaryFolder(undo);
  const database = await EmbeddedPostgres.start({
    dataDir: `${folder}/database`,
    settings: [`max_connections=${CONNECTIONS}`],
  });
  undo(() => database.stop());
  const url = new URL(database.url);
  const owner = <T>(work: (client: Client) => Promise<T>) => withDatabase(database.url, work);
  const sql = (text: string) => owner((client) => client.query(text));
  await sql(`create role ${ROLE} login password '${ROLE}'`);
  await sql(`create database ${SHOP} owner ${ROLE}`);
  const wire = await Wire.to(() => ({ host: url.hostname, port: Number(url.port) }));
  undo(() => wire.close());
  const throughWire = `postgres://${ROLE}:${ROLE}@127.0.0.1:${wire.port}/${SHOP}`;
  const env = { DATABASE_URL: throughWire, DEMO_DATA: 'always' };
  const scene = await Scene.open({ dataDir: `${folder}/shop`, env }, undo);
  const shopUrl = new URL(database.url);
  shopUrl.pathname = `/${SHOP}`;
  return {
    scene,
    wire,
    sql,
    owner: (work) => withDatabase(shopUrl.href, work),
    postmaster: () => readPostmaster(clusterFolder(`${folder}/database`))?.pid ?? 0,
  };
}

/** A fault of the wire. */
const wired = (
  what: string,
  on: (wire: Wire) => void,
  more: Pick<Trouble, 'rounds' | 'mayPass'> = {},
): Fault<Place> => ({
  what,
  aim: BOUNDED,
  try: ({ scene, wire }) =>
    scene.endure({ on: () => on(wire), off: () => wire.restore(), expect: WITHOUT_DATABASE, ...more }),
});

/** Waits for their ends, ms: what is asked next finds none of them. */
const terminate = `select pg_terminate_backend(pid, 1000) from pg_stat_activity where datname = '${SHOP}' and pid <> pg_backend_pid()`;

/** Something set in the database, which every new connection meets. */
const set = (what: string, on: string, off: string, expect: Expected): Fault<Place> => ({
  what,
  aim: BOUNDED,
  try: ({ scene, sql }) =>
    scene.endure({
      on: async () => {
        await sql(on);
        await sql(terminate);
      },
      // What is connected by then finds out by itself.
      off: async () => void (await sql(off)),
      expect,
      rounds: 3,
    }),
});

/** How often visitors ask for what is held, ms. */
const CROWD_MS = 1_000 / 12;

/**
 * A statement of somebody else that holds what the shop needs.
 * @param crowd what visitors ask meanwhile, again and again
 */
const locked = (
  what: string,
  statement: string,
  expect: Expected,
  crowd?: (scene: Scene) => Promise<unknown>,
): Fault<Place> => ({
  what,
  aim: crowd ? `${BOUNDED}; nobody else notices` : BOUNDED,
  try: ({ scene, owner }) =>
    owner((client) => {
      let coming: NodeJS.Timeout | undefined;
      return scene.endure({
        on: async () => {
          await client.query('begin');
          await client.query(statement);
          if (!crowd) return;
          coming = setInterval(() => void crowd(scene).catch(() => undefined), CROWD_MS);
          await delay(1_000);
        },
        off: async () => {
          clearInterval(coming);
          await client.query('rollback');
        },
        expect,
        rounds: crowd ? 20 : 2,
      });
    }),
});

/** A visitor looks at an article. */
async function look(scene: Scene): Promise<void> {
  const { data } = await scene.visitor('listArticles');
  const [article] = (data as { articles: { id: string }[] }).articles;
  await scene.visitor('getArticle', { path: { articleId: article?.id ?? '' } });
}

/** Visitors who look for what nobody has looked for before. */
let lookedFor = 0;
const lookFor = (scene: Scene) => scene.visitor('listProducts', { query: { min_price: String((lookedFor += 1)) } });

/** Does something again and again while the questions are asked. */
const meanwhile = (what: string, work: (place: Place) => unknown, expect: Expected): Fault<Place> => ({
  what,
  aim: BOUNDED,
  async try(place) {
    let isOn = false;
    let done = Promise.resolve();
    const repeat = async () => {
      while (isOn) {
        await work(place);
        await delay(100);
      }
    };
    const on = () => {
      isOn = true;
      done = repeat();
    };
    const off = () => {
      isOn = false;
      return done;
    };
    return place.scene.endure({ on, off, expect, rounds: 10 });
  },
});

/** Of what a connection needs at its beginning, bytes; its stack may grow by it. */
const LITTLE = 512 * 1_024;

/** Does it again until it is done, within the bound of a recovery. */
async function insistently(work: () => Promise<unknown>): Promise<void> {
  for (const deadline = performance.now() + BOUND_MS; ; await delay(100)) {
    try {
      return void (await work());
    } catch (error) {
      if (performance.now() > deadline) throw error;
    }
  }
}

const half = (said: Buffer) => said.subarray(0, Math.ceil(said.length / 2));

const faults: readonly Fault<Place>[] = [
  wired('the database cannot be reached (connections refused)', (wire) => wire.cut(), { rounds: 20 }),
  wired('the database falls silent (packets vanish both ways)', (wire) => wire.block()),
  // What asks the database seldom enough is in time.
  wired('every answer of the database comes 400 ms late', (wire) => wire.slowDown(400), { mayPass: true }),
  wired('every answer of the database comes 4 s late', (wire) => wire.slowDown(4_000)),
  wired(
    'answers of the database are cut in half, and the connection broken',
    (wire) => {
      let cut = false;
      wire.pass((said) => {
        cut = !cut;
        return cut ? half(said) : null;
      });
    },
    { rounds: 5 },
  ),
  wired(
    'answers of the database are noise',
    (wire) => wire.pass((said) => Buffer.from(said.map((byte, index) => byte ^ (37 * index + 11)))),
    { rounds: 5 },
  ),
  meanwhile('every connection is reset ten times a second', ({ wire }) => wire.breakAll(), WITHOUT_DATABASE),
  meanwhile('the database ends the connections ten times a second', ({ sql }) => sql(terminate), WITHOUT_DATABASE),
  meanwhile(
    "somebody cancels the shop's statements ten times a second",
    ({ sql }) => sql(`select pg_cancel_backend(pid) from pg_stat_activity where usename = '${ROLE}'`),
    WITHOUT_DATABASE,
  ),
  {
    what: 'the database is killed (SIGKILL of the postmaster) and comes back by itself',
    aim: BOUNDED,
    try: ({ scene, postmaster }) =>
      scene.endure({
        on: () => void process.kill(postmaster(), 'SIGKILL'),
        off: () => delay(500),
        expect: WITHOUT_DATABASE,
        rounds: 5,
      }),
  },
  {
    what: 'the postmaster is stopped (SIGSTOP) for 20 s, and no connection is made any more',
    aim: BOUNDED,
    try: ({ scene, postmaster, sql }) =>
      scene.endure({
        on: () => void process.kill(postmaster(), 'SIGSTOP'),
        off: async () => {
          await delay(14_000);
          process.kill(postmaster(), 'SIGCONT');
          await sql('select 1');
        },
        expect: WITHOUT_DATABASE,
      }),
  },
  locked('the quotes are locked', 'lock table quotations in access exclusive mode', { ...AS_EVER, quote: [503] }),
  locked('the products are locked', 'lock table products in access exclusive mode', {
    health: [200],
    read: [200, 503],
    page: [200, 503],
    quote: [201],
    unkept: [200],
    edit: [503],
  }),
  locked('the rows of all products are locked', 'select 1 from products for update', { ...AS_EVER, edit: [503] }),
  locked(
    'the products are locked, and looked for twelve times a second',
    'lock table products in access exclusive mode',
    { health: [200], quote: [201], unkept: [200] },
    lookFor,
  ),
  locked('the rows of all articles are locked, and looked at', 'select 1 from articles for update', AS_EVER, look),
  locked('the sessions are locked', 'lock table sessions in access exclusive mode', {
    ...AS_EVER,
    unkept: [503],
    edit: [503],
  }),
  set(
    'the database is made read-only',
    `alter database ${SHOP} set default_transaction_read_only = on`,
    `alter database ${SHOP} reset default_transaction_read_only`,
    { health: [200], read: [200], page: [200, 503], quote: [503], edit: [503] },
  ),
  set(
    "the password of the shop's account is changed",
    `alter role ${ROLE} password 'another'`,
    `alter role ${ROLE} password '${ROLE}'`,
    WITHOUT_DATABASE,
  ),
  set(
    "the shop's account may not sign in any more",
    `alter role ${ROLE} nologin`,
    `alter role ${ROLE} login`,
    WITHOUT_DATABASE,
  ),
  set(
    'the database takes no connections',
    `alter database ${SHOP} allow_connections false`,
    `alter database ${SHOP} allow_connections true`,
    WITHOUT_DATABASE,
  ),
  set(
    'the account may have no more connections',
    `alter role ${ROLE} connection limit 0`,
    `alter role ${ROLE} connection limit -1`,
    WITHOUT_DATABASE,
  ),
  {
    what: 'the database gets no more memory (RLIMIT_AS): what it asks for is refused to new connections',
    aim: BOUNDED,
    try: ({ scene, sql, owner, postmaster }) =>
      owner((client) => {
        need('prlimit', 'util-linux');
        // Root without the right to do so may not, but the account that it runs as.
        const asItself = process.getuid?.() === 0 ? ['runuser', '-u', 'postgres', '--'] : [];
        const limit = (most: number | 'unlimited') => {
          const [program = '', ...args] = [...asItself, 'prlimit', '--pid', String(postmaster()), `--as=${most}:`];
          run(program, args);
        };
        return scene.endure({
          on: async () => {
            limit(addressedBytes(postmaster()) + LITTLE);
            await client.query(terminate);
          },
          off: async () => {
            limit('unlimited');
            // Connections that were made meanwhile keep the limit; a database that ended of it begins anew.
            await insistently(() => sql(terminate));
          },
          expect: WITHOUT_DATABASE,
          rounds: 3,
        });
      }),
  },
  {
    what: 'thirty slow requests wait for all connections of the pool',
    aim: `${BOUNDED}; what is in memory is answered`,
    async try({ scene, owner }) {
      return owner(async (client) => {
        // After the fault before this one the news of changes is back within a second or two, and with it drops what is kept.
        await delay(NEWS_BACK_MS);
        await scene.ask('read');
        await client.query('begin');
        let slow: Promise<Reply>[] = [];
        const said = await scene.endure({
          on: async () => {
            await client.query('lock table newsletter_subscriptions in access exclusive mode');
            slow = Array.from({ length: 30 }, (_, index) =>
              scene.visitor('subscribeToNewsletter', { body: { email: `slow${index}@example.com` } }),
            );
            await delay(200);
          },
          off: async () => void (await client.query('rollback')),
          expect: { health: [200], read: [200], quote: [201, 503], unkept: [200, 503] },
          // They may wait their turn and still be in time.
          mayPass: true,
        });
        const statuses = (await Promise.all(slow)).map(({ status }) => status);
        hold(
          statuses.every((status) => status === 201 || status === 503),
          () => `the slow ones are ${statuses.join(' ')}`,
        );
        return said;
      });
    },
  },
  {
    what: 'the answer to a commit is lost: a quote with a key is sent again',
    aim: '503 first, then the first answer; one row',
    async try({ scene, wire }) {
      const key = { 'idempotency-key': `lost${Date.now()}` };
      wire.pass((said) => (said.includes('COMMIT') ? null : said));
      const first = await scene.quote(key);
      wire.restore();
      hold(first.status === 503, () => `the first is ${first.status}`);
      await scene.untilAnswered({ read: [200] }, 'afterwards');
      const second = await scene.quote(key);
      const rows = await scene.quotes(key['idempotency-key']);
      hold(second.status === 201 && rows === 1, () => `the second is ${second.status}, ${rows} rows`);
      return `503, then 201; ${rows} row`;
    },
  },
  {
    what: 'the answer to the commit of an upload is lost',
    aim: '503; the record and its files are both there',
    async try({ scene, wire, owner }) {
      const count = () =>
        owner(async (client) =>
          Number((await client.query<{ n: string }>('select count(*) n from article_images')).rows[0]?.n),
        );
      const [rows, folders] = [await count(), scene.folders()];
      wire.pass((said) => (said.includes('COMMIT') ? null : said));
      const { status } = await scene.ask('upload');
      wire.restore();
      const [more, moreFolders] = [(await count()) - rows, scene.folders() - folders];
      hold(status === 503 && more === 1 && moreFolders === 1, () => `${status}, ${more} rows, ${moreFolders} folders`);
      await scene.untilAnswered({ upload: [201] }, 'afterwards');
      return `503, ${more} row, ${moreFolders} folder of files`;
    },
  },
];

export const databases = groupOf(open, faults);
