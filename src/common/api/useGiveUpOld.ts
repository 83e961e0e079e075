import { useEffect, useRef } from 'react';
import { useDispatch } from 'react-redux';
import type { ApiDispatch, QueryArgs, QueryName, Running } from './dispatch';
import { api } from './enhance';

/** A change of a list's arguments aborts the old request, so that a late answer never replaces a newer one. */
export function useGiveUpOld(endpoint: QueryName, args: QueryArgs): void {
  const dispatch = useDispatch<ApiDispatch>();
  const previous = useRef(args);
  const key = JSON.stringify(args);
  useEffect(() => {
    const old = previous.current;
    previous.current = args;
    if (JSON.stringify(old) !== key)
      dispatch(api.util.getRunningQueryThunk(endpoint as Running[0], old as Running[1]))?.abort();
    // `key` stands for the arguments.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [key, endpoint, dispatch]);
}
