import { article, category, meta, tag } from '../../common/api/shapes';
import { advertShape } from '../../common/domain/advert';
import { bankAccount, mpesaAccount, proposalLine, proposalTotals } from '../../common/domain/proposalShape';
import {
  isBoolean,
  isNumber,
  isText,
  listOf,
  object,
  optional,
  optionalText,
  productSummary,
  type Check,
} from '../../common/domain/shape';
import { countedProposals, productHealth, quotationSources } from '../../common/domain/contract.gen';
import type { Colleague } from '../../common/api/staffEndpoints.gen';

/** What no calendar has would throw where it is written. */
const isMoment: Check = (value) =>
  typeof value === 'string' && /^\d{4}-/.test(value) && !Number.isNaN(Date.parse(value));
/** Of a field that the contract demands, null or not: pages ask it for null alone. What may be missing is `optional`. */
const nullable =
  (check: Check): Check =>
  (value) =>
    value === null || check(value);
const nullableText = nullable(isText);
const nullableMoment = nullable(isMoment);
const isDay: Check = (value) => isText(value) && isMoment(`${String(value)}T12:00:00Z`);

const quotation = object({
  id: isText,
  status: isText,
  clients_name: isText,
  clients_phone: nullableText,
  clients_email: isText,
  clients_note: isText,
  createdAt: isMoment,
  assignee: optional(object({ id: isText, name: isText })),
  county: optional(object({ id: isText, name: isText })),
  productIds: listOf(isText),
  products: optional(listOf(productSummary)),
});

const counts = (...names: string[]) => object(Object.fromEntries(names.map((name) => [name, isNumber])));
const topArticles = listOf(object({ id: isText, title: isText, viewsCount: isNumber, likesCount: isNumber }));
/** Nobody asks its fields for null alone; and drafts hang on whose they are, so none that is missing shall end them. */
const user = object({
  first_name: isText,
  middle_name: optionalText,
  last_name: isText,
  email: isText,
  phone: optionalText,
  image: optionalText,
});
const summary = object({
  quotes: counts('new', 'total'),
  products: counts('active', 'inactive', 'outOfStock', 'withoutImage'),
  articles: counts('active', 'inactive'),
  advertsRunning: isNumber,
  events: listOf(object({ type: isText, id: isText, title: isText, at: isMoment, targetId: nullableText })),
  quotesPerDay: optional(listOf(object({ date: isMoment, count: isNumber }))),
  topArticles: optional(object({ mostViewed: topArticles, mostLiked: topArticles })),
  adverts: optional(counts('running', 'ending')),
  noticesFailed: optional(isNumber),
  health: optional(counts(...productHealth)),
  backups: optional(object({ lastAt: nullableMoment, lastVerifiedAt: nullableMoment })),
  sales: optional(
    object({
      since: isMoment,
      requests: counts(...quotationSources),
      firstAnswer: object({ answered: isNumber, medianSeconds: nullable(isNumber) }),
      ...Object.fromEntries(countedProposals.map((name) => [name, object({ count: isNumber, value: isText })])),
      mostAsked: listOf(object({ id: isText, product_name: isText, count: isNumber })),
    }),
  ),
});

const replyTemplates = object({
  version: isText,
  templates: listOf(object({ name: isText, text_en: isText, text_sw: isText })),
});

/** What waits, as an event or an answer tells it. */
export const news = object({
  newQuotations: isNumber,
  newestId: nullableText,
  newestAt: nullableMoment,
  changed: isText,
});
const failedNotice = object({
  id: isText,
  channel: isText,
  kind: isText,
  recipient: isText,
  targetId: isText,
  attempts: isNumber,
  reason: isText,
  failedAt: isMoment,
});

const proposalFields = {
  id: isText,
  status: isText,
  number: nullableText,
  version: isNumber,
  hasChanges: isBoolean,
  quotationId: nullableText,
  title: nullableText,
  customerName: nullableText,
  total: isText,
  paid: isText,
  validUntil: nullable(isDay),
  updatedAt: isMoment,
  sentAt: nullableMoment,
  openedAt: nullableMoment,
  acceptedAt: nullableMoment,
};
const proposalSummary = object({ ...proposalFields, createdAt: isMoment });
const proposal = object({
  ...proposalFields,
  customerPhone: nullableText,
  customerEmail: nullableText,
  language: isText,
  lines: listOf(proposalLine),
  vatRate: isNumber,
  vatMode: isText,
  pricesIncludeVat: isBoolean,
  depositPercent: isNumber,
  depositAmount: nullableText,
  terms: nullableText,
  totals: proposalTotals,
  balance: isText,
  depositDue: isText,
  payments: listOf(
    object({
      id: isText,
      amount: isText,
      method: isText,
      code: nullableText,
      paidOn: isDay,
      by: nullableText,
      recordedAt: isMoment,
    }),
  ),
  versions: listOf(object({ version: isNumber, sentAt: isMoment, by: nullableText, total: isText })),
  shareKey: nullableText,
  pdf: nullableText,
  acceptedBy: nullableText,
});
const salesSettings = object({
  version: isText,
  vatRate: isNumber,
  vatMode: isText,
  pricesIncludeVat: isBoolean,
  depositPercent: isNumber,
  validDays: isNumber,
  terms: object({ en: isText, sw: isText }),
  mpesa: nullable(mpesaAccount),
  bank: nullable(bankAccount),
});

const isColleagues = listOf(object({ id: isText, name: isText, isSelf: isBoolean }));
const created = object({ id: isText });

const counted = object({ tags: listOf(object({ tag })), likesCount: isNumber, viewsCount: isNumber });
/** The shop does without what the contract demands of an article beyond its text; staff's lists read it. */
const wholeArticle: Check = (value) => article(value) && counted(value);

/** By operationId of the staff's calls: the check of `data`. */
export const staffShapes = {
  getQuotation: quotation,
  getCategory: category,
  createCategory: category,
  getTag: tag,
  createTag: tag,
  createProduct: object({ id: isText, product_name: isText }),
  createArticle: object({ id: isText, title: isText }),
  createProposal: created,
  addPushDevice: created,
  getArticle: wholeArticle,
  listArticles: object({ articles: listOf(wholeArticle), meta }),
  // The shop passes over adverts that are none; staff shall hear of them.
  listAdvertisements: listOf(advertShape),
  listQuotations: object({ quotations: listOf(quotation), meta }),
  getProfile: object({ user }),
  getDashboardSummary: summary,
  getSecondFactor: object({ on: isBoolean, since: nullableMoment, recoveryCodesLeft: isNumber }),
  beginSecondFactor: object({ secret: isText, address: isText }),
  confirmSecondFactor: object({ recoveryCodes: listOf(isText) }),
  listSessions: object({
    sessions: listOf(
      object({ id: isText, current: isBoolean, device: nullableText, createdAt: isMoment, lastUsedAt: isMoment }),
    ),
  }),
  listColleagues: object({
    // Without oneself it is not everybody: whoever is missing would count as gone.
    colleagues: (value) => isColleagues(value) && (value as Colleague[]).some(({ isSelf }) => isSelf),
  }),
  listQuotationHistory: object({
    entries: listOf(object({ id: isText, kind: isText, by: nullableText, at: isMoment, text: nullableText })),
  }),
  listReplyTemplates: replyTemplates,
  saveReplyTemplates: replyTemplates,
  listProposals: object({ proposals: listOf(proposalSummary), meta }),
  getProposal: proposal,
  updateProposal: proposal,
  sendProposal: proposal,
  getProposalPdf: object({ name: isText, base64: isText }),
  getSalesSettings: salesSettings,
  updateSalesSettings: salesSettings,
  getNews: news,
  getNotificationSettings: object({
    email: object({ offered: isBoolean, wanted: isBoolean }),
    push: object({ publicKey: isText, devices: listOf(object({ id: isText, name: isText, createdAt: isMoment })) }),
  }),
  listFailedNotices: object({ notices: listOf(failedNotice), meta }),
  listVisits: object({
    visits: listOf(
      object({
        id: isText,
        proposalId: isText,
        number: isText,
        customerName: nullableText,
        date: isDay,
        from: isText,
        until: isText,
        crew: listOf(object({ id: isText, name: isText })),
        address: isText,
        phone: isText,
        notes: isText,
        items: listOf(object({ text: isText, quantity: isNumber })),
        isCancelled: isBoolean,
      }),
    ),
  }),
  getVisitCalendar: object({ address: nullableText }),
  renewVisitCalendar: object({ address: nullableText }),
  listMissedSearches: object({ searches: listOf(object({ words: isText, count: isNumber, lastDate: isMoment })) }),
  signIn: isText,
};
