import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useToastInOrder } from '../../../common/app/useToastInOrder';
import { focusContent, focusNeighbour, removing } from '../../../common/browser/focus';
import { compareQuery, MOST_COMPARED } from '../../../common/domain/compareQuery';
import type { KeptProduct } from '../../../common/domain/keptProduct';
import { isAt, paths, patterns } from '../../../common/domain/paths';
import { useInLanguage, useMessages } from '../../../common/i18n/messages';
import { Button, IconButton } from '../../../common/ui/Button';
import { shopMoment } from '../../../common/browser/shopClock';
import { useMinute } from '../../../common/ui/clock';
import { Icon } from '../../../common/ui/Icon';
import { Thumb } from '../../../common/ui/Thumb';
import { compare } from '../../texts/en/compare';
import { compareButton } from '../../ui/site';
import css from './Compare.module.css';
import { keepCompared, readCompared, removeCompared, useCompared } from './compared';
import { CompareButton } from './CompareButton';

/** What is chosen to compare, at the foot of every page but the comparison itself; the button that chooses comes with it. */
export function CompareBar() {
  const products = useCompared();
  const { pathname } = useLocation();
  useEffect(() => compareButton.set(CompareButton), []);
  // A choice whose day ends while the page stands goes, and leaves no trace.
  useMinute(shopMoment);
  useEffect(() => {
    if (readCompared().length === 0) keepCompared([]);
  }, [products]);
  return products.length > 0 && !isAt(patterns.compare, pathname) && <Bar products={products} />;
}

function Bar({ products }: { products: readonly KeptProduct[] }) {
  const t = useMessages('compare', compare);
  const inLanguage = useInLanguage();
  const bar = useRef<HTMLElement>(null);
  const ids = products.map(({ id }) => id);
  // By keyboard it comes next after the button that put a product into it.
  useToastInOrder(bar, ids.join());
  // The bar goes: the focus must not fall to the start of the document.
  const remove = (id: string) =>
    removing((button) => {
      if (ids.length === 1) focusContent();
      else focusNeighbour(button);
      removeCompared(id);
    });
  const clear = () => {
    focusContent();
    keepCompared([]);
  };
  return (
    <section ref={bar} className={css.bar} data-scheme="dark" data-compare-bar="" aria-label={t.bar}>
      <ul className={css.chosen}>
        {products
          .map((kept) => ({ ...kept, name: inLanguage(kept, 'name').text }))
          .map(({ id, name, image }) => (
            <li key={id}>
              <button type="button" data-remove="" aria-label={t.removeNamed(name)} title={name} onClick={remove(id)}>
                <Thumb className={css.thumb} image={image} name={name} />
                <Icon name="close" size={12} className={css.cross} />
              </button>
            </li>
          ))}
      </ul>
      {Array.from({ length: MOST_COMPARED - ids.length }, (_, index) => (
        <i key={index} className={css.free} />
      ))}
      <p role="status" className={ids.length === 1 ? css.another : css.count}>
        {ids.length === 1 ? <Link to={paths.shop()}>{t.another}</Link> : t.chosen(ids.length)}
      </p>
      {ids.length > 1 && (
        <Button
          component={Link}
          variant="light"
          size="small"
          className={css.go}
          to={paths.compare(compareQuery({ ids }))}>
          {t.compare}
        </Button>
      )}
      <IconButton className={css.clear} label={t.clearNamed} onClick={clear}>
        <Icon name="bin" />
        <b>{t.clear}</b>
      </IconButton>
    </section>
  );
}
