import type { CallOptions } from '../../server/testing/caller';
import { PUSH_NOWHERE } from '../../server/testing/pushService';
import { makersOf } from '../../server/testing/shop';
import { STAFF_WRITES } from '../../server/testing/staffWrites';
import { callerOf, signIn, type Caller, type Reply } from '../support/calls';
import { png } from '../../contract/checks/uploads/pictures';
import type { Answer } from './mutations';
import { DEMO_ACCOUNT } from '../support/builtServer';

/** What the pages of the proof are about. */
export interface Goods {
  product: { id: string; product_name: string };
  article: { id: string; title: string };
  category: { id: string; category_name: string };
  tag: { id: string; tag_name: string };
  quotation: { id: string };
  advert: { id: string; product: { product_name: string } };
  /**
   * Quotations by id: a draft, one that was sent and has a payment, one with a visit; the key of the second; and the state
   * of a second factor while it was on.
   */
  sale: { draft: string; sent: string; visited: string; shareKey: string; secondFactor: Answer };
  /** Names of records that are not active. */
  idle: Readonly<Record<'Category' | 'Tag' | 'Product' | 'Article', string>>;
}

const PICTURES = [png(40, 30, [90, 120, 160]), png(30, 40, [160, 120, 90])];

/**
 * Makes, changes and deletes one record of each kind, so that there is a real answer of every call that writes.
 * @returns the answers by operation, and what stays for the pages to show
 */
export async function writeEverything(
  origin: string,
  token: string,
): Promise<{ written: Map<string, Answer>; goods: Goods }> {
  const written = new Map<string, Answer>();
  const call = callerOf(origin, token);
  const write = async <T = { id: string }>(id: string, options: Parameters<Caller>[1] = {}, as = call): Promise<T> => {
    const answer = await as(id, options);
    written.set(id, answerOf(id, answer));
    return answer.data as T;
  };
  const visitor = callerOf(origin);
  const names = async (kind: 'Category' | 'Tag', field: string) => {
    const record = await write(`create${kind}`, { body: { [field]: `Proof ${kind}` } });
    const path = { id: record.id };
    await write(`update${kind}`, { path, body: { [field]: `Proof of ${kind}` } });
    await write(`deactivate${kind}`, { path });
    await write(`activate${kind}`, { path });
    return record;
  };
  const category = await names('Category', 'category_name');
  const tag = await names('Tag', 'tag_name');

  type Pictured = { id: string; images: { id: string }[] };
  const pictured = async (kind: 'Product' | 'Article', body: object, change: object) => {
    const { id } = await write(`create${kind}`, { body, files: PICTURES.slice(0, 1) });
    const path = { id };
    const { images } = await write<Pictured>(`add${kind}Images`, { path, files: PICTURES });
    await write(`update${kind}`, { path, body: change });
    const imageIds = images.map((image) => image.id).reverse();
    await write(`order${kind}Images`, { path, body: { imageIds } });
    const [first = '', second = ''] = imageIds;
    await write(`replace${kind}Image`, { path: { imageId: first }, files: PICTURES.slice(1) });
    await write(`delete${kind}Image`, { path: { imageId: second } });
    await write(`deactivate${kind}`, { path });
    await write(`activate${kind}`, { path });
    return id;
  };
  const product = {
    product_name: 'Proof product',
    product_price: '1200.00',
    category_id: category.id,
    description: 'Made for the proof.',
  };
  const article = { title: 'Proof article', content: 'A text.', short_description: 'Short.', category_id: category.id };
  const productId = await pictured('Product', product, { new_price: '1000.00' });
  const articleId = await pictured('Article', article, { title: 'Proof article again' });
  const advert = await write('createAdvertisement', { body: { productId } });
  await write('updateAdvertisement', { path: { id: advert.id }, body: { isActive: true } });
  await write('rateProduct', { path: { productId }, body: { rating: 5, comment: 'Good.' } }, visitor);
  await write('likeArticle', { path: { articleId } }, visitor);
  await write('commentOnArticle', { path: { articleId }, body: { content: 'Well said.' } }, visitor);
  const { comments = [] } = (await call('getArticle', { path: { articleId }, query: { visit: '-' } })).data as {
    comments?: { id: string }[];
  };
  await write('deleteComment', { path: { commentId: comments[0]?.id ?? '' } });
  await write('commentOnArticle', { path: { articleId }, body: { content: 'Well said again.' } }, visitor);
  const client = { clients_name: 'Proof', clients_email: 'proof@example.com', clients_note: 'A note.' };
  await write('requestQuote', { body: client }, visitor);
  const quotation = await write('createQuotation', { body: { ...client, productIds: [productId] } }, visitor);
  await write('updateQuotation', { path: { id: quotation.id }, body: { status: 'contacted' } });
  await write('subscribeToNewsletter', { body: { email: 'proof@example.com' } }, visitor);
  await write('updateProfile', { body: { first_name: 'Wanjiru', last_name: 'Kamau' } });
  await write('updateEmail', { body: { newEmail: DEMO_ACCOUNT.user } });
  const sale = await sell(origin, token, write);
  await ownAnswers(origin, write);
  const idle = {
    Category: { category_name: 'Idle category' },
    Tag: { tag_name: 'Idle tag' },
    Product: { ...product, product_name: 'Idle product' },
    Article: { ...article, title: 'Idle article' },
  };
  for (const [kind, body] of Object.entries(idle)) {
    const { id } = await write(`create${kind}`, { body });
    await write(`deactivate${kind}`, { path: { id } });
  }
  const [gone, goneToo] = [
    await write('createProduct', { body: { ...product, product_name: 'Proof gone' } }),
    await write('createArticle', { body: { ...article, title: 'Proof gone' } }),
  ];
  await write('deleteProduct', { path: { id: gone.id } });
  await write('deleteArticle', { path: { id: goneToo.id } });
  for (const [kind, field] of [
    ['Category', 'category_name'],
    ['Tag', 'tag_name'],
  ] as const) {
    const record = await write(`create${kind}`, { body: { [field]: `Gone ${kind}` } });
    await write(`delete${kind}`, { path: { id: record.id } });
  }
  return {
    written,
    goods: {
      product: { id: productId, product_name: product.product_name },
      article: { id: articleId, title: 'Proof article again' },
      category: { id: category.id, category_name: 'Proof of Category' },
      tag: { id: tag.id, tag_name: 'Proof of Tag' },
      quotation: { id: quotation.id },
      sale,
      advert: { id: advert.id, product },
      idle: { Category: 'Idle category', Tag: 'Idle tag', Product: 'Idle product', Article: 'Idle article' },
    },
  };
}

/** What a call was answered, to be answered again. */
function answerOf(id: string, { status, text }: Reply): Answer {
  if (status > 299) throw new Error(`${id}: ${status} ${text.slice(0, 300)}`);
  return { status, headers: { 'content-type': 'application/json; charset=utf-8' }, body: Buffer.from(text) };
}

/** Writes whose order says nothing. */
const SALE_WRITES = [
  ...[
    'assignQuotation',
    'addQuotationEntry',
    'saveReplyTemplates',
    'updateSalesSettings',
    'updateCounty',
    'saveCounties',
  ],
  ...[
    'createProposal',
    'updateProposal',
    'deleteProposal',
    'sendProposal',
    'deletePayment',
    'updateVisit',
    'cancelVisit',
  ],
  ...['updateNotificationSettings', 'addPushDevice', 'endSession'],
];

/** From a request to a visit. @returns what stays */
async function sell(origin: string, token: string, write: Write): Promise<Goods['sale']> {
  const staff = callerOf(origin, token);
  const visitor = callerOf(origin);
  const shop = {
    ...makersOf(staff, 'Sold '),
    ...{
      staff,
      visitor,
      account: { email: DEMO_ACCOUNT.user, password: DEMO_ACCOUNT.password },
      file: Buffer.alloc(0),
    },
    pushOrigin: PUSH_NOWHERE,
  };
  const made = async (operation: string) => {
    const options = await STAFF_WRITES[operation]?.(shop);
    if (!options) throw new Error(`Nobody knows how to ask for ${operation}.`);
    await write(operation, options);
    return options;
  };
  for (const operation of SALE_WRITES) await made(operation);
  await made('beginSecondFactor');
  await made('confirmSecondFactor');
  const secondFactor = answerOf('getSecondFactor', await staff('getSecondFactor'));
  await made('removeSecondFactor');
  // A second factor ends what was given out before it.
  await made('renewVisitCalendar');
  const { notices } = (await staff('listFailedNotices')).data as { notices: { id: string }[] };
  await write('retryNotice', { path: { id: notices[0]?.id ?? '' } });
  const idOf = ({ path }: CallOptions) => path?.id ?? '';
  const [draft, sent] = [idOf(await made('updateProposal')), idOf(await made('recordPayment'))];
  const soon = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);
  const { body } = (await STAFF_WRITES.createVisit?.(shop)) as { body: { proposalId: string } };
  await write('createVisit', { body: { ...body, date: soon } });
  const { shareKey } = (await staff('getProposal', { path: { id: sent } })).data as { shareKey: string };
  await write('openSharedProposal', { path: { shareKey } }, visitor);
  const accepted = (await STAFF_WRITES.recordPayment?.(shop)) ?? {};
  const { data } = await staff('getProposal', { path: { id: idOf(accepted) } });
  const other = (data as { shareKey: string }).shareKey;
  await write('acceptSharedProposal', { path: { shareKey: other }, body: { name: 'A visitor', version: 1 } }, visitor);
  await staff('addPushDevice', (await STAFF_WRITES.addPushDevice?.(shop)) ?? {});
  return { draft, sent, visited: body.proposalId, shareKey, secondFactor };
}

type Write = (id: string, options: Parameters<Caller>[1], as?: Caller) => Promise<unknown>;

/** Of what changes a session: made with one of its own. */
async function ownAnswers(origin: string, write: Write): Promise<void> {
  await write(
    'signIn',
    { body: { emailOrPhone: DEMO_ACCOUNT.user, password: DEMO_ACCOUNT.password } },
    callerOf(origin),
  );
  await write('signOut', {}, callerOf(origin, await signIn(origin)));
}
