import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useId, useState } from 'react';
import { kit as t } from '../../texts/kit';
import { StaffIcon, type StaffIconName } from '../StaffIcon';
import css from './RowMenu.module.css';

export interface RowAction {
  label: string;
  icon: StaffIconName;
  danger?: boolean;
  /** A line above it. */
  apart?: boolean;
  onSelect: () => void;
}

/** A menu belongs to what it stands over: within the page's landmark, not behind its end. */
const main = () => document.getElementById('main');

/** What else can be done with one row. */
export function RowMenu({ name, actions }: { name: string; actions: readonly RowAction[] }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const id = useId();
  const open = anchor !== null;
  return (
    <>
      <IconButton
        aria-label={t.actionsFor(name)}
        aria-haspopup="menu"
        aria-expanded={open}
        {...(open && { 'aria-controls': id })}
        onClick={(event) => setAnchor(event.currentTarget)}>
        <StaffIcon name="more" />
      </IconButton>
      {/* Mounted while open alone: a list has as many menus as rows. */}
      {open && (
        <Menu
          id={id}
          container={main}
          anchorEl={anchor}
          open
          onClose={() => setAnchor(null)}
          anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
          transformOrigin={{ vertical: 'top', horizontal: 'right' }}>
          {actions.map(({ label, icon, danger, apart, onSelect }) => (
            <MenuItem
              key={label}
              className={`${danger ? css.danger : ''} ${apart ? css.apart : ''}`}
              onClick={() => {
                setAnchor(null);
                onSelect();
              }}>
              <StaffIcon name={icon} />
              {label}
            </MenuItem>
          ))}
        </Menu>
      )}
    </>
  );
}
