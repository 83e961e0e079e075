import { centsOfSum } from '../../src/common/domain/money';
import { bareAmount, plainKsh } from '../../src/common/domain/plainMoney';
import { balanceLeft, dueNow, sumRows, wholeShillings, type SumRow } from '../../src/common/domain/proposalMoney';
import type { Config } from '../config';
import { loadBuild } from '../pages/renderer';
import { documentOf, fileName, type DocumentSource, type ProposalDocument } from './document';
import { Paper } from './paper';
import { dayText, words } from './words';

export interface PdfFile {
  name: string;
  bytes: Buffer;
}

type Source = Omit<DocumentSource, 'shop' | 'origin'> & {
  config: Pick<Config, 'siteName' | 'publicUrl'>;
  /** Where the site is found while no public address is set. */
  origin?: string;
};

/** The paper of a quotation: what is passed is what the API shows, and so are its figures. */
export async function makePdf({ config, origin = config.publicUrl ?? undefined, ...source }: Source): Promise<PdfFile> {
  const shown = documentOf({ ...source, shop: config.siteName, origin: origin ?? null });
  return { name: fileName(shown), bytes: await print(shown) };
}

async function print(shown: ProposalDocument): Promise<Buffer> {
  const { language, number, shop, sentAt } = shown;
  const t = words[language];
  const title = `${t.quotation} ${number ?? ''}`.trim();
  const paper = await Paper.open({
    title: `${title}, ${shop}`,
    author: shop,
    lang: language,
    at: new Date(sentAt ?? Date.now()),
  });
  head(paper, shown, title);
  table(paper, shown);
  totals(paper, shown);
  terms(paper, shown);
  paying(paper, shown);
  return paper.close((page, of) => [shop, number, t.page(page, of)].filter(Boolean).join('  ·  '));
}

const HALF = 250;
const HEADING = { size: 16, weight: 'SemiBold' } as const;

/** Where the shop is, and how it is reached: as the site says it, where one was built. */
function senderLines(): string[] {
  const { business } = loadBuild()?.renderer ?? {};
  return business ? [business.address.join(', '), `${business.phone}  ·  ${business.email}`] : [];
}

function head(paper: Paper, shown: ProposalDocument, title: string): void {
  const { language, shop, content, sentAt, version, isDraft, isOver, accepted } = shown;
  const t = words[language];
  const right = paper.right - HALF;
  paper.mark(paper.left, paper.y, 34);
  paper.write(shop, paper.left + 44, paper.y + 7, HALF - 44, HEADING);
  paper.write(title, right, paper.y, HALF, { ...HEADING, align: 'right' });
  const under = isDraft ? t.draft : sentAt && `${t.date}: ${dayText(sentAt, language)}`;
  if (under) paper.write(under, right, paper.y + 21, HALF, { quiet: true, align: 'right' });
  paper.y += Math.max(42, 10 + paper.heightOf(shop, HALF - 44, HEADING));
  for (const line of senderLines()) paper.paragraph(line, paper.width, { size: 8.5, quiet: true });
  paper.y += 10;
  const { customerName, customerPhone, customerEmail, validUntil } = content;
  const whom = [customerName, customerPhone, customerEmail].filter((part) => part !== null);
  const top = paper.y;
  if (whom.length > 0) paper.paragraph(`${t.forWhom}: ${whom.join('\n')}`, HALF);
  const below = paper.y;
  if (validUntil) {
    const text = `${t.validUntil} ${dayText(validUntil, language)}`;
    paper.write(text, right, top, HALF, { align: 'right' });
  }
  paper.y = Math.max(below, top + 14) + 4;
  if (!isDraft && version > 1 && sentAt) paper.paragraph(t.replaces(version, dayText(sentAt, language)), paper.width);
  if (accepted)
    paper.paragraph(t.accepted(accepted.by, dayText(accepted.at, language)), paper.width, { weight: 'SemiBold' });
  if (isOver && !isDraft) paper.paragraph(t.expired, paper.width, { weight: 'SemiBold' });
  if (content.title) {
    paper.y += 3;
    paper.paragraph(content.title, paper.width, { size: 12, weight: 'SemiBold' });
  }
  paper.y += 6;
}

interface Column {
  title: string;
  text: (line: ProposalDocument['lines'][number]) => string;
}

/** An amount under a column's title. */
const inColumn = (amount: string) => bareAmount(centsOfSum(amount));

/** Those with numbers; the text has what they leave. */
function columnsOf({ language, content, totals: sums }: ProposalDocument): Column[] {
  const t = words[language].columns;
  const all: (Column | false)[] = [
    { title: t.quantity, text: ({ quantity }) => quantity.toLocaleString('en-KE') },
    { title: t.unitPrice, text: ({ unitPrice }) => inColumn(unitPrice) },
    Number(sums.discount) > 0 && {
      title: t.discount,
      text: ({ discount }) => (Number(discount) > 0 ? `-${inColumn(discount)}` : ''),
    },
    content.vatMode === 'lines' && { title: t.vat, text: ({ vat }) => inColumn(vat) },
    { title: t.amount, text: ({ amount }) => inColumn(amount) },
  ];
  return all.filter((column): column is Column => column !== false);
}

const PAD = 3.5;
/** Between two columns. */
const GAP = 14;
const COLUMN_TITLE = { weight: 'SemiBold', size: 8.5 } as const;
/** Lines of one text; each takes a tenth of a millisecond of the only thread, and a hundred texts may have 500 each. */
const MOST_LINES = 30;

/** The lines of a text, the last of them with all that are too many. */
function fewLines(paper: Paper, text: string): string[] {
  const lines = paper.linesOf(text);
  const rest = lines.splice(MOST_LINES - 1).filter(Boolean);
  return rest.length > 0 ? [...lines, rest.join(' ')] : lines;
}

function table(paper: Paper, shown: ProposalDocument): void {
  const columns = columnsOf(shown).map((column) => {
    const widths = shown.lines.map((line) => paper.widthOf(column.text(line)));
    // A hair more than it takes, or what fits exactly is broken.
    return { ...column, width: Math.max(paper.widthOf(column.title, COLUMN_TITLE), ...widths) + 1 };
  });
  const textWidth = paper.width - columns.reduce((sum, { width }) => sum + width + GAP, 0);
  const row = (text: string, cellOf: (column: Column) => string, style: { weight?: 'SemiBold'; size?: number }) => {
    let x = paper.left + textWidth;
    for (const column of columns) {
      paper.write(cellOf(column), x + GAP, paper.y, column.width, { ...style, align: 'right' });
      x += GAP + column.width;
    }
    paper.write(text, paper.left, paper.y, textWidth, style);
  };
  const heading = () => {
    row(words[shown.language].columns.text, ({ title }) => title, COLUMN_TITLE);
    paper.y += 14;
    paper.rule();
    paper.y += PAD;
  };
  heading();
  for (const line of shown.lines) {
    // A line stands on one sheet, below the names of the columns, but for one that would leave much of a sheet empty.
    const lines = fewLines(paper, line.text);
    const whole = paper.heightOf(lines.join('\n'), textWidth);
    if (whole < paper.sheet / 2 && paper.room(whole + 2 * PAD)) heading();
    for (const [at, text] of lines.entries()) {
      const height = paper.heightOf(text, textWidth);
      if (paper.room(height + 2 * PAD)) heading();
      row(text, (column) => (at === 0 ? column.text(line) : ''), {});
      paper.y += height;
    }
    paper.y += PAD;
    paper.rule();
    paper.y += PAD;
  }
}

/** From one sum to the next. */
const ROW = 14.5;
const BOLD: readonly SumRow[] = ['total', 'deposit', 'balance'];

function totals(paper: Paper, { language, content, totals: sums, paid, balance }: ProposalDocument): void {
  const t = words[language];
  const labels = { ...t.sums, vat: t.vat(content.vatRate, false), vatWithin: t.vat(content.vatRate, true) };
  const rows = sumRows(sums, content, { paid, left: balanceLeft({ total: sums.total, paid, balance }) });
  paper.room(rows.length * ROW);
  paper.y += 2;
  for (const { row, amount } of rows) {
    const style = BOLD.includes(row) ? ({ weight: 'SemiBold', size: 10.5 } as const) : {};
    paper.write(labels[row], paper.right - 300, paper.y, 180, { ...style, align: 'right' });
    paper.write(plainKsh(amount), paper.right - 120, paper.y, 120, { ...style, align: 'right' });
    paper.y += ROW;
  }
  paper.y += 8;
}

function terms(paper: Paper, { language, content }: ProposalDocument): void {
  if (!content.terms) return;
  paper.room(40);
  paper.paragraph(words[language].terms, paper.width, { weight: 'SemiBold' });
  paper.paragraph(content.terms, paper.width, { size: 8.5 });
  paper.y += 6;
}

const CODE = 84;

/** How to pay what is due next, and beside it the way to the page. */
function paying(paper: Paper, shown: ProposalDocument): void {
  const { language, link } = shown;
  const t = words[language];
  const lines = stepsOf(shown);
  const width = paper.width - (link ? CODE + 40 : 0);
  const height = lines.reduce((sum, line) => sum + paper.heightOf(line, width) + 1.5, 0);
  paper.room(Math.max(height, link ? CODE + 24 : 0));
  const top = paper.y;
  if (link) {
    paper.qr(link, paper.right - CODE, top, CODE);
    const under = shown.isOver || shown.accepted ? t.readOnline : t.acceptOnline;
    paper.write(under, paper.right - CODE - 30, top + CODE + 4, CODE + 30, { size: 8, quiet: true, align: 'right' });
  }
  lines.forEach((line, index) => paper.paragraph(line, width, index === 0 ? { weight: 'SemiBold' } : {}));
  paper.y = Math.max(paper.y, top + (link ? CODE + 18 : 0));
}

/** A title and what is to be done; nothing where nobody is asked to pay yet, or any more. */
function stepsOf({
  language,
  number,
  payment,
  depositDue,
  balance,
  accepted,
  isDraft,
  isOver,
}: ProposalDocument): string[] {
  const t = words[language];
  if (number === null || isDraft || isOver) return [];
  const due = dueNow({ depositDue, balance });
  if (!due) return accepted ? [t.allPaid] : [];
  // Before it is accepted only the deposit is asked for.
  if (!accepted && due.what !== 'deposit') return [];
  const { mpesa, bank } = payment;
  const amount = plainKsh(due.amount);
  const whole = plainKsh(wholeShillings(due.amount));
  const steps = mpesa?.kind === 'paybill' ? t.paybill(mpesa, number, whole) : mpesa ? t.till(mpesa, whole) : [];
  return [
    t.payTitles[due.what],
    ...(mpesa || bank ? [] : [t.payUntold(amount)]),
    ...steps.map((step, index) => `${index + 1}. ${step}`),
    ...(bank ? [mpesa ? t.orBank(bank, number, amount) : t.bank(bank, number, amount)] : []),
  ];
}
