import { Link } from 'react-router-dom';
import { business } from '../../common/domain/business';
import { paths } from '../../common/domain/paths';
import css from './Brand.module.css';

/** The shop's sign on a tile of its own, and its name where there is room: the way to the dashboard's first page. */
export function Brand({ className = '' }: { className?: string | undefined }) {
  return (
    <Link className={`${css.brand} ${className}`} to={paths.dashboard()}>
      <svg width="24" height="24" viewBox="0 0 24 24" aria-hidden="true" fill="none">
        <rect width="24" height="24" rx="7" />
        <path d="M5 17.500c1.400-4.300 4-6.500 7-6.500s5.600 2.200 7 6.500" strokeWidth="1.800" strokeLinecap="round" />
        <circle cx="15.500" cy="7" r="1.900" />
      </svg>
      <span>{business.name}</span>
    </Link>
  );
}
