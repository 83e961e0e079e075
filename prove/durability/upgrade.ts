import { findRunning } from '../../server/database/embedded/embeddedPostgres';
import { BuiltServer } from '../support/builtServer';
import { callerOf, signIn } from '../support/calls';
import { temporaryFolder } from '../support/cleanup';
import type { Trial } from '../support/part';
import { listed, seconds } from '../support/seen';
import { READY_MS } from './kills';
import { differences, makeOldFolder, rowsAfter } from './oldFolder';

/** Starts a shop on the folder of an older version. @returns the folder, as the upgrade left it */
export async function tryUpgrade({ sample, undo, row }: Trial): Promise<string> {
  const dataDir = temporaryFolder(undo);
  const before = await makeOldFolder(dataDir);
  const begin = performance.now();
  const server = await BuiltServer.start({ dataDir }, undo);
  const took = performance.now() - begin;
  const rows = Object.values(before).flat().length;
  const after = await rowsAfter(findRunning(dataDir) ?? '', before);
  const faults = [...differences(before, after), ...(await faultsOutside(server.origin))];
  row({
    what: 'a data folder of three migrations, kept as a fixture, is started with the server of today',
    aim: `every row as it was, shown and changeable as before, ready in ${READY_MS / 1_000} s`,
    seen: `${rows} rows of ${Object.keys(before).length} tables, ready in ${seconds(took)}, ${listed(faults, 'differ')}`,
    holds: rows > 0 && faults.length === 0 && (sample || took <= READY_MS),
  });
  await server.stop();
  return dataDir;
}

/** What a visitor and staff see of it. */
async function faultsOutside(origin: string): Promise<string[]> {
  const staff = callerOf(origin, await signIn(origin));
  const seen = {
    'the product': (await staff('getProduct', { path: { id: '1005' } })).text,
    'the hidden product': (await staff('getProduct', { path: { id: '1007' } })).text,
    'the article': (await staff('getArticle', { path: { articleId: '1015' } })).text,
    'the quotes': (await staff('listQuotations')).text,
    'a search': (await staff('listProducts', { query: { search: 'mast' } })).text,
    'a picture': String((await fetch(`${origin}/media/00000000000000a1-40.webp`)).status),
    'a page': await (await fetch(`${origin}/shop`)).text(),
    'a write': (await staff('updateProduct', { path: { id: '1006' }, body: { quantity: 4 } })).text,
  };
  const expected: Record<keyof typeof seen, string> = {
    'the product': 'Works in the rain.',
    'the hidden product': 'Hidden cable',
    'the article': 'How much is it in Kisumu?',
    'the quotes': 'Two kits for a school.',
    'a search': 'Old mast',
    'a picture': '200',
    'a page': 'Old kit',
    'a write': '"success":true',
  };
  return Object.entries(expected).flatMap(([what, text]) => {
    const found = seen[what as keyof typeof seen];
    return found.includes(text) ? [] : [`${what} has no "${text}": ${found.slice(0, 150)}`];
  });
}
