import { existsSync, readFileSync } from 'node:fs';
import { BlockList } from 'node:net';
import path from 'node:path';
import { load } from 'js-yaml';

const ROOT = path.join(__dirname, '..');
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');

/** Instructions of the Dockerfile, those of several lines put together, stage by stage. */
const stages = read('Dockerfile')
  .replace(/\\\n/g, ' ')
  .split('\n')
  .filter((line) => line.trim() !== '' && !line.startsWith('#'))
  .map((line) => {
    const [, instruction = '', rest = ''] = /^([A-Z]+) (.+)$/.exec(line) ?? [];
    return { line, instruction, words: rest.split(/\s+/) };
  })
  .reduce<{ line: string; instruction: string; words: string[] }[][]>(
    (all, one) => (one.instruction === 'FROM' ? [...all, [one]] : [...all.slice(0, -1), [...(all.at(-1) ?? []), one]]),
    [],
  );
const steps = stages.flat();
const wordsOf = (instruction: string) =>
  steps.filter((step) => step.instruction === instruction).map(({ words }) => words);

interface Service {
  build?: { context: string; args: string[] };
  environment?: Record<string, unknown>;
  env_file?: string;
  volumes?: string[];
  ports?: string[];
  depends_on?: string[] | Record<string, unknown>;
  networks?: { default: { ipv4_address: string; ipv6_address: string } };
}
interface Network {
  enable_ipv6: boolean;
  ipam: { config: { subnet: string; ip_range?: string }[] };
}
const compose = load(read('compose.yaml')) as {
  services: Record<string, Service>;
  networks: { default: Network };
  volumes: Record<string, null>;
};

const configuration = read('docs/CONFIGURATION.md');
const [, ofTheBuild = ''] = /## The build\n(.*?)\n## /s.exec(configuration) ?? [];
const [, ofBackups = ''] = /## The backup\n.*?\|---(.*?)\n## /s.exec(configuration) ?? [];
const settingsOf = (text: string) => new Set([...text.matchAll(/`([A-Z][A-Z_]+)`/g)].map(([, name = '']) => name));
const buildSettings = [...settingsOf(ofTheBuild)].filter((name) => /^(BUSINESS|API)_/.test(name)).sort();

test('every line of the Dockerfile is an instruction, and each stage begins with an image', () => {
  const known = ['FROM', 'WORKDIR', 'COPY', 'RUN', 'ARG', 'ENV', 'USER', 'VOLUME', 'EXPOSE', 'HEALTHCHECK', 'CMD'];
  expect(steps.filter(({ instruction }) => !known.includes(instruction)).map(({ line }) => line)).toEqual([]);
  expect(stages.map(([first]) => first?.instruction)).toEqual(['FROM', 'FROM']);
  for (const json of [...wordsOf('VOLUME'), ...wordsOf('CMD')])
    expect(JSON.parse(json.join(' '))).toEqual(expect.any(Array));
});

test('what the Dockerfile copies is there', () => {
  const copied = wordsOf('COPY').flatMap((words) => {
    const from = words[0]?.startsWith('--from=');
    return words.slice(from ? 1 : 0, -1).map((one) => (from ? one.replace('/app/', '') : one));
  });
  expect(copied.length).toBeGreaterThan(8);
  // Those of the build are there after it.
  const made = ['dist', 'node_modules'];
  expect(copied.filter((one) => !made.includes(one) && !existsSync(path.join(ROOT, one)))).toEqual([]);
});

test('what runs is not root, writes where it may, and what the container is told is known', () => {
  const last = stages.at(-1) ?? [];
  expect(last.find(({ instruction }) => instruction === 'USER')?.words).toEqual(['node']);
  const folders = JSON.parse(
    last.find(({ instruction }) => instruction === 'VOLUME')?.words.join(' ') ?? '',
  ) as string[];
  const prepared = last.find(({ instruction }) => instruction === 'RUN')?.words ?? [];
  expect(folders.filter((folder) => !prepared.includes(folder))).toEqual([]);
  const told = wordsOf('ENV').flatMap((words) => words.map((word) => word.split('=')[0] ?? ''));
  expect(told.filter((name) => !settingsOf(configuration).has(name))).toEqual([]);
});

test('the settings of the build are arguments of the Dockerfile and of compose.yaml, all of them', () => {
  expect(buildSettings).toHaveLength(12);
  expect(wordsOf('ARG').flat().sort()).toEqual(buildSettings);
  expect(compose.services.shop?.build?.args.toSorted()).toEqual(buildSettings);
});

test('what compose.yaml sets and asks for is known, and each volume is somebody’s', () => {
  const known = settingsOf(configuration);
  const { shop = {}, backup = {} } = compose.services;
  for (const { environment = {} } of [shop, backup])
    expect(Object.keys(environment).filter((name) => !known.has(name))).toEqual([]);
  const asked = [...read('compose.yaml').matchAll(/\$\{([A-Z_]+)/g)].map(([, name = '']) => name);
  expect(asked.filter((name) => !known.has(name) || !read('.env.example').includes(`# ${name}=`))).toEqual([]);
  const used = Object.values(compose.services).flatMap(({ volumes = [] }) =>
    volumes.map((one) => one.split(':')[0] ?? ''),
  );
  expect(Object.keys(compose.volumes).filter((name) => !used.includes(name))).toEqual([]);
  expect(
    used.filter((one) => (one.startsWith('.') ? !existsSync(path.join(ROOT, one)) : !(one in compose.volumes))),
  ).toEqual([]);
  const needed = Object.values(compose.services).flatMap(({ depends_on: on = [] }) =>
    Array.isArray(on) ? on : Object.keys(on),
  );
  expect(needed.filter((name) => !(name in compose.services))).toEqual([]);
  // What faces strangers has no way to the backups.
  expect([shop, backup].map(({ volumes }) => String(volumes).includes(':/backups'))).toEqual([false, true]);
  for (const name of settingsOf(ofBackups)) expect(shop.environment?.[name]).toBe('');
  // Of two that publish one port only one starts.
  expect([shop.ports, backup.ports]).toEqual([['127.0.0.1:9464:9464'], []]);
});

test('compose.yaml believes Caddy alone, which has addresses of its own: others of the network are visitors’', () => {
  const { shop, caddy } = compose.services;
  const { ipv4_address: four = '', ipv6_address: six = '' } = caddy?.networks?.default ?? {};
  expect(shop?.environment?.TRUST_PROXY).toBe(`${four},${six}`);
  const { enable_ipv6: hasSix, ipam } = compose.networks.default;
  const holds = (network: string, address: string) => {
    const [base = '', bits] = network.split('/');
    const family = base.includes(':') ? 'ipv6' : 'ipv4';
    const list = new BlockList();
    list.addSubnet(base, Number(bits), family);
    return list.check(address, family);
  };
  expect([hasSix, ipam.config.map(({ subnet }, index) => holds(subnet, [four, six][index] ?? ''))]).toEqual([
    true,
    [true, true],
  ]);
  // What Docker gives to the others.
  expect(holds(ipam.config[0]?.ip_range ?? '', four)).toBe(false);
});

test('HAProxy takes the place of the one process, behind whoever has the certificate', () => {
  const [, place = ''] = /^ *bind (\S+)$/m.exec(read('deploy/haproxy.cfg')) ?? [];
  expect(read('deploy/Caddyfile')).toContain(`{$SHOP_UPSTREAM:${place}}`);
  expect(read('deploy/nginx.conf')).toContain(`server ${place};`);
});

test('what docs/OPERATIONS.md runs on the shop has the shop’s user and settings', () => {
  const blocks = [...read('docs/OPERATIONS.md').matchAll(/```sh\n(.*?)```/gs)].flatMap(([, block = '']) =>
    block.split('\n'),
  );
  const commands = blocks.filter((line) => /\bnpm run (staff|media|backup|restore)\b/.test(line));
  expect(commands.length).toBeGreaterThan(5);
  expect(commands.filter((line) => !/\bshop npm run/.test(line))).toEqual([]);
  const units = ['deploy/angalink.service', 'deploy/angalink-backup.service'].map(read);
  for (const setting of ['/opt/angalink', '/etc/angalink.env', '/var/lib/angalink'])
    for (const file of [read('deploy/shop'), ...units]) expect(file).toContain(setting);
  const hasKeys = [read('deploy/shop'), ...units].map((file) =>
    /EnvironmentFile=-?\/etc\/angalink-backup\.env/.test(file),
  );
  expect(hasKeys).toEqual([true, false, true]);
});

interface Operation {
  operationId?: string;
  requestBody?: { $ref?: string; content?: Record<string, unknown> };
}

test('neither an upload, which waits for its pictures, nor who asks for health decides whether the shop is slow', () => {
  const contract = load(read('openapi.yaml')) as {
    paths: Record<string, Record<string, Operation>>;
    components: { requestBodies?: Record<string, { content: Record<string, unknown> }> };
  };
  const contentOf = ({ requestBody: body }: Operation) =>
    (body?.$ref ? contract.components.requestBodies?.[body.$ref.split('/').at(-1) ?? '']?.content : body?.content) ??
    {};
  const operations = Object.values(contract.paths).flatMap((path) => Object.values(path));
  const uploads = operations
    .filter((operation) => 'multipart/form-data' in contentOf(operation))
    .map(({ operationId = '' }) => operationId);
  expect(uploads).toContain('addArticleImages');
  const { groups } = load(read('deploy/alerts.yml')) as { groups: { rules: { alert: string; expr: string }[] }[] };
  const exprOf = (name: string) => groups.flatMap(({ rules }) => rules).find(({ alert }) => alert === name)?.expr ?? '';
  // Each is made to fire (npm run prove -- proxies).
  const tried = [...read('deploy/alerts.test.yml').matchAll(/alertname="(\w+)"/g)].map(([, name]) => name);
  expect(groups.flatMap(({ rules }) => rules).filter(({ alert }) => !tried.includes(alert))).toEqual([]);
  // What asks for health answers fast, and in a small shop more often than all visitors.
  const health = ['healthz', 'readyz'];
  const leftOut = (name: string) =>
    [...exprOf(name).matchAll(/operation!~"([^"]+)"/g)].map(([, names = '']) => names.split('|').sort());
  expect(leftOut('Slow')).toEqual([[...uploads, 'getNews', ...health].sort()]);
  expect(leftOut('ManyErrors')).toEqual([health, health]);
  // One that is refused is a reason.
  const patterns = [...exprOf('PicturesRefused').matchAll(/operation=~"([^"]+)"/g)].map(([, pattern]) => pattern);
  expect(patterns).toHaveLength(2);
  for (const pattern of patterns) {
    const refused = operations.filter(({ operationId = '' }) => new RegExp(`^(?:${pattern})$`).test(operationId));
    expect(refused.map(({ operationId }) => operationId)).toEqual(uploads);
  }
});

test('a build by itself takes away what `npm run shop` knows its own by', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  for (const name of ['build:client', 'build:server'])
    expect(scripts[name]).toMatch(/^node -e "[^"]*dist\/built\.json/);
});
