import { dataOf, type Exchange, type FormPart } from '../../http/exchange';
import { settledStatus } from '../../run/answers';
import type { Call } from '../../run/call';
import { CannotJudge } from '../../run/cannotJudge';
import type { Kit } from '../../run/kit';
import { formOf } from '../../run/own';
import type { Operation, RequestBody } from '../../spec/contract';
import { countiesOf, termsOf } from '../state/counties';
import { canAccept } from '../state/proposalSteps';
import { VISIT } from '../state/visits';
import { grey } from '../uploads/pictures';
import { type Records, recordsOf, WRONG_PASSWORD } from './records';

/** A valid request of an operation with a body, from which the cases are made. */
export interface Base {
  path?: Record<string, string>;
  /** Every field that may be sent, with a valid value. */
  fields: Record<string, unknown>;
  files?: FormPart[];
  /** Puts back what a server changed that took what it had to refuse. */
  undo?: () => Promise<void>;
}

const START = '2030-01-01T00:00:00Z';
const END = '2031-01-01T00:00:00+03:00';

const PRODUCT_FIELDS = {
  product_price: '1200.00',
  new_price: '1000.5',
  description: 'A description.',
  quantity: 3,
  stock_status: 'in_stock',
  rating: 4.5,
  installment_info: 'Three months.',
  additional_info: 'More.',
  compatibility: 'All.',
  tools_needed: 'None.',
  package_dimensions: '1 x 2 x 3 cm',
  package_weight: '1 kg',
  isBestSeller: true,
  discount_percentage: 12.5,
  discount_start_date: START,
  discount_end_date: END,
};

const quote = (kit: Kit) => ({
  clients_name: kit.own.marker(),
  clients_phone: '+254 700 000 000',
  clients_email: 'contract-kit@example.com',
  clients_note: 'A request of the contract kit.',
});

/** A subscription that nobody reads: a key out of RFC 8291, appendix A. */
export const PUSH_DEVICE = {
  name: 'Contract kit',
  endpoint: 'https://fcm.googleapis.com/fcm/send/contract-kit',
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
};

async function replyTemplates(kit: Kit): Promise<Record<string, unknown>> {
  kit.needs('listReplyTemplates');
  return dataOf(await kit.must('listReplyTemplates')) ?? {};
}

async function salesSettings(kit: Kit): Promise<Record<string, unknown>> {
  kit.needs('getSalesSettings');
  return dataOf(await kit.must('getSalesSettings')) ?? {};
}

/** The first county as it stands, and the list's version. */
async function standingCounty(kit: Kit): Promise<Record<string, unknown>> {
  const { version, counties } = await countiesOf(kit);
  return { version, counties: counties.slice(0, 1).map(termsOf) };
}

async function wantsEmail(kit: Kit): Promise<boolean> {
  kit.needs('getNotificationSettings');
  return dataOf<{ email: { wanted: boolean } }>(await kit.must('getNotificationSettings'))?.email.wanted ?? false;
}

/** Of every operation with a body; made anew for each request that may create something, so that names stay unique. */
const BASES: Readonly<Record<string, (kit: Kit, records: Records) => Promise<Base> | Base>> = {
  // Nothing is ever signed in with here; what is missing or blank is refused before that.
  signIn: () => ({ fields: { emailOrPhone: 'contract-kit@example.com', password: WRONG_PASSWORD, code: '000000' } }),
  updateProfile: async (kit, records) => {
    const { first_name, middle_name, last_name } = await records.profile();
    const fields = { first_name, middle_name: middle_name ?? '', last_name };
    return { fields, undo: () => undone(kit, 'updateProfile', fields) };
  },
  updateEmail: async (kit, records) => {
    const fields = { newEmail: (await records.profile()).email };
    return { fields, undo: () => undone(kit, 'updateEmail', fields) };
  },
  // Were it taken in spite of the wrong password, the password would stay what it is.
  updatePassword: async (kit, records) => {
    await records.passwordIsAsked();
    return { fields: { currentPassword: WRONG_PASSWORD, newPassword: kit.options.password } };
  },
  beginSecondFactor: async (_, records) => {
    await records.passwordIsAsked();
    return { fields: { currentPassword: WRONG_PASSWORD } };
  },
  // Of nothing that was begun.
  confirmSecondFactor: () => ({ fields: { code: '000000' } }),
  removeSecondFactor: async (_, records) => {
    await records.passwordIsAsked();
    return { fields: { currentPassword: WRONG_PASSWORD } };
  },
  rateProduct: async (_, records) => ({
    path: { productId: (await records.product()).id },
    fields: { rating: 4, comment: 'A comment.' },
  }),
  createAdvertisement: async (_, records) => ({
    fields: { productId: (await records.product()).id, isActive: false, start_date: START, end_date: END },
  }),
  updateAdvertisement: async (_, records) => ({
    path: { id: await records.advert() },
    fields: { isActive: false, start_date: START, end_date: END },
  }),
  createProduct: async (kit, records) => ({
    fields: {
      product_name: kit.own.marker(),
      category_id: await records.category(),
      ...PRODUCT_FIELDS,
      uses: '["home"]',
    },
  }),
  updateProduct: async (kit, records) => ({
    path: { id: (await records.product()).id },
    fields: {
      product_name: kit.own.marker(),
      category_id: await records.category(),
      ...PRODUCT_FIELDS,
      uses: ['home'],
    },
  }),
  addProductImages: async (_, records) => ({
    path: { id: (await records.product()).id },
    fields: {},
    files: [grey(40)],
  }),
  orderProductImages: async (_, records) => {
    const { id, images } = await records.product();
    return { path: { id }, fields: { imageIds: images } };
  },
  replaceProductImage: async (_, records) => ({
    path: { imageId: first((await records.product()).images) },
    fields: {},
    files: [grey(60)],
  }),
  commentOnArticle: async (_, records) => ({
    path: { articleId: (await records.article()).id },
    fields: { content: 'A comment.' },
  }),
  commentOnArticleAlias: async (_, records) => ({
    path: { articleId: (await records.article()).id },
    fields: { content: 'A comment.' },
  }),
  createArticle: async (kit, records) => ({
    fields: {
      title: kit.own.marker(),
      short_description: 'A summary.',
      content: 'A text.',
      category_id: await records.category(),
      tags: JSON.stringify([await records.tag()]),
    },
  }),
  updateArticle: async (kit, records) => ({
    path: { id: (await records.article()).id },
    fields: {
      title: kit.own.marker(),
      short_description: 'A summary.',
      content: 'A text.',
      category_id: await records.category(),
      tags: [await records.tag()],
    },
  }),
  addArticleImages: async (_, records) => ({
    path: { id: (await records.article()).id },
    fields: {},
    files: [grey(40)],
  }),
  orderArticleImages: async (_, records) => {
    const { id, images } = await records.article();
    return { path: { id }, fields: { imageIds: images } };
  },
  replaceArticleImage: async (_, records) => ({
    path: { imageId: first((await records.article()).images) },
    fields: {},
    files: [grey(60)],
  }),
  createCategory: (kit) => ({ fields: { category_name: kit.own.marker() } }),
  updateCategory: async (kit, records) => ({
    path: { id: await records.category() },
    fields: { category_name: kit.own.marker() },
  }),
  createTag: (kit) => ({ fields: { tag_name: kit.own.marker() } }),
  updateTag: async (kit, records) => ({ path: { id: await records.tag() }, fields: { tag_name: kit.own.marker() } }),
  createQuotation: async (kit, records) => ({
    fields: { ...quote(kit), productIds: [(await records.product()).id], countyId: records.nothing() },
  }),
  requestQuote: (kit, records) => ({ fields: { ...quote(kit), countyId: records.nothing() } }),
  // There is none of ours, and none that could be deleted.
  updateQuotation: async (_, records) => ({ path: { id: await records.absent() }, fields: { status: 'new' } }),
  assignQuotation: async (_, records) => ({ path: { id: await records.absent() }, fields: { userId: null } }),
  addQuotationEntry: async (_, records) => ({
    path: { id: await records.absent() },
    fields: { kind: 'note', text: 'A note.' },
  }),
  // What stands is saved again.
  saveReplyTemplates: async (kit) => {
    const fields = await replyTemplates(kit);
    return { fields, undo: () => savedAgain(kit, 'saveReplyTemplates', fields, () => replyTemplates(kit)) };
  },
  // There is none of ours.
  updateCounty: async (_, records) => ({
    path: { id: await records.absent() },
    fields: {
      delivery_price: '500.00',
      delivery_days: 2,
      installation_price: '1.5',
      installation_days: 90,
      isActive: true,
    },
  }),
  // Of a quotation that may have visits, where one can be made, and for somebody: else what is wrong would not be what is refused.
  // On a day of its own, for D54 finds its visit in a calendar by the hour.
  createVisit: async (kit, records) => ({
    fields: {
      ...VISIT,
      date: '2031-06-03',
      proposalId: canAccept(kit) ? await records.accepted() : await records.absent(),
      crew: kit.offers('listColleagues') ? await records.crew() : [],
    },
  }),
  updateVisit: async (_, records) => ({ path: { id: await records.absent() }, fields: VISIT }),
  saveCounties: async (kit) => {
    const fields = await standingCounty(kit);
    return { fields, undo: () => savedAgain(kit, 'saveCounties', fields, () => standingCounty(kit)) };
  },
  createProposal: () => ({ fields: { language: 'en' } }),
  updateProposal: async (_, records) => ({
    path: { id: await records.absent() },
    fields: {
      title: 'A title',
      customerName: 'A name',
      customerPhone: '+254 700 000 000',
      customerEmail: 'contract-kit@example.com',
      language: 'en',
      lines: [{ kind: 'item', text: 'A kit', quantity: 1, unitPrice: '100.00' }],
      vatRate: 16,
      vatMode: 'total',
      pricesIncludeVat: true,
      depositPercent: 50,
      depositAmount: '50.00',
      validUntil: '2030-01-01',
      terms: 'Terms.',
    },
  }),
  sendProposal: async (_, records) => ({ path: { id: await records.absent() }, fields: { channel: 'link' } }),
  recordPayment: async (_, records) => ({
    path: { id: await records.absent() },
    fields: { amount: '100.00', method: 'bank', code: 'CONTRACT-KIT', paidOn: '2026-01-02' },
  }),
  // Those that stand are saved again.
  updateSalesSettings: async (kit) => {
    const fields = await salesSettings(kit);
    return { fields, undo: () => savedAgain(kit, 'updateSalesSettings', fields, () => salesSettings(kit)) };
  },
  acceptSharedProposal: async (_, records) => ({
    path: { shareKey: await records.absent() },
    fields: { name: 'A name', version: 1 },
  }),
  // The choice that stands, so that nothing changes.
  updateNotificationSettings: async (kit) => ({ fields: { email: await wantsEmail(kit) } }),
  addPushDevice: () => ({ fields: PUSH_DEVICE }),
  subscribeToNewsletter: () => ({ fields: { email: 'contract-kit@example.com' } }),
};

/** What they keep cannot be deleted again. */
const TRACES = ['createQuotation', 'requestQuote', 'subscribeToNewsletter'];
const ACCOUNT = [
  'updateProfile',
  'updateEmail',
  'updatePassword',
  'beginSecondFactor',
  'confirmSecondFactor',
  'removeSecondFactor',
];

/** Of requests and quotations there is none that is the kit's own here; a device and a draft have to be removed again. */
const NOT_ACCEPTED = [
  'updateQuotation',
  'assignQuotation',
  'addQuotationEntry',
  'saveReplyTemplates',
  'updateCounty',
  'saveCounties',
  'createVisit',
  'updateVisit',
  'addPushDevice',
  'createProposal',
  'updateProposal',
  'sendProposal',
  'recordPayment',
  'updateSalesSettings',
  'acceptSharedProposal',
];

export const leavesTraces = ({ id }: Operation) => TRACES.includes(id);
export const isOfAccount = ({ id }: Operation) => ACCOUNT.includes(id);
/** Whether a valid request may be sent in this run. */
export const mayAccept = (kit: Kit, operation: Operation) =>
  operation.id !== 'signIn' &&
  !NOT_ACCEPTED.includes(operation.id) &&
  (!leavesTraces(operation) || kit.options.allow.traces) &&
  (!isOfAccount(operation) || (kit.options.allow.account && operation.id === 'updateProfile'));

export interface WithBody extends Operation {
  body: RequestBody;
}

/** The operations with a body that the server offers. @throws Error where the kit has no base for one */
export function bodyOperations(kit: Kit, mediaType?: RequestBody['mediaType']): WithBody[] {
  const all = kit.operations().filter((operation): operation is WithBody => operation.body !== null);
  const missing = all.find(({ id }) => !(id in BASES));
  if (missing) throw new Error(`contract/checks/input/bases.ts has no valid request for ${missing.id}.`);
  return all.filter(({ body }) => mediaType === undefined || body.mediaType === mediaType);
}

/** A valid request of an operation. @throws CannotJudge where what it needs cannot be made */
export async function baseOf(kit: Kit, operation: Operation, records = recordsOf(kit)): Promise<Base> {
  const make = BASES[operation.id];
  if (!make) throw new Error(`contract/checks/input/bases.ts has no valid request for ${operation.id}.`);
  const { fields, ...base } = await make(kit, records);
  const taken = kit.fields(operation).map(({ name }) => name);
  return { ...base, fields: Object.fromEntries(Object.entries(fields).filter(([name]) => taken.includes(name))) };
}

/** Of a base's fields, those that have to be there. */
export function requiredFields({ body }: WithBody, { fields }: Base): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => body.schema.required?.includes(name)));
}

/** The call that sends these fields in the operation's media type; an undefined one is left out. */
export function callWith({ body }: WithBody, { path = {}, files = [] }: Base, fields: Record<string, unknown>): Call {
  const sent = Object.entries(fields).filter(([, value]) => value !== undefined);
  return body.mediaType === 'application/json'
    ? { path, json: Object.fromEntries(sent) }
    : { path, form: formOf(Object.fromEntries(sent.map(([name, value]) => [name, String(value)])), files) };
}

/** @throws CannotJudge where there is none */
export function first(images: readonly string[]): string {
  const [image] = images;
  if (image === undefined) throw new CannotJudge('there is no picture of ours');
  return image;
}

/** What a server took in spite of the contract is replaced by what stood, at the version that there is now. */
async function savedAgain(
  kit: Kit,
  id: string,
  fields: Record<string, unknown>,
  read: () => Promise<Record<string, unknown>>,
): Promise<void> {
  const { version } = await read();
  await undone(kit, id, { ...fields, ...(version !== undefined && { version }) });
}

async function undone(kit: Kit, id: string, json: unknown): Promise<void> {
  const exchange: Exchange = await kit.call(id, { json });
  if (settledStatus(exchange) !== 200) kit.remark(id, `The account could not be set back to ${JSON.stringify(json)}.`);
}
