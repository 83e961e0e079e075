import { useDispatch } from 'react-redux';
import type { ApiDispatch, QueryArgs, QueryName, Running } from './dispatch';
import { api } from './enhance';

/**
 * Refetches a query; a request in flight is aborted first, and only when it has ended does the cache take a new
 * one (docs/product.md, 12.1: one request in flight, a retry aborts the old one).
 */
export function useAskAgain(endpoint: QueryName, args: QueryArgs, refetch: () => PromiseLike<unknown>): () => void {
  const dispatch = useDispatch<ApiDispatch>();
  return () => {
    const running = dispatch(api.util.getRunningQueryThunk(endpoint as Running[0], args as Running[1]));
    running?.abort();
    void Promise.resolve(running).then(() => refetch());
  };
}
