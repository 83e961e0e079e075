import type { Contract } from '../spec/contract';
import { table } from './markdown';

/** A step on the way to a whole server: each makes more checks green, because later records need earlier ones. */
interface Step {
  title: string;
  /** Its calls in words. */
  calls: string;
  /** What to run when one is at it. */
  run: string;
  /** Which lines are of it: those of these checks, and of these operations where no step has the check. */
  owns: { checks?: RegExp; operations?: RegExp };
}

/** In the order in which they are taken. */
export const STEPS: readonly Step[] = [
  {
    title: 'Envelope, unknown paths, CORS, sign-in',
    calls: '`signIn`, `getProfile`',
    run: '`--scope read-only --only A10,A11,E`',
    owns: { checks: /^(A10|A11|E|H|G)/, operations: /^(signIn|getProfile)$/ },
  },
  {
    title: 'Sessions on every protected path: 401 before all else',
    calls: '(all, they may still do nothing)',
    run: '`--only C`',
    owns: { checks: /^C(?!1[0-25])/ },
  },
  {
    title: 'Categories, then tags',
    calls: '`createCategory` … `deleteTag`',
    run: '`--only D05,D06,D17,D19`',
    owns: { operations: /Categor(y|ies)$|Tags?$/ },
  },
  {
    title: 'Products: create from a form, read, list, change, hide and show, delete',
    calls: '`createProduct`, `getProduct`, `listProducts`, `updateProduct`, …',
    run: '`--only D,A07,A08`',
    owns: { operations: /^(?!rate).*Products?$/ },
  },
  {
    title: 'Pictures of products',
    calls: '`replaceProductImage`, `deleteProductImage`',
    run: '`--only F,D09,D10,D11,D12`',
    owns: { operations: /ProductImages?$/ },
  },
  {
    title: 'Articles and their pictures',
    calls: '`createArticle` … `deleteArticleImage`',
    run: '`--only D,F`',
    owns: { operations: /^(?!like|comment).*Article(s|Images?)?$/ },
  },
  {
    title: 'What visitors do: ratings, likes, comments',
    calls: '`rateProduct`, `likeArticle`, `commentOnArticle` and its older path',
    run: '`--only D13,D14,D15,D16`',
    owns: { checks: /^D1[3-6]/, operations: /^(rate|like|comment)/ },
  },
  {
    title: 'Adverts',
    calls: '`createAdvertisement`, `listAdvertisements`',
    run: '`--only D20`',
    owns: { operations: /Advertisements?$/ },
  },
  { title: 'Input: bounds, types, blanks', calls: '(all)', run: '`--only B`', owns: { checks: /^B/ } },
  {
    title: 'Quotes; the account',
    calls: '`createQuotation`, `requestQuote`; `updateProfile`, `updateEmail`, `updatePassword`',
    run: '`--allow-traces --allow-account`',
    owns: { checks: /^C1[0-2]/, operations: /^(createQuotation|requestQuote|update(Profile|Email|Password))$/ },
  },
  {
    title: 'What is extended: `getCapabilities` first, then one call after the other, each named there once it works',
    calls: 'marked `x-profile: extended`',
    run: 'without `--profile core`',
    owns: {},
  },
];

/** The step that a line is of, from 0: what is extended comes last, whatever else it is about. */
export function stepOf({ check, operation }: { check: string; operation: string }, contract: Contract): number {
  if (contract.operations.get(operation)?.extended === true) return STEPS.length - 1;
  const byCheck = STEPS.findIndex(({ owns }) => owns.checks?.test(check));
  if (byCheck >= 0) return byCheck;
  // Addresses that the contract does not have.
  return Math.max(
    0,
    STEPS.findIndex(({ owns }) => owns.operations?.test(operation)),
  );
}

/** For the guide. */
export const stepTable = (): string[] =>
  table(
    ['step', 'calls', 'run'],
    STEPS.map(({ title, calls, run }, index) => [`${index + 1}. ${title}`, calls, run]),
  );
