import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { refetchCatalog } from '../../../common/api';
import { isAnswered } from '../../../common/browser/chunks';
import { focusContent } from '../../../common/browser/focus';
import { listen } from '../../../common/browser/listen';
import { paths } from '../../../common/domain/paths';
import { searchQuery } from '../../../common/domain/searchQuery';
import { wordsAt } from '../../../common/domain/texts';
import { useAppDispatch } from '../../../common/state/hooks';

/** A search opens its page without loading the site anew; the field then holds what the new page looks for. */
export function useFollowed(input: HTMLInputElement): void {
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const location = useLocation();
  const words = wordsAt(location);
  const address = location.pathname + location.search;
  useEffect(() => {
    const submit = (event: Event) => {
      event.preventDefault();
      const to = paths.search(searchQuery({ words: input.value.trim() }));
      void navigate(to, { replace: to === address });
      // As with the browser's own form: the same words are asked for again.
      if (to === address) void isAnswered().then((is) => is && dispatch(refetchCatalog()));
    };
    return listen(input.form, { submit });
  }, [input, navigate, dispatch, address]);
  const { key } = location;
  const shownAt = useRef(key);
  useEffect(() => {
    if (shownAt.current === key) return;
    shownAt.current = key;
    input.value = words;
    if (input !== document.activeElement) return;
    // What was looked for from here is seen from its beginning, without a phone's keyboard over it.
    focusContent();
    window.scrollTo({ top: 0, behavior: 'instant' });
  }, [input, key, words]);
}
