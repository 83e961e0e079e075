import { useEffect, useRef } from 'react';
import css from './ErrorSummary.module.css';

export interface FormError {
  /** Id of the control the error belongs to. */
  id: string;
  message: string;
}

/** What a failed submit found wrong: focused when it appears or changes, each entry leads to its field. */
export function ErrorSummary({
  title,
  errors,
  level: Title = 'h3',
}: {
  title: string;
  errors: readonly FormError[];
  level?: 'h2' | 'h3';
}) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => ref.current?.focus(), [errors]);
  return (
    <div ref={ref} className={css.summary} role="alert" tabIndex={-1}>
      <Title>{title}</Title>
      <ul>
        {errors.map(({ id, message }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              onClick={(event) => {
                event.preventDefault();
                goTo(id);
              }}>
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The field with this id, or in a list of several the first that is wrong; a set of boxes is one field, and says itself what is. */
export function wrongField(id: string): HTMLElement | null {
  const field = document.getElementById(id);
  return field?.matches('fieldset') ? field : (field?.querySelector<HTMLElement>('[aria-invalid=true]') ?? field);
}

/** To the field itself: its address would be an entry in the history. */
function goTo(id: string): void {
  const field = wrongField(id);
  // As the browser tells what is hidden: a tab opens where one of its fields is looked for.
  field?.dispatchEvent(new Event('beforematch', { bubbles: true }));
  field?.focus({ preventScroll: true });
  // The label above it must be seen as well.
  (field?.closest('[data-field]') ?? field)?.scrollIntoView({ block: 'nearest' });
}
