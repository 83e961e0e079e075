import { codeOf, stepOf } from '../totp';
import type { CallOptions } from './caller';
import { acceptProposal, draftProposal, sendProposal } from './proposals';
import type { AnyCall, Makers } from './shop';

/** What a write is made of. */
export interface Work extends Makers {
  visitor: AnyCall;
  staff: AnyCall;
  /** Whose session it is. */
  account: { email: string; password: string };
  /** A picture. */
  file: Buffer;
  /** Where devices are told of news, where that shall not be a browser's service. */
  pushOrigin?: string;
}

/** A browser's, for which something can be encrypted. */
export const PUSH_KEYS = {
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
};
const pushDevice = ({ pushOrigin = 'https://fcm.googleapis.com/fcm/send' }: Work, name: string) => ({
  name,
  endpoint: `${pushOrigin}/${name}`,
  ...PUSH_KEYS,
});
const COUNTY_TERMS = {
  delivery_price: '500.00',
  delivery_days: 1,
  installation_price: null,
  installation_days: null,
  isActive: true,
};
const idIn = (data: unknown) => (data as { id: string }).id;
const idOf = async (record: Promise<{ id: string }>) => ({ path: { id: (await record).id } });
const imageOf = async (record: Promise<{ images: { id: string }[] }>) => ({
  path: { imageId: (await record).images[0]?.id ?? '' },
});
const imageIdsOf = (record: { images: { id: string }[] }) => ({
  imageIds: record.images.map((image) => image.id).reverse(),
});
async function ofRequest({ visitor }: Work) {
  const body = { clients_name: 'A', clients_email: 'a@example.com', clients_note: 'x' };
  const { data } = await visitor('createQuotation', { body });
  return { path: { id: idIn(data) } };
}
const VISIT = { date: '2030-01-02', from: '09:00', until: '12:00', crew: [], address: '', phone: '', notes: '' };
const visitBody = async (work: Work) => ({ proposalId: (await acceptProposal(work)).id, ...VISIT });
async function ofVisit(work: Work) {
  const { data } = await work.staff('createVisit', { body: await visitBody(work) });
  return { path: { id: idIn(data) } };
}
const payment = { amount: '5', method: 'cash', paidOn: '2026-01-01' };
const advertBody = async ({ addProduct }: Work) => ({ productId: (await addProduct()).id });

/** For each write of staff a call that succeeds. */
export const STAFF_WRITES: Readonly<Record<string, (work: Work) => CallOptions | Promise<CallOptions>>> = {
  updateProfile: () => ({ body: { first_name: 'A', last_name: 'B' } }),
  updateEmail: ({ account }) => ({ body: { newEmail: account.email.toUpperCase() } }),
  updatePassword: ({ account: { password } }) => ({ body: { currentPassword: password, newPassword: password } }),
  endSession: async ({ visitor, staff, account: { email, password } }) => {
    await visitor('signIn', { body: { emailOrPhone: email, password } });
    const { sessions } = (await staff('listSessions')).data as { sessions: { id: string; current: boolean }[] };
    return { path: { id: sessions.find(({ current }) => !current)?.id ?? '' } };
  },
  beginSecondFactor: ({ account }) => ({ body: { currentPassword: account.password } }),
  confirmSecondFactor: async ({ staff, account }) => {
    const { data } = await staff('beginSecondFactor', { body: { currentPassword: account.password } });
    return { body: { code: codeOf((data as { secret: string }).secret, stepOf(Date.now())) } };
  },
  removeSecondFactor: async ({ staff, account }) => {
    const call = { body: { currentPassword: account.password } };
    // The one that was confirmed would be asked for at each sign-in.
    await staff('removeSecondFactor', call);
    return call;
  },
  createAdvertisement: async (work) => ({ body: await advertBody(work) }),
  updateAdvertisement: async (work) => {
    const { data } = await work.staff('createAdvertisement', { body: await advertBody(work) });
    return { path: { id: idIn(data) }, body: { isActive: false } };
  },
  createProduct: async ({ addCategory, file }) => {
    const { id } = await addCategory();
    return { body: { product_name: 'Late', product_price: '1.00', category_id: id }, files: [file] };
  },
  updateProduct: async ({ addProduct }) => ({ ...(await idOf(addProduct())), body: { product_name: 'Late' } }),
  deactivateProduct: ({ addProduct }) => idOf(addProduct()),
  activateProduct: ({ addProduct }) => idOf(addProduct()),
  deleteProduct: ({ addProduct }) => idOf(addProduct()),
  addProductImages: async ({ addProduct, file }) => ({ ...(await idOf(addProduct())), files: [file] }),
  orderProductImages: async ({ addProduct, file }) => {
    const product = await addProduct({}, [file, file]);
    return { path: { id: product.id }, body: imageIdsOf(product) };
  },
  replaceProductImage: async ({ addProduct, file }) => ({ ...(await imageOf(addProduct({}, [file]))), files: [file] }),
  deleteProductImage: ({ addProduct, file }) => imageOf(addProduct({}, [file])),
  deleteComment: async ({ visitor, addArticle }) => {
    const { id: articleId } = await addArticle();
    const { data } = await visitor('commentOnArticle', { path: { articleId }, body: { content: 'Hello' } });
    return { path: { commentId: idIn(data) } };
  },
  createArticle: ({ file }) => ({ body: { title: 'Late' }, files: [file] }),
  updateArticle: async ({ addArticle }) => ({ ...(await idOf(addArticle())), body: { title: 'Late' } }),
  addArticleImages: async ({ addArticle, file }) => ({ ...(await idOf(addArticle())), files: [file] }),
  orderArticleImages: async ({ addArticle, file }) => {
    const article = await addArticle({}, [file, file]);
    return { path: { id: article.id }, body: imageIdsOf(article) };
  },
  replaceArticleImage: async ({ addArticle, file }) => ({ ...(await imageOf(addArticle({}, [file]))), files: [file] }),
  deleteArticleImage: ({ addArticle, file }) => imageOf(addArticle({}, [file])),
  deactivateArticle: ({ addArticle }) => idOf(addArticle()),
  activateArticle: ({ addArticle }) => idOf(addArticle()),
  deleteArticle: ({ addArticle }) => idOf(addArticle()),
  createCategory: () => ({ body: { category_name: 'Late' } }),
  updateCategory: async ({ addCategory }) => ({ ...(await idOf(addCategory())), body: { category_name: 'Later' } }),
  activateCategory: ({ addCategory }) => idOf(addCategory()),
  deactivateCategory: ({ addCategory }) => idOf(addCategory()),
  deleteCategory: ({ addCategory }) => idOf(addCategory()),
  createTag: () => ({ body: { tag_name: 'Late' } }),
  updateTag: async ({ addTag }) => ({ ...(await idOf(addTag())), body: { tag_name: 'Later' } }),
  activateTag: ({ addTag }) => idOf(addTag()),
  deactivateTag: ({ addTag }) => idOf(addTag()),
  deleteTag: ({ addTag }) => idOf(addTag()),
  updateNotificationSettings: () => ({ body: { email: true } }),
  addPushDevice: (work) => ({ body: pushDevice(work, 'late') }),
  removePushDevice: async (work) => {
    const { data } = await work.staff('addPushDevice', { body: pushDevice(work, 'removed') });
    return { path: { id: idIn(data) } };
  },
  assignQuotation: async (work) => ({ ...(await ofRequest(work)), body: { userId: null } }),
  addQuotationEntry: async (work) => ({ ...(await ofRequest(work)), body: { kind: 'note', text: 'Late' } }),
  saveReplyTemplates: async ({ staff }) => {
    const { data } = await staff('listReplyTemplates');
    return { body: { version: (data as { version: string }).version, templates: [] } };
  },
  updateCounty: async ({ staff }) => {
    const { counties } = (await staff('listCounties')).data as { counties: { id: string }[] };
    return { path: { id: counties[0]?.id ?? '' }, body: COUNTY_TERMS };
  },
  saveCounties: async ({ staff }) => {
    const { version, counties } = (await staff('listCounties')).data as { version: string; counties: { id: string }[] };
    return { body: { version, counties: [{ id: counties[0]?.id, ...COUNTY_TERMS }] } };
  },
  createProposal: () => ({ body: { language: 'en' } }),
  updateProposal: async (work) => ({ ...(await idOf(draftProposal(work))), body: { title: 'Late' } }),
  deleteProposal: (work) => idOf(draftProposal(work)),
  sendProposal: async (work) => ({ ...(await idOf(draftProposal(work))), body: { channel: 'link' } }),
  recordPayment: async (work) => ({ ...(await idOf(sendProposal(work))), body: payment }),
  deletePayment: async (work) => {
    const { path } = await idOf(sendProposal(work));
    const { data } = await work.staff('recordPayment', { path, body: payment });
    return { path: { ...path, paymentId: idIn(data) } };
  },
  updateSalesSettings: async ({ staff }) => ({ body: (await staff('getSalesSettings')).data as object }),
  createVisit: async (work) => ({ body: await visitBody(work) }),
  updateVisit: async (work) => ({ ...(await ofVisit(work)), body: VISIT }),
  cancelVisit: (work) => ofVisit(work),
  renewVisitCalendar: () => ({}),
  updateQuotation: async (work) => ({ ...(await ofRequest(work)), body: { status: 'contacted' } }),
};
