import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import {
  generatedStaffApi,
  type ListQuotationsApiArg,
  type QuotationStatus,
} from '../../common/api/staffEndpoints.gen';
import { one } from '../../common/api/tags';

const { util } = generatedStaffApi;
type State = Parameters<typeof util.selectInvalidatedBy>[0];

interface Call {
  dispatch: ThunkDispatch<State, unknown, UnknownAction>;
  getState: () => State;
  queryFulfilled: Promise<unknown>;
}

/**
 * Shows a request's new status at once in every page of the list that holds it, and the old one again where the server
 * does not agree. A page that was asked before the change and answers after it does not bring the old status back.
 */
export function showMoved(id: string, status: QuotationStatus, call: Call): void {
  const pages = () =>
    util
      .selectInvalidatedBy(call.getState(), [one('Quotation', id)])
      .map(({ originalArgs }) => originalArgs as ListQuotationsApiArg);
  let shown = status;
  let before: QuotationStatus | undefined;
  const show = () =>
    pages().forEach((args) =>
      call.dispatch(
        util.updateQueryData('listQuotations', args, ({ data }) => {
          const quotation = data.quotations.find((candidate) => candidate.id === id);
          if (!quotation) return;
          before ??= quotation.status;
          quotation.status = shown;
        }),
      ),
    );
  const underWay = pages().flatMap((args) => call.dispatch(util.getRunningQueryThunk('listQuotations', args)) ?? []);
  show();
  underWay.forEach((query) => void query.then(show));
  call.queryFulfilled.catch(() => {
    shown = before ?? shown;
    show();
  });
}
