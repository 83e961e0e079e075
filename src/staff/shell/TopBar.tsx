import IconButton from '@mui/material/IconButton';
import { useSyncExternalStore } from 'react';
import { chooseScheme, onScheme, shownScheme } from '../../common/ui/theme/scheme';
import { StaffButton } from '../kit/StaffButton';
import { StaffIcon } from '../kit/StaffIcon';
import { shell as t } from '../texts/shell';
import { paths } from '../../common/domain/paths';
import { Brand } from './Brand';
import { Me } from './Me';
import css from './TopBar.module.css';

/** Search, the way to the shop, the colours, and who is signed in. On phones: brand, search, picture. */
export function TopBar({ onSearch }: { onSearch: () => void }) {
  const { label, icon, choose } = useOtherScheme();
  return (
    <header className={css.top}>
      <Brand className={css.phone} />
      <button
        type="button"
        className={css.search}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K"
        onClick={onSearch}>
        <StaffIcon name="search" />
        <span>{t.search}</span>
        <kbd aria-hidden="true">{t.searchKeys}</kbd>
      </button>
      <IconButton className={css.phone ?? ''} aria-label={t.searchShort} aria-haspopup="dialog" onClick={onSearch}>
        <StaffIcon name="search" size={20} />
      </IconButton>
      <StaffButton
        component="a"
        href={paths.home()}
        color="inherit"
        className={css.shop ?? ''}
        endIcon={<StaffIcon name="external" size={16} />}>
        {t.viewShop}
      </StaffButton>
      <IconButton className={css.desk ?? ''} aria-label={label} title={label} onClick={choose}>
        <StaffIcon name={icon} />
      </IconButton>
      <Me />
    </header>
  );
}

/** The colours that are not shown now: what choosing them is called, its icon, and the choice, which this browser keeps. */
export function useOtherScheme() {
  const dark = useSyncExternalStore(onScheme, shownScheme) === 'dark';
  return {
    label: dark ? t.useLight : t.useDark,
    icon: dark ? 'sun' : 'moon',
    choose: () => chooseScheme(dark ? 'light' : 'dark'),
  } as const;
}
