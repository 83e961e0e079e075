import type { ReactNode } from 'react';
import css from './ItemRow.module.css';
import { Thumb } from '../../common/ui/Thumb';

interface ItemRowProps {
  image: string;
  name: string;
  /** The name as a link; the caller knows the router. */
  title: ReactNode;
  /** Short facts beneath the name, with a dot between them. */
  facts: readonly string[];
  /** What stands beneath the facts. */
  note?: ReactNode;
  children: ReactNode;
}

/** A product in a narrow list: picture, name, facts, and what can be done with it. */
export function ItemRow({ image, name, title, facts, note, children }: ItemRowProps) {
  return (
    <li className={css.item}>
      <Thumb className={css.thumb} image={image} name={name} />
      <div>
        <h3>{title}</h3>
        <p className={css.facts}>
          {facts.map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
        </p>
        {note}
      </div>
      <div className={css.controls}>{children}</div>
    </li>
  );
}

/** What can be done with a row's product, in one line. */
export function RowActions({ className, children }: { className?: string | undefined; children: ReactNode }) {
  return <div className={`${css.actions} ${className ?? ''}`}>{children}</div>;
}
