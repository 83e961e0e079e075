import { meta } from '../../common/api/shapes';
import { advertShape } from '../../common/domain/advert';
import {
  isBoolean,
  isNumber,
  isText,
  listOf,
  object,
  optional,
  optionalText,
  productSummary,
} from '../../common/domain/shape';
import { productHealth } from '../../common/domain/contract.gen';

const quotation = object({
  id: isText,
  clients_name: isText,
  clients_phone: optionalText,
  clients_email: isText,
  clients_note: isText,
  createdAt: isText,
  assignee: optional(object({ id: isText, name: isText })),
  county: optional(object({ id: isText, name: isText })),
  productIds: listOf(isText),
  products: optional(listOf(productSummary)),
});

const counts = (...names: string[]) => object(Object.fromEntries(names.map((name) => [name, isNumber])));
const topArticles = listOf(object({ id: isText, title: isText, viewsCount: isNumber, likesCount: isNumber }));
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
  events: listOf(object({ type: isText, id: isText, title: isText, at: isText, targetId: optionalText })),
  quotesPerDay: optional(listOf(object({ date: isText, count: isNumber }))),
  topArticles: optional(object({ mostViewed: topArticles, mostLiked: topArticles })),
  adverts: optional(counts('running', 'ending')),
  noticesFailed: optional(isNumber),
  health: optional(counts(...productHealth)),
  backups: optional(object({ lastAt: optionalText, lastVerifiedAt: optionalText })),
});

const replyTemplates = object({
  version: isText,
  templates: listOf(object({ name: isText, text_en: isText, text_sw: isText })),
});

/** What waits, as an event or an answer tells it. */
export const news = object({ newQuotations: isNumber, newestId: optionalText });
const failedNotice = object({
  id: isText,
  channel: isText,
  kind: isText,
  recipient: isText,
  targetId: isText,
  attempts: isNumber,
  reason: isText,
  failedAt: isText,
});

/** By operationId of the staff's calls: the check of `data`. */
export const staffShapes = {
  getQuotation: quotation,
  // The shop passes over adverts that are none; staff shall hear of them.
  listAdvertisements: listOf(advertShape),
  listQuotations: object({ quotations: listOf(quotation), meta }),
  getProfile: object({ user }),
  getDashboardSummary: summary,
  getSecondFactor: object({ on: isBoolean, since: optionalText, recoveryCodesLeft: isNumber }),
  beginSecondFactor: object({ secret: isText, address: isText }),
  confirmSecondFactor: object({ recoveryCodes: listOf(isText) }),
  listSessions: object({
    sessions: listOf(
      object({ id: isText, current: isBoolean, device: optionalText, createdAt: isText, lastUsedAt: isText }),
    ),
  }),
  listColleagues: object({ colleagues: listOf(object({ id: isText, name: isText, isSelf: isBoolean })) }),
  listQuotationHistory: object({
    entries: listOf(object({ id: isText, kind: isText, by: optionalText, at: isText, text: optionalText })),
  }),
  listReplyTemplates: replyTemplates,
  saveReplyTemplates: replyTemplates,
  getNews: news,
  getNotificationSettings: object({
    email: object({ offered: isBoolean, wanted: isBoolean }),
    push: object({ publicKey: isText, devices: listOf(object({ id: isText, name: isText, createdAt: isText })) }),
  }),
  listFailedNotices: object({ notices: listOf(failedNotice), meta }),
  listMissedSearches: object({ searches: listOf(object({ words: isText, count: isNumber, lastDate: isText })) }),
  signIn: isText,
};
