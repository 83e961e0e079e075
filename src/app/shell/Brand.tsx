import { Link } from 'react-router-dom';
import { business } from '../../lib/business';
import { paths } from '../../lib/paths';
import css from './Brand.module.css';

/** Arc and dot, and the name: the way home. */
export function Brand() {
  return (
    <Link className={css.brand} to={paths.home()}>
      <svg width="26" height="26" viewBox="0 0 28 28" aria-hidden="true" fill="none">
        <path d="M2 24c2-7.500 6.600-11.500 12-11.500S24 16.500 26 24" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
        <circle cx="19.500" cy="6" r="2.600" fill="var(--signal)" />
      </svg>
      {business.name}
    </Link>
  );
}
