import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useOffers } from '../../../common/api';
import { LONGEST_SEARCH } from '../../../common/domain/contract.gen';
import { patterns } from '../../../common/domain/paths';
import { wordsAt } from '../../../common/domain/texts';
import { useMessages } from '../../../common/i18n/messages';
import { useNotify } from '../../../common/state/hooks';
import { shell } from '../../../common/texts/en/shell';
import { Icon } from '../../../common/ui/Icon';
import { usePart } from '../../../common/ui/usePart';
import css from './SearchBox.module.css';

const loadSuggestions = () =>
  import(/* webpackChunkName: "suggestions" */ './Suggestions').then(({ Suggestions }) => Suggestions);

interface SearchBoxProps {
  /** Of its field, for a label elsewhere. */
  id: string;
  className?: string | undefined;
  /** Of a page's own one, beside the header's. */
  label?: string;
  /** What stands at its end. */
  children?: ReactNode;
}

/**
 * The site's search: a plain form, which needs no program. Its program comes when somebody goes to it, and where the
 * server has suggestions.
 */
export function SearchBox({ id, className = '', label, children }: SearchBoxProps) {
  const t = useMessages('shell', shell);
  const offers = useOffers();
  const input = useRef<HTMLInputElement>(null);
  const [wanted, setWanted] = useState(false);
  const Suggestions = usePart(loadSuggestions, wanted && offers('suggestSearch'));
  const want = () => setWanted(true);
  const notify = useNotify();
  // Somebody may have begun before the program was there.
  useEffect(() => setWanted((was) => was || input.current === document.activeElement), []);
  return (
    <form
      className={`${css.box} ${className}`}
      role="search"
      aria-label={label}
      action={patterns.search}
      onSubmit={(event) => {
        // Without a network only the program and the service worker have an answer; the browser's page would take the words away.
        if (event.defaultPrevented || navigator.onLine || navigator.serviceWorker?.controller) return;
        event.preventDefault();
        notify({ success: false, message: t.youAreOffline });
      }}>
      <Icon name="search" />
      <input
        ref={input}
        id={id}
        name="q"
        defaultValue={wordsAt(useLocation())}
        maxLength={LONGEST_SEARCH}
        aria-label={t.search}
        placeholder={t.searchHint}
        autoComplete="off"
        enterKeyHint="search"
        onPointerDown={want}
        onFocus={want}
      />
      {children}
      {Suggestions && input.current && <Suggestions input={input.current} />}
    </form>
  );
}
