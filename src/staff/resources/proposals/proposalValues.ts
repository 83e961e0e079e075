import { boolean, mixed, object, string } from 'yup';
import {
  HIGHEST_DEPOSIT,
  HIGHEST_VAT_RATE,
  LARGEST_QUANTITY,
  lineKinds,
  LONGEST_EMAIL,
  LONGEST_LINE_TEXT,
  LONGEST_PHONE,
  LONGEST_PROPOSAL_TITLE,
  LONGEST_TERMS,
  MOST_LINES,
} from '../../../common/domain/contract.gen';
import { EMAIL, plainPhone } from '../../../common/domain/contacts';
import { centsFromText } from '../../../common/domain/money';
import { proposalTotals, type ProposalTerms, type ProposalTotals } from '../../../common/domain/proposalMoney';
import type { Proposal, ProposalLineInput, ProposalUpdate } from '../../api';
import { amountText, isNumber, moneyOrNull, moneyText, plainNumber } from '../../kit/form/numbers';
import { dayRule } from '../../kit/form/days';
import { moneyRule, percentRule, taxRule, textRule, wholeRule } from '../../kit/form/rules';
import { onlyFields } from '../../kit/form/changes';
import { proposals as t } from '../../texts/proposals';

const { labels } = t;

/** A line as it is typed; its key outlives the others' coming and going. */
export interface LineValues {
  key: number;
  kind: ProposalLineInput['kind'];
  text: string;
  quantity: string;
  unitPrice: string;
  discount: string;
}

/** The form's fields, named as in the contract, so that the server's messages find them. */
export interface ProposalValues {
  title: string;
  customerName: string;
  customerPhone: string;
  customerEmail: string;
  language: Proposal['language'];
  lines: readonly LineValues[];
  vatMode: Proposal['vatMode'];
  vatRate: string;
  pricesIncludeVat: boolean;
  depositPercent: string;
  depositAmount: string;
  validUntil: string;
  terms: string;
}

const shown = (amount: string | null) => (amount ? (amountText(centsFromText(amount)) ?? amount) : '');
const unlessNone = (amount: string) => (centsFromText(amount) ? shown(amount) : '');

/** A line to be filled in. */
export const newLine = (kind: LineValues['kind'], lines: readonly LineValues[]): LineValues => ({
  key: Math.max(-1, ...lines.map(({ key }) => key)) + 1,
  kind,
  text: '',
  quantity: '1',
  unitPrice: '',
  discount: '',
});

/** A quotation as the form shows it. */
export const valuesOf = (proposal: Proposal): ProposalValues => ({
  title: proposal.title ?? '',
  customerName: proposal.customerName ?? '',
  customerPhone: proposal.customerPhone ?? '',
  customerEmail: proposal.customerEmail ?? '',
  language: proposal.language,
  lines: proposal.lines.map(({ kind, text, quantity, unitPrice, discount }, key) => ({
    key,
    kind,
    text,
    quantity: String(quantity),
    unitPrice: shown(unitPrice),
    discount: unlessNone(discount),
  })),
  vatMode: proposal.vatMode,
  vatRate: String(proposal.vatRate),
  pricesIncludeVat: proposal.pricesIncludeVat,
  depositPercent: String(proposal.depositPercent),
  depositAmount: shown(proposal.depositAmount),
  validUntil: proposal.validUntil ?? '',
  terms: proposal.terms ?? '',
});

const numberOf = (text: string) => (text.trim() === '' ? 0 : Number(plainNumber(text)));

const lineOf = ({ kind, text, quantity, unitPrice, discount }: LineValues): ProposalLineInput => ({
  kind,
  text: text.trim(),
  quantity: numberOf(quantity),
  unitPrice: moneyText(unitPrice),
  // None is left out, as it is shown: what was saved is compared with what is read then.
  ...(discount.trim() !== '' && centsFromText(moneyText(discount)) !== 0 && { discount: moneyText(discount) }),
});

/** The same as the contract has it. */
export const contractFields = (values: ProposalValues) => ({
  title: values.title.trim(),
  customerName: values.customerName.trim(),
  customerPhone: plainPhone(values.customerPhone),
  customerEmail: values.customerEmail.trim() || null,
  language: values.language,
  lines: values.lines.map(lineOf),
  vatMode: values.vatMode,
  // Without a tax nobody sees what stands there.
  vatRate: numberOf(values.vatRate) || 0,
  pricesIncludeVat: values.pricesIncludeVat,
  depositPercent: numberOf(values.depositPercent),
  depositAmount: moneyOrNull(values.depositAmount),
  validUntil: values.validUntil || null,
  terms: values.terms.trim(),
});

/** What tells whether somebody else changed the fields. */
export const comparable = (values: ProposalValues): Readonly<Record<string, unknown>> => {
  const { lines, ...fields } = contractFields(values);
  return { ...fields, lines: JSON.stringify(lines) };
};

/** The body that changes a quotation: what was changed. */
export const updateOf = (values: ProposalValues, changed: Partial<ProposalValues>): ProposalUpdate =>
  onlyFields(contractFields(values), (name) => name in changed);

type LineField = 'text' | 'quantity' | 'unitPrice' | 'discount';

const isAmount = (text: string) => centsFromText(moneyText(text)) !== null;

/** What is wrong with a line, by its fields. Formik makes what is empty undefined before it asks the rules. */
export function lineErrors({
  text = '',
  quantity = '',
  unitPrice = '',
  discount = '',
}: Partial<Record<LineField, string>>): Partial<Record<LineField, string>> {
  const count = isNumber(quantity) ? numberOf(quantity) : NaN;
  const isCount = Number.isInteger(count) && count >= 1 && count <= LARGEST_QUANTITY;
  const off = discount.trim() === '' ? 0 : centsFromText(moneyText(discount));
  const price = centsFromText(moneyText(unitPrice));
  const tooMuch = off !== null && price !== null && isCount && off > count * price;
  return {
    ...(text.trim() === '' && { text: t.textRequired }),
    ...(text.trim().length > LONGEST_LINE_TEXT && { text: t.textTooLong(LONGEST_LINE_TEXT) }),
    ...(!isCount && { quantity: t.quantityWrong(LARGEST_QUANTITY.toLocaleString('en')) }),
    ...(!isAmount(unitPrice) && { unitPrice: t.moneyWrong }),
    ...(off === null && { discount: t.moneyWrong }),
    ...(tooMuch && { discount: t.discountTooMuch }),
  };
}

const linesRule = mixed<readonly Partial<LineValues>[]>().test((lines = [], context) => {
  if (lines.length > MOST_LINES) return context.createError({ message: t.tooMany(MOST_LINES) });
  const wrong = lines.flatMap((line, index) => (Object.keys(lineErrors(line)).length > 0 ? [index + 1] : []));
  return wrong.length === 0 || context.createError({ message: t.linesWrong(wrong) });
});

export const proposalSchema = object({
  title: textRule(labels.title, { maxLength: LONGEST_PROPOSAL_TITLE }),
  customerName: textRule(labels.customerName, { maxLength: LONGEST_PROPOSAL_TITLE }),
  customerPhone: textRule(labels.customerPhone, { maxLength: LONGEST_PHONE }),
  customerEmail: textRule(labels.customerEmail, { maxLength: LONGEST_EMAIL }).matches(EMAIL, {
    message: t.emailInvalid,
    excludeEmptyString: true,
  }),
  language: string(),
  lines: linesRule,
  vatMode: string(),
  vatRate: taxRule(percentRule(labels.vatRate, { minimum: 0, maximum: HIGHEST_VAT_RATE })),
  pricesIncludeVat: boolean(),
  depositPercent: wholeRule(labels.depositPercent, { minimum: 0, maximum: HIGHEST_DEPOSIT }),
  depositAmount: moneyRule(labels.depositAmount),
  validUntil: dayRule(labels.validUntil),
  terms: textRule(labels.terms, { maxLength: LONGEST_TERMS }),
});

/** A line's amount in cents; null while its figures are none. */
export function amountOf({ quantity, unitPrice, discount }: LineValues): number | null {
  const [price, off] = [centsFromText(moneyText(unitPrice)), discount.trim() ? centsFromText(moneyText(discount)) : 0];
  const amount = price === null || off === null || !isNumber(quantity) ? NaN : numberOf(quantity) * price - off;
  return Number.isSafeInteger(amount) && amount >= 0 ? amount : null;
}

/** A share in per cent as it is typed, nothing being 0; null where it is none that may be. */
function shareOf(text: string, highest: number): number | null {
  if (text.trim() === '') return 0;
  const share = isNumber(text) ? numberOf(text) : NaN;
  return share >= 0 && share <= highest ? share : null;
}

/** What the form's figures come to; null while some are none. */
export function totalsOf(values: ProposalValues): ProposalTotals | null {
  if (values.lines.some((line) => amountOf(line) === null)) return null;
  // Of a rate that nobody sees nothing is asked.
  const vatRate = values.vatMode === 'none' ? 0 : shareOf(values.vatRate, HIGHEST_VAT_RATE);
  const depositPercent = shareOf(values.depositPercent, HIGHEST_DEPOSIT);
  const fixed = values.depositAmount.trim() === '' ? null : centsFromText(moneyText(values.depositAmount));
  if (vatRate === null || depositPercent === null) return null;
  if (values.depositAmount.trim() !== '' && fixed === null) return null;
  const terms: ProposalTerms = {
    vatMode: values.vatMode,
    vatRate,
    pricesIncludeVat: values.pricesIncludeVat,
    depositPercent,
    depositAmount: fixed,
  };
  const money = (text: string) => centsFromText(moneyText(text)) ?? 0;
  return proposalTotals(
    values.lines.map(({ quantity, unitPrice, discount }) => ({
      quantity: numberOf(quantity),
      unitPrice: money(unitPrice),
      discount: discount.trim() ? money(discount) : 0,
    })),
    terms,
  );
}

export const KINDS = lineKinds;
