import { useNotify } from '../../common/state/hooks';
import { languageNames } from '../../common/domain/language';
import { shell } from '../../common/texts/en/shell';
import layout from '../../common/ui/layout.module.css';
import { useLanguage, useMessages } from '../../common/i18n/messages';
import { Pressable } from '../../common/ui/Pressable';

/** The way to the other language, in that language's own word for itself. It stays the same button, so the focus stays. */
export function LanguageSwitch({ className }: { className?: string | undefined }) {
  const t = useMessages('shell', shell);
  const notify = useNotify();
  const { language, change } = useLanguage();
  const other = language === 'en' ? 'sw' : 'en';
  const press = () => void change(other).catch(() => notify({ success: false, message: t.youAreOffline }));
  return (
    <>
      <Pressable className={className} lang={other} onClick={press}>
        {languageNames[other]}
      </Pressable>
      {/* What the page speaks: read beside the button, and said when it changes. */}
      <span className={layout.hidden} role="status">
        {languageNames[language]}
      </span>
    </>
  );
}
