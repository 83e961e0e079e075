import { useEffect, useRef } from 'react';
import { useDispatch } from 'react-redux';
import type { ApiDispatch } from './dispatch';
import { api } from './enhance';

type Running = Parameters<typeof api.util.getRunningQueryThunk>;

/** A change of a list's arguments gives up the old request, so that a late answer never replaces a newer one. */
export function useGiveUpOld(endpoint: Running[0], args: Running[1]): void {
  const dispatch = useDispatch<ApiDispatch>();
  const previous = useRef(args);
  const key = JSON.stringify(args);
  useEffect(() => {
    const old = previous.current;
    previous.current = args;
    if (JSON.stringify(old) !== key) dispatch(api.util.getRunningQueryThunk(endpoint, old))?.abort();
    // `key` stands for the arguments.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [key, endpoint, dispatch]);
}
