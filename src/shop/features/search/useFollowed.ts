import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { focusContent } from '../../../common/browser/focus';
import { paths } from '../../../common/domain/paths';
import { searchQuery } from '../../../common/domain/searchQuery';
import { wordsAt } from '../../../common/domain/texts';

/** A search opens its page without loading the site anew; the field then holds what the new page looks for. */
export function useFollowed(input: HTMLInputElement): void {
  const navigate = useNavigate();
  const location = useLocation();
  const words = wordsAt(location);
  useEffect(() => {
    const submit = (event: Event) => {
      event.preventDefault();
      void navigate(paths.search(searchQuery({ words: input.value.trim() })));
    };
    input.form?.addEventListener('submit', submit);
    return () => input.form?.removeEventListener('submit', submit);
  }, [input, navigate]);
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
