import type { ReactNode } from 'react';
import { Thumb } from '../../common/ui/Thumb';
import css from './PartRow.module.css';

/** Products that belong together, one below the other. */
export function PartList({ children }: { children: ReactNode }) {
  return <ul className={css.parts}>{children}</ul>;
}

interface PartRowProps {
  image: string;
  name: string;
  /** What it is for, in a word. */
  label?: string;
  /** The name as a link; the caller knows the router. */
  title: ReactNode;
  /** Why it is here, in a line. */
  why: string;
  price: ReactNode;
  action?: ReactNode;
}

/** A product with the reason why it is needed. */
export function PartRow({ image, name, label, title, why, price, action }: PartRowProps) {
  return (
    <li className={css.part}>
      <Thumb className={css.thumb} image={image} name={name} />
      <div className={css.words}>
        {label !== undefined && <p className={css.label}>{label}</p>}
        <h3>{title}</h3>
        <p className={css.why}>{why}</p>
      </div>
      <p className={css.price}>{price}</p>
      {action !== undefined && <div className={css.action}>{action}</div>}
    </li>
  );
}
