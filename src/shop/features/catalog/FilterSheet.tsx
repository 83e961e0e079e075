import { useId } from 'react';
import { shell } from '../../../common/texts/en/shell';
import { shop } from '../../texts/en/shop';
import { Button, IconButton } from '../../../common/ui/Button';
import { Icon } from '../../../common/ui/Icon';
import { useBackCloses } from '../../../common/ui/backCloses';
import layout from '../../../common/ui/layout.module.css';
import { useMessages } from '../../../common/i18n/messages';
import type { OverlayProps } from '../../../common/ui/overlay';
import { SidePanel } from '../../ui/SidePanel';
import { CategoryChoice, PriceChoice, UseChoice } from './FilterChoices';
import { StockCheck, type FiltersProps } from './FilterFields';
import css from './FilterSheet.module.css';

interface FilterSheetProps extends FiltersProps, OverlayProps {
  /** From below on a phone, from the side where the page stays to be seen. */
  from: 'bottom' | 'right';
}

/** All filters: each choice acts at once, the button closes and says how many products are left. */
export function FilterSheet({ open, onClose, onExited, from, ...filters }: FilterSheetProps) {
  const t = useMessages('shop', shop);
  const common = useMessages('shell', shell);
  const titleId = useId();
  useBackCloses(open, onClose, 'everywhere', filters.query);
  return (
    <SidePanel open={open} onClose={onClose} onExited={onExited} titledBy={titleId} from={from}>
      <div className={css.head}>
        <h2 id={titleId}>{t.filter}</h2>
        <IconButton label={common.close} onClick={onClose}>
          <Icon name="close" size={24} />
        </IconButton>
      </div>
      <div className={css.body}>
        <UseChoice {...filters} />
        <PriceChoice {...filters} />
        <StockCheck {...filters} />
        <CategoryChoice {...filters} />
      </div>
      <div className={css.foot}>
        <Button full onClick={onClose}>
          {filters.total === undefined ? t.showResults : t.showCount(filters.total)}
        </Button>
        {/* The list's own stands behind the sheet, where nobody hears it. */}
        <span className={layout.hidden} aria-live="polite">
          {filters.total === undefined ? '' : t.count(filters.total)}
        </span>
      </div>
    </SidePanel>
  );
}
