import { resolve } from 'node:path';
import { hostsOf, refusalOf } from './database/address';
import { requireBucketAddress, type BucketAddress } from './media/bucket';
import { NICENESS } from './media/encoder/pictureEncoder';
import { ConfigError, EnvironmentReader, type Environment } from './environment';
import { isProxyName } from './network';
import { LONGEST_PASSWORD } from './openapi/values.gen';
import { IS_BUILT } from './projectRoot';

/** Everything the server can be told; docs/CONFIGURATION.md lists the variables. */
export interface Config {
  host: string;
  /** 0 takes any free port. */
  port: number;
  /** Origin of the public site for canonical addresses and sitemaps; null takes the address it listens on, never the Host header. */
  publicUrl: string | null;
  /** Seconds between a signal to stop, from which on /readyz says no, and the end of taking requests. */
  drainSeconds: number;
  /** The brand on papers, in letters to customers and in the feed; the pages have it from their build. */
  siteName: string;
  /** Origins other than the server's own whose pages may call the API. */
  corsOrigins: readonly string[];
  /** Which proxies may name the client's address: none, all, or a list of addresses and networks. */
  trustProxy: boolean | string[];
  /** Caches before the server, which are told what changed. */
  purgeUrls: readonly string[];
  /** PostgreSQL to use; null runs the embedded one in `dataDir`. */
  databaseUrl: string | null;
  /** The same database past the pooler that `databaseUrl` leads through; null where there is none. */
  databaseDirectUrl: string | null;
  /** Folder of the embedded database and, unless told otherwise, of pictures. */
  dataDir: string;
  mediaDir: string;
  /** Where pictures are kept instead of that folder. */
  mediaBucket: BucketAddress | null;
  /** Address under which a CDN serves the bucket, with a slash at its end; null where this server does. */
  mediaPublicUrl: string | null;
  /** How far the process that encodes pictures stands back behind others, 0 to 19. */
  pictureNiceness: number;
  pool: PoolConfig;
  sessions: SessionConfig;
  limits: LimitConfig;
  pageSize: { products: number; articles: number; quotations: number };
  demo: DemoConfig;
  /** Null sends no e-mail. */
  mail: MailConfig | null;
  /** Hosts that pushes may be sent to, with what is below them; an origin with its scheme stands for itself alone. */
  pushServices: readonly string[];
  log: { level: LogLevel };
  /** Where figures are answered; null answers none. */
  metrics: { host: string; port: number } | null;
  /** Checks every answer against openapi.yaml and answers 500 where it differs. For tests and development. */
  validateResponses: boolean;
  /** Bytes of rendered public answers kept in memory. */
  contentCacheBytes: number;
}

export interface PoolConfig {
  max: number;
  /** Milliseconds of a statement or transaction, and of all that one request asks. */
  statementTimeout: number;
  /** Milliseconds a request waits for a connection. */
  connectionTimeout: number;
  /** Whether what is asked often is prepared; not every pooler between here and the database can. */
  prepare: boolean;
}

export interface SessionConfig {
  /** Milliseconds without a request after which a session ends. */
  idle: number;
  /** Milliseconds after which it ends in any case. */
  absolute: number;
}

/** Requests in one minute, failed sign-ins in a quarter of an hour; 0 switches a limit off. */
export interface LimitConfig {
  /** Writes without a session (quotes, likes, ratings, comments, subscriptions) from one address; views follow from it. */
  visitorWrites: number;
  /** Writes within one session. */
  staffWrites: number;
  /** Failed sign-ins for one account. */
  signInPerAccount: number;
  /** Failed sign-ins from one address. */
  signInPerAddress: number;
}

export interface MailConfig {
  /** `smtp://user:password@host:587`, which has to offer STARTTLS; `smtps:` for TLS from the start. */
  url: string;
  /** Sender of every mail; the name may be empty. */
  from: { name: string; address: string };
  /** The address's. */
  host: string;
}

export interface DemoConfig {
  /** Fill an empty database with demo data: always, never, or only an embedded one. */
  data: 'always' | 'never' | 'embedded';
  /** Password of the demo staff account; null generates one at the first start. */
  password: string | null;
}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

const MINUTE = 60_000;
/** The push services of the browsers. */
const PUSH_SERVICES = ['fcm.googleapis.com', 'push.services.mozilla.com', 'notify.windows.com', 'push.apple.com'];
const HOST_NAME = /^(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)*[a-z\d](?:[a-z\d-]*[a-z\d])?$/;

/**
 * Reads the whole configuration.
 * @throws ConfigError with one line that names the variable
 */
export function readConfig(environment: Environment = process.env): Config {
  const env = new EnvironmentReader(environment);
  const dataDir = resolve(env.text('DATA_DIR') ?? '.data');
  const publicUrl = env.text('PUBLIC_URL');
  const databaseUrl = readDatabaseUrl(env, 'DATABASE_URL');
  const databaseDirectUrl = readDatabaseUrl(env, 'DATABASE_DIRECT_URL');
  if (databaseDirectUrl !== null && databaseUrl === null)
    throw new ConfigError('DATABASE_DIRECT_URL must stand beside DATABASE_URL.');
  const mediaBucket = readMediaUrl(env);
  const mediaPublicUrl = readMediaPublicUrl(env);
  if (mediaPublicUrl !== null && mediaBucket === null)
    throw new ConfigError('MEDIA_PUBLIC_URL must stand beside MEDIA_URL.');
  const purgeUrls = readPurgeUrls(env);
  const trustProxy = readTrustProxy(env);
  if (purgeUrls.length > 0 && trustProxy === false)
    throw new ConfigError('PURGE_URL must stand beside TRUST_PROXY, which names the cache.');
  const port = env.integer('PORT', 3000, 0, 65_535);
  const metrics = readMetrics(env);
  // Found out when both listen, that would be after a first start has made its database.
  if (metrics?.port === port) throw new ConfigError('METRICS_PORT must be another one than PORT.');
  const isProduction = (env.text('NODE_ENV') ?? (IS_BUILT ? 'production' : 'development')) === 'production';
  return {
    host: env.text('HOST') ?? '127.0.0.1',
    port,
    publicUrl: publicUrl && env.origin('PUBLIC_URL', publicUrl),
    drainSeconds: env.integer('DRAIN_SECONDS', 0, 0, 3_600),
    siteName: env.text('BUSINESS_NAME') ?? 'AngaLink',
    corsOrigins: env.list('CORS_ORIGINS').map((entry) => env.origin('CORS_ORIGINS', entry)),
    trustProxy,
    purgeUrls,
    databaseUrl,
    databaseDirectUrl,
    dataDir,
    mediaDir: resolve(env.text('MEDIA_DIR') ?? `${dataDir}/media`),
    mediaBucket,
    mediaPublicUrl,
    pictureNiceness: env.integer('PICTURE_NICENESS', NICENESS, 0, 19),
    pool: {
      max: env.integer('DATABASE_POOL_MAX', 10, 1, 1_000),
      statementTimeout: env.integer('DATABASE_STATEMENT_TIMEOUT_MS', 4_000, 100, 600_000),
      connectionTimeout: env.integer('DATABASE_CONNECTION_TIMEOUT_MS', 3_000, 100, 60_000),
      prepare: env.flag('DATABASE_PREPARE', databaseDirectUrl === null),
    },
    sessions: {
      idle: env.integer('SESSION_IDLE_MINUTES', 12 * 60, 1, 525_600) * MINUTE,
      absolute: env.integer('SESSION_ABSOLUTE_MINUTES', 7 * 24 * 60, 1, 525_600) * MINUTE,
    },
    limits: {
      visitorWrites: env.integer('LIMIT_VISITOR_WRITES', 60, 0, 1_000_000),
      staffWrites: env.integer('LIMIT_STAFF_WRITES', 600, 0, 1_000_000),
      signInPerAccount: env.integer('LIMIT_SIGN_IN_PER_ACCOUNT', 10, 0, 1_000_000),
      signInPerAddress: env.integer('LIMIT_SIGN_IN_PER_ADDRESS', 50, 0, 1_000_000),
    },
    pageSize: {
      products: env.integer('PAGE_SIZE_PRODUCTS', 12, 1, 100),
      articles: env.integer('PAGE_SIZE_ARTICLES', 9, 1, 100),
      quotations: env.integer('PAGE_SIZE_QUOTATIONS', 20, 1, 100),
    },
    demo: {
      data: env.choice('DEMO_DATA', ['always', 'never', 'embedded'], 'embedded'),
      password: readDemoPassword(env),
    },
    mail: readMail(env),
    pushServices: [...PUSH_SERVICES, ...readPushServices(env)],
    log: { level: env.choice('LOG_LEVEL', LOG_LEVELS, 'info') },
    metrics,
    validateResponses: env.flag('VALIDATE_RESPONSES', !isProduction),
    contentCacheBytes: env.integer('CONTENT_CACHE_MB', 64, 0, 10_000) * 1024 * 1024,
  };
}

/** What can be used but had better not be, a line each. */
export function warningsOf({ trustProxy }: Config): string[] {
  if (trustProxy !== true) return [];
  return [
    'TRUST_PROXY=true believes whatever address a request names, so limits can be evaded: name the proxies instead.',
  ];
}

function readTrustProxy(env: EnvironmentReader): boolean | string[] {
  const list = env.list('TRUST_PROXY');
  // Beside others the two words are no names, and refused as such.
  const all = list.join();
  if (all === '' || all === 'false') return false;
  if (all === 'true') return true;
  const wrong = list.find((proxy) => !isProxyName(proxy));
  if (wrong === undefined) return list;
  throw new ConfigError(`TRUST_PROXY must be addresses and networks like 127.0.0.1, 10.0.0.0/8, not "${wrong}".`);
}

function readPurgeUrls(env: EnvironmentReader): string[] {
  const urls = env.list('PURGE_URL');
  const wrong = urls.find((url) => !URL.canParse(url) || !/^https?:\/\/[^?#@]+$/.test(url));
  if (wrong !== undefined) throw new ConfigError(`PURGE_URL must be like http://127.0.0.1:6081/, not "${wrong}".`);
  return urls;
}

/** Written as they are compared (`isKnownService`): one that is not would match nothing, and nobody would hear why. */
function readPushServices(env: EnvironmentReader): string[] {
  return env.list('PUSH_SERVICES').map((entry) => {
    const isOrigin = entry.includes('://');
    const service = isOrigin ? env.origin('PUSH_SERVICES', entry) : entry.toLowerCase();
    if (isOrigin ? !service.includes('*') : HOST_NAME.test(service)) return service;
    throw new ConfigError(`PUSH_SERVICES must be hosts like push.example, without * and port, not "${entry}".`);
  });
}

function readDemoPassword(env: EnvironmentReader): string | null {
  const password = env.text('DEMO_PASSWORD');
  // In characters, as the contract counts: with a longer one nobody could sign in.
  if ([...(password ?? '')].length <= LONGEST_PASSWORD) return password;
  throw new ConfigError(`DEMO_PASSWORD must have at most ${LONGEST_PASSWORD} characters.`);
}

function readMetrics(env: EnvironmentReader): Config['metrics'] {
  const port = env.integer('METRICS_PORT', 0, 0, 65_535);
  const host = env.text('METRICS_HOST') ?? '127.0.0.1';
  return port === 0 ? null : { host, port };
}

function readMail(env: EnvironmentReader): MailConfig | null {
  const [url, from] = [env.text('SMTP_URL'), env.text('MAIL_FROM') ?? ''];
  if (url === null) return null;
  // The values may hold a password and are not repeated.
  if (!URL.canParse(url) || !/^smtps?:$/.test(new URL(url).protocol) || !new URL(url).hostname)
    throw new ConfigError('SMTP_URL must be like smtp://user:password@mail.example:587.');
  const [, name = '', address = '', host = ''] = /^(?:([^<>]*?)\s*<)?([^\s<>@]+@([^\s<>@]+))>?$/.exec(from) ?? [];
  if (!address) throw new ConfigError('With SMTP_URL, MAIL_FROM must be like AngaLink <sales@shop.example>.');
  const plain = name.replace(/^"(.*)"$/, '$1').replaceAll('\\"', '"');
  return { url, from: { name: plain, address }, host };
}

function readDatabaseUrl(env: EnvironmentReader, name: string): string | null {
  const text = env.text(name);
  if (text === null) return null;
  const hosts = hostsOf(text);
  if (hosts === null) {
    // The value itself may hold a password and is not repeated.
    throw new ConfigError(
      `${name} must be like postgres://user:password@host:5432/database, or name several hosts of which the one that takes writes is used: postgres://user:password@a:5432,b:5432/database?target_session_attrs=read-write.`,
    );
  }
  const refusal = hosts.map(refusalOf).find((reason) => reason !== null);
  if (refusal !== undefined) throw new ConfigError(`${name} must be an address that the driver can use: ${refusal}.`);
  return text;
}

function readMediaUrl(env: EnvironmentReader): BucketAddress | null {
  const text = env.text('MEDIA_URL');
  return text === null ? null : requireBucketAddress('MEDIA_URL', text);
}

function readMediaPublicUrl(env: EnvironmentReader): string | null {
  const text = env.text('MEDIA_PUBLIC_URL');
  if (text === null) return null;
  if (!URL.canParse(text) || !/^https?:\/\/[^?#@]+$/.test(text))
    throw new ConfigError(`MEDIA_PUBLIC_URL must be like https://cdn.example/pictures, not "${text}".`);
  return text.endsWith('/') ? text : `${text}/`;
}
