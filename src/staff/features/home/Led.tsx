import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useOffers, type Capability } from '../../../common/api';

export interface LedProps {
  to: string;
  /** What the server must offer for the list; nothing where the core has it. */
  needs?: Capability | undefined;
}

/** Leads to the list behind a figure, where there is one. */
export function Led({
  to,
  needs,
  className = '',
  children,
}: LedProps & { className?: string | undefined; children: ReactNode }) {
  const offers = useOffers();
  return !needs || offers(needs) ? (
    <Link className={className} to={to}>
      {children}
    </Link>
  ) : (
    <div className={className}>{children}</div>
  );
}
