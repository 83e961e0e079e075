import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { load } from 'js-yaml';
import { createMinimalServer, type MinimalServer } from '../fixtures/minimal/server';
import { fileOf } from '../files';
import { exampleAnswers, examplePath } from '../guide/examples';
import { Refused, UsageError } from '../refused';
import { Contract } from '../spec/contract';
import { addExamples } from './exampleRecords';
import { guide } from './guide';
import { init } from './init';
import { savesIn } from './watch';

/** In which a save is heard, ms. */
const SOON = 500;

const folder = mkdtempSync(path.join(tmpdir(), 'contract-commands-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What a command writes while it runs. */
function said(work: () => number): string {
  const write = jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  try {
    expect(work()).toBe(0);
    return write.mock.calls.map(([text]) => String(text)).join('');
  } finally {
    write.mockRestore();
  }
}

describe('guide', () => {
  it('has the whole, the rules alone, and the contract on a page', () => {
    expect(said(() => guide([]))).toMatch(/^# Writing a server[^]*\n## All rules\n/);
    expect(said(() => guide(['rules']))).toMatch(/^## All rules\n/);
    expect(said(() => guide(['tables']))).toContain('`createTag`<br>Create a tag');
    expect(() => guide(['rule'])).toThrow(UsageError);
  });
});

describe('init', () => {
  it.each([
    ['github', '.github/workflows/contract.yml', 'http://localhost:8080/api/v1'],
    ['gitlab', '.gitlab/contract.yml', 'http://server:8080/api/v1'],
  ])('%s writes %s, and never over one that is there', (kind, file, baseUrl) => {
    said(() => init([kind, '--user', 'me@example.com'], folder));
    const text = readFileSync(path.join(folder, file), 'utf8');
    expect(load(text)).toBeTruthy();
    expect(text).toContain(`npx contract-kit --base-url ${baseUrl} --user me@example.com`);
    expect(() => init([kind], folder)).toThrow(Refused);
    expect(readFileSync(path.join(folder, file), 'utf8')).toBe(text);
  });

  it('container writes an image that runs the kit', () => {
    said(() => init(['container', '--base-url', 'http://10.0.0.5/api/v1'], folder));
    const text = readFileSync(path.join(folder, 'Containerfile.contract'), 'utf8');
    expect(text).toMatch(/^FROM \S+\n[^]*ENTRYPOINT \["contract-kit"\]/);
    expect(text).toContain('--base-url http://10.0.0.5/api/v1');
    // Whoever starts it may write to what is mounted.
    expect(text).not.toMatch(/^USER/m);
  });

  it('says what it knows, where something else is asked for', () => {
    expect(() => init(['jenkins'], folder)).toThrow('init is followed by one of github, gitlab, container.');
    expect(() => init(['github', '--nothing'], folder)).toThrow(UsageError);
  });
});

describe('mock', () => {
  const contract = new Contract(fileOf('openapi.yaml'));
  let server: MinimalServer;
  const json = async (method: string, at: string, body?: object, token = '') => {
    const answer = await fetch(`${server.url}${at}`, {
      method,
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    return (await answer.json()) as { success: boolean; data: Record<string, unknown> & string };
  };

  beforeAll(async () => {
    server = createMinimalServer({ records: (store) => addExamples(store, contract) });
    await server.listen();
  });
  afterAll(() => server.close());

  it.each(['getCategory', 'getTag', 'getProduct', 'getArticle'])('%s answers the record of its example', async (id) => {
    const operation = contract.operation(id);
    const [{ data: shown }] = exampleAnswers(contract, operation, 200) as [{ data: Record<string, unknown> }];
    const { data } = await json('GET', examplePath(operation));
    const {
      images: _,
      related: __,
      ratings: ___,
      reviews: _____,
      viewsCount: ____,
      category: ______,
      ...fields
    } = shown;
    expect(data).toMatchObject(fields);
  });

  const signedIn = async () =>
    (
      await json('POST', '/auth/web-login', {
        emailOrPhone: 'wanjiru@angalink.example',
        password: 'correct horse battery staple',
      })
    ).data;

  it('counts the requests of its examples', async () => {
    const { success, data } = await json('GET', '/dashboard/summary', undefined, await signedIn());
    const { total } = data.quotes as { total: number };
    expect([success, total > 0]).toEqual([true, true]);
  });

  it('finds again what is created', async () => {
    const token = await signedIn();
    const { data } = await json('POST', '/tags/create-tag', { tag_name: 'masts' }, token);
    expect((await json('GET', `/tags/get-tag/${String(data.id)}`)).data.tag_name).toBe('masts');
  });
});

describe('watch', () => {
  it('tells the file that was saved last, once all is quiet, and passes over what programs write', async () => {
    const source = path.join(folder, 'source');
    for (const name of ['', 'results', 'node_modules']) mkdirSync(path.join(source, name), { recursive: true });
    const saves = savesIn(source, path.join(source, 'results'));
    const save = (...names: string[]) => {
      for (const name of names) writeFileSync(path.join(source, name), 'x');
    };
    const heard = saves.next();
    save('results/contract.json', 'node_modules/x.js', 'server.log', 'a.py', 'b.py');
    expect(await heard).toBe('b.py');
    save('c.py');
    await wait(SOON);
    expect(await saves.next()).toBe('c.py');
    saves.close();
  });
});

describe('help', () => {
  it.each(['guide', 'mock', 'init'])('%s --help says how all is used', (word) => {
    const cli = path.join(__dirname, '..', 'cli.ts');
    const { status, stdout } = spawnSync(process.execPath, ['--import', 'tsx', cli, word, '--help'], {
      encoding: 'utf8',
    });
    expect(status).toBe(0);
    for (const option of ['--port', '--prefix', '--page-size', '--ids']) expect(stdout).toContain(option);
  });
});
