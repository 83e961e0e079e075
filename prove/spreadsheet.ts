/**
 * `npm run prove -- spreadsheet`: the files that staff download, read by a spreadsheet program (Debian's gnumeric): texts as
 * they were written, phone numbers whole, sums as numbers, days as days, no formula, and no cell beside its column.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { launchBrowser } from './support/browser';
import { BuiltServer } from './support/builtServer';
import { callerOf, signIn } from './support/calls';
import { temporaryFolder } from './support/cleanup';
import { need } from './support/programs';
import { orSkipped, runPart, type Trial } from './support/part';

/** What people write, and a program could take for something else. */
const TEXTS = [
  'Ng’ang’a wa Murang’a 📡',
  'A "kit", and a comma',
  ...['=1+1', '+1', '-1', '@SUM(A1)', '3/4', '1e5', '5 Nov', '5%', 'TRUE', '#N/A', '007', "Amina's"],
];
const PHONES = ['+254 700 000 017', '0700000017', '254700000017', '(0700) 000-017'];
/** The demo shop has rows of each, or they are made. */
const LISTS = ['quotes', 'quotations', 'products', 'article', 'category', 'tags', 'adverts', 'counties'];

const noteOf = (text: string) => `${text}\nand "more", in a second line`;

type Cell = { kind: 'text' | 'number' | 'day' | 'formula' | 'other'; value: string };
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const plain = (xml: string) =>
  xml.replace(/&(?:#(x?)(\w+)|(\w+));/g, (_, hex: string | undefined, code: string | undefined, name: string) =>
    code ? String.fromCodePoint(parseInt(code, hex ? 16 : 10)) : (ENTITIES[name] ?? ''),
  );

/** The program's own sheet of a file: rows of cells. */
function sheetOf(file: string): Cell[][] {
  execFileSync('ssconvert', ['-T', 'Gnumeric_XmlIO:sax:0', file, `${file}.xml`], { stdio: 'ignore' });
  const rows: Cell[][] = [];
  for (const [, row, column, attributes = '', value = ''] of readFileSync(`${file}.xml`, 'utf8').matchAll(
    /<gnm:Cell Row="(\d+)" Col="(\d+)"([^>]*?)(?:\/>|>([^<]*)<)/g,
  )) {
    const type = /ValueType="(\d+)"/.exec(attributes)?.[1];
    const isDay = /ValueFormat="[^"]*(?:yy|h:mm)/.test(attributes);
    const kind = { '60': 'text', '40': isDay ? 'day' : 'number' } as const;
    const known = type === undefined ? 'formula' : (kind[type as keyof typeof kind] ?? 'other');
    (rows[Number(row)] ??= [])[Number(column)] = { kind: known, value: plain(value) };
  }
  return rows;
}

/** What is wrong with a list's file, whatever stands in it. @returns with the cells of each column */
function readList(file: string): { faults: string[]; rows: number; columns: Map<string, Cell[]> } {
  const [head = [], ...body] = sheetOf(file);
  const faults = body.flatMap((row, index) => [
    ...(row.length > head.length ? [`row ${index + 2} has ${row.length} cells of ${head.length}`] : []),
    ...row.flatMap(({ kind, value }) => (kind === 'formula' ? [`${value} is a formula`] : [])),
  ]);
  const columns = new Map(head.map(({ value }, at) => [value, body.flatMap((row) => row[at] ?? [])] as const));
  return { faults, rows: body.length, columns };
}

async function download(page: Page, origin: string, list: string, folder: string): Promise<string> {
  await page.goto(`${origin}/dashboard/${list}`);
  const file = path.join(folder, `${list}.csv`);
  const button = page.getByRole('button', { name: 'Download CSV' });
  await button.and(page.locator(':not([aria-disabled=true])')).waitFor();
  const [given] = await Promise.all([page.waitForEvent('download'), button.click()]);
  await given.saveAs(file);
  return file;
}

async function trySheets(trial: Trial): Promise<void> {
  need('ssconvert', 'gnumeric');
  const folder = temporaryFolder(trial.undo);
  const { origin } = await BuiltServer.start({ dataDir: path.join(folder, 'data') }, trial.undo);
  const token = await signIn(origin);
  const [visitor, staff] = [callerOf(origin), callerOf(origin, token)];
  for (const [index, clients_name] of TEXTS.entries())
    await visitor('requestQuote', {
      body: {
        clients_name,
        clients_phone: PHONES[index % PHONES.length],
        clients_email: 'kit@example.com',
        clients_note: noteOf(clients_name),
      },
    });
  for (const tag_name of TEXTS) await staff('createTag', { body: { tag_name } });
  await staff('createProposal', { body: { language: 'en' } });
  const context = await (await launchBrowser(trial.undo)).newContext({ acceptDownloads: true });
  await context.addCookies([{ name: 'xx_tgk', value: token, url: origin }]);
  const page = await context.newPage();
  const sheets = new Map<string, ReturnType<typeof readList>>();
  for (const list of LISTS) {
    const sheet = readList(await download(page, origin, list, folder));
    sheets.set(list, sheet);
    trial.row({
      what: `the list of ${list}`,
      aim: 'each cell in its column, no formula',
      seen: sheet.faults.slice(0, 3).join('; ') || `${sheet.rows} rows, ${sheet.columns.size} columns`,
      holds: sheet.faults.length === 0 && sheet.columns.size > 1,
    });
  }
  const kept = (list: string, column: string, due: readonly string[]) => {
    const cells = sheets.get(list)?.columns.get(column) ?? [];
    const missing = due.filter((text) => !cells.some(({ kind, value }) => kind === 'text' && value === text));
    trial.row({
      what: `${column} of ${list}`,
      aim: `${due.length} texts as they were written`,
      seen: missing.length === 0 ? 'all' : `missing: ${missing.join(' | ')}`,
      holds: missing.length === 0,
    });
  };
  kept('quotes', 'clients_name', TEXTS);
  kept('quotes', 'message', TEXTS.map(noteOf));
  kept('quotes', 'clients_phone', PHONES);
  kept('tags', 'tag_name', TEXTS);
  for (const [list, column, due] of [
    ['products', 'product_price', 'number'],
    ['quotations', 'total', 'number'],
    ['quotes', 'createdAt', 'day'],
    ['quotations', 'validUntil', 'day'],
    ['counties', 'Delivery days', 'number'],
  ] as const) {
    const cells = sheets.get(list)?.columns.get(column) ?? [];
    const others = cells.filter(({ kind }) => kind !== due);
    trial.row({
      what: `${column} of ${list}`,
      aim: `a ${due} in every row that has one`,
      seen:
        others.length === 0
          ? `${cells.length} of ${cells.length}`
          : `${others.length} others, ${others[0]?.value ?? ''}`,
      holds: cells.length > 0 && others.length === 0,
    });
  }
}

runPart((trial) => orSkipped(trial, 'the files', () => trySheets(trial)));
