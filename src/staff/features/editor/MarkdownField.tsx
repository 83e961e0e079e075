import { useDeferredValue, useEffect, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import { listen } from '../../../common/browser/listen';
import { Segments } from '../../kit/list/Segments';
import { article as articleTexts } from '../../../common/texts/en/article';
import { articles as texts } from '../../texts/articles';
import { readingMinutes } from '../../../common/domain/excerpt';
import { describedBy, FieldError } from '../../../common/ui/Field';
import { useTextField } from '../../../common/ui/formik';
import { Prose } from '../../../common/markdown/Prose';
import { applyEdit } from './applyEdit';
import css from './MarkdownField.module.css';
import { nextItem, type TextCommand } from './textCommands';
import { Toolbar, tools } from './Toolbar';

const t = texts.editor;
const views = [
  { value: 'write', label: t.write },
  { value: 'preview', label: t.preview },
] as const;

/**
 * An article's text in Markdown, and beside it what visitors will read, by the very part that shows it to them. Where
 * there is no room for both, one chooses which to see.
 */
export function MarkdownField({ name, label }: { name: string; label: string }) {
  const { id, value, error, onChange, onBlur } = useTextField(name);
  const area = useRef<HTMLTextAreaElement>(null);
  const [view, setView] = useState<'write' | 'preview'>('write');
  const [selection, setSelection] = useState({ start: 0, end: 0 });
  useEffect(() => {
    // Who is led to the text (the summary of a failed save) is shown it.
    return listen(area.current, { beforematch: () => flushSync(() => setView('write')) });
  }, []);
  // Typing never waits for the preview of a long text.
  const shown = useDeferredValue(value);
  const run = (command: TextCommand): boolean => {
    if (!area.current) return false;
    const { value: text, selectionStart: start, selectionEnd: end } = area.current;
    const edit = command({ text, start, end });
    if (edit) {
      applyEdit(area.current, edit);
      setSelection({ start: edit.start, end: edit.end });
    }
    return edit !== null;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.shiftKey || event.nativeEvent.isComposing) return;
    const withCtrl = event.ctrlKey || event.metaKey;
    const command = withCtrl
      ? tools.find(({ key }) => key === event.key.toLowerCase())?.run
      : event.key === 'Enter'
        ? nextItem
        : undefined;
    // A shortcut of the editor's is no other's, also where it changes nothing.
    if (command && (run(command) || withCtrl)) event.preventDefault();
  };
  return (
    <div className={css.field} data-field="" data-view={view}>
      <div className={css.views}>
        <Segments label={t.view} value={view} options={views} onChange={setView} />
      </div>
      <div className={css.panes}>
        <div className={css.write}>
          <div className={css.bar}>
            <Toolbar controls={id} selected={{ text: value, ...selection }} onRun={run} />
            <span className={css.note}>{t.markdown}</span>
          </div>
          <textarea
            ref={area}
            id={id}
            name={name}
            className={css.source}
            value={value}
            aria-label={label}
            aria-invalid={error !== undefined}
            aria-describedby={describedBy({ id, help: undefined, error })}
            onChange={(event) => onChange(event.target.value)}
            onBlur={onBlur}
            onKeyDown={onKeyDown}
            onSelect={({ currentTarget: { selectionStart: start, selectionEnd: end } }) => setSelection({ start, end })}
          />
        </div>
        <div className={css.preview}>
          <div className={css.bar}>
            <span className={css.note}>{t.preview}</span>
            {value.trim() !== '' && <span className={css.note}>{articleTexts.readingTime(readingMinutes(shown))}</span>}
          </div>
          {/* It scrolls, so the keyboard must be able to reach it. */}
          <div className={css.read} role="region" aria-label={t.preview} tabIndex={0} onClick={openElsewhere}>
            {shown.trim() === '' ? <p className={css.nothing}>{t.nothingToPreview}</p> : <Prose markdown={shown} />}
          </div>
        </div>
      </div>
      {error !== undefined && (
        <div className={css.error}>
          <FieldError id={id} error={error} />
        </div>
      )}
    </div>
  );
}

/** A link of the preview leads into a tab of its own: what is being written stays. */
function openElsewhere(event: MouseEvent): void {
  const link = (event.target as Element).closest('a');
  if (!link) return;
  event.preventDefault();
  window.open(link.href, '_blank', 'noopener');
}
