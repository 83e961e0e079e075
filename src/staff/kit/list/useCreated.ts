import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** What a form hands on to the list it leads to. */
interface Created<T> {
  /** The success, in the server's words or the form's. */
  said: string;
  /** What was made, as the server answered it. */
  record: T | undefined;
}

interface CreatedState<T> {
  created?: Created<T>;
}

/** The state of a navigation from a form to its list. */
export const createdState = <T>(said: string, record: T | undefined): CreatedState<T> => ({
  created: { said, record },
});

/** What was created on the page before this one, until it is dismissed; neither a reload nor Back tells it again. */
export function useCreated<T>(): { created: Created<T> | undefined; dismiss: () => void } {
  const { state, search } = useLocation() as { state: CreatedState<T> | null; search: string };
  const navigate = useNavigate();
  const [created, setCreated] = useState(state?.created);
  useEffect(() => {
    if (state?.created) void navigate({ search }, { replace: true, state: null });
  }, [state, search, navigate]);
  return { created, dismiss: () => setCreated(undefined) };
}
