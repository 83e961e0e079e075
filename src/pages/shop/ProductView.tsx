import { useRef, useState } from 'react';
import type { Product } from '../../api';
import { AddToCartButton } from '../../features/cart/AddToCartButton';
import { cartItemOf } from '../../features/catalog/cartItemOf';
import { Gallery } from '../../features/pictures/Gallery';
import { Amount } from '../../features/catalog/product/Amount';
import { Breadcrumb } from '../../features/catalog/product/Breadcrumb';
import { BuyBar } from '../../features/catalog/product/BuyBar';
import { BuyBox } from '../../features/catalog/product/BuyBox';
import { Details } from '../../features/catalog/product/Details';
import { galleryImages } from '../../features/catalog/product/galleryImages';
import { InstallBand } from '../../features/catalog/product/InstallBand';
import grid from '../../features/catalog/product/ProductLayout.module.css';
import { RelatedProducts } from '../../features/catalog/product/RelatedProducts';
import { Reviews } from '../../features/catalog/product/Reviews';
import { useGoneBy } from '../../features/catalog/product/useGoneBy';
import { FavouriteButton } from '../../features/favourites/FavouriteButton';
import { product as texts } from '../../lib/messages/en/product';
import { shop } from '../../lib/messages/en/shop';
import { centsFromNumber, formatKsh } from '../../lib/money';
import { priceOf } from '../../lib/price';
import { productText, whatsappLink } from '../../lib/whatsapp';
import { Button } from '../../ui/Button';
import { useNow } from '../../ui/clock';
import { Icon } from '../../ui/Icon';
import layout from '../../ui/layout.module.css';
import { useMessages } from '../../ui/messages';
import { useSite } from '../../ui/site';
import { ProductActions } from '../ProductActions';

/** A product and every way to buy it, ask for it and judge it. */
export function ProductView({ product }: { product: Product }) {
  const t = useMessages('product', texts);
  const { openQuote, openRating } = useSite();
  const add = useRef<HTMLDivElement>(null);
  const goneBy = useGoneBy(add);
  const purchase = usePurchase(product);
  const { item, quantity, total, chat, reason } = purchase;
  // A quote's lines carry prices: where there is none, the request is a general one.
  const quote = () => openQuote(total === null ? { from: 'header' } : { from: 'product', lines: [{ ...item, quantity }] });
  const soldOut = reason !== null;
  return (
    <>
      <div className={layout.paper}>
        <div className={layout.wrap}>
          <Breadcrumb name={item.name} />
          <div className={grid.product}>
            <Gallery images={galleryImages(product)} name={item.name} />
            <BuyBox
              product={product}
              like={<FavouriteButton item={item} text={t.like} />}
              amount={<Amount name={item.name} quantity={quantity} max={purchase.max} onChange={purchase.setQuantity} total={total} />}
              reason={reason}
              addToCart={<AddToCartButton item={item} quantity={quantity} soldOut={soldOut} size="large" full />}
              addRef={add}
              others={
                <>
                  <Button variant="outline" full data-early="" onClick={quote}>{t.getQuote}</Button>
                  <Button component="a" variant="whatsapp" full href={chat} target="_blank" rel="noopener">
                    <Icon name="whatsapp" />{t.whatsapp}<span className={layout.hidden}> {t.opensNewTab}</span>
                  </Button>
                </>
              }
            />
          </div>
        </div>
        <Details product={product} />
        <InstallBand onQuote={quote} />
        <Reviews product={product} onRate={() => openRating({ id: item.id, name: item.name, image: item.image })} />
      </div>
      <RelatedProducts subject={product} title={t.related} format={formatKsh} actions={(other) => <ProductActions product={other} />} />
      {goneBy && (
        <BuyBar
          quantity={quantity}
          total={total}
          chat={chat}
          action={soldOut ? <Button onClick={quote}>{t.getQuote}</Button> : <AddToCartButton item={item} quantity={quantity} />}
        />
      )}
    </>
  );
}

/** How many, for how much, and whether at all; the WhatsApp link stands ready, so that a press opens it at once. */
function usePurchase(product: Product) {
  const t = useMessages('product', texts);
  const words = useMessages('shop', shop);
  const now = useNow();
  const [wanted, setQuantity] = useState(1);
  const inStock = product.stock_status === 'in_stock';
  const max = inStock && product.quantity > 0 ? product.quantity : undefined;
  const quantity = Math.min(wanted, max ?? wanted);
  const item = cartItemOf(product, now);
  const onRequest = priceOf(product, now).cents === null;
  const text = onRequest ? `${item.name}\n${words.onRequest}` : productText({ ...item, quantity });
  return {
    item,
    quantity,
    max,
    setQuantity,
    total: onRequest ? null : centsFromNumber(item.price) * quantity,
    chat: whatsappLink(text),
    reason: inStock ? (onRequest ? t.askPrice : null) : t.outOfStock,
  };
}
