import { optimisticStatus } from './optimisticStatus';
import { shapes } from '../../common/api/shapes';
import { generatedStaffApi } from '../../common/api/staffEndpoints.gen';
import { list, listAndItems, one, tagTypes } from '../../common/api/tags';
import { useOffers } from '../../common/api/useOffers';
import { staffShapes } from './staffShapes';

Object.assign(shapes, staffShapes, { findProductTwin: shapes.listProducts, findArticleTwin: shapes.listArticles });

/** What a write that succeeded leaves out of date. */
const after =
  <const Tags extends readonly unknown[]>(...tags: Tags) =>
  (result: unknown): readonly Tags[number][] =>
    result ? tags : [];

/** A new password or second factor may have ended sessions, devices and the calendar's address. */
const access = [list('Profile'), list('Session'), list('Notice'), 'VisitCalendar'] as const;
const accessEnded = after(...access);

/** The record that the call names, and what else may be another: after a refusal, too, and without an answer, as it may be gone or changed. */
const changed =
  <Type extends string, const Tags extends readonly unknown[]>(type: Type, ...others: Tags) =>
  (_result: unknown, _error: unknown, { id }: { id: string }) => [one(type, id), ...others];

// Filters and order may lead one into lists that did not hold it.
const productChanged = { invalidatesTags: changed('Product', list('Product'), list('Advert'), list('Summary')) };
// Lists of products may be those that are advertised although they are inactive.
const advertChanged = { invalidatesTags: [list('Advert'), list('Product'), list('Summary')] };
const articleChanged = { invalidatesTags: changed('Article', list('Article'), list('Summary')) };
const paymentChanged = {
  invalidatesTags: (_result: unknown, _error: unknown, { id }: { id: string }) =>
    [list('Proposal'), one('Proposal', id), list('Summary'), 'History'] as const,
};

const ownTypes = [
  'Notice',
  'History',
  'Template',
  'Profile',
  'Session',
  'County',
  'Visit',
  'VisitCalendar',
  'Proposal',
  'SalesSettings',
] as const;

/** The cache policy of the staff's calls; enhance.ts says how it is meant. */
export const staffApi = generatedStaffApi.enhanceEndpoints({
  addTagTypes: ownTypes,
  endpoints: {
    // The page is left at once; the call goes on.
    signOut: { extraOptions: { keepalive: true } },
    // What makes something may have done so without an answer; refused, it may be a colleague who has made it.
    createProduct: { invalidatesTags: [list('Product'), list('Summary')] },
    updateProduct: productChanged,
    activateProduct: productChanged,
    deactivateProduct: productChanged,
    // What is not there to be removed shall not stand in the lists either.
    deleteProduct: { invalidatesTags: [list('Product'), list('Advert'), list('Summary')] },
    addProductImages: productChanged,
    orderProductImages: { invalidatesTags: changed('Product', list('Product'), list('Advert')) },
    // A picture's id does not say whose it is: the lists and open records of its kind are refetched.
    replaceProductImage: { invalidatesTags: ['Product', list('Advert')] },
    deleteProductImage: { invalidatesTags: ['Product', list('Advert'), list('Summary')] },
    createAdvertisement: advertChanged,
    updateAdvertisement: advertChanged,
    createArticle: { invalidatesTags: [list('Article'), list('Summary')] },
    updateArticle: articleChanged,
    activateArticle: articleChanged,
    deactivateArticle: articleChanged,
    deleteArticle: { invalidatesTags: [list('Article'), list('Summary')] },
    addArticleImages: { invalidatesTags: changed('Article') },
    orderArticleImages: { invalidatesTags: changed('Article', list('Article')) },
    replaceArticleImage: { invalidatesTags: ['Article'] },
    deleteArticleImage: { invalidatesTags: ['Article'] },
    deleteComment: { invalidatesTags: ['Article', list('Summary')] },
    getCategory: { providesTags: (_result, _error, { id }) => [one('Category', id)] },
    createCategory: { invalidatesTags: [list('Category')] },
    // A category's or tag's name also stands on the products and articles that carry it.
    updateCategory: { invalidatesTags: changed('Category', 'Product', 'Article') },
    activateCategory: { invalidatesTags: changed('Category', list('Category')) },
    deactivateCategory: { invalidatesTags: changed('Category', list('Category')) },
    deleteCategory: { invalidatesTags: [list('Category'), 'Product', 'Article'] },
    getTag: { providesTags: (_result, _error, { id }) => [one('Tag', id)] },
    createTag: { invalidatesTags: [list('Tag')] },
    updateTag: { invalidatesTags: changed('Tag', 'Article') },
    activateTag: { invalidatesTags: changed('Tag', list('Tag')) },
    deactivateTag: { invalidatesTags: changed('Tag', list('Tag')) },
    deleteTag: { invalidatesTags: [list('Tag'), 'Article'] },
    listQuotations: { providesTags: (result) => listAndItems('Quotation', result?.data.quotations) },
    getQuotation: { providesTags: (_result, _error, { id }) => [list('Quotation'), one('Quotation', id)] },
    updateQuotation: {
      // The lists of one status lose or gain it; after a refusal what the server holds is not known for certain either.
      invalidatesTags: (_result, _error, { id }) => [list('Quotation'), list('Summary'), one('History', id)],
      onQueryStarted: ({ id, quotationUpdate: { status } }, store) => optimisticStatus(id, status, store),
    },
    assignQuotation: { invalidatesTags: (_result, _error, { id }) => [list('Quotation'), one('History', id)] },
    listQuotationHistory: { providesTags: (_result, _error, { id }) => [one('History', id)] },
    addQuotationEntry: { invalidatesTags: (_result, _error, { id }) => [one('History', id), list('Summary')] },
    // Their names are the profiles'.
    listColleagues: { providesTags: [list('Profile')] },
    listReplyTemplates: { providesTags: [list('Template')] },
    saveReplyTemplates: { invalidatesTags: [list('Template')] },
    // After a refusal, too, the list may be another one.
    updateCounty: { invalidatesTags: [list('County')] },
    saveCounties: { invalidatesTags: [list('County')] },
    listVisits: { providesTags: [list('Visit')] },
    createVisit: { invalidatesTags: [list('Visit')] },
    updateVisit: { invalidatesTags: [list('Visit')] },
    cancelVisit: { invalidatesTags: [list('Visit')] },
    getVisitCalendar: { providesTags: ['VisitCalendar'] },
    renewVisitCalendar: { invalidatesTags: ['VisitCalendar'] },
    listProposals: { providesTags: (result) => listAndItems('Proposal', result?.data.proposals) },
    createProposal: { invalidatesTags: [list('Proposal')] },
    getProposal: { providesTags: (_result, _error, { id }) => [one('Proposal', id)] },
    updateProposal: { invalidatesTags: (_result, _error, { id }) => [list('Proposal'), one('Proposal', id)] },
    deleteProposal: { invalidatesTags: [list('Proposal')] },
    // The request that it answers moves along, and notes it.
    sendProposal: {
      invalidatesTags: (_result, _error, { id }) => [
        list('Proposal'),
        one('Proposal', id),
        list('Quotation'),
        list('Summary'),
        'History',
      ],
    },
    getProposalPdf: { providesTags: (_result, _error, { id }) => [one('Proposal', id)] },
    recordPayment: paymentChanged,
    deletePayment: paymentChanged,
    getSalesSettings: { providesTags: ['SalesSettings'] },
    // Where to pay stands in the PDF too.
    updateSalesSettings: { invalidatesTags: ['SalesSettings', 'Proposal'] },
    getNews: { providesTags: [list('Quotation')] },
    getNotificationSettings: { providesTags: [list('Notice')] },
    updateNotificationSettings: { invalidatesTags: after(list('Notice')) },
    addPushDevice: { invalidatesTags: after(list('Notice')) },
    removePushDevice: { invalidatesTags: [list('Notice')] },
    listFailedNotices: { providesTags: [list('Notice')] },
    retryNotice: { invalidatesTags: [list('Notice'), list('Summary')] },
    getProfile: { providesTags: [list('Profile')] },
    updateProfile: { invalidatesTags: after(list('Profile')) },
    updateEmail: { invalidatesTags: after(list('Profile')) },
    updatePassword: { invalidatesTags: accessEnded },
    getSecondFactor: { providesTags: [list('Profile')] },
    // Without an answer it may be on all the same.
    confirmSecondFactor: { invalidatesTags: access },
    removeSecondFactor: { invalidatesTags: accessEnded },
    listSessions: { providesTags: [list('Session')] },
    // After a refusal, too, the list may be another one: the session had ended already.
    endSession: { invalidatesTags: [list('Session')] },
    listMissedSearches: { providesTags: [list('Summary')] },
    getDashboardSummary: { providesTags: [list('Summary')] },
  },
});

/** The dashboard's figures, where the server offers them; awaited, too, until it is known whether it does. */
export function useDashboardSummary() {
  const offered = useOffers()('getDashboardSummary');
  const query = staffApi.useGetDashboardSummaryQuery(undefined, { skip: !offered });
  return { ...query, isLoading: query.isLoading || offered === undefined };
}

/** What the crew reads is refetched, past a service worker that has just come and keeps it. */
export const refetchVisits = () => staffApi.util.invalidateTags([list('Visit'), list('Profile')]);

/** A save was stopped, of which RTK Query lets no rule know: whatever it changes may be another. */
export const saveStopped = () => staffApi.util.invalidateTags([...tagTypes, ...ownTypes]);

/** What staff watch has changed: it is refetched where it is shown. */
export const requestsChanged = () =>
  staffApi.util.invalidateTags([list('Quotation'), list('Summary'), 'History', 'Proposal']);
