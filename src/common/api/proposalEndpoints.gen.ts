import { baseApi as api } from "./base";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    getSharedProposal: build.query<
      GetSharedProposalApiResponse,
      GetSharedProposalApiArg
    >({
      query: (queryArg) => ({
        url: `/shared-proposals/${encodeURIComponent(String(queryArg.shareKey))}`,
      }),
    }),
    openSharedProposal: build.mutation<
      OpenSharedProposalApiResponse,
      OpenSharedProposalApiArg
    >({
      query: (queryArg) => ({
        url: `/shared-proposals/${encodeURIComponent(String(queryArg.shareKey))}/opened`,
        method: "POST",
      }),
    }),
    acceptSharedProposal: build.mutation<
      AcceptSharedProposalApiResponse,
      AcceptSharedProposalApiArg
    >({
      query: (queryArg) => ({
        url: `/shared-proposals/${encodeURIComponent(String(queryArg.shareKey))}/accept`,
        method: "POST",
        body: queryArg.proposalAcceptance,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as generatedProposalApi };
export type GetSharedProposalApiResponse =
  /** status 200 The quotation as it was sent last, and how far it has come. */ SharedProposalResponse;
export type GetSharedProposalApiArg = {
  /** What the link of a quotation ends with. */
  shareKey: Id;
};
export type OpenSharedProposalApiResponse =
  /** status 200 It is done. */ Success;
export type OpenSharedProposalApiArg = {
  /** What the link of a quotation ends with. */
  shareKey: Id;
};
export type AcceptSharedProposalApiResponse =
  /** status 200 The quotation as it was sent last, and how far it has come. */ SharedProposalResponse;
export type AcceptSharedProposalApiArg = {
  /** What the link of a quotation ends with. */
  shareKey: Id;
  proposalAcceptance: ProposalAcceptance;
};
export type Success = {
  success: true;
  message: string;
};
export type ProposalLanguage = "en" | "sw";
export type LineKind = "item" | "delivery" | "installation" | "other";
export type Money = string;
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
export type Timestamp = string;
export type NullableTimestamp = string | null;
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
export type SharedProposal = {
  number: string;
  version: number;
  /** Whether it can be accepted now, was, or is past its last day without that. */
  status: "open" | "accepted" | "expired";
  title: string | null;
  customerName: string;
  language: ProposalLanguage;
  lines: ProposalLine[];
  vatRate: number;
  vatMode: VatMode;
  pricesIncludeVat: boolean;
  totals: ProposalTotals;
  /** The last day in Kenya; null for no end. */
  validUntil: string | null;
  terms: string | null;
  sentAt: Timestamp;
  /** When this version took the place of an earlier one; null for the first. */
  replacedAt: NullableTimestamp;
  acceptedAt: NullableTimestamp;
  acceptedBy: string | null;
  /** The sum of the payments. */
  paid: string;
  balance: Money;
  depositDue: Money;
  /** Where to pay, with the number as the account or reference. */
  payment: {
    mpesa: MpesaAccount;
    bank: BankAccount;
  };
  /** Where its PDF is served; `?language=en` or `sw` chooses the language of its words. */
  pdf: string;
};
export type SharedProposalResponse = Success & {
  data: SharedProposal;
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
export type Id = string;
export type NotAuthorizedError = {
  success: false;
  message: "Request is not authorized";
};
export type ClientName = string;
export type ProposalAcceptance = {
  name: ClientName;
  /** That of the quotation as it was read. */
  version: number;
};
export const {
  useGetSharedProposalQuery,
  useOpenSharedProposalMutation,
  useAcceptSharedProposalMutation,
} = injectedRtkApi;
