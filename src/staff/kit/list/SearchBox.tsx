import { useEffect, useRef, useState } from 'react';
import { LONGEST_SEARCH } from '../../../common/domain/contract.gen';
import { kit as t } from '../../texts/kit';
import { StaffIcon } from '../StaffIcon';
import css from './SearchBox.module.css';

const PAUSE_MS = 250;

interface SearchBoxProps {
  label: string;
  value: string;
  onSearch: (words: string) => void;
}

/** What is typed is local state; it goes to the address debounced, and what the address says from elsewhere comes in. `/` leads here (shell/useShellKeys.ts). */
export function SearchBox({ label, value, onSearch }: SearchBoxProps) {
  const [text, setText] = useState(value);
  const sent = useRef(value);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (value === sent.current) return;
    sent.current = value;
    setText(value);
  }, [value]);
  const send = (words: string) => {
    if (words === sent.current) return;
    sent.current = words;
    onSearch(words);
  };
  useEffect(() => {
    const timer = setTimeout(() => send(text.trim()), PAUSE_MS);
    return () => clearTimeout(timer);
  });
  return (
    <form
      className={css.box}
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        send(text.trim());
      }}>
      <StaffIcon name="search" />
      <input
        ref={input}
        type="search"
        value={text}
        maxLength={LONGEST_SEARCH}
        autoComplete="off"
        enterKeyHint="search"
        aria-label={label}
        placeholder={label}
        onChange={(event) => setText(event.target.value)}
      />
      {text === '' ? (
        <kbd aria-hidden="true">/</kbd>
      ) : (
        <button
          type="button"
          aria-label={t.clearSearch}
          onClick={() => {
            setText('');
            send('');
            input.current?.focus();
          }}>
          <StaffIcon name="close" />
        </button>
      )}
    </form>
  );
}
