import { shell } from '../texts/en/shell';
import { useMessages } from '../i18n/messages';
import css from './SkipLink.module.css';

/** First stop of the keyboard: past the navigation. */
export function SkipLink() {
  return (
    <a className={css.skip} href="#main">
      {useMessages('shell', shell).skip}
    </a>
  );
}
