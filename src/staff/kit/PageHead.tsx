import { type ReactNode, useEffect } from 'react';
import { Link } from 'react-router-dom';
import { StaffIcon } from './StaffIcon';
import css from './PageHead.module.css';
import { business } from '../../common/domain/business';
import { staffApi } from '../api';

const { useQueryState } = staffApi.endpoints.getDashboardSummary;

/** How many requests are new, as far as this browser knows. */
export const useWaiting = (): number => useQueryState().data?.data.quotes.new ?? 0;

export interface PageHeadProps {
  title: string;
  /** How many there are. */
  count?: number | string;
  /** The page above this one. */
  parent?: { label: string; to: string };
  actions?: ReactNode;
}

/** A page's title, which the browser's tab carries as well, and its actions. */
export function PageHead({ title, count, parent, actions }: PageHeadProps) {
  usePageTitle(title);
  return (
    <div className={css.head}>
      {parent && (
        <Link className={css.parent} to={parent.to}>
          {parent.label}
          <StaffIcon name="right" size={16} />
        </Link>
      )}
      <h1>{title}</h1>
      {count !== undefined && <span className={css.count}>{count}</span>}
      {actions !== undefined && <div className={css.actions}>{actions}</div>}
    </div>
  );
}

/** The name of the page in the browser's tab, behind the number of requests that are new. */
export function usePageTitle(title: string): void {
  const waiting = useWaiting();
  useEffect(() => {
    document.title = `${waiting > 0 ? `(${waiting}) ` : ''}${title} · ${business.name}`;
  }, [title, waiting]);
}
