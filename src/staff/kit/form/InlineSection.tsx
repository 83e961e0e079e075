import { useId, type ReactNode } from 'react';
import css from './InlineForm.module.css';

/** One of several parts of a page: what it is for at the left, and what can be done. */
export function InlineSection({ title, help, children }: { title: string; help: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={css.card} aria-labelledby={id}>
      <div>
        <h2 id={id}>{title}</h2>
        <p className={css.help}>{help}</p>
      </div>
      <div className={css.form}>{children}</div>
    </section>
  );
}
