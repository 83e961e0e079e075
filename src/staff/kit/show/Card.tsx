import { useId, type ReactNode } from 'react';
import css from './Card.module.css';

interface CardProps {
  title: string;
  /** Beside the title: how many are new. */
  note?: ReactNode;
  /** At the end of the head: a link or a button. */
  action?: ReactNode;
  className?: string | undefined;
  children: ReactNode;
}

/** A region of a page with its own title, in a frame. */
export function Card({ title, note, action, className = '', children }: CardProps) {
  const id = useId();
  return (
    <section className={`${css.card} ${className}`} aria-labelledby={id}>
      <header className={css.head}>
        <h2 id={id}>{title}</h2>
        {note}
        <span className={css.action}>{action}</span>
      </header>
      {children}
    </section>
  );
}
