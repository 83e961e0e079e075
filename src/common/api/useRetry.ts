import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { useHydrating } from '../browser/browserState';
import { api } from './enhance';
import { asApiError, type ApiError } from './errors';
import type { generatedProposalApi } from './proposalEndpoints.gen';
import type { generatedStaffApi } from './staffEndpoints.gen';

/** A dispatch that can start the API's calls; for what is asked outside of a hook. */
export type ApiDispatch = ThunkDispatch<unknown, unknown, UnknownAction>;

type Running = Parameters<typeof api.util.getRunningQueryThunk>;
type StaffRunning = Parameters<typeof generatedStaffApi.util.getRunningQueryThunk>;
type LinkRunning = Parameters<typeof generatedProposalApi.util.getRunningQueryThunk>;

/** A query's name and what is asked, a visitor's, the staff's or of a quotation's link: all are endpoints of the one API object. */
export type QueryName = Running[0] | StaffRunning[0] | LinkRunning[0];
export type QueryArgs = Running[1] | StaffRunning[1] | LinkRunning[1];

/** Finds the request of a query that is in flight, if there is one. */
export const runningQuery = (endpoint: QueryName, args: QueryArgs) =>
  api.util.getRunningQueryThunk(endpoint as Running[0], args as Running[1]);

/** Aborts the request of a query that is in flight, if there is one. @returns when it has ended: only then does the cache take a new one */
export async function giveUp(dispatch: ApiDispatch, endpoint: QueryName, args: QueryArgs): Promise<void> {
  const running = dispatch(runningQuery(endpoint, args));
  running?.abort();
  await running;
}

/**
 * Refetches a query; a request in flight is aborted first (docs/product.md, 12.1: one request in flight, a retry
 * aborts the old one).
 */
export function useRetry(endpoint: QueryName, args: QueryArgs, refetch: () => PromiseLike<unknown>): () => void {
  const dispatch = useDispatch<ApiDispatch>();
  return () => void giveUp(dispatch, endpoint, args).then(refetch);
}

/**
 * Why there is no (newer) answer. It stays, and with it the focus on what was pressed, while somebody has it asked for again;
 * one that was slow is given up without a reason: that it was is no failure.
 */
export function useFailure(
  { error, isFetching }: { error?: unknown; isFetching: boolean },
  ask: () => unknown,
): { error: ApiError | undefined; retry: () => void } {
  const [asked, setAsked] = useState(false);
  return {
    error: error && (asked || !isFetching) ? asApiError(error) : undefined,
    retry: () => {
      setAsked(Boolean(error));
      ask();
    },
  };
}

/** One record, as a page shows it. */
export interface RecordState<D> {
  /** Stays while a newer answer is loading, or failed. */
  record: D | undefined;
  loading: boolean;
  /** Why there is no (newer) one. Stays while the visitor has it asked for again; what failed before the page came is not told. */
  error: ApiError | undefined;
  /** Refetches; a request in flight is aborted. */
  retry: () => void;
}

interface RecordQuery<D> {
  currentData?: { data: D } | undefined;
  isFetching: boolean;
  error?: unknown;
  refetch: () => PromiseLike<unknown>;
}

/** What a record's hook found. */
export function useRecordState<D>(
  endpoint: QueryName,
  args: QueryArgs,
  { currentData, isFetching, error, refetch }: RecordQuery<D>,
): RecordState<D> {
  const ask = useRetry(endpoint, args, refetch);
  const [before] = useState(error);
  // What failed before the page came is on its way again.
  const isUntold = !useHydrating() && (isFetching || error === before);
  return { record: currentData?.data, loading: isFetching, ...useFailure({ error, isFetching: isUntold }, ask) };
}
