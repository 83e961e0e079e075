import type { ReactNode } from 'react';
import css from './Section.module.css';

/** A card of a form; its fields stand on a grid of twelve columns (`span`). */
export function Section({ title, children }: { title?: string; children: ReactNode }) {
  return (
    <section className={css.section}>
      {title !== undefined && <h2>{title}</h2>}
      <div className={css.grid}>{children}</div>
    </section>
  );
}

/** Fields that belong to a choice above them and appear with it. */
export function Revealed({ children }: { children: ReactNode }) {
  return <div className={css.revealed}>{children}</div>;
}

/** Classes of a field's width: half, a third, two thirds of the form's; whole without one. */
export const span = { half: css.half, third: css.third, most: css.most } as const;
