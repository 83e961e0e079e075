import type { Product } from '../../../common/api';
import { StaffButton } from '../../kit/StaffButton';
import { StaffIcon } from '../../kit/StaffIcon';
import { advertUntil, useAdvertOf } from '../../features/advertising/useAdvertOf';
import { advertStatus } from '../../../common/domain/advertWindow';
import { products as t } from '../../texts/products';
import { useMinute } from '../../../common/ui/clock';
import css from './ListPage.module.css';

/** Advertise, and until when the product is advertised already. The dot is green only while visitors can see the advert. */
export function AdvertiseCell({ product, onAdvertise }: { product: Product; onAdvertise: (product: Product) => void }) {
  const advert = useAdvertOf(product.id);
  const now = useMinute();
  const until = advert && advertUntil(advert, now);
  const seen = product.isActive && advert && advertStatus(advert, now) === 'running';
  return (
    <span className={css.advertise}>
      <StaffButton
        size="small"
        aria-label={t.advertiseRow(product.product_name)}
        className={css.action}
        onClick={() => onAdvertise(product)}>
        <StaffIcon name="megaphone" />
        <span>{t.advertise}</span>
      </StaffButton>
      {until && <small className={seen ? css.seen : undefined}>{product.isActive ? until : t.advertUnseen}</small>}
    </span>
  );
}
