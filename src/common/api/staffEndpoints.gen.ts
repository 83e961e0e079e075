import { baseApi as api } from "./base";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    signIn: build.mutation<SignInApiResponse, SignInApiArg>({
      query: (queryArg) => ({
        url: `/auth/web-login`,
        method: "POST",
        body: queryArg.credentials,
      }),
    }),
    signOut: build.mutation<SignOutApiResponse, SignOutApiArg>({
      query: () => ({ url: `/auth/logout`, method: "POST" }),
    }),
    getProfile: build.query<GetProfileApiResponse, GetProfileApiArg>({
      query: () => ({ url: `/users/get-profile` }),
    }),
    updateProfile: build.mutation<
      UpdateProfileApiResponse,
      UpdateProfileApiArg
    >({
      query: (queryArg) => ({
        url: `/users/update-profile`,
        method: "PUT",
        body: queryArg.profileInput,
      }),
    }),
    updateEmail: build.mutation<UpdateEmailApiResponse, UpdateEmailApiArg>({
      query: (queryArg) => ({
        url: `/users/update-email`,
        method: "PUT",
        body: queryArg.emailInput,
      }),
    }),
    updatePassword: build.mutation<
      UpdatePasswordApiResponse,
      UpdatePasswordApiArg
    >({
      query: (queryArg) => ({
        url: `/users/update-password`,
        method: "PUT",
        body: queryArg.passwordInput,
      }),
    }),
    listSessions: build.query<ListSessionsApiResponse, ListSessionsApiArg>({
      query: () => ({ url: `/users/sessions` }),
    }),
    endSession: build.mutation<EndSessionApiResponse, EndSessionApiArg>({
      query: (queryArg) => ({
        url: `/users/sessions/${encodeURIComponent(String(queryArg.id))}`,
        method: "DELETE",
      }),
    }),
    getSecondFactor: build.query<
      GetSecondFactorApiResponse,
      GetSecondFactorApiArg
    >({
      query: () => ({ url: `/users/second-factor` }),
    }),
    beginSecondFactor: build.mutation<
      BeginSecondFactorApiResponse,
      BeginSecondFactorApiArg
    >({
      query: (queryArg) => ({
        url: `/users/second-factor`,
        method: "POST",
        body: queryArg.currentPasswordInput,
      }),
    }),
    confirmSecondFactor: build.mutation<
      ConfirmSecondFactorApiResponse,
      ConfirmSecondFactorApiArg
    >({
      query: (queryArg) => ({
        url: `/users/second-factor`,
        method: "PUT",
        body: queryArg.secondFactorCodeInput,
      }),
    }),
    removeSecondFactor: build.mutation<
      RemoveSecondFactorApiResponse,
      RemoveSecondFactorApiArg
    >({
      query: (queryArg) => ({
        url: `/users/second-factor/remove`,
        method: "POST",
        body: queryArg.currentPasswordInput,
      }),
    }),
    createAdvertisement: build.mutation<
      CreateAdvertisementApiResponse,
      CreateAdvertisementApiArg
    >({
      query: (queryArg) => ({
        url: `/products/advertisement`,
        method: "POST",
        body: queryArg.advertisementInput,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    updateAdvertisement: build.mutation<
      UpdateAdvertisementApiResponse,
      UpdateAdvertisementApiArg
    >({
      query: (queryArg) => ({
        url: `/products/advertisement/${encodeURIComponent(String(queryArg.id))}`,
        method: "PATCH",
        body: queryArg.advertisementUpdate,
      }),
    }),
    createProduct: build.mutation<
      CreateProductApiResponse,
      CreateProductApiArg
    >({
      query: (queryArg) => ({
        url: `/products/create-product`,
        method: "POST",
        body: queryArg.productInput,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    updateProduct: build.mutation<
      UpdateProductApiResponse,
      UpdateProductApiArg
    >({
      query: (queryArg) => ({
        url: `/products/update-product/${encodeURIComponent(String(queryArg.id))}`,
        method: "PATCH",
        body: queryArg.productUpdate,
        headers: {
          "If-Match": queryArg["If-Match"],
        },
      }),
    }),
    deactivateProduct: build.mutation<
      DeactivateProductApiResponse,
      DeactivateProductApiArg
    >({
      query: (queryArg) => ({
        url: `/products/deactivate-product/${encodeURIComponent(String(queryArg.id))}/deactivate`,
        method: "PATCH",
      }),
    }),
    activateProduct: build.mutation<
      ActivateProductApiResponse,
      ActivateProductApiArg
    >({
      query: (queryArg) => ({
        url: `/products/activate-product/${encodeURIComponent(String(queryArg.id))}/activate`,
        method: "PATCH",
      }),
    }),
    deleteProduct: build.mutation<
      DeleteProductApiResponse,
      DeleteProductApiArg
    >({
      query: (queryArg) => ({
        url: `/products/delete-product/${encodeURIComponent(String(queryArg.id))}`,
        method: "DELETE",
      }),
    }),
    addProductImages: build.mutation<
      AddProductImagesApiResponse,
      AddProductImagesApiArg
    >({
      query: (queryArg) => ({
        url: `/products/add-images/${encodeURIComponent(String(queryArg.id))}`,
        method: "POST",
        body: queryArg.imagesInput,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    orderProductImages: build.mutation<
      OrderProductImagesApiResponse,
      OrderProductImagesApiArg
    >({
      query: (queryArg) => ({
        url: `/products/image-order/${encodeURIComponent(String(queryArg.id))}`,
        method: "PUT",
        body: queryArg.imageOrderInput,
      }),
    }),
    replaceProductImage: build.mutation<
      ReplaceProductImageApiResponse,
      ReplaceProductImageApiArg
    >({
      query: (queryArg) => ({
        url: `/products/update-image/${encodeURIComponent(String(queryArg.imageId))}`,
        method: "PATCH",
        body: queryArg.oneImageInput,
      }),
    }),
    deleteProductImage: build.mutation<
      DeleteProductImageApiResponse,
      DeleteProductImageApiArg
    >({
      query: (queryArg) => ({
        url: `/products/delete-image/${encodeURIComponent(String(queryArg.imageId))}`,
        method: "DELETE",
      }),
    }),
    commentOnArticleAlias: build.mutation<
      CommentOnArticleAliasApiResponse,
      CommentOnArticleAliasApiArg
    >({
      query: (queryArg) => ({
        url: `/posts/${encodeURIComponent(String(queryArg.articleId))}/comments`,
        method: "POST",
        body: queryArg.commentInput,
      }),
    }),
    deleteComment: build.mutation<
      DeleteCommentApiResponse,
      DeleteCommentApiArg
    >({
      query: (queryArg) => ({
        url: `/posts/comments/${encodeURIComponent(String(queryArg.commentId))}`,
        method: "DELETE",
      }),
    }),
    createArticle: build.mutation<
      CreateArticleApiResponse,
      CreateArticleApiArg
    >({
      query: (queryArg) => ({
        url: `/posts/create-post`,
        method: "POST",
        body: queryArg.articleInput,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    updateArticle: build.mutation<
      UpdateArticleApiResponse,
      UpdateArticleApiArg
    >({
      query: (queryArg) => ({
        url: `/posts/update-post/${encodeURIComponent(String(queryArg.id))}`,
        method: "PUT",
        body: queryArg.articleUpdate,
        headers: {
          "If-Match": queryArg["If-Match"],
        },
      }),
    }),
    addArticleImages: build.mutation<
      AddArticleImagesApiResponse,
      AddArticleImagesApiArg
    >({
      query: (queryArg) => ({
        url: `/posts/add-images/${encodeURIComponent(String(queryArg.id))}`,
        method: "POST",
        body: queryArg.imagesInput,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    orderArticleImages: build.mutation<
      OrderArticleImagesApiResponse,
      OrderArticleImagesApiArg
    >({
      query: (queryArg) => ({
        url: `/posts/image-order/${encodeURIComponent(String(queryArg.id))}`,
        method: "PUT",
        body: queryArg.imageOrderInput,
      }),
    }),
    replaceArticleImage: build.mutation<
      ReplaceArticleImageApiResponse,
      ReplaceArticleImageApiArg
    >({
      query: (queryArg) => ({
        url: `/posts/update-image/${encodeURIComponent(String(queryArg.imageId))}`,
        method: "PATCH",
        body: queryArg.oneImageInput,
      }),
    }),
    deleteArticleImage: build.mutation<
      DeleteArticleImageApiResponse,
      DeleteArticleImageApiArg
    >({
      query: (queryArg) => ({
        url: `/posts/delete-image/${encodeURIComponent(String(queryArg.imageId))}`,
        method: "DELETE",
      }),
    }),
    deactivateArticle: build.mutation<
      DeactivateArticleApiResponse,
      DeactivateArticleApiArg
    >({
      query: (queryArg) => ({
        url: `/articles/deactivate/${encodeURIComponent(String(queryArg.id))}`,
        method: "PATCH",
      }),
    }),
    activateArticle: build.mutation<
      ActivateArticleApiResponse,
      ActivateArticleApiArg
    >({
      query: (queryArg) => ({
        url: `/articles/activate/${encodeURIComponent(String(queryArg.id))}`,
        method: "PATCH",
      }),
    }),
    deleteArticle: build.mutation<
      DeleteArticleApiResponse,
      DeleteArticleApiArg
    >({
      query: (queryArg) => ({
        url: `/posts/delete-post/${encodeURIComponent(String(queryArg.id))}`,
        method: "DELETE",
      }),
    }),
    getCategory: build.query<GetCategoryApiResponse, GetCategoryApiArg>({
      query: (queryArg) => ({
        url: `/categories/get-category/${encodeURIComponent(String(queryArg.id))}`,
      }),
    }),
    createCategory: build.mutation<
      CreateCategoryApiResponse,
      CreateCategoryApiArg
    >({
      query: (queryArg) => ({
        url: `/categories/create-category`,
        method: "POST",
        body: queryArg.categoryInput,
      }),
    }),
    updateCategory: build.mutation<
      UpdateCategoryApiResponse,
      UpdateCategoryApiArg
    >({
      query: (queryArg) => ({
        url: `/categories/update-category/${encodeURIComponent(String(queryArg.id))}`,
        method: "PUT",
        body: queryArg.categoryInput,
      }),
    }),
    activateCategory: build.mutation<
      ActivateCategoryApiResponse,
      ActivateCategoryApiArg
    >({
      query: (queryArg) => ({
        url: `/categories/activate-category/${encodeURIComponent(String(queryArg.id))}`,
        method: "PATCH",
      }),
    }),
    deactivateCategory: build.mutation<
      DeactivateCategoryApiResponse,
      DeactivateCategoryApiArg
    >({
      query: (queryArg) => ({
        url: `/categories/deactivate-category/${encodeURIComponent(String(queryArg.id))}`,
        method: "PATCH",
      }),
    }),
    deleteCategory: build.mutation<
      DeleteCategoryApiResponse,
      DeleteCategoryApiArg
    >({
      query: (queryArg) => ({
        url: `/categories/delete-category/${encodeURIComponent(String(queryArg.id))}`,
        method: "DELETE",
      }),
    }),
    getTag: build.query<GetTagApiResponse, GetTagApiArg>({
      query: (queryArg) => ({
        url: `/tags/get-tag/${encodeURIComponent(String(queryArg.id))}`,
      }),
    }),
    createTag: build.mutation<CreateTagApiResponse, CreateTagApiArg>({
      query: (queryArg) => ({
        url: `/tags/create-tag`,
        method: "POST",
        body: queryArg.tagInput,
      }),
    }),
    updateTag: build.mutation<UpdateTagApiResponse, UpdateTagApiArg>({
      query: (queryArg) => ({
        url: `/tags/update-tag/${encodeURIComponent(String(queryArg.id))}`,
        method: "PUT",
        body: queryArg.tagInput,
      }),
    }),
    activateTag: build.mutation<ActivateTagApiResponse, ActivateTagApiArg>({
      query: (queryArg) => ({
        url: `/tags/activate-tag/${encodeURIComponent(String(queryArg.id))}`,
        method: "PATCH",
      }),
    }),
    deactivateTag: build.mutation<
      DeactivateTagApiResponse,
      DeactivateTagApiArg
    >({
      query: (queryArg) => ({
        url: `/tags/deactivate-tag/${encodeURIComponent(String(queryArg.id))}`,
        method: "PATCH",
      }),
    }),
    deleteTag: build.mutation<DeleteTagApiResponse, DeleteTagApiArg>({
      query: (queryArg) => ({
        url: `/tags/delete-tag/${encodeURIComponent(String(queryArg.id))}`,
        method: "DELETE",
      }),
    }),
    listQuotations: build.query<
      ListQuotationsApiResponse,
      ListQuotationsApiArg
    >({
      query: (queryArg) => ({
        url: `/quotations`,
        params: {
          page: queryArg.page,
          status: queryArg.status,
          assignee: queryArg.assignee,
          before: queryArg.before,
          since: queryArg.since,
          source: queryArg.source,
          productId: queryArg.productId,
          search: queryArg.search,
        },
      }),
    }),
    getQuotation: build.query<GetQuotationApiResponse, GetQuotationApiArg>({
      query: (queryArg) => ({
        url: `/quotations/${encodeURIComponent(String(queryArg.id))}`,
      }),
    }),
    updateQuotation: build.mutation<
      UpdateQuotationApiResponse,
      UpdateQuotationApiArg
    >({
      query: (queryArg) => ({
        url: `/quotations/${encodeURIComponent(String(queryArg.id))}`,
        method: "PATCH",
        body: queryArg.quotationUpdate,
      }),
    }),
    assignQuotation: build.mutation<
      AssignQuotationApiResponse,
      AssignQuotationApiArg
    >({
      query: (queryArg) => ({
        url: `/quotations/${encodeURIComponent(String(queryArg.id))}/assignee`,
        method: "PUT",
        body: queryArg.quotationAssignment,
      }),
    }),
    listQuotationHistory: build.query<
      ListQuotationHistoryApiResponse,
      ListQuotationHistoryApiArg
    >({
      query: (queryArg) => ({
        url: `/quotations/${encodeURIComponent(String(queryArg.id))}/history`,
      }),
    }),
    addQuotationEntry: build.mutation<
      AddQuotationEntryApiResponse,
      AddQuotationEntryApiArg
    >({
      query: (queryArg) => ({
        url: `/quotations/${encodeURIComponent(String(queryArg.id))}/history`,
        method: "POST",
        body: queryArg.quotationEntryInput,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    listColleagues: build.query<
      ListColleaguesApiResponse,
      ListColleaguesApiArg
    >({
      query: () => ({ url: `/users/colleagues` }),
    }),
    listReplyTemplates: build.query<
      ListReplyTemplatesApiResponse,
      ListReplyTemplatesApiArg
    >({
      query: () => ({ url: `/reply-templates` }),
    }),
    saveReplyTemplates: build.mutation<
      SaveReplyTemplatesApiResponse,
      SaveReplyTemplatesApiArg
    >({
      query: (queryArg) => ({
        url: `/reply-templates`,
        method: "PUT",
        body: queryArg.replyTemplates,
      }),
    }),
    listProposals: build.query<ListProposalsApiResponse, ListProposalsApiArg>({
      query: (queryArg) => ({
        url: `/proposals`,
        params: {
          page: queryArg.page,
          status: queryArg.status,
          counted: queryArg.counted,
          quotationId: queryArg.quotationId,
          search: queryArg.search,
        },
      }),
    }),
    createProposal: build.mutation<
      CreateProposalApiResponse,
      CreateProposalApiArg
    >({
      query: (queryArg) => ({
        url: `/proposals`,
        method: "POST",
        body: queryArg.proposalBeginning,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    getProposal: build.query<GetProposalApiResponse, GetProposalApiArg>({
      query: (queryArg) => ({
        url: `/proposals/${encodeURIComponent(String(queryArg.id))}`,
      }),
    }),
    updateProposal: build.mutation<
      UpdateProposalApiResponse,
      UpdateProposalApiArg
    >({
      query: (queryArg) => ({
        url: `/proposals/${encodeURIComponent(String(queryArg.id))}`,
        method: "PATCH",
        body: queryArg.proposalUpdate,
        headers: {
          "If-Match": queryArg["If-Match"],
        },
      }),
    }),
    deleteProposal: build.mutation<
      DeleteProposalApiResponse,
      DeleteProposalApiArg
    >({
      query: (queryArg) => ({
        url: `/proposals/${encodeURIComponent(String(queryArg.id))}`,
        method: "DELETE",
      }),
    }),
    sendProposal: build.mutation<SendProposalApiResponse, SendProposalApiArg>({
      query: (queryArg) => ({
        url: `/proposals/${encodeURIComponent(String(queryArg.id))}/send`,
        method: "POST",
        body: queryArg.proposalSending,
        headers: {
          "If-Match": queryArg["If-Match"],
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    getProposalPdf: build.query<
      GetProposalPdfApiResponse,
      GetProposalPdfApiArg
    >({
      query: (queryArg) => ({
        url: `/proposals/${encodeURIComponent(String(queryArg.id))}/pdf`,
      }),
    }),
    recordPayment: build.mutation<
      RecordPaymentApiResponse,
      RecordPaymentApiArg
    >({
      query: (queryArg) => ({
        url: `/proposals/${encodeURIComponent(String(queryArg.id))}/payments`,
        method: "POST",
        body: queryArg.paymentInput,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    deletePayment: build.mutation<
      DeletePaymentApiResponse,
      DeletePaymentApiArg
    >({
      query: (queryArg) => ({
        url: `/proposals/${encodeURIComponent(String(queryArg.id))}/payments/${encodeURIComponent(String(queryArg.paymentId))}`,
        method: "DELETE",
      }),
    }),
    getSalesSettings: build.query<
      GetSalesSettingsApiResponse,
      GetSalesSettingsApiArg
    >({
      query: () => ({ url: `/sales-settings` }),
    }),
    updateSalesSettings: build.mutation<
      UpdateSalesSettingsApiResponse,
      UpdateSalesSettingsApiArg
    >({
      query: (queryArg) => ({
        url: `/sales-settings`,
        method: "PUT",
        body: queryArg.salesSettings,
      }),
    }),
    saveCounties: build.mutation<SaveCountiesApiResponse, SaveCountiesApiArg>({
      query: (queryArg) => ({
        url: `/counties`,
        method: "PUT",
        body: queryArg.countiesInput,
      }),
    }),
    updateCounty: build.mutation<UpdateCountyApiResponse, UpdateCountyApiArg>({
      query: (queryArg) => ({
        url: `/counties/${encodeURIComponent(String(queryArg.id))}`,
        method: "PUT",
        body: queryArg.countyTerms,
      }),
    }),
    listVisits: build.query<ListVisitsApiResponse, ListVisitsApiArg>({
      query: (queryArg) => ({
        url: `/visits`,
        params: {
          from: queryArg["from"],
          days: queryArg.days,
          crew: queryArg.crew,
          proposalId: queryArg.proposalId,
        },
      }),
    }),
    createVisit: build.mutation<CreateVisitApiResponse, CreateVisitApiArg>({
      query: (queryArg) => ({
        url: `/visits`,
        method: "POST",
        body: queryArg.visitInput,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    updateVisit: build.mutation<UpdateVisitApiResponse, UpdateVisitApiArg>({
      query: (queryArg) => ({
        url: `/visits/${encodeURIComponent(String(queryArg.id))}`,
        method: "PUT",
        body: queryArg.visitChange,
      }),
    }),
    cancelVisit: build.mutation<CancelVisitApiResponse, CancelVisitApiArg>({
      query: (queryArg) => ({
        url: `/visits/${encodeURIComponent(String(queryArg.id))}/cancel`,
        method: "POST",
      }),
    }),
    getVisitCalendar: build.query<
      GetVisitCalendarApiResponse,
      GetVisitCalendarApiArg
    >({
      query: () => ({ url: `/visit-calendar` }),
    }),
    renewVisitCalendar: build.mutation<
      RenewVisitCalendarApiResponse,
      RenewVisitCalendarApiArg
    >({
      query: () => ({ url: `/visit-calendar`, method: "POST" }),
    }),
    getDashboardSummary: build.query<
      GetDashboardSummaryApiResponse,
      GetDashboardSummaryApiArg
    >({
      query: () => ({ url: `/dashboard/summary` }),
    }),
    getNews: build.query<GetNewsApiResponse, GetNewsApiArg>({
      query: (queryArg) => ({
        url: `/notifications/news`,
        params: {
          seconds: queryArg.seconds,
        },
      }),
    }),
    getNotificationSettings: build.query<
      GetNotificationSettingsApiResponse,
      GetNotificationSettingsApiArg
    >({
      query: () => ({ url: `/notifications/settings` }),
    }),
    updateNotificationSettings: build.mutation<
      UpdateNotificationSettingsApiResponse,
      UpdateNotificationSettingsApiArg
    >({
      query: (queryArg) => ({
        url: `/notifications/settings`,
        method: "PUT",
        body: queryArg.notificationSettingsInput,
      }),
    }),
    addPushDevice: build.mutation<
      AddPushDeviceApiResponse,
      AddPushDeviceApiArg
    >({
      query: (queryArg) => ({
        url: `/notifications/devices`,
        method: "POST",
        body: queryArg.pushDeviceInput,
      }),
    }),
    removePushDevice: build.mutation<
      RemovePushDeviceApiResponse,
      RemovePushDeviceApiArg
    >({
      query: (queryArg) => ({
        url: `/notifications/devices/${encodeURIComponent(String(queryArg.id))}`,
        method: "DELETE",
      }),
    }),
    listFailedNotices: build.query<
      ListFailedNoticesApiResponse,
      ListFailedNoticesApiArg
    >({
      query: (queryArg) => ({
        url: `/notifications/failed`,
        params: {
          page: queryArg.page,
        },
      }),
    }),
    retryNotice: build.mutation<RetryNoticeApiResponse, RetryNoticeApiArg>({
      query: (queryArg) => ({
        url: `/notifications/failed/${encodeURIComponent(String(queryArg.id))}/retry`,
        method: "POST",
      }),
    }),
    listMissedSearches: build.query<
      ListMissedSearchesApiResponse,
      ListMissedSearchesApiArg
    >({
      query: (queryArg) => ({
        url: `/searches/missed`,
        params: {
          days: queryArg.days,
        },
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as generatedStaffApi };
export type SignInApiResponse =
  /** status 200 Signed in; `data` is the token. */ SignInResponse;
export type SignInApiArg = {
  credentials: Credentials;
};
export type SignOutApiResponse =
  /** status 200 The session has ended. */ Success;
export type SignOutApiArg = void;
export type GetProfileApiResponse =
  /** status 200 The profile, in `data.user`. */ ProfileResponse;
export type GetProfileApiArg = void;
export type UpdateProfileApiResponse =
  /** status 200 The names are changed. */ Success;
export type UpdateProfileApiArg = {
  profileInput: ProfileInput;
};
export type UpdateEmailApiResponse =
  /** status 200 The address is changed. */ Success;
export type UpdateEmailApiArg = {
  emailInput: EmailInput;
};
export type UpdatePasswordApiResponse =
  /** status 200 The password is changed. */ Success;
export type UpdatePasswordApiArg = {
  passwordInput: PasswordInput;
};
export type ListSessionsApiResponse =
  /** status 200 The sessions, the one that asks marked as `current`. */ SessionListResponse;
export type ListSessionsApiArg = void;
export type EndSessionApiResponse = /** status 200 It is done. */ Success;
export type EndSessionApiArg = {
  /** The record's id. */
  id: Id;
};
export type GetSecondFactorApiResponse =
  /** status 200 Whether it is on, since when, and how many recovery codes are left. */ SecondFactorResponse;
export type GetSecondFactorApiArg = void;
export type BeginSecondFactorApiResponse =
  /** status 200 The secret, to be shown once. */ SecondFactorSecretResponse;
export type BeginSecondFactorApiArg = {
  currentPasswordInput: CurrentPasswordInput;
};
export type ConfirmSecondFactorApiResponse =
  /** status 200 It is on; the recovery codes are answered this once. */ RecoveryCodesResponse;
export type ConfirmSecondFactorApiArg = {
  secondFactorCodeInput: SecondFactorCodeInput;
};
export type RemoveSecondFactorApiResponse =
  /** status 200 It is done. */ Success;
export type RemoveSecondFactorApiArg = {
  currentPasswordInput: CurrentPasswordInput;
};
export type CreateAdvertisementApiResponse =
  /** status 201 The advert is created. */ CreatedResponse;
export type CreateAdvertisementApiArg = {
  /** Chosen by the client, one per thing entered, so that what is sent again because no answer came is
    done once. The same key with the same path and body within 24 hours, of a form with the same fields
    and files, is the same call: nothing more is made, added or sent, and the answer names what the first
    made. The same key with another path or body is 409, with `Idempotency-Key` in `data`. Where the
    record that the first made is deleted since, it is not made again: that is 409 as well, or 400 where the
    body refers to what was deleted with it. Each call has keys of its own. A request that was refused uses no
    key up. Of two calls at once the later waits for the first, and names the same.
     */
  "Idempotency-Key"?: IdempotencyKey;
  advertisementInput: AdvertisementInput;
};
export type UpdateAdvertisementApiResponse =
  /** status 200 The advert is changed. */ Success;
export type UpdateAdvertisementApiArg = {
  /** The record's id. */
  id: Id;
  advertisementUpdate: AdvertisementUpdate;
};
export type CreateProductApiResponse =
  /** status 201 The product is created. */ ProductResponse;
export type CreateProductApiArg = {
  /** Chosen by the client, one per thing entered, so that what is sent again because no answer came is
    done once. The same key with the same path and body within 24 hours, of a form with the same fields
    and files, is the same call: nothing more is made, added or sent, and the answer names what the first
    made. The same key with another path or body is 409, with `Idempotency-Key` in `data`. Where the
    record that the first made is deleted since, it is not made again: that is 409 as well, or 400 where the
    body refers to what was deleted with it. Each call has keys of its own. A request that was refused uses no
    key up. Of two calls at once the later waits for the first, and names the same.
     */
  "Idempotency-Key"?: IdempotencyKey;
  productInput: ProductInput;
};
export type UpdateProductApiResponse =
  /** status 200 The product is changed. */ Success;
export type UpdateProductApiArg = {
  /** The record's id. */
  id: Id;
  /** The `updatedAt` of the record as it was read, to the letter, between double quotes (an entity
    tag, RFC 9110, 8.8.3; lists and `*` are not taken). When the record has another `updatedAt`
    by now, nothing changes and the answer is 412. Without the header the update holds whatever
    happened since. Who answers other origins lets it through in the CORS headers.
    
    `updatedAt` is another after each change of the record's own fields (an article's tags
    included), of its activity and of its pictures. Ratings, likes, views, comments and adverts
    leave it as it is, and so do a change of the category or tag that it has and a discount that
    begins or ends by the clock.
     */
  "If-Match"?: string;
  productUpdate: ProductUpdate;
};
export type DeactivateProductApiResponse =
  /** status 200 It is done. */ Success;
export type DeactivateProductApiArg = {
  /** The record's id. */
  id: Id;
};
export type ActivateProductApiResponse = /** status 200 It is done. */ Success;
export type ActivateProductApiArg = {
  /** The record's id. */
  id: Id;
};
export type DeleteProductApiResponse = /** status 200 It is done. */ Success;
export type DeleteProductApiArg = {
  /** The record's id. */
  id: Id;
};
export type AddProductImagesApiResponse =
  /** status 201 The pictures are added. */ ProductResponse;
export type AddProductImagesApiArg = {
  /** The record's id. */
  id: Id;
  /** Chosen by the client, one per thing entered, so that what is sent again because no answer came is
    done once. The same key with the same path and body within 24 hours, of a form with the same fields
    and files, is the same call: nothing more is made, added or sent, and the answer names what the first
    made. The same key with another path or body is 409, with `Idempotency-Key` in `data`. Where the
    record that the first made is deleted since, it is not made again: that is 409 as well, or 400 where the
    body refers to what was deleted with it. Each call has keys of its own. A request that was refused uses no
    key up. Of two calls at once the later waits for the first, and names the same.
     */
  "Idempotency-Key"?: IdempotencyKey;
  imagesInput: ImagesInput;
};
export type OrderProductImagesApiResponse =
  /** status 200 The pictures stand in this order. */ ProductResponse;
export type OrderProductImagesApiArg = {
  /** The record's id. */
  id: Id;
  imageOrderInput: ImageOrderInput;
};
export type ReplaceProductImageApiResponse =
  /** status 200 The picture is replaced. */ Success;
export type ReplaceProductImageApiArg = {
  /** The picture's id. */
  imageId: Id;
  oneImageInput: OneImageInput;
};
export type DeleteProductImageApiResponse =
  /** status 200 The picture is deleted. */ Success;
export type DeleteProductImageApiArg = {
  /** The picture's id. */
  imageId: Id;
};
export type CommentOnArticleAliasApiResponse =
  /** status 201 The comment is kept. */ CreatedResponse;
export type CommentOnArticleAliasApiArg = {
  /** The article's id. */
  articleId: Id;
  commentInput: CommentInput;
};
export type DeleteCommentApiResponse = /** status 200 It is done. */ Success;
export type DeleteCommentApiArg = {
  /** The comment's id. */
  commentId: Id;
};
export type CreateArticleApiResponse =
  /** status 201 The article is created. */ ArticleResponse;
export type CreateArticleApiArg = {
  /** Chosen by the client, one per thing entered, so that what is sent again because no answer came is
    done once. The same key with the same path and body within 24 hours, of a form with the same fields
    and files, is the same call: nothing more is made, added or sent, and the answer names what the first
    made. The same key with another path or body is 409, with `Idempotency-Key` in `data`. Where the
    record that the first made is deleted since, it is not made again: that is 409 as well, or 400 where the
    body refers to what was deleted with it. Each call has keys of its own. A request that was refused uses no
    key up. Of two calls at once the later waits for the first, and names the same.
     */
  "Idempotency-Key"?: IdempotencyKey;
  articleInput: ArticleInput;
};
export type UpdateArticleApiResponse =
  /** status 200 The article is changed. */ Success;
export type UpdateArticleApiArg = {
  /** The record's id. */
  id: Id;
  /** The `updatedAt` of the record as it was read, to the letter, between double quotes (an entity
    tag, RFC 9110, 8.8.3; lists and `*` are not taken). When the record has another `updatedAt`
    by now, nothing changes and the answer is 412. Without the header the update holds whatever
    happened since. Who answers other origins lets it through in the CORS headers.
    
    `updatedAt` is another after each change of the record's own fields (an article's tags
    included), of its activity and of its pictures. Ratings, likes, views, comments and adverts
    leave it as it is, and so do a change of the category or tag that it has and a discount that
    begins or ends by the clock.
     */
  "If-Match"?: string;
  articleUpdate: ArticleUpdate;
};
export type AddArticleImagesApiResponse =
  /** status 201 The pictures are added. */ ArticleResponse;
export type AddArticleImagesApiArg = {
  /** The record's id. */
  id: Id;
  /** Chosen by the client, one per thing entered, so that what is sent again because no answer came is
    done once. The same key with the same path and body within 24 hours, of a form with the same fields
    and files, is the same call: nothing more is made, added or sent, and the answer names what the first
    made. The same key with another path or body is 409, with `Idempotency-Key` in `data`. Where the
    record that the first made is deleted since, it is not made again: that is 409 as well, or 400 where the
    body refers to what was deleted with it. Each call has keys of its own. A request that was refused uses no
    key up. Of two calls at once the later waits for the first, and names the same.
     */
  "Idempotency-Key"?: IdempotencyKey;
  imagesInput: ImagesInput;
};
export type OrderArticleImagesApiResponse =
  /** status 200 The pictures stand in this order. */ ArticleResponse;
export type OrderArticleImagesApiArg = {
  /** The record's id. */
  id: Id;
  imageOrderInput: ImageOrderInput;
};
export type ReplaceArticleImageApiResponse =
  /** status 200 The picture is replaced. */ Success;
export type ReplaceArticleImageApiArg = {
  /** The picture's id. */
  imageId: Id;
  oneImageInput: OneImageInput;
};
export type DeleteArticleImageApiResponse =
  /** status 200 The picture is deleted. */ Success;
export type DeleteArticleImageApiArg = {
  /** The picture's id. */
  imageId: Id;
};
export type DeactivateArticleApiResponse =
  /** status 200 It is done. */ Success;
export type DeactivateArticleApiArg = {
  /** The record's id. */
  id: Id;
};
export type ActivateArticleApiResponse = /** status 200 It is done. */ Success;
export type ActivateArticleApiArg = {
  /** The record's id. */
  id: Id;
};
export type DeleteArticleApiResponse = /** status 200 It is done. */ Success;
export type DeleteArticleApiArg = {
  /** The record's id. */
  id: Id;
};
export type GetCategoryApiResponse =
  /** status 200 The category. */ CategoryResponse;
export type GetCategoryApiArg = {
  /** The record's id. */
  id: Id;
};
export type CreateCategoryApiResponse =
  /** status 201 The category is created. */ CategoryResponse;
export type CreateCategoryApiArg = {
  categoryInput: CategoryInput;
};
export type UpdateCategoryApiResponse =
  /** status 200 The category is renamed. */ Success;
export type UpdateCategoryApiArg = {
  /** The record's id. */
  id: Id;
  categoryInput: CategoryInput;
};
export type ActivateCategoryApiResponse = /** status 200 It is done. */ Success;
export type ActivateCategoryApiArg = {
  /** The record's id. */
  id: Id;
};
export type DeactivateCategoryApiResponse =
  /** status 200 It is done. */ Success;
export type DeactivateCategoryApiArg = {
  /** The record's id. */
  id: Id;
};
export type DeleteCategoryApiResponse = /** status 200 It is done. */ Success;
export type DeleteCategoryApiArg = {
  /** The record's id. */
  id: Id;
};
export type GetTagApiResponse = /** status 200 The tag. */ TagResponse;
export type GetTagApiArg = {
  /** The record's id. */
  id: Id;
};
export type CreateTagApiResponse =
  /** status 201 The tag is created. */ TagResponse;
export type CreateTagApiArg = {
  tagInput: TagInput;
};
export type UpdateTagApiResponse =
  /** status 200 The tag is renamed. */ Success;
export type UpdateTagApiArg = {
  /** The record's id. */
  id: Id;
  tagInput: TagInput;
};
export type ActivateTagApiResponse = /** status 200 It is done. */ Success;
export type ActivateTagApiArg = {
  /** The record's id. */
  id: Id;
};
export type DeactivateTagApiResponse = /** status 200 It is done. */ Success;
export type DeactivateTagApiArg = {
  /** The record's id. */
  id: Id;
};
export type DeleteTagApiResponse = /** status 200 It is done. */ Success;
export type DeleteTagApiArg = {
  /** The record's id. */
  id: Id;
};
export type ListQuotationsApiResponse =
  /** status 200 A page of requests. */ QuotationListResponse;
export type ListQuotationsApiArg = {
  /** The page, from 1. A page past the end is an empty list. */
  page?: number;
  /** Only requests of this status. */
  status?: QuotationStatus;
  /** Only one's own requests, or only those that are nobody's. */
  assignee?: "me" | "nobody";
  /** Only requests that came before this instant. */
  before?: Timestamp;
  /** Only requests that came at this instant or after it. */
  since?: Timestamp;
  /** Only requests that came from there. */
  source?: QuotationSource;
  /** Only requests that name this product in `productIds`; none for a product that nobody asked for. */
  productId?: Id;
  /** Records in which every one of these words occurs must come, in any case and as a part of a
    longer word too. Where the order is not asked for they come first, and records that are only
    similar may follow: a slip of the keys, most of the words. A server may take another spelling
    or ending of a word and another name of the same thing for the word itself, and pass over words
    that do not say what is looked for. Empty asks for nothing in particular. Names and titles are
    looked through at least, in both languages; whether other texts, categories and tags are too is
    the server's own, and so is whether `e` finds `é`. Upper and lower case make no difference beyond
    ASCII either. No character means anything else than itself: `%`, `_`, `*`, quotes. Where phone numbers
    are looked through, four or more digits behind each other, whatever blanks, `+`, `-`, `.` and brackets
    stand between them, must be found in a number by its digits alone, also as a part of it; a number of
    Kenya in each of its forms, `0700000017`, `+254 700 000 017`, `254700000017`, `700000017`.
     */
  search?: string;
};
export type GetQuotationApiResponse =
  /** status 200 The request. */ QuotationResponse;
export type GetQuotationApiArg = {
  /** The record's id. */
  id: Id;
};
export type UpdateQuotationApiResponse =
  /** status 200 The status is set. */ Success;
export type UpdateQuotationApiArg = {
  /** The record's id. */
  id: Id;
  quotationUpdate: QuotationUpdate;
};
export type AssignQuotationApiResponse = /** status 200 It is done. */ Success;
export type AssignQuotationApiArg = {
  /** The record's id. */
  id: Id;
  quotationAssignment: QuotationAssignment;
};
export type ListQuotationHistoryApiResponse =
  /** status 200 What happened. */ QuotationHistoryResponse;
export type ListQuotationHistoryApiArg = {
  /** The record's id. */
  id: Id;
};
export type AddQuotationEntryApiResponse =
  /** status 201 It is noted. */ CreatedResponse;
export type AddQuotationEntryApiArg = {
  /** The record's id. */
  id: Id;
  /** Chosen by the client, one per thing entered, so that what is sent again because no answer came is
    done once. The same key with the same path and body within 24 hours, of a form with the same fields
    and files, is the same call: nothing more is made, added or sent, and the answer names what the first
    made. The same key with another path or body is 409, with `Idempotency-Key` in `data`. Where the
    record that the first made is deleted since, it is not made again: that is 409 as well, or 400 where the
    body refers to what was deleted with it. Each call has keys of its own. A request that was refused uses no
    key up. Of two calls at once the later waits for the first, and names the same.
     */
  "Idempotency-Key"?: IdempotencyKey;
  quotationEntryInput: QuotationEntryInput;
};
export type ListColleaguesApiResponse =
  /** status 200 The colleagues. */ ColleagueListResponse;
export type ListColleaguesApiArg = void;
export type ListReplyTemplatesApiResponse =
  /** status 200 The templates. */ ReplyTemplatesResponse;
export type ListReplyTemplatesApiArg = void;
export type SaveReplyTemplatesApiResponse =
  /** status 200 They are saved. */ ReplyTemplatesResponse;
export type SaveReplyTemplatesApiArg = {
  replyTemplates: ReplyTemplates;
};
export type ListProposalsApiResponse =
  /** status 200 A page of them. */ ProposalListResponse;
export type ListProposalsApiArg = {
  /** The page, from 1. A page past the end is an empty list. */
  page?: number;
  /** Only those of this status. */
  status?: ProposalStatus;
  /** Only those that this figure of `SalesFigures` counts. */
  counted?: CountedProposals;
  /** Only those that answer this request; none for a request that is not there. */
  quotationId?: Id;
  /** Records in which every one of these words occurs must come, in any case and as a part of a
    longer word too. Where the order is not asked for they come first, and records that are only
    similar may follow: a slip of the keys, most of the words. A server may take another spelling
    or ending of a word and another name of the same thing for the word itself, and pass over words
    that do not say what is looked for. Empty asks for nothing in particular. Names and titles are
    looked through at least, in both languages; whether other texts, categories and tags are too is
    the server's own, and so is whether `e` finds `é`. Upper and lower case make no difference beyond
    ASCII either. No character means anything else than itself: `%`, `_`, `*`, quotes. Where phone numbers
    are looked through, four or more digits behind each other, whatever blanks, `+`, `-`, `.` and brackets
    stand between them, must be found in a number by its digits alone, also as a part of it; a number of
    Kenya in each of its forms, `0700000017`, `+254 700 000 017`, `254700000017`, `700000017`.
     */
  search?: string;
};
export type CreateProposalApiResponse =
  /** status 201 The draft is made. */ CreatedResponse;
export type CreateProposalApiArg = {
  /** Chosen by the client, one per thing entered, so that what is sent again because no answer came is
    done once. The same key with the same path and body within 24 hours, of a form with the same fields
    and files, is the same call: nothing more is made, added or sent, and the answer names what the first
    made. The same key with another path or body is 409, with `Idempotency-Key` in `data`. Where the
    record that the first made is deleted since, it is not made again: that is 409 as well, or 400 where the
    body refers to what was deleted with it. Each call has keys of its own. A request that was refused uses no
    key up. Of two calls at once the later waits for the first, and names the same.
     */
  "Idempotency-Key"?: IdempotencyKey;
  proposalBeginning: ProposalBeginning;
};
export type GetProposalApiResponse =
  /** status 200 The quotation as it is now. */ ProposalResponse;
export type GetProposalApiArg = {
  /** The record's id. */
  id: Id;
};
export type UpdateProposalApiResponse =
  /** status 200 The quotation as it is now. */ ProposalResponse;
export type UpdateProposalApiArg = {
  /** The record's id. */
  id: Id;
  /** The `updatedAt` of the record as it was read, to the letter, between double quotes (an entity
    tag, RFC 9110, 8.8.3; lists and `*` are not taken). When the record has another `updatedAt`
    by now, nothing changes and the answer is 412. Without the header the update holds whatever
    happened since. Who answers other origins lets it through in the CORS headers.
    
    `updatedAt` is another after each change of the record's own fields (an article's tags
    included), of its activity and of its pictures. Ratings, likes, views, comments and adverts
    leave it as it is, and so do a change of the category or tag that it has and a discount that
    begins or ends by the clock.
     */
  "If-Match"?: string;
  proposalUpdate: ProposalUpdate;
};
export type DeleteProposalApiResponse = /** status 200 It is done. */ Success;
export type DeleteProposalApiArg = {
  /** The record's id. */
  id: Id;
};
export type SendProposalApiResponse =
  /** status 200 The quotation as it is now. */ ProposalResponse;
export type SendProposalApiArg = {
  /** The record's id. */
  id: Id;
  /** The `updatedAt` of the record as it was read, to the letter, between double quotes (an entity
    tag, RFC 9110, 8.8.3; lists and `*` are not taken). When the record has another `updatedAt`
    by now, nothing changes and the answer is 412. Without the header the update holds whatever
    happened since. Who answers other origins lets it through in the CORS headers.
    
    `updatedAt` is another after each change of the record's own fields (an article's tags
    included), of its activity and of its pictures. Ratings, likes, views, comments and adverts
    leave it as it is, and so do a change of the category or tag that it has and a discount that
    begins or ends by the clock.
     */
  "If-Match"?: string;
  /** Chosen by the client, one per thing entered, so that what is sent again because no answer came is
    done once. The same key with the same path and body within 24 hours, of a form with the same fields
    and files, is the same call: nothing more is made, added or sent, and the answer names what the first
    made. The same key with another path or body is 409, with `Idempotency-Key` in `data`. Where the
    record that the first made is deleted since, it is not made again: that is 409 as well, or 400 where the
    body refers to what was deleted with it. Each call has keys of its own. A request that was refused uses no
    key up. Of two calls at once the later waits for the first, and names the same.
     */
  "Idempotency-Key"?: IdempotencyKey;
  proposalSending: ProposalSending;
};
export type GetProposalPdfApiResponse =
  /** status 200 The PDF in base64. */ ProposalPdfResponse;
export type GetProposalPdfApiArg = {
  /** The record's id. */
  id: Id;
};
export type RecordPaymentApiResponse =
  /** status 201 It is recorded. */ CreatedResponse;
export type RecordPaymentApiArg = {
  /** The record's id. */
  id: Id;
  /** Chosen by the client, one per thing entered, so that what is sent again because no answer came is
    done once. The same key with the same path and body within 24 hours, of a form with the same fields
    and files, is the same call: nothing more is made, added or sent, and the answer names what the first
    made. The same key with another path or body is 409, with `Idempotency-Key` in `data`. Where the
    record that the first made is deleted since, it is not made again: that is 409 as well, or 400 where the
    body refers to what was deleted with it. Each call has keys of its own. A request that was refused uses no
    key up. Of two calls at once the later waits for the first, and names the same.
     */
  "Idempotency-Key"?: IdempotencyKey;
  paymentInput: PaymentInput;
};
export type DeletePaymentApiResponse = /** status 200 It is done. */ Success;
export type DeletePaymentApiArg = {
  /** The record's id. */
  id: Id;
  /** The payment's id. */
  paymentId: Id;
};
export type GetSalesSettingsApiResponse =
  /** status 200 The settings. */ SalesSettingsResponse;
export type GetSalesSettingsApiArg = void;
export type UpdateSalesSettingsApiResponse =
  /** status 200 The settings. */ SalesSettingsResponse;
export type UpdateSalesSettingsApiArg = {
  salesSettings: SalesSettings;
};
export type SaveCountiesApiResponse =
  /** status 200 They are set; the whole list as it is now. */ CountyListResponse;
export type SaveCountiesApiArg = {
  countiesInput: CountiesInput;
};
export type UpdateCountyApiResponse =
  /** status 200 The county as it is now. */ CountyResponse;
export type UpdateCountyApiArg = {
  /** The record's id. */
  id: Id;
  countyTerms: CountyTerms;
};
export type ListVisitsApiResponse =
  /** status 200 The visits, in `data.visits`. */ VisitListResponse;
export type ListVisitsApiArg = {
  /** The first day; today where it is left out. */
  from?: Day;
  /** How many days. */
  days?: number;
  /** Only those of this colleague. */
  crew?: Id;
  /** Only those of this quotation, whenever they are. */
  proposalId?: Id;
};
export type CreateVisitApiResponse =
  /** status 201 The visit is set. */ CreatedResponse;
export type CreateVisitApiArg = {
  /** Chosen by the client, one per thing entered, so that what is sent again because no answer came is
    done once. The same key with the same path and body within 24 hours, of a form with the same fields
    and files, is the same call: nothing more is made, added or sent, and the answer names what the first
    made. The same key with another path or body is 409, with `Idempotency-Key` in `data`. Where the
    record that the first made is deleted since, it is not made again: that is 409 as well, or 400 where the
    body refers to what was deleted with it. Each call has keys of its own. A request that was refused uses no
    key up. Of two calls at once the later waits for the first, and names the same.
     */
  "Idempotency-Key"?: IdempotencyKey;
  visitInput: VisitInput;
};
export type UpdateVisitApiResponse = /** status 200 It is done. */ Success;
export type UpdateVisitApiArg = {
  /** The record's id. */
  id: Id;
  visitChange: VisitChange;
};
export type CancelVisitApiResponse = /** status 200 It is done. */ Success;
export type CancelVisitApiArg = {
  /** The record's id. */
  id: Id;
};
export type GetVisitCalendarApiResponse =
  /** status 200 The address. */ VisitCalendarResponse;
export type GetVisitCalendarApiArg = void;
export type RenewVisitCalendarApiResponse =
  /** status 200 The new address. */ VisitCalendarResponse;
export type RenewVisitCalendarApiArg = void;
export type GetDashboardSummaryApiResponse =
  /** status 200 Figures and events. */ DashboardSummaryResponse;
export type GetDashboardSummaryApiArg = void;
export type GetNewsApiResponse = /** status 200 What waits. */ NewsResponse;
export type GetNewsApiArg = {
  /** How long a stream stays open at the most. */
  seconds?: number;
};
export type GetNotificationSettingsApiResponse =
  /** status 200 The choices. */ NotificationSettingsResponse;
export type GetNotificationSettingsApiArg = void;
export type UpdateNotificationSettingsApiResponse =
  /** status 200 It is done. */ Success;
export type UpdateNotificationSettingsApiArg = {
  notificationSettingsInput: NotificationSettingsInput;
};
export type AddPushDeviceApiResponse =
  /** status 201 The device is told from now on. */ CreatedResponse;
export type AddPushDeviceApiArg = {
  pushDeviceInput: PushDeviceInput;
};
export type RemovePushDeviceApiResponse = /** status 200 It is done. */ Success;
export type RemovePushDeviceApiArg = {
  /** The record's id. */
  id: Id;
};
export type ListFailedNoticesApiResponse =
  /** status 200 A page of them. */ FailedNoticeListResponse;
export type ListFailedNoticesApiArg = {
  /** The page, from 1. A page past the end is an empty list. */
  page?: number;
};
export type RetryNoticeApiResponse = /** status 200 It is done. */ Success;
export type RetryNoticeApiArg = {
  /** The record's id. */
  id: Id;
};
export type ListMissedSearchesApiResponse =
  /** status 200 What was not found. */ MissedSearchListResponse;
export type ListMissedSearchesApiArg = {
  /** How many days back, today included, as days are counted in Kenya. */
  days?: number;
};
export type Success = {
  success: true;
  message: string;
};
export type SignInResponse = Success & {
  /** The token, of characters that need no quoting in a header or a cookie. */
  data: string;
};
export type FieldError = {
  path: string;
  msg: string;
};
export type Error = {
  success: false;
  message: string;
  /** The message of each field that is wrong, by the field's name in this contract. */
  data?: {
    [key: string]: string;
  };
  /** The same as a list. */
  errors?: FieldError[];
};
export type SecondFactorCode = string;
export type Credentials = {
  /** The account's e-mail address, in any case, or its phone number as `getProfile` answers it. Other
    usual ways to write the number may be taken too, and outer blanks be passed over.
     */
  emailOrPhone: string;
  password: string;
  code?: SecondFactorCode;
};
export type NotAuthorizedError = {
  success: false;
  message: "Request is not authorized";
};
export type Email = string;
export type User = {
  first_name: string;
  middle_name: string | null;
  last_name: string;
  email: Email;
  phone: string | null;
  image: string | null;
};
export type ProfileResponse = Success & {
  data: {
    user: User;
  };
};
export type PersonName = string;
export type ProfileInput = {
  first_name: PersonName;
  /** May be empty. */
  middle_name?: string;
  last_name: PersonName;
};
export type EmailInput = {
  newEmail: Email;
};
export type PasswordInput = {
  currentPassword: string;
  newPassword: string;
};
export type Id = string;
export type Timestamp = string;
export type StaffSession = {
  id: Id;
  /** Whether it is the session that asks. */
  current: boolean;
  /** In short words, such as `Chrome on Android`, as far as it was told at sign-in; null for unknown. */
  device: string | null;
  createdAt: Timestamp;
  lastUsedAt: Timestamp;
};
export type SessionListResponse = Success & {
  data: {
    sessions: StaffSession[];
  };
};
export type NullableTimestamp = string | null;
export type SecondFactorResponse = Success & {
  data: {
    on: boolean;
    since: NullableTimestamp;
    recoveryCodesLeft: number;
  };
};
export type SecondFactorSecretResponse = Success & {
  data: {
    /** In base32 (RFC 4648), without padding. */
    secret: string;
    /** The same with the account's name, for a QR code (otpauth). */
    address: string;
  };
};
export type CurrentPasswordInput = {
  currentPassword: string;
};
export type RecoveryCodesResponse = Success & {
  data: {
    recoveryCodes: SecondFactorCode[];
  };
};
export type SecondFactorCodeInput = {
  code: SecondFactorCode;
};
export type Created = {
  id: Id;
};
export type CreatedResponse = Success & {
  data: Created;
};
export type IdempotencyKey = string;
export type AdvertisementInput = {
  productId: Id;
  isActive?: boolean;
  start_date?: NullableTimestamp;
  end_date?: NullableTimestamp;
};
export type AdvertisementUpdate = {
  isActive?: boolean;
  start_date?: NullableTimestamp;
  end_date?: NullableTimestamp;
};
export type Money = string;
export type NullableMoney = string | null;
export type CategoryReference = {
  id: Id;
  category_name: string;
  category_name_sw?: string | null;
} | null;
export type StockStatus = "in_stock" | "out_of_stock";
export type ImageSources = {
  /** The address, with `{width}` and `{format}` to be filled in. */
  template: string;
  /** Widths in pixels, ascending. */
  widths: number[];
  /** Formats, the preferred one first. */
  formats: ("avif" | "webp")[];
};
export type Image = {
  id: Id;
  /** Where the picture is; a relative address is resolved against the API's origin. */
  image_url: string;
  /** Of a product's pictures exactly one is the primary one. */
  is_primary?: boolean;
  /** Width of the picture at `image_url`, in pixels. */
  width?: number;
  /** Height of the picture at `image_url`, in pixels. */
  height?: number;
  /** The picture's mean colour, shown in its place until it has arrived. */
  color?: string;
  /** What the picture shows, in words for those who do not see it. */
  alt?: string;
  /** A line that stands beside the picture. */
  caption?: string;
  /** Where the picture is from. */
  credit?: string;
  sources?: ImageSources;
};
export type Discount = {
  discount_percentage: number;
  start_date: NullableTimestamp;
  end_date: NullableTimestamp;
};
export type ProductRating = {
  id: Id;
  rating: number;
  comment: string | null;
  createdAt: Timestamp;
};
export type ProductUse = "home" | "office" | "farm" | "school" | "vehicle";
export type ProductSummary = {
  id: Id;
  product_name: string;
  product_name_sw?: string | null;
  product_price: Money;
  new_price?: NullableMoney;
  discounts?: Discount[];
  discount_start_date?: NullableTimestamp;
  discount_end_date?: NullableTimestamp;
  images?: Image[];
  /** What it is for, each once; the order says nothing. Empty where nobody said; a server may leave it out. */
  uses?: ProductUse[];
};
export type RelatedProduct = {
  product: ProductSummary;
  reason: "mount" | "cable" | "sealing" | "power" | "tool";
};
export type Product = {
  id: Id;
  product_name: string;
  product_name_sw?: string | null;
  product_price: Money;
  new_price: NullableMoney;
  category_id: string | null;
  category: CategoryReference;
  /** Pieces in stock. */
  quantity: number;
  stock_status: StockStatus;
  isActive: boolean;
  /** The average of the ratings; 0 or a starting value while there are none. How far it is rounded is the server's own: to a
    decimal, or less.
     */
  rating: number;
  /** How many ratings there are. */
  reviews: number;
  installment_info: string | null;
  isBestSeller: boolean;
  /** In order of show. */
  images: Image[];
  discounts: Discount[];
  discount_start_date: NullableTimestamp;
  discount_end_date: NullableTimestamp;
  createdAt: Timestamp;
  updatedAt: Timestamp;
  description?: string | null;
  product_description_sw?: string | null;
  additional_info?: string | null;
  compatibility?: string | null;
  tools_needed?: string | null;
  package_dimensions?: string | null;
  package_weight?: string | null;
  /** The newest ratings first, at most 50. */
  ratings?: ProductRating[];
  /** What it is for, each once; the order says nothing. Empty where nobody said; a server may leave it out. */
  uses?: ProductUse[];
  /** What this product needs beside it, each with the reason, most needed first; which ones is
    the server's choice. Every product is active and in stock, stands here once and is never
    the product itself. Empty where there is nothing to say; a server may leave it out.
     */
  related?: RelatedProduct[];
};
export type ProductResponse = Success & {
  data: Product;
};
export type ProductName = string;
export type ProductInput = {
  product_name: ProductName;
  /** The name in Kiswahili. */
  product_name_sw?: ProductName;
  product_price: Money;
  new_price?: Money;
  category_id: Id;
  description?: string;
  product_description_sw?: string;
  quantity?: number;
  stock_status?: "in_stock" | "out_of_stock";
  /** A starting average, shown while the product has no ratings. */
  rating?: number;
  installment_info?: string;
  additional_info?: string;
  compatibility?: string;
  tools_needed?: string;
  package_dimensions?: string;
  package_weight?: string;
  isBestSeller?: boolean;
  discount_percentage?: number;
  discount_start_date?: Timestamp;
  discount_end_date?: Timestamp;
  /** A JSON array of what it is for, each once, as text. */
  uses?: string;
  /** Pictures in order; the first is the primary one. */
  image_url?: Blob[];
};
export type NullableProductName = string | null;
export type ProductUpdate = {
  product_name?: ProductName;
  /** The name in Kiswahili. */
  product_name_sw?: NullableProductName;
  product_price?: Money;
  new_price?: NullableMoney;
  category_id?: Id;
  description?: string | null;
  product_description_sw?: string | null;
  quantity?: number;
  stock_status?: StockStatus;
  /** A starting average, shown while the product has no ratings. */
  rating?: number;
  installment_info?: string | null;
  additional_info?: string | null;
  compatibility?: string | null;
  tools_needed?: string | null;
  package_dimensions?: string | null;
  package_weight?: string | null;
  isBestSeller?: boolean;
  discount_percentage?: number | null;
  discount_start_date?: NullableTimestamp;
  discount_end_date?: NullableTimestamp;
  /** All that the product is to be for. */
  uses?: ProductUse[];
};
export type ImagesInput = {
  image_url: Blob[];
};
export type ImageOrderInput = {
  imageIds: Id[];
};
export type OneImageInput = {
  image_url: Blob;
};
export type CommentInput = {
  content: string;
};
export type ArticleTag = {
  id: Id;
  tag: {
    id: Id;
    tag_name: string;
  };
};
export type Comment = {
  id: Id;
  content: string;
  createdAt: Timestamp;
};
export type Article = {
  id: Id;
  title: string;
  title_sw?: string | null;
  short_description: string | null;
  short_description_sw?: string | null;
  category_id: string | null;
  category: CategoryReference;
  tags: ArticleTag[];
  /** In order of show; the first is the main one. */
  images: Image[];
  likesCount: number;
  viewsCount: number;
  isActive: boolean;
  createdAt: Timestamp;
  updatedAt: Timestamp;
  /** Markdown; plain text reads as it is. No raw HTML is rendered. */
  content?: string | null;
  /** The content in Kiswahili, in the same form. */
  content_sw?: string | null;
  /** The newest comments first, at most 100. */
  comments?: Comment[];
};
export type ArticleResponse = Success & {
  data: Article;
};
export type ArticleTitle = string;
export type ArticleInput = {
  title: ArticleTitle;
  /** The title in Kiswahili. */
  title_sw?: ArticleTitle;
  short_description?: string;
  short_description_sw?: string;
  content?: string;
  content_sw?: string;
  category_id?: Id;
  /** A JSON array of at most 20 tag ids, as text. */
  tags?: string;
  /** Pictures in order; the first is the main one. */
  image_url?: Blob[];
};
export type NullableArticleTitle = string | null;
export type ArticleUpdate = {
  title: ArticleTitle;
  /** The title in Kiswahili. */
  title_sw?: NullableArticleTitle;
  short_description?: string | null;
  short_description_sw?: string | null;
  content?: string | null;
  content_sw?: string | null;
  /** Null for no category. */
  category_id?: string | null;
  /** All tags that the article is to have. */
  tags?: Id[];
};
export type Category = {
  id: Id;
  category_name: string;
  category_name_sw?: string | null;
  isActive: boolean;
};
export type CategoryResponse = Success & {
  data: Category;
};
export type CategoryName = string;
export type NullableCategoryName = string | null;
export type CategoryInput = {
  category_name: CategoryName;
  /** The name in Kiswahili. Need not be unique. */
  category_name_sw?: NullableCategoryName;
};
export type Tag = {
  id: Id;
  tag_name: string;
  isActive: boolean;
};
export type TagResponse = Success & {
  data: Tag;
};
export type TagName = string;
export type TagInput = {
  tag_name: TagName;
};
export type QuotationStatus = "new" | "contacted" | "quoted" | "closed";
export type Quotation = {
  id: Id;
  clients_name: string;
  clients_phone: string | null;
  clients_email: Email;
  clients_note: string;
  productIds: Id[];
  status: QuotationStatus;
  createdAt: Timestamp;
  /** Whose it is; null for nobody's. A server without `assignQuotation` leaves it out. */
  assignee?: {
    id: Id;
    name: string;
  } | null;
  /** Where it is; null for nothing said. A server that takes no `countyId` leaves it out. */
  county?: {
    id: Id;
    name: string;
  } | null;
  /** Those of the products that still exist, with the prices of today. */
  products?: ProductSummary[];
};
export type PageMeta = {
  pageCount: number;
  page?: number;
  pageSize?: number;
  total?: number;
};
export type QuotationListResponse = Success & {
  data: {
    quotations: Quotation[];
    meta: PageMeta;
  };
};
export type QuotationSource = "cart" | "product" | "header" | "contact";
export type QuotationResponse = Success & {
  data: Quotation & {
    /** Its place among all requests, the newest being 1: with `meta.pageSize` it tells the page of
        `listQuotations` that holds it. A server that does not count leaves it out.
         */
    position?: number;
  };
};
export type QuotationUpdate = {
  status: QuotationStatus;
};
export type QuotationAssignment = {
  /** A colleague, or null for nobody. */
  userId: string | null;
};
export type QuotationEntry = {
  id: Id;
  kind:
    | "status"
    | "assigned"
    | "note"
    | "call"
    | "sent"
    | "emailed"
    | "opened"
    | "accepted"
    | "expired"
    | "payment"
    | "payment_deleted";
  /** Who did it, by the name in `listColleagues`; null where the account is gone, where it was the customer, and where a day was over. */
  by: string | null;
  at: Timestamp;
  /** The new status, the name of whose it is now (null for nobody's), what was written, or the
    number of the quotation that was sent, put on its way by e-mail (with the address), looked at, accepted
    (with the name), not accepted by its last day, or paid for (with the amount, also where the payment was
    deleted).
     */
  text: string | null;
};
export type QuotationHistoryResponse = Success & {
  data: {
    entries: QuotationEntry[];
  };
};
export type EntryText = string;
export type QuotationEntryInput = {
  kind: "note" | "call";
  text: EntryText;
};
export type Colleague = {
  id: Id;
  /** Made of the names in the profile. */
  name: string;
  /** Whether it is who asks. */
  isSelf: boolean;
};
export type ColleagueListResponse = Success & {
  data: {
    colleagues: Colleague[];
  };
};
export type TemplateName = string;
export type ReplyTemplate = {
  name: TemplateName;
  text_en: EntryText;
  /** The same in Kiswahili; empty for none. */
  text_sw: string;
};
export type ReplyTemplates = {
  /** Of the templates as they were read. */
  version: string;
  templates: ReplyTemplate[];
};
export type ReplyTemplatesResponse = Success & {
  data: ReplyTemplates;
};
export type ProposalStatus =
  "draft" | "sent" | "opened" | "accepted" | "expired";
export type ProposalSummary = {
  id: Id;
  status: ProposalStatus;
  /** As in Q-2026-0042; null while it was never sent. */
  number: string | null;
  /** Of what was sent last; 0 while it was never sent. */
  version: number;
  /** Whether the draft differs from what was sent last. */
  hasChanges: boolean;
  /** The request that it answers; null for none. */
  quotationId: string | null;
  title: string | null;
  customerName: string | null;
  total: Money;
  /** The sum of the payments. */
  paid: string;
  /** The last day of the draft; null for no end. */
  validUntil: string | null;
  createdAt: Timestamp;
  updatedAt: Timestamp;
  sentAt: NullableTimestamp;
  /** When somebody first looked at what was sent last. */
  openedAt: NullableTimestamp;
  acceptedAt: NullableTimestamp;
};
export type ProposalListResponse = Success & {
  data: {
    proposals: ProposalSummary[];
    meta: PageMeta;
  };
};
export type CountedProposals = "quoted" | "open" | "won";
export type ProposalLanguage = "en" | "sw";
export type ProposalBeginning = {
  /** The request that it answers. */
  quotationId?: Id;
  language: ProposalLanguage;
};
export type LineKind = "item" | "delivery" | "installation" | "other";
export type ProposalLine = {
  kind: LineKind;
  text: string;
  quantity: number;
  unitPrice: Money;
  discount: Money;
  amount: Money;
  vat: Money;
  total: Money;
};
export type VatMode = "none" | "lines" | "total";
export type ProposalTotals = {
  subtotal: Money;
  discount: Money;
  vat: Money;
  total: Money;
  deposit: Money;
};
export type PaymentMethod = "mpesa" | "bank" | "cash" | "other";
export type Day = string;
export type Payment = {
  id: Id;
  amount: Money;
  method: PaymentMethod;
  /** As it was printed; null for none. */
  code: string | null;
  paidOn: Day;
  /** Who recorded it, by the name in `listColleagues`; null where the account is gone. */
  by: string | null;
  recordedAt: Timestamp;
};
export type ProposalVersion = {
  version: number;
  sentAt: Timestamp;
  /** Who sent it, by the name in `listColleagues`; null where the account is gone. */
  by: string | null;
  total: Money;
};
export type Proposal = ProposalSummary & {
  customerPhone: string | null;
  customerEmail: string | null;
  language: ProposalLanguage;
  lines: ProposalLine[];
  vatRate: number;
  vatMode: VatMode;
  pricesIncludeVat: boolean;
  depositPercent: number;
  depositAmount: NullableMoney;
  terms: string | null;
  totals: ProposalTotals;
  balance: Money;
  depositDue: Money;
  /** The latest first. */
  payments: Payment[];
  /** What was sent, the latest first. */
  versions: ProposalVersion[];
  /** What the link ends with, the same for all versions; null while it was never sent. */
  shareKey: string | null;
  /** Where the PDF of what was sent is served to whoever has the link; `?language=en` or `sw` chooses the
    language of its words. Null while it was never sent.
     */
  pdf: string | null;
  /** The name with which it was accepted. */
  acceptedBy: string | null;
};
export type ProposalResponse = Success & {
  data: Proposal;
};
export type OptionalLine = string;
export type ClientPhone = string;
export type LineText = string;
export type ProposalLineInput = {
  kind: LineKind;
  text: LineText;
  quantity: number;
  unitPrice: Money;
  /** Off the whole line; none where it is left out. */
  discount?: Money;
};
export type VatRate = number;
export type TermsText = string;
export type ProposalUpdate = {
  title?: OptionalLine;
  customerName?: OptionalLine;
  customerPhone?: ClientPhone;
  /** An address like Email, or null for none. */
  customerEmail?: string | null;
  language?: ProposalLanguage;
  lines?: ProposalLineInput[];
  vatRate?: VatRate;
  vatMode?: VatMode;
  pricesIncludeVat?: boolean;
  depositPercent?: number;
  /** A fixed deposit in place of the share; null for the share. */
  depositAmount?: NullableMoney;
  /** The last day in Kenya on which it can be accepted; null for no end. */
  validUntil?: string | null;
  terms?: TermsText;
};
export type ProposalSending = {
  channel: "link" | "email";
};
export type ProposalPdfResponse = Success & {
  data: {
    /** What the file is called. */
    name: string;
    base64: string;
  };
};
export type PaymentInput = {
  /** More than 0. */
  amount: Money;
  method: PaymentMethod;
  /** As it was printed, in capitals. */
  code?: string;
  paidOn: Day;
};
export type MpesaAccount = {
  kind: "paybill" | "till";
  number: string;
  /** The name that M-Pesa shows, empty for none. */
  name: string;
} | null;
export type BankAccount = {
  bank: string;
  branch: string;
  account: string;
  name: string;
} | null;
export type SalesSettings = {
  /** Of the settings as they were read. */
  version: string;
  vatRate: VatRate;
  vatMode: VatMode;
  /** Whether prices are meant with the tax. */
  pricesIncludeVat: boolean;
  depositPercent: number;
  /** How many days a quotation is valid, that on which it is begun not counted. */
  validDays: number;
  /** In both languages. */
  terms: {
    en: TermsText;
    sw: TermsText;
  };
  mpesa: MpesaAccount;
  bank: BankAccount;
};
export type SalesSettingsResponse = Success & {
  data: SalesSettings;
};
export type ListVersion = string;
export type PlacePrice = string | null;
export type PlaceDays = number | null;
export type County = {
  id: Id;
  name: string;
  delivery_price: PlacePrice;
  delivery_days: PlaceDays;
  installation_price: PlacePrice;
  installation_days: PlaceDays;
  /** Whether visitors are offered the county. */
  isActive: boolean;
};
export type CountyListResponse = Success & {
  data: {
    version: ListVersion;
    counties: County[];
  };
};
export type CountyRow = {
  id: Id;
  delivery_price: PlacePrice;
  delivery_days: PlaceDays;
  installation_price: PlacePrice;
  installation_days: PlaceDays;
  /** Whether visitors are offered the county. */
  isActive: boolean;
};
export type CountiesInput = {
  version: ListVersion;
  counties: CountyRow[];
};
export type CountyResponse = Success & {
  data: County;
};
export type CountyTerms = {
  delivery_price: PlacePrice;
  delivery_days: PlaceDays;
  installation_price: PlacePrice;
  installation_days: PlaceDays;
  /** Whether visitors are offered the county. */
  isActive: boolean;
};
export type TimeOfDay = string;
export type Visit = {
  id: Id;
  proposalId: Id;
  number: string;
  customerName: string | null;
  date: Day;
  from: TimeOfDay;
  until: TimeOfDay;
  /** Who goes there, by name. */
  crew: {
    id: Id;
    name: string;
  }[];
  address: string;
  phone: string;
  notes: string;
  /** What the quotation says of goods, in its order. */
  items: {
    text: string;
    quantity: number;
  }[];
  isCancelled: boolean;
};
export type VisitListResponse = Success & {
  data: {
    visits: Visit[];
  };
};
export type VisitText = string;
export type VisitInput = {
  proposalId: Id;
  date: Day;
  from: TimeOfDay;
  until: TimeOfDay;
  /** Who of `listColleagues` goes there. */
  crew: Id[];
  address: VisitText;
  phone: ClientPhone;
  notes: VisitText;
};
export type VisitChange = {
  date: Day;
  from: TimeOfDay;
  until: TimeOfDay;
  /** Who of `listColleagues` goes there. */
  crew: Id[];
  address: VisitText;
  phone: ClientPhone;
  notes: VisitText;
};
export type VisitCalendarResponse = Success & {
  data: {
    address: string | null;
  };
};
export type DashboardEvent = {
  type: "quote" | "comment" | "rating" | "advert_ending";
  id: Id;
  title: string;
  at: Timestamp;
  /** The quotation, article or product that it is about. */
  targetId: string | null;
};
export type QuotesOfDay = {
  date: string;
  count: number;
};
export type TopArticle = {
  id: Id;
  title: string;
  viewsCount: number;
  likesCount: number;
};
export type ProductHealthCounts = {
  "without-image": number;
  "ended-discount": number;
  "without-dimensions": number;
  "inactive-advertised": number;
};
export type BackupState = {
  /** When the newest copy was made; null while there is none. */
  lastAt: string | null;
  /** When the newest verified copy was made; never later than `lastAt`. */
  lastVerifiedAt: string | null;
};
export type ProposalFigure = {
  count: number;
  /** The sum of `total`; 0.00 for none. */
  value: string;
};
export type AskedProduct = {
  id: Id;
  product_name: string;
  count: number;
};
export type SalesFigures = {
  since: Timestamp;
  /** How many requests came this month, by `QuotationSource`. */
  requests: {
    cart: number;
    product: number;
    header: number;
    contact: number;
  };
  /** Of the requests of this month: how many were answered, and the median time to that in whole seconds, rounded
    down; null while none was. The first answer is the first entry of the history that is a `call`, a `sent`, or a
    `status` of `contacted` or `quoted`.
     */
  firstAnswer: {
    answered: number;
    medianSeconds: number | null;
  };
  quoted: ProposalFigure;
  open: ProposalFigure;
  won: ProposalFigure;
  /** The products that most requests of this month name, the most first; none that is gone. */
  mostAsked: AskedProduct[];
};
export type DashboardSummary = {
  quotes: {
    new: number;
    total: number;
  };
  products: {
    active: number;
    inactive: number;
    outOfStock: number;
    withoutImage: number;
  };
  articles: {
    active: number;
    inactive: number;
  };
  advertsRunning: number;
  events: DashboardEvent[];
  /** The last 28 days, the oldest first and today last; days without a request too. */
  quotesPerDay?: QuotesOfDay[];
  /** The active articles that are viewed and liked most, none without a view or a like. */
  topArticles?: {
    mostViewed: TopArticle[];
    mostLiked: TopArticle[];
  };
  /** How many notices could not be delivered (`listFailedNotices`). */
  noticesFailed?: number;
  /** How many adverts run now, and how many of these end within three days. */
  adverts?: {
    running: number;
    ending: number;
  };
  health?: ProductHealthCounts;
  backups?: BackupState;
  sales?: SalesFigures;
};
export type DashboardSummaryResponse = Success & {
  data: DashboardSummary;
};
export type News = {
  /** How many requests are new, as in the dashboard's figures. */
  newQuotations: number;
  /** The newest request of all; null while there is none. */
  newestId: string | null;
  /** When that one came; null while there is none. */
  newestAt: string | null;
  /** A mark that is another one after each change of the requests, of what was said and done about them, or of the
    quotations (sent, opened, accepted, paid); it is compared, nothing else is read from it.
     */
  changed: string;
};
export type NewsResponse = Success & {
  data: News;
};
export type PushDevice = {
  id: Id;
  name: string;
  createdAt: Timestamp;
};
export type NotificationSettings = {
  email: {
    /** Whether the server sends e-mail at all. */
    offered: boolean;
    wanted: boolean;
  };
  push: {
    /** The server's key for pushes (RFC 8292, 3.2), a point of P-256, in base64url. */
    publicKey: string;
    /** The latest first. */
    devices: PushDevice[];
  };
};
export type NotificationSettingsResponse = Success & {
  data: NotificationSettings;
};
export type NotificationSettingsInput = {
  /** Whether to be told by e-mail. */
  email: boolean;
};
export type DeviceName = string;
export type PushDeviceInput = {
  name: DeviceName;
  /** An https address of a push service. */
  endpoint: string;
  /** The browser's key, a point of P-256, in base64url. */
  p256dh: string;
  /** The secret that both share, in base64url. */
  auth: string;
};
export type FailedNotice = {
  id: Id;
  channel: "push" | "email";
  /** What it tells: that a request came or that it was received, that a quotation was looked at, accepted or
    not accepted by its last day, or the quotation itself.
     */
  kind: "request" | "receipt" | "opened" | "accepted" | "expired" | "proposal";
  /** The address, or the device's name with its owner's. */
  recipient: string;
  /** The request, or the quotation of the staff, that it is about. */
  targetId: string;
  attempts: number;
  /** What the other side said at the last try. */
  reason: string;
  failedAt: Timestamp;
};
export type FailedNoticeListResponse = Success & {
  data: {
    notices: FailedNotice[];
    meta: PageMeta;
  };
};
export type MissedSearch = {
  words: string;
  /** How often within the days asked for. */
  count: number;
  /** The last day on which they were looked for. */
  lastDate: string;
};
export type MissedSearchListResponse = Success & {
  data: {
    searches: MissedSearch[];
  };
};
export const {
  useSignInMutation,
  useSignOutMutation,
  useGetProfileQuery,
  useLazyGetProfileQuery,
  useUpdateProfileMutation,
  useUpdateEmailMutation,
  useUpdatePasswordMutation,
  useListSessionsQuery,
  useLazyListSessionsQuery,
  useEndSessionMutation,
  useGetSecondFactorQuery,
  useLazyGetSecondFactorQuery,
  useBeginSecondFactorMutation,
  useConfirmSecondFactorMutation,
  useRemoveSecondFactorMutation,
  useCreateAdvertisementMutation,
  useUpdateAdvertisementMutation,
  useCreateProductMutation,
  useUpdateProductMutation,
  useDeactivateProductMutation,
  useActivateProductMutation,
  useDeleteProductMutation,
  useAddProductImagesMutation,
  useOrderProductImagesMutation,
  useReplaceProductImageMutation,
  useDeleteProductImageMutation,
  useCommentOnArticleAliasMutation,
  useDeleteCommentMutation,
  useCreateArticleMutation,
  useUpdateArticleMutation,
  useAddArticleImagesMutation,
  useOrderArticleImagesMutation,
  useReplaceArticleImageMutation,
  useDeleteArticleImageMutation,
  useDeactivateArticleMutation,
  useActivateArticleMutation,
  useDeleteArticleMutation,
  useGetCategoryQuery,
  useLazyGetCategoryQuery,
  useCreateCategoryMutation,
  useUpdateCategoryMutation,
  useActivateCategoryMutation,
  useDeactivateCategoryMutation,
  useDeleteCategoryMutation,
  useGetTagQuery,
  useLazyGetTagQuery,
  useCreateTagMutation,
  useUpdateTagMutation,
  useActivateTagMutation,
  useDeactivateTagMutation,
  useDeleteTagMutation,
  useListQuotationsQuery,
  useLazyListQuotationsQuery,
  useGetQuotationQuery,
  useLazyGetQuotationQuery,
  useUpdateQuotationMutation,
  useAssignQuotationMutation,
  useListQuotationHistoryQuery,
  useLazyListQuotationHistoryQuery,
  useAddQuotationEntryMutation,
  useListColleaguesQuery,
  useLazyListColleaguesQuery,
  useListReplyTemplatesQuery,
  useLazyListReplyTemplatesQuery,
  useSaveReplyTemplatesMutation,
  useListProposalsQuery,
  useLazyListProposalsQuery,
  useCreateProposalMutation,
  useGetProposalQuery,
  useLazyGetProposalQuery,
  useUpdateProposalMutation,
  useDeleteProposalMutation,
  useSendProposalMutation,
  useGetProposalPdfQuery,
  useLazyGetProposalPdfQuery,
  useRecordPaymentMutation,
  useDeletePaymentMutation,
  useGetSalesSettingsQuery,
  useLazyGetSalesSettingsQuery,
  useUpdateSalesSettingsMutation,
  useSaveCountiesMutation,
  useUpdateCountyMutation,
  useListVisitsQuery,
  useLazyListVisitsQuery,
  useCreateVisitMutation,
  useUpdateVisitMutation,
  useCancelVisitMutation,
  useGetVisitCalendarQuery,
  useLazyGetVisitCalendarQuery,
  useRenewVisitCalendarMutation,
  useGetDashboardSummaryQuery,
  useLazyGetDashboardSummaryQuery,
  useGetNewsQuery,
  useLazyGetNewsQuery,
  useGetNotificationSettingsQuery,
  useLazyGetNotificationSettingsQuery,
  useUpdateNotificationSettingsMutation,
  useAddPushDeviceMutation,
  useRemovePushDeviceMutation,
  useListFailedNoticesQuery,
  useLazyListFailedNoticesQuery,
  useRetryNoticeMutation,
  useListMissedSearchesQuery,
  useLazyListMissedSearchesQuery,
} = injectedRtkApi;
