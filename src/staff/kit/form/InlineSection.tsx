import { useEffect, useId, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { listen } from '../../../common/browser/listen';
import css from './InlineForm.module.css';

export interface InlineSectionProps {
  title: string;
  help: string;
  /** Its place in the page's address; a link there leads to it, also once it has what it waits for. */
  place?: string | undefined;
  /** It comes in the place of a part that was worked in, and has the focus. */
  follows?: boolean | undefined;
}

/** One of several parts of a page: what it is for at the left, and what can be done. */
export function InlineSection({
  title,
  help,
  place: name,
  follows,
  children,
}: InlineSectionProps & { children: ReactNode }) {
  const id = useId();
  const section = useRef<HTMLElement>(null);
  const asked = useLocation().hash === `#${name}`;
  useEffect(() => {
    if (follows) section.current?.focus({ preventScroll: true });
  }, [follows]);
  useEffect(() => {
    const place = section.current;
    if (!asked || !place) return undefined;
    place.focus({ preventScroll: true });
    // Other parts of the page come after it, and some stand above it: it is followed until somebody does something.
    const growth = new ResizeObserver(() => place.scrollIntoView({ behavior: 'instant' }));
    if (place.parentElement) growth.observe(place.parentElement);
    const stop = () => growth.disconnect();
    // What moves a page by hand begins with one of these.
    const deaf = listen(window, { pointerdown: stop, wheel: stop, keydown: stop }, { passive: true });
    return () => {
      stop();
      deaf();
    };
  }, [asked]);
  return (
    <section
      ref={section}
      {...(name && { id: name })}
      {...((name || follows) && { tabIndex: -1 })}
      className={css.card}
      aria-labelledby={id}>
      <div>
        <h2 id={id}>{title}</h2>
        <p className={css.help}>{help}</p>
      </div>
      <div className={css.form}>{children}</div>
    </section>
  );
}
