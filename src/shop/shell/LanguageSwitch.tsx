import { startTransition, useState } from 'react';
import { useNotify } from '../../common/state/hooks';
import { languageNames } from '../../common/domain/language';
import { shell } from '../../common/texts/en/shell';
import layout from '../../common/ui/layout.module.css';
import { useLanguage, useMessages } from '../../common/i18n/messages';
import { Pressable } from '../../common/ui/Pressable';
import css from './LanguageSwitch.module.css';

/** The way to the other language, in that language's own word for itself. It stays the same button, so the focus stays. */
export function LanguageSwitch({ className = '' }: { className?: string | undefined }) {
  const t = useMessages('shell', shell);
  const notify = useNotify();
  const { language, change } = useLanguage();
  const [busy, setBusy] = useState(false);
  const other = language === 'en' ? 'sw' : 'en';
  const press = () => {
    setBusy(true);
    void change(other)
      .catch(() => notify({ success: false, message: navigator.onLine ? t.brokenTitle : t.youAreOffline }))
      // With the new texts, which come in a transition too.
      .finally(() => startTransition(() => setBusy(false)));
  };
  return (
    <>
      <Pressable className={`${css.switch} ${className}`} lang={other} aria-busy={busy || undefined} onClick={press}>
        {languageNames[other]}
      </Pressable>
      {/* What the page speaks: read beside the button, and said when it changes. */}
      <span className={layout.hidden} role="status">
        {languageNames[language]}
      </span>
    </>
  );
}
