import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readConfig, warningsOf } from './config';
import { ConfigError } from './environment';
import { PROJECT_ROOT } from './projectRoot';
import { LONGEST_PASSWORD } from './openapi/values.gen';

test('nothing has to be set', () => {
  expect(readConfig({})).toMatchObject({
    host: '127.0.0.1',
    port: 3000,
    databaseUrl: null,
    publicUrl: null,
    trustProxy: false,
  });
});

test('every variable that is read stands in docs/CONFIGURATION.md, and none beside them', () => {
  const read = new Set<string>();
  readConfig(new Proxy({}, { get: (_, name) => void read.add(String(name)) }));
  const [, section = ''] = readFileSync(join(PROJECT_ROOT, 'docs', 'CONFIGURATION.md'), 'utf8').split('## The server');
  const documented = [...(section.split('\n## ')[0] ?? '').matchAll(/^\| `([A-Z_]+)` \|/gm)].map(([, name]) => name);
  expect([...read].sort()).toEqual(documented.sort());
});

test.each([
  ['PORT', '70000'],
  ['PORT', '3000.5'],
  ['PUBLIC_URL', 'shop.example'],
  ['PUBLIC_URL', 'https://shop.example/path'],
  ['CORS_ORIGINS', 'https://a.example, ftp://b.example'],
  ['DATABASE_URL', 'mysql://a/b'],
  ['DATABASE_URL', 'postgres://a:5432,b:x/shop'],
  ['DATABASE_URL', 'postgres://a,b/shop?target_session_attrs=read-only'],
  ['DATABASE_URL', 'postgres://u:hush%a1y@h/db'],
  ['DATABASE_URL', 'postgres://u:hush@h/db?port=abc'],
  ['DATABASE_URL', 'postgres://u:hush@h/db?port=70000'],
  ['DATABASE_URL', 'postgres://u:hush@a,b/db?sslnegotiation=foo'],
  ['DATABASE_URL', 'postgres://u:hush@h/db?sslmode=verify-ca&uselibpqcompat=true'],
  ['DATABASE_URL', 'postgres://u:hush@h/db?sslrootcert=/'],
  ['DATABASE_URL', 'postgres://u:hush@h/db?ssl=false'],
  ['DATABASE_DIRECT_URL', 'postgres://a/shop'],
  ['MEDIA_URL', 'https://me:it@host/shop'],
  ['MEDIA_URL', 's3://me:hush@host/shop?tls=no'],
  ['MEDIA_PUBLIC_URL', 'https://cdn.example'],
  ['MEDIA_PUBLIC_URL', 'cdn.example'],
  ['PURGE_URL', '127.0.0.1:6081'],
  ['PURGE_URL', 'http://me:it@127.0.0.1:6081/'],
  // Nobody is believed to be that cache.
  ['PURGE_URL', 'http://127.0.0.1:6081/'],
  ['TRUST_PROXY', '1'],
  ['TRUST_PROXY', 'caddy'],
  ['TRUST_PROXY', '10.0.0.0/33'],
  ['TRUST_PROXY', 'false,10.0.0.1'],
  ['TRUST_PROXY', 'true,10.0.0.0/8'],
  ['METRICS_PORT', '3000'],
  ['PUSH_SERVICES', 'push.example:8443'],
  ['PUSH_SERVICES', 'push.example/'],
  ['PUSH_SERVICES', '*.push.example'],
  ['PUSH_SERVICES', 'https://*.push.example'],
  ['PUSH_SERVICES', 'https://push.example/send'],
  ['DEMO_DATA', 'yes'],
  ['DEMO_PASSWORD', 'x'.repeat(LONGEST_PASSWORD + 1)],
  ['LOG_LEVEL', 'loud'],
  ['VALIDATE_RESPONSES', '1'],
  ['SESSION_IDLE_MINUTES', '0'],
])('%s=%s is refused in one line that names it', (name, value) => {
  const read = () => readConfig({ [name]: value });
  expect(read).toThrow(ConfigError);
  expect(read).toThrow(new RegExp(`^${name} must (?!.*hush).*\\.$`));
});

test('values are read by their kind', () => {
  expect(
    readConfig({ CORS_ORIGINS: ' https://a.example , http://localhost:8080/', TRUST_PROXY: '10.0.0.0/8, 127.0.0.1' }),
  ).toMatchObject({
    corsOrigins: ['https://a.example', 'http://localhost:8080'],
    trustProxy: ['10.0.0.0/8', '127.0.0.1'],
  });
  expect(readConfig({ TRUST_PROXY: 'true', PORT: ' ' })).toMatchObject({ trustProxy: true, port: 3000 });
});

test('push services are read as they are compared', () => {
  const { pushServices } = readConfig({
    PUSH_SERVICES: 'Push.Example, HTTPS://Push.example:443/, http://127.0.0.1:9000',
  });
  expect(pushServices.slice(-3)).toEqual(['push.example', 'https://push.example', 'http://127.0.0.1:9000']);
});

test('a password may be as long as one that somebody signs in with, and two ports that are free ones are not the same', () => {
  const DEMO_PASSWORD = '🔑'.repeat(LONGEST_PASSWORD);
  expect(readConfig({ DEMO_PASSWORD }).demo.password).toBe(DEMO_PASSWORD);
  expect(readConfig({ PORT: '0', METRICS_PORT: '0' }).metrics).toBeNull();
});

test('a sender has an address, and a name with whatever signs', () => {
  const senderOf = (MAIL_FROM: string) => readConfig({ SMTP_URL: 'smtp://mail.example', MAIL_FROM }).mail?.from;
  expect(senderOf('a@shop.example')).toEqual({ name: '', address: 'a@shop.example' });
  expect(senderOf('"Anga, Link" <a@shop.example>')).toEqual({ name: 'Anga, Link', address: 'a@shop.example' });
  for (const name of ['Anga "Link" Shop', '"Anga \\"Link\\" Shop"'])
    expect(senderOf(`${name} <a@shop.example>`)?.name).toBe('Anga "Link" Shop');
  expect(senderOf('AngaLink: Shop <a@shop.example>')).toEqual({ name: 'AngaLink: Shop', address: 'a@shop.example' });
});

test('a bucket and where it is served', () => {
  const env = { MEDIA_URL: 's3://me:it@s3.example.com/shop', MEDIA_PUBLIC_URL: 'https://cdn.example/shop' };
  expect(readConfig(env)).toMatchObject({
    mediaBucket: { url: 'https://s3.example.com/shop/', region: 'us-east-1' },
    mediaPublicUrl: 'https://cdn.example/shop/',
  });
});

test('behind a pooler nothing is prepared unless that is asked for', () => {
  const env = { DATABASE_URL: 'postgres://pooler/shop', DATABASE_DIRECT_URL: 'postgres://a:1,b:2/shop' };
  expect(readConfig(env).pool.prepare).toBe(false);
  expect(readConfig({ ...env, DATABASE_PREPARE: 'true' }).pool.prepare).toBe(true);
  expect(readConfig({ DATABASE_URL: env.DATABASE_URL }).pool.prepare).toBe(true);
});

test('a proxy that may be anybody is warned of', () => {
  expect(warningsOf(readConfig({ TRUST_PROXY: 'true' }))).toEqual([expect.stringMatching(/^TRUST_PROXY=true .*\.$/)]);
  for (const TRUST_PROXY of ['', 'false', '127.0.0.1']) expect(warningsOf(readConfig({ TRUST_PROXY }))).toEqual([]);
});
