import { useEffect, useRef, useState } from 'react';
import { useTypedBefore } from '../../common/browser/browserState';
import { LONGEST_SEARCH } from '../../common/domain/contract.gen';
import { IconButton } from '../../common/ui/Button';
import { Icon } from '../../common/ui/Icon';
import css from './SearchField.module.css';

const PAUSE_MS = 300;
/** Who has not touched a key for so long has finished. */
const REST_MS = 2000;

interface SearchFieldProps {
  value: string;
  onSearch: (words: string) => void;
  /** The words stand: Enter was pressed, the box was left, or no key was pressed for 2 s. Until then they are being typed. */
  onSettle?: (words: string) => void;
  texts: { search: string; clearSearch: string };
}

/**
 * The search box. What is typed is local state; it goes to the address debounced, and a change of the
 * address from elsewhere (Back, a cleared filter) comes into the box.
 */
export function SearchField({ value, onSearch, onSettle, texts: t }: SearchFieldProps) {
  const [text, setText] = useState(value);
  const sent = useRef(value);
  const input = useRef<HTMLInputElement>(null);
  const unsettled = useRef(false);
  const type = (typed: string) => {
    unsettled.current = true;
    setText(typed);
  };
  useTypedBefore(input, type);
  useEffect(() => {
    if (value === sent.current) return;
    sent.current = value;
    setText(value);
  }, [value]);
  useEffect(() => {
    const words = text.trim();
    if (words === sent.current) return undefined;
    // A page that changes beneath a press takes its click: then they go after it.
    const timer = setInterval(() => document.querySelector('a:active,button:active') ?? send(words), PAUSE_MS);
    return () => clearInterval(timer);
  });
  const send = (words: string) => {
    if (words === sent.current) return;
    sent.current = words;
    onSearch(words);
  };
  const settle = () => {
    send(text.trim());
    if (unsettled.current) onSettle?.(text.trim());
    unsettled.current = false;
  };
  useEffect(() => {
    if (!unsettled.current) return undefined;
    const timer = setTimeout(settle, REST_MS);
    return () => clearTimeout(timer);
  });
  return (
    <form
      className={css.search}
      role="search"
      aria-label={t.search}
      onSubmit={(event) => {
        event.preventDefault();
        settle();
      }}>
      <Icon name="search" />
      <input
        ref={input}
        type="search"
        name="search"
        maxLength={LONGEST_SEARCH}
        aria-label={t.search}
        placeholder={t.search}
        value={text}
        autoComplete="off"
        enterKeyHint="search"
        // What was not sent yet goes with the pause, and settles with the rest.
        onBlur={() => text.trim() === sent.current && settle()}
        onChange={(event) => type(event.target.value)}
      />
      {text !== '' && (
        <IconButton
          label={t.clearSearch}
          onClick={() => {
            setText('');
            send('');
            input.current?.focus();
          }}>
          <Icon name="close" />
        </IconButton>
      )}
    </form>
  );
}
