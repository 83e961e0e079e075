import type { Config } from '../config';
import { documentOf, fileName, type DocumentSource, type ProposalDocument } from './document';
import { Paper } from './paper';
import { amountText, dayText, kshText, words } from './words';

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

function head(paper: Paper, shown: ProposalDocument, title: string): void {
  const { language, shop, content, sentAt, version, isDraft, accepted } = shown;
  const t = words[language];
  const right = paper.right - HALF;
  paper.mark(paper.left, paper.y, 34);
  paper.write(shop, paper.left + 44, paper.y + 7, HALF, { size: 16, weight: 'SemiBold' });
  paper.write(title, right, paper.y, HALF, { size: 16, weight: 'SemiBold', align: 'right' });
  const under = isDraft ? t.draft : sentAt && `${t.date}: ${dayText(sentAt, language)}`;
  if (under) paper.write(under, right, paper.y + 21, HALF, { quiet: true, align: 'right' });
  paper.y += 52;
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
  if (content.title) paper.paragraph(content.title, paper.width, { size: 12, weight: 'SemiBold' });
  paper.y += 6;
}

interface Column {
  title: string;
  width: number;
  text: (line: ProposalDocument['lines'][number]) => string;
}

/** Those with numbers, from the right; the text has what is left. */
function columnsOf({ language, content, totals: sums }: ProposalDocument): Column[] {
  const t = words[language].columns;
  const all: (Column | false)[] = [
    { title: t.quantity, width: 52, text: ({ quantity }) => quantity.toLocaleString('en-KE') },
    { title: t.unitPrice, width: 82, text: ({ unitPrice }) => amountText(unitPrice) },
    Number(sums.discount) > 0 && {
      title: t.discount,
      width: 76,
      text: ({ discount }) => (Number(discount) > 0 ? `-${amountText(discount)}` : ''),
    },
    content.vatMode === 'lines' && { title: t.vat, width: 76, text: ({ vat }) => amountText(vat) },
    { title: t.amount, width: 86, text: ({ amount }) => amountText(amount) },
  ];
  return all.filter((column): column is Column => column !== false);
}

const PAD = 5;

function table(paper: Paper, shown: ProposalDocument): void {
  const columns = columnsOf(shown);
  const textWidth = paper.width - columns.reduce((sum, { width }) => sum + width, 0) - PAD;
  const row = (text: string, cellOf: (column: Column) => string, style: { weight?: 'SemiBold'; size?: number }) => {
    paper.write(text, paper.left, paper.y, textWidth, style);
    let x = paper.left + textWidth + PAD;
    for (const column of columns) {
      paper.write(cellOf(column), x, paper.y, column.width, { ...style, align: 'right' });
      x += column.width;
    }
  };
  const heading = () => {
    row(words[shown.language].columns.text, ({ title }) => title, { weight: 'SemiBold', size: 8.5 });
    paper.y += 14;
    paper.rule();
    paper.y += PAD;
  };
  heading();
  for (const line of shown.lines) {
    const height = paper.heightOf(line.text, textWidth);
    // A line stands on one sheet, below the names of the columns.
    if (paper.room(height + 2 * PAD)) heading();
    row(line.text, (column) => column.text(line), {});
    paper.y += height + PAD;
    paper.rule();
    paper.y += PAD;
  }
}

function totals(paper: Paper, shown: ProposalDocument): void {
  const { language, content, totals: sums, paid, balance } = shown;
  const t = words[language];
  const { vatMode, vatRate, pricesIncludeVat } = content;
  const isOnTop = vatMode !== 'none' && !pricesIncludeVat;
  const rows: [label: string, amount: string, isBold?: boolean][] = [];
  if (Number(sums.discount) > 0) rows.push([t.discounts, sums.discount]);
  if (isOnTop) rows.push([t.subtotal, sums.subtotal], [t.vat(vatRate, false), sums.vat]);
  rows.push([t.total, sums.total, true]);
  if (vatMode !== 'none' && pricesIncludeVat) rows.push([t.vat(vatRate, true), sums.vat]);
  if (Number(sums.deposit) > 0) rows.push([t.deposit, sums.deposit, true]);
  if (Number(paid) > 0) rows.push([t.paid, paid], [t.balance, balance, true]);
  paper.room(rows.length * 16);
  paper.y += 2;
  for (const [label, amount, isBold] of rows) {
    const style = isBold ? ({ weight: 'SemiBold', size: 10.5 } as const) : {};
    paper.write(label, paper.right - 300, paper.y, 180, { ...style, align: 'right' });
    paper.write(kshText(amount), paper.right - 120, paper.y, 120, { ...style, align: 'right' });
    paper.y += 16;
  }
  paper.y += 8;
}

function terms(paper: Paper, { language, content }: ProposalDocument): void {
  if (!content.terms) return;
  paper.room(40);
  paper.paragraph(words[language].terms, paper.width, { weight: 'SemiBold' });
  paper.paragraph(content.terms, paper.width);
  paper.y += 8;
}

const CODE = 84;

/** How to pay, and beside it the way to the page. */
function paying(paper: Paper, shown: ProposalDocument): void {
  const { language, number, payment, depositDue, link, isDraft } = shown;
  const t = words[language];
  const { mpesa, bank } = payment;
  const amount = kshText(depositDue);
  const steps = mpesa?.kind === 'paybill' ? t.paybill(mpesa, number ?? '', amount) : mpesa ? t.till(mpesa, amount) : [];
  const pays = number !== null && !isDraft && Number(depositDue) > 0 && (mpesa !== null || bank !== null);
  paper.room(CODE + 24);
  const top = paper.y;
  const width = paper.width - (link ? CODE + 40 : 0);
  if (link) {
    paper.qr(link, paper.right - CODE, top, CODE);
    paper.write(t.readOnline, paper.right - CODE - 30, top + CODE + 4, CODE + 30, {
      size: 8,
      quiet: true,
      align: 'right',
    });
  }
  if (pays) {
    paper.paragraph(t.payTitle, width, { weight: 'SemiBold' });
    steps.forEach((step, index) => paper.paragraph(`${index + 1}. ${step}`, width));
    if (bank) paper.paragraph(t.bank(bank, number), width);
  }
  paper.y = Math.max(paper.y, top + (link ? CODE + 18 : 0));
}
