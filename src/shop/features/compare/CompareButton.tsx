import { useLocation } from 'react-router-dom';
import { MOST_COMPARED } from '../../../common/domain/compareQuery';
import { isAt, patterns } from '../../../common/domain/paths';
import { useInLanguage, useMessages } from '../../../common/i18n/messages';
import { QuietButton } from '../../../common/ui/Button';
import { Icon, LineIcon } from '../../../common/ui/Icon';
import { compare } from '../../texts/en/compare';
import { useSite, type CompareButtonProps } from '../../ui/site';
import css from './Compare.module.css';
import { keepCompared, removeCompared, useCompared } from './compared';

const loadSwap = () => import(/* webpackChunkName: "compare-swap" */ './SwapDialog').then((part) => part.SwapDialog);

/** A pair of scales. */
const SCALES =
  'M12 4.500V20M8 20h8M4.500 7.500l7.500-2 7.500 2M4.500 7.500L2 14a2.700 2.700 0 0 0 5 0zM19.500 7.500L17 14a2.700 2.700 0 0 0 5 0z';

/** Chooses a product to compare, or takes it out; a fourth one asks whose place it takes. */
export function CompareButton({ product, inLine = false }: CompareButtonProps) {
  const t = useMessages('compare', compare);
  const { bring, show } = useSite();
  const { pathname } = useLocation();
  const products = useCompared();
  const { id } = product;
  const { text: name } = useInLanguage()(product, 'name');
  const pressed = products.some((other) => other.id === id);
  // There the comparison itself says what is in it.
  if (isAt(patterns.compare, pathname)) return null;
  const press = async () => {
    if (pressed) return removeCompared(id);
    if (products.length < MOST_COMPARED) return keepCompared([...products, product]);
    const SwapDialog = await bring(loadSwap);
    if (SwapDialog) show((overlay) => <SwapDialog product={product} {...overlay} />);
  };
  return (
    <QuietButton
      className={`${css.choose} ${inLine ? css.inLine : css.onCard}`}
      aria-pressed={pressed}
      aria-label={t.compareNamed(name)}
      title={t.compare}
      onClick={() => void press()}>
      <span>
        {pressed ? <Icon name="check" size={18} /> : <LineIcon path={SCALES} size={18} />}
        <b>{t.compare}</b>
      </span>
    </QuietButton>
  );
}
