import { useDispatch } from 'react-redux';
import type { ApiDispatch } from './dispatch';
import { api } from './enhance';

type Running = Parameters<typeof api.util.getRunningQueryThunk>;

/**
 * Asks a query again; a request still under way is given up first, and only when it has ended does the cache take a new
 * one (reliability: one request in flight, a retry aborts the old one).
 */
export function useAskAgain(endpoint: Running[0], args: Running[1], refetch: () => PromiseLike<unknown>): () => void {
  const dispatch = useDispatch<ApiDispatch>();
  return () => {
    const running = dispatch(api.util.getRunningQueryThunk(endpoint, args));
    running?.abort();
    void Promise.resolve(running).then(() => refetch());
  };
}
