import type { Product } from '../../../api';
import { StaffButton } from '../../../crud/StaffButton';
import { StaffIcon } from '../../../crud/StaffIcon';
import { advertUntil, useAdvertOf } from '../../../features/advertising/useAdvertOf';
import { products as t } from '../../../lib/messages/staff/products';
import { useMinute } from '../../../ui/clock';
import css from './ListPage.module.css';

/** Advertise, and until when the product is advertised already. */
export function AdvertiseCell({ product, onAdvertise }: { product: Product; onAdvertise: (product: Product) => void }) {
  const advert = useAdvertOf(product.id);
  const now = useMinute();
  const until = advert && advertUntil(advert, now);
  return (
    <span className={css.advertise}>
      <StaffButton size="small" aria-label={t.advertiseRow(product.product_name)} className={css.action} onClick={() => onAdvertise(product)}><StaffIcon name="megaphone" /><span>{t.advertise}</span></StaffButton>
      {until && <small>{until}</small>}
    </span>
  );
}
