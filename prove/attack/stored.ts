import { AUTH_COOKIE } from '../../src/common/browser/cookies';
import { patterns, paths } from '../../src/common/domain/paths';
import { staffPaths, staffPatterns } from '../../src/common/domain/staffPaths';
import { callerOf, signIn, type Caller } from '../support/calls';
import type { Trial } from '../support/part';
import { formulasIn } from './csv';
import { TEXT_FIELDS } from './fields';
import { fillWith, hostileNames, signIns, type HostileShop } from './hostile';
import { scriptCorpus } from './scripts';
import type { AttackedShop } from './shop';
import { Stage, type Policy } from './stage';
import { first } from './wire';

const ON_A_PAGE = 100;
const TABS = 4;
const NONE = '0 ran, no handler, no script address, all data parses';

const XML_NAMES = {
  [paths.feed()]: [
    ...['feed', 'title', 'id', 'link', 'updated', 'author', 'name', 'entry', 'published', 'summary', 'category'],
  ],
  '/sitemap.xml': ['urlset', 'url', 'loc', 'lastmod'],
};

/** Hostile text in every field, on every page, in the feed, the site map and the file for spreadsheets. */
export async function storedScripts(trial: Trial, shop: AttackedShop): Promise<void> {
  const texts = scriptCorpus(trial.sample ? 6 : 500, trial.seed);
  const hostile = await fillWith(shop, texts);
  const fields = TEXT_FIELDS.length;
  trial.row({
    what: `${texts.length} texts that would be scripts, in each of ${fields} text fields of ${new Set(TEXT_FIELDS.map(({ operation }) => operation)).size} writes; of settings, terms and prepared answers, which are saved as a whole, pages and papers show the last set`,
    aim: 'stored as text or refused, some of each write stored; no field left out',
    seen: `${hostile.taken} writes taken, ${hostile.refused} refused, ${hostile.wrong.length} wrong answers${first(hostile.wrong)}; ${hostile.forgotten.length} fields left out${first(hostile.forgotten)}`,
    holds: hostile.wrong.length === 0 && hostile.forgotten.length === 0,
  });
  const repeats = await signIns(shop, texts.slice(0, trial.sample ? 3 : 50));
  trial.row({
    what: 'the same as names and passwords of who signs in',
    aim: 'each is 400, no answer repeats them',
    seen: `${repeats.length} repeated or answered otherwise${first(repeats)}`,
    holds: repeats.length === 0,
  });

  const control = await (await Stage.open(shop.origin, 'off', {}, trial.undo)).runAsHtml(texts);
  trial.row({
    what: 'the same as HTML, in documents of their own',
    aim: 'some run, or the browser would not tell',
    seen: `${control} of ${texts.length} ran`,
    holds: control > 0,
  });

  const staffAddresses = staffPagesOf(hostile, trial.sample);
  const publicPages = publicPagesOf(hostile, trial.sample);
  const recordPages = recordPagesOf(hostile, trial.sample);
  // A policy could only hide what runs without one.
  for (const policy of trial.sample ? (['off'] as const) : (['off', 'on'] as const)) {
    const stages: Stage[] = [];
    for (const [index, lang] of ['en', 'sw'].entries()) {
      const stage = await Stage.open(shop.origin, policy, { lang }, trial.undo);
      // Lists show every name in both languages; a record's page, of which there are many like it, comes in one of them.
      await stage.visit([...publicPages, ...recordPages.filter((_, at) => at % 2 === index)], TABS);
      for (const [address, allowed] of Object.entries(XML_NAMES)) await stage.readXml(address, allowed);
      stages.push(stage);
    }
    tell(trial, 'pages of visitors, feed and site map', policy, stages);

    const stage = await Stage.open(shop.origin, policy, { [AUTH_COOKIE]: shop.token }, trial.undo);
    await stage.visit(staffAddresses, TABS, {
      after: async (page) => {
        await page.getByRole('heading', { level: 1 }).waitFor();
        const preview = page.getByRole('button', { name: 'Preview', exact: true });
        if (await preview.isVisible()) await preview.click();
      },
    });
    const named = await ownNames(trial, shop, policy, texts);
    tell(trial, 'pages of staff, who are named so themselves', policy, [stage, ...named]);
    if (policy === 'off') await spreadsheets(trial, shop, stage);
  }
  await documents(trial, shop, hostile.proposals);
  await reflected(trial, shop, texts);
}

/** Members of the staff who take hostile names, each in a browser of their own, and look at their account. */
async function ownNames(trial: Trial, shop: AttackedShop, policy: Policy, texts: readonly string[]): Promise<Stage[]> {
  const names = hostileNames(texts).filter((_, index) =>
    trial.sample ? index === 0 : policy === 'off' || index % 5 === 0,
  );
  const stages: Stage[] = [];
  await Promise.all(
    Array.from({ length: Math.min(TABS, names.length) }, async (_, member) => {
      const email = `${policy}${member}@example.com`;
      await shop.query(
        `insert into users (first_name, last_name, email, password_hash)
         select 'A', 'B', $1, password_hash from users where lower(email) = lower($2)`,
        [email, shop.account.email],
      );
      const token = await signIn(shop.origin, { user: email, password: shop.account.password });
      const staff = callerOf(shop.origin, token);
      const stage = await Stage.open(shop.origin, policy, { [AUTH_COOKIE]: token }, trial.undo);
      const own = names.filter((_, index) => index % TABS === member);
      await stage.visit(
        own.map(() => paths.account()),
        1,
        { before: async (index) => void (await staff('updateProfile', { body: own[index]! })) },
      );
      stages.push(stage);
    }),
  );
  return stages;
}

/** Lists that can be had as files, and how many rows such a file has. */
const LISTS: Readonly<Record<string, (staff: Caller) => Promise<number>>> = {
  [staffPaths.products()]: totalOf('listProducts', { status: 'all' }),
  [staffPaths.articles()]: totalOf('listArticles', { status: 'all' }),
  [staffPaths.quotes()]: totalOf('listQuotations'),
  [staffPaths.proposals()]: totalOf('listProposals'),
  [staffPatterns.categories]: countOf('listCategories'),
  [staffPatterns.tags]: countOf('listTags'),
  [staffPatterns.counties]: countOf('listCounties'),
  [staffPaths.missedSearches()]: countOf('listMissedSearches'),
};

function totalOf(operation: string, query: Record<string, string> = {}) {
  return async (staff: Caller) => ((await staff(operation, { query })).data as { meta: { total: number } }).meta.total;
}

/** Of an answer that holds its one list whole. */
function countOf(operation: string) {
  return async (staff: Caller) => {
    const { data } = await staff(operation);
    const list = [data, ...(Object.values(data as object) as unknown[])].find(Array.isArray) as unknown[] | undefined;
    return list?.length ?? 0;
  };
}

async function spreadsheets(trial: Trial, { staff }: AttackedShop, stage: Stage): Promise<void> {
  const wrong: string[] = [];
  let all = 0;
  for (const [address, count] of Object.entries(LISTS)) {
    const wanted = await count(staff);
    // Its button is off, and nothing of it is judged.
    if (wanted === 0) {
      wrong.push(`${address}: there is nothing in it`);
      continue;
    }
    const file = await stage.download(address, 'Download CSV').catch((error: Error) => error);
    if (file instanceof Error) {
      wrong.push(`${address}: ${file.message.slice(0, 100)}`);
      continue;
    }
    const { rows, formulas } = formulasIn(file);
    all += rows;
    if (rows !== wanted) wrong.push(`${address}: ${rows} rows of ${wanted}`);
    wrong.push(...formulas.map((formula) => `${address}: ${formula}`));
  }
  trial.row({
    what: `${Object.keys(LISTS).length} lists as files for spreadsheets`,
    aim: 'no cell is a formula, no row is missing',
    seen: `${all} rows, ${wrong.length} wrong${first(wrong)}`,
    holds: wrong.length === 0 && all > 0,
  });
}

/** What a reader of PDF would run, open or send by itself. */
const PDF_ACTS = /\/(JavaScript|JS|Launch|OpenAction|AA|SubmitForm|EmbeddedFile|RichMedia)\b|\/URI \((?!https?:)/g;
/** Strings in a PDF hold what people typed, and are no names. */
const PDF_STRINGS = /\((?:\\[\s\S]|[^\\()])*\)/g;

/** Quotations as papers, and visits as a calendar. */
async function documents(trial: Trial, { origin, staff }: AttackedShop, proposals: readonly string[]): Promise<void> {
  const wrong: string[] = [];
  let made = 0;
  for (const id of trial.sample ? proposals.slice(0, 2) : proposals) {
    const { status, data } = await staff('getProposalPdf', { path: { id } });
    if (status !== 200) {
      wrong.push(`${id}: ${status}`);
      continue;
    }
    made += 1;
    const file = Buffer.from((data as { base64: string }).base64, 'base64').toString('latin1');
    const plain = file.replace(/stream\r?\n[\s\S]*?endstream/g, '');
    const links = plain.match(/\/URI \([^)]{0,20}/g) ?? [];
    wrong.push(...(plain.replace(PDF_STRINGS, '()').match(PDF_ACTS) ?? []).filter((act) => !act.startsWith('/URI')));
    wrong.push(...links.filter((link) => PDF_ACTS.test(link)));
  }
  trial.row({
    what: 'quotations with hostile text as PDF',
    aim: 'each is made; nothing in it runs, opens or is sent by itself',
    seen: `${made} made, ${wrong.length} faults${first(wrong)}`,
    holds: made > 0 && wrong.length === 0,
  });
  const { address } = (await staff('renewVisitCalendar')).data as { address: string };
  const lines = (await (await fetch(new URL(address, origin))).text()).replaceAll('\r\n ', '').split('\r\n');
  const strange = lines.filter((line) => line !== '' && !/^[A-Z-]+[:;]/.test(line));
  const count = (line: string) => lines.filter((one) => one === line).length;
  const visits = count('BEGIN:VEVENT');
  const isWhole = visits > 0 && visits === count('END:VEVENT') && count('BEGIN:VCALENDAR') === 1;
  trial.row({
    what: 'visits with hostile text as a calendar',
    aim: 'there are some; each line is a property of the format, no event begins within another',
    seen: `${visits} visits, ${strange.length} strange lines${first(strange)}`,
    holds: strange.length === 0 && isWhole,
  });
}

/** Hostile text in what an address says, which pages repeat. */
async function reflected(trial: Trial, { origin }: AttackedShop, texts: readonly string[]): Promise<void> {
  const word = encodeURIComponent;
  const addresses = texts.flatMap((text) => [
    `${paths.shop()}?search=${word(text)}`,
    `${paths.shop()}?category_id=${word(text)}&sort=${word(text)}`,
    `${paths.search()}?q=${word(text)}`,
    `${paths.articles()}?search=${word(text)}`,
    `${paths.compare()}?ids=${word(text)}`,
    `${paths.guide()}?where=${word(text)}`,
    paths.product(text),
    paths.article(text),
    paths.auth(text),
    `/${word(text)}`,
  ]);
  const stage = await Stage.open(origin, 'off', {}, trial.undo);
  await stage.read(addresses);
  // Read are all; opened, each text in one place, in turn.
  const opened = texts.map(
    (text, index) =>
      [
        addresses[index * 10 + (index % 10)]!,
        `${patterns.shop}?cart=${word(text)}#${word(text)}`,
        `${staffPatterns.signIn}?from=${word(text)}`,
      ][index % 3]!,
  );
  await stage.visit(opened, TABS, { mayBeMissing: true });
  tell(trial, `addresses with each of ${texts.length} texts in 13 places`, 'off', [stage]);
}

function publicPagesOf({ products, articles, categories }: HostileShop, sample: boolean): string[] {
  const lists = (address: (query: string) => string, count: number) =>
    Array.from({ length: Math.ceil(count / ON_A_PAGE) + 1 }, (_, page) => address(`page=${page + 1}`));
  const some = <T>(list: readonly T[], every: number) =>
    list.filter((_, index) => index % (sample ? 100 : every) === 0);
  return [
    ...[paths.home(), paths.menu(), paths.gallery(), paths.events(), paths.contact()],
    ...lists(paths.shop, products.length),
    ...lists(paths.articles, articles.length),
    ...some(categories, 20).map((id) => paths.shop(`category_id=${id}`)),
    ...some(products, 9).map((_, index) => paths.compare(`ids=${products.slice(index * 9, index * 9 + 3).join(',')}`)),
    ...['/api/v1/products?page=1', '/api/v1/posts?page=1'],
  ];
}

function recordPagesOf({ products, articles, shareKeys }: HostileShop, sample: boolean): string[] {
  const some = (list: readonly string[]) => (sample ? list.slice(0, 2) : list);
  return [
    ...some(products).map(paths.product),
    ...some(articles).map(paths.article),
    ...some(shareKeys).map(paths.proposal),
  ];
}

function staffPagesOf({ products, articles, quotations, proposals }: HostileShop, sample: boolean): string[] {
  const lists = (address: string, count: number) =>
    Array.from({ length: sample ? 1 : Math.ceil(count / ON_A_PAGE) + 1 }, (_, page) => `${address}?page=${page + 1}`);
  const some = (list: readonly string[], every: number) =>
    sample ? list.slice(0, 2) : list.filter((_, index) => index % every === 0);
  return [
    staffPatterns.dashboard,
    ...lists(staffPatterns.products, products.length),
    ...lists(staffPatterns.articles, articles.length),
    ...lists(staffPatterns.quotes, quotations.length),
    staffPatterns.categories,
    staffPatterns.tags,
    staffPaths.adverts(),
    staffPaths.listingHealth(),
    staffPaths.missedSearches(),
    staffPaths.notices(),
    staffPaths.proposals(),
    staffPatterns.counties,
    `${staffPatterns.visits}?days=31&whose=all`,
    paths.account(),
    ...some(proposals, 3).map(staffPaths.proposal),
    ...some(quotations, 5).map(staffPaths.quote),
    ...some(products, 3).map((id) => staffPaths.editProduct(id)),
    ...some(articles, 3).map(staffPaths.editArticle),
  ];
}

function tell({ row }: Trial, what: string, policy: Policy, stages: readonly Stage[]): void {
  const all = (name: 'ran' | 'faults' | 'missed') => stages.flatMap(({ seen }) => seen[name]);
  const [ran, faults, missed] = [all('ran'), all('faults'), all('missed')];
  const count = (name: 'pages' | 'shown') => stages.reduce((sum, { seen }) => sum + seen[name], 0);
  row({
    what: `${what}, with the content policy ${policy}`,
    aim: NONE,
    seen: `${count('pages')} looked at, hostile text on ${count('shown')}, ${missed.length} did not come${first(missed)}; ${ran.length} ran${first(ran)}; ${faults.length} faults${first(faults)}`,
    holds: count('shown') > 0 && ran.length === 0 && faults.length === 0 && missed.length === 0,
  });
}
