import { dataOf, type Exchange } from '../../http/exchange';
import type { Call } from '../../run/call';
import type { Kit } from '../../run/kit';
import { imagesOf, type Gallery } from '../uploads/galleries';
import { asked } from './kinds';
import { readProposal } from './proposalFigures';
import { accept, begun, fill, sendFilled } from './proposalSteps';
import { VISIT } from './visits';

/** What is entered. */
export interface Sent {
  path?: NonNullable<Call['path']>;
  fields?: Record<string, string | boolean>;
  /** A form’s: how grey its picture is. */
  picture?: number;
}

/** What is entered, and what tells it from another. */
export interface Entry {
  sent: Sent;
  /** The same but for one thing, by what that is. */
  others: Readonly<Record<string, Sent>>;
  /** Fields that are well-formed, and refused for what they refer to or come to. */
  refused?: NonNullable<Sent['fields']>;
  /** How many of them the server shows. */
  count?: () => Promise<number | undefined>;
  /** Done before it is sent for the last time: taken for another then, it would show. */
  meanwhile?: () => Promise<unknown>;
  /** Deletes what was made. */
  remove?: (id: string) => Promise<unknown>;
  /** The field that refers to what is deleted with it, and may be what is answered of first. */
  gone?: string;
}

const PAYMENT = { amount: '12.5', method: 'cash', paidOn: '2026-01-02' };

/** What cannot be deleted again is made with `--allow-traces` alone. */
export const OWN: Readonly<Record<string, (kit: Kit) => Entry | Promise<Entry>>> = {
  createAdvertisement: async (kit) => {
    const { id: productId } = await kit.createProduct();
    return {
      sent: { fields: { productId, isActive: false } },
      others: { 'another activity': { fields: { productId, isActive: true } } },
      refused: { productId: await kit.absentId('product') },
      remove: () => removed(kit, 'deleteProduct', { id: productId }),
      gone: 'productId',
    };
  },
  createProduct: async (kit) => {
    const fields = {
      product_name: kit.own.marker(),
      product_price: '1200.00',
      category_id: (await kit.sharedCategory()).id,
    };
    return {
      sent: { fields, picture: 40 },
      others: {
        'another price': { fields: { ...fields, product_price: '1200.50' } },
        'another picture': { picture: 60 },
      },
      refused: { category_id: await kit.absentId('category') },
      remove: (id) => removed(kit, 'deleteProduct', { id }),
    };
  },
  createArticle: async (kit) => ({
    sent: { fields: { title: kit.own.marker() }, picture: 40 },
    refused: { category_id: await kit.absentId('category') },
    others: { 'another title': { fields: { title: kit.own.marker() } }, 'another picture': { picture: 60 } },
    remove: (id) => removed(kit, 'deleteArticle', { id }),
  }),
};
export const TRACES: typeof OWN = {
  createProposal: (kit) =>
    Promise.resolve({
      sent: { fields: { language: 'en' } },
      refused: { quotationId: kit.own.nothing() },
      others: { 'another language': { fields: { language: 'sw' } } },
      remove: (id) => removed(kit, 'deleteProposal', { id }),
    }),
  sendProposal: async (kit) => {
    kit.needs('createProposal', 'getProposal', 'updateProposal');
    const [id, another] = [await begun(kit), await begun(kit)];
    await Promise.all([fill(kit, id), fill(kit, another)]);
    return {
      sent: { path: { id }, fields: { channel: 'link' } },
      others: { 'another address': { path: { id: another } } },
      count: async () => (await readProposal(kit, id))?.version,
      meanwhile: () => fill(kit, id),
    };
  },
  addQuotationEntry: async (kit) => {
    const [id, another] = [await asked(kit), await asked(kit)];
    const kind = 'note';
    return {
      sent: { path: { id }, fields: { kind, text: kit.own.marker() } },
      others: {
        'another text': { fields: { kind, text: kit.own.marker() } },
        'another address': { path: { id: another } },
      },
      count: async () =>
        kit.offers('listQuotationHistory')
          ? dataOf<{ entries: unknown[] }>(await kit.must('listQuotationHistory', { path: { id } }))?.entries.length
          : undefined,
    };
  },
  recordPayment: async (kit) => {
    kit.needs('createProposal', 'getProposal', 'updateProposal', 'sendProposal');
    const [id, another] = [await sent(kit), await sent(kit)];
    return {
      sent: { path: { id }, fields: PAYMENT },
      others: {
        'another amount': { fields: { ...PAYMENT, amount: '12.51' } },
        'another address': { path: { id: another } },
      },
      refused: { amount: '0' },
      count: async () => (await readProposal(kit, id))?.payments.length,
      remove: (paymentId) => removed(kit, 'deletePayment', { id, paymentId }),
    };
  },
  createVisit: async (kit) => {
    kit.needs('createProposal', 'updateProposal', 'sendProposal', 'acceptSharedProposal', 'listVisits');
    const proposalId = await begun(kit);
    await accept(kit, proposalId);
    const fields = { proposalId, ...VISIT } as unknown as NonNullable<Sent['fields']>;
    return {
      sent: { fields },
      others: { 'other notes': { fields: { ...fields, notes: 'Another' } } },
      refused: { until: VISIT.from },
      count: async () =>
        dataOf<{ visits: unknown[] }>(await kit.must('listVisits', { query: { proposalId } }))?.visits.length,
    };
  },
};

/** Pictures that are added to a record. */
export async function added(kit: Kit, gallery: Gallery): Promise<Entry> {
  const [{ id }, { id: another }] = [await kit.create(gallery.kind), await kit.create(gallery.kind)];
  return {
    sent: { path: { id }, picture: 50 },
    others: { 'another picture': { picture: 70 }, 'another address': { path: { id: another } } },
    count: async () => (await imagesOf(kit, gallery, id)).length,
  };
}

function removed(kit: Kit, operation: string, path: Record<string, string>): Promise<Exchange> {
  kit.needs(operation);
  return kit.must(operation, { path });
}

async function sent(kit: Kit): Promise<string> {
  const id = await begun(kit);
  await sendFilled(kit, id);
  return id;
}
