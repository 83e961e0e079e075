import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import {
  generatedStaffApi,
  type GetQuotationApiArg,
  type ListQuotationsApiArg,
  type Quotation,
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

/** Of each request with changes under way: what the server holds, as far as it has answered, and the change made last. */
const changing = new Map<string, { held?: QuotationStatus; last: Call }>();

/**
 * Shows a request's new status at once in every answer that holds it, and the old one again where the server does not
 * agree and no other was chosen since. A page of the list that was asked for before the change and comes after it does not
 * bring the old status back.
 */
export function optimisticStatus(id: string, status: QuotationStatus, call: Call): void {
  const answers = () => util.selectInvalidatedBy(call.getState(), [one('Quotation', id)]);
  const changes = changing.get(id) ?? { last: call };
  changes.last = call;
  changing.set(id, changes);
  let shown = status;
  const move = (quotation: Quotation | undefined) => {
    if (!quotation) return;
    changes.held ??= quotation.status;
    quotation.status = shown;
  };
  const show = () =>
    answers().forEach(({ endpointName, originalArgs }) =>
      call.dispatch(
        endpointName === 'getQuotation'
          ? util.updateQueryData('getQuotation', originalArgs as GetQuotationApiArg, ({ data }) => move(data))
          : util.updateQueryData('listQuotations', originalArgs as ListQuotationsApiArg, ({ data }) =>
              move(data.quotations.find((candidate) => candidate.id === id)),
            ),
      ),
    );
  const pagesUnderWay = answers()
    .filter(({ endpointName }) => endpointName === 'listQuotations')
    .flatMap(
      ({ originalArgs }) =>
        call.dispatch(util.getRunningQueryThunk('listQuotations', originalArgs as ListQuotationsApiArg)) ?? [],
    );
  show();
  pagesUnderWay.forEach((query) => void query.then(show));
  const end = (held: QuotationStatus | undefined) => {
    changes.held = held;
    if (changes.last !== call) return;
    changing.delete(id);
    shown = held ?? shown;
    show();
  };
  call.queryFulfilled.then(
    () => end(status),
    () => end(changes.held),
  );
}
