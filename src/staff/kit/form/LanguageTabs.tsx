import { useFormikContext } from 'formik';
import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { listen } from '../../../common/browser/listen';
import { languageNames, languages, type Language } from '../../../common/domain/language';
import type { FormStatus } from '../../../common/ui/formik';
import layout from '../../../common/ui/layout.module.css';
import { kit as t } from '../../texts/kit';
import { StaffIcon } from '../StaffIcon';
import css from './LanguageTabs.module.css';

interface LanguageTabsProps {
  /** What is written in both languages. */
  label: string;
  /** The names of the Kiswahili fields; where the server takes none of them, there is no second tab. */
  kiswahili: readonly string[];
  /** The names of the English ones beside them. */
  english: readonly string[];
  offered: boolean | undefined;
  /** Of each language its fields; both stay in the page, so nothing typed is lost. */
  panels: Readonly<Record<Language, ReactNode>>;
}

/**
 * The same fields in two languages, one tab each. A tab tells of errors in it, and opens where one of its fields is led to
 * (the summary of a failed save, `beforematch`).
 */
export function LanguageTabs({ label, kiswahili, english, offered, panels }: LanguageTabsProps) {
  const id = useId();
  const [shown, show] = useState<Language>('en');
  const wrong = useWrongFields({ en: english, sw: kiswahili });
  const panel = useRef<Partial<Record<Language, HTMLDivElement | null>>>({});
  useEffect(() => {
    const all = languages.map((language) => [language, panel.current[language]] as const);
    const stops = all.map(([language, element]) =>
      listen(element, { beforematch: () => flushSync(() => show(language)) }),
    );
    return () => stops.forEach((stop) => stop());
  }, [offered]);
  if (!offered) return panels.en;
  const onKeyDown = (event: KeyboardEvent) => {
    const other = shown === 'en' ? 'sw' : 'en';
    const next = { ArrowLeft: other, ArrowRight: other, Home: 'en', End: 'sw' }[event.key] as Language | undefined;
    if (!next) return;
    event.preventDefault();
    show(next);
    document.getElementById(`${id}-${next}`)?.focus();
  };
  return (
    <div className={css.tabs}>
      <div className={css.list} role="tablist" aria-label={label} onKeyDown={onKeyDown}>
        {languages.map((language) => (
          <button
            key={language}
            id={`${id}-${language}`}
            type="button"
            role="tab"
            aria-selected={language === shown}
            aria-controls={`${id}-${language}-fields`}
            tabIndex={language === shown ? 0 : -1}
            onClick={() => show(language)}>
            <span lang={language}>{languageNames[language]}</span>
            {wrong[language] > 0 && (
              <span className={css.wrong}>
                <StaffIcon name="alert" size={16} />
                <span className={layout.hidden}>{t.errors(wrong[language])}</span>
              </span>
            )}
          </button>
        ))}
      </div>
      {languages.map((language) => (
        <div
          key={language}
          ref={(element) => {
            panel.current[language] = element;
          }}
          id={`${id}-${language}-fields`}
          className={css.panel}
          role="tabpanel"
          aria-labelledby={`${id}-${language}`}
          hidden={language !== shown}>
          {panels[language]}
        </div>
      ))}
    </div>
  );
}

/** How many fields of each language have an error that is shown. */
function useWrongFields(names: Readonly<Record<Language, readonly string[]>>): Record<Language, number> {
  const formik = useFormikContext<Readonly<Record<string, string>>>();
  const { errors, touched } = formik;
  const { server } = (formik.status ?? {}) as FormStatus;
  const isWrong = (name: string) => (touched[name] && errors[name] !== undefined) || server?.[name] !== undefined;
  return { en: names.en.filter(isWrong).length, sw: names.sw.filter(isWrong).length };
}
