import { useEffect, useId, useState, type KeyboardEvent } from 'react';
import type { Product } from '../../../common/api';
import { LONGEST_SEARCH } from '../../../common/domain/contract.gen';
import { StaffDialog } from '../../kit/StaffDialog';
import { StaffIcon } from '../../kit/StaffIcon';
import { RetryAlert } from '../../kit/show/Alert';
import { timeline as t } from '../../texts/timeline';
import { useMinute } from '../../../common/ui/clock';
import { Thumb } from '../../../common/ui/Thumb';
import { mainImage } from './AdvertisedProduct';
import css from './ProductChooser.module.css';
import { advertUntil, useAdvertOf } from './useAdvertOf';
import { useProductSearch } from './useProductSearch';

interface ProductChooserProps {
  open: boolean;
  onClose: () => void;
  onExited: () => void;
  onChoose: (product: Product) => void;
}

/** Finds a product by its name: typing searches on the server, arrows and Enter choose. */
export function ProductChooser({ open, onClose, onExited, onChoose }: ProductChooserProps) {
  return (
    <StaffDialog title={t.chooseTitle} open={open} onClose={onClose} onExited={onExited}>
      <Search onChoose={onChoose} />
    </StaffDialog>
  );
}

function Search({ onChoose }: Pick<ProductChooserProps, 'onChoose'>) {
  const id = useId();
  const [text, setText] = useState('');
  const { products, searching, failed, retry } = useProductSearch(text);
  const [active, setActive] = useState(0);
  useEffect(() => setActive(0), [products]);
  const optionId = (index: number) => `${id}-${index}`;
  // Newer browsers answer a promise, which is no clean-up.
  useEffect(() => void document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' }), [id, active]);
  const count = products?.length ?? 0;
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const product = products?.[active];
    if (step && count > 0) setActive((active + step + count) % count);
    else if (event.key === 'Enter' && product && !searching) onChoose(product);
    else return;
    event.preventDefault();
  };
  return (
    <>
      <div className={css.box}>
        <StaffIcon name="search" />
        <input
          type="search"
          role="combobox"
          aria-label={t.chooseLabel}
          aria-expanded={count > 0}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          {...(count > 0 && { 'aria-activedescendant': optionId(active) })}
          autoFocus
          autoComplete="off"
          maxLength={LONGEST_SEARCH}
          placeholder={t.chooseLabel}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={onKeyDown}
        />
      </div>
      <p className={css.status} role="status">
        {searching ? t.searching : failed ? '' : count > 0 ? t.found(count) : t.noneFound}
      </p>
      {failed && <RetryAlert onRetry={retry}>{t.searchFailed}</RetryAlert>}
      <ul id={`${id}-list`} role="listbox" aria-label={t.choices} className={css.list} aria-busy={searching}>
        {products?.map((product, index) => (
          <Option
            key={product.id}
            id={optionId(index)}
            product={product}
            active={index === active}
            onPoint={() => setActive(index)}
            onChoose={() => onChoose(product)}
          />
        ))}
      </ul>
    </>
  );
}

interface OptionProps {
  id: string;
  product: Product;
  active: boolean;
  onPoint: () => void;
  onChoose: () => void;
}

function Option({ id, product, active, onPoint, onChoose }: OptionProps) {
  const advert = useAdvertOf(product.id);
  const now = useMinute();
  const notes = [!product.isActive && t.inactive, advert && t.advertised(advertUntil(advert, now))].filter(Boolean);
  return (
    <li id={id} role="option" aria-selected={active} className={css.option} onMouseMove={onPoint} onClick={onChoose}>
      <Thumb className={css.thumb} image={mainImage(product.images)} name={product.product_name} />
      <span>
        {product.product_name}
        {notes.length > 0 && <small>{notes.join(', ')}</small>}
      </span>
    </li>
  );
}
