import type { ShownProduct } from '../../../../common/api';
import { product as texts } from '../../../texts/en/product';
import { shop } from '../../../texts/en/shop';
import { formatKsh } from '../../../../common/domain/money';
import { priceOf } from '../../../../common/domain/price';
import { useNow } from '../../../../common/ui/clock';
import { Icon } from '../../../../common/ui/Icon';
import layout from '../../../../common/ui/layout.module.css';
import { useLanguage, useMessages } from '../../../../common/i18n/messages';
import { useShopWords } from '../../../ui/shopWords';
import badge from '../Badge.module.css';
import css from './BuyBox.module.css';
import { lastDay } from '../../../../common/domain/days';
import { kshText } from './kshText';

/** Price, discount, old price, saving, the offer's end, and what paying in parts costs, as the shop words it. */
export function PriceBlock({ product }: { product: ShownProduct }) {
  const t = useMessages('product', texts);
  const instalments = useShopWords()(product.installment_info ?? '');
  const words = useMessages('shop', shop);
  const { language } = useLanguage();
  const { cents, was, percent, until } = priceOf(product, useNow());
  return (
    <>
      <div className={css.price}>
        <b>{cents === null ? words.onRequest : formatKsh(cents)}</b>
        {percent !== undefined && percent > 0 && (
          <span className={`${badge.badge} ${badge.sale} ${css.percent}`}>{t.discount(percent)}</span>
        )}
        {cents !== null && was !== undefined && (
          <p>
            <s className={layout.nowrap}>
              <span className={layout.hidden}>{words.was} </span>
              {formatKsh(was)}
            </s>
            <span>
              {t.save} {formatKsh(was - cents)}
            </span>
          </p>
        )}
      </div>
      {until && <p className={css.until}>{t.until(lastDay(until, language))}</p>}
      {product.installment_info && (
        <div className={css.instalment}>
          <Icon name="calendar" />
          <p>
            <b>{t.instalments}</b>
            <span lang={instalments.lang}>{kshText(instalments.text)}</span>
          </p>
        </div>
      )}
    </>
  );
}
