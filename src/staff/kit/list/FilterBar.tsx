import IconButton from '@mui/material/IconButton';
import { useState, type ReactNode } from 'react';
import { kit as t } from '../../texts/kit';
import { StaffIcon } from '../StaffIcon';
import css from './FilterBar.module.css';
import { useRowHeight } from './useRowHeight';

interface FilterBarProps {
  /** The search box. */
  search?: ReactNode;
  /** Segments: always in sight. */
  segments?: ReactNode;
  /** Lists to choose from, if any; on phones behind a button. */
  selects?: ReactNode;
}

/** The bar above a table; on phones the lists of choices are folded behind a button. */
export function FilterBar({ search, segments, selects }: FilterBarProps) {
  const { dense, toggle } = useRowHeight();
  const [unfolded, setUnfolded] = useState(false);
  return (
    <div className={css.bar}>
      {search}
      {selects && (
        <IconButton
          className={css.fold ?? ''}
          aria-label={t.filterAndSort}
          aria-expanded={unfolded}
          onClick={() => setUnfolded(!unfolded)}>
          <StaffIcon name="filter" />
        </IconButton>
      )}
      {segments}
      {selects && <div className={`${css.selects} ${unfolded ? css.unfolded : ''}`}>{selects}</div>}
      <IconButton className={css.rows ?? ''} aria-label={t.compactRows} aria-pressed={dense} onClick={toggle}>
        <StaffIcon name="rows" />
      </IconButton>
    </div>
  );
}
