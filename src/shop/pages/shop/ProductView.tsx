import { useRef, useState, useEffect } from 'react';
import type { ShownProduct } from '../../../common/api';
import { AddToCartButton } from '../../features/cart/AddToCartButton';
import { inOrder } from '../../../common/domain/media';
import { cartItemOf, pictureOf, whyNotSold } from '../../../common/domain/productInSmall';
import { Gallery } from '../../features/catalog/gallery/Gallery';
import { cardPicture } from '../../features/catalog/gallery/stage';
import { Amount } from '../../features/catalog/product/Amount';
import { Breadcrumb } from '../../features/catalog/product/Breadcrumb';
import { BuyBox } from '../../features/catalog/product/BuyBox';
import { Details } from '../../features/catalog/product/Details';
import first from '../../features/catalog/product/First.module.css';
import { Reviews } from '../../features/catalog/product/Reviews';
import sections from '../../features/catalog/product/Sections.module.css';
import { useGoneBy } from '../../features/catalog/product/useGoneBy';
import { FavouriteButton } from '../../features/favourites/FavouriteButton';
import { product as texts } from '../../texts/en/product';
import { whatsapp } from '../../../common/texts/en/whatsapp';
import { MAX_QUANTITY } from '../../../common/domain/cartItem';
import { lineTotal } from '../../../common/domain/cartTotals';
import { productText, whatsappLink } from '../../../common/domain/whatsapp';
import { Button } from '../../../common/ui/Button';
import { usePriceMoment } from '../../../common/ui/clock';
import { usePart } from '../../../common/ui/usePart';
import layout from '../../../common/ui/layout.module.css';
import { useInLanguage, useMessages } from '../../../common/i18n/messages';
import { useCompareButton, useSite } from '../../ui/site';
import { WhatsappButton } from '../../ui/WhatsappButton';
import { WhenNear } from '../../ui/WhenNear';
import { RecentlyViewed } from '../RecentlyViewed';
import { rememberRecent } from '../../features/recent/recentProducts';

const loadBuyBar = () =>
  import(/* webpackChunkName: "product-more" */ '../../features/catalog/product/BuyBar').then(({ BuyBar }) => BuyBar);
const loadElse = () =>
  import(/* webpackChunkName: "product-more" */ './Recommendations').then(({ Recommendations }) => Recommendations);
const loadBand = () =>
  import(/* webpackChunkName: "product-more" */ '../../features/catalog/product/InstallBand').then(
    ({ InstallBand }) => InstallBand,
  );

/** A product and every way to buy it, ask for it and judge it. */
export function ProductView({ product }: { product: ShownProduct }) {
  const t = useMessages('product', texts);
  const { openQuote, openRating } = useSite();
  const CompareButton = useCompareButton();
  const add = useRef<HTMLDivElement>(null);
  const outOfSight = useGoneBy(add, true);
  const BuyBar = usePart(loadBuyBar, outOfSight);
  const purchase = usePurchase(product);
  const name = useInLanguage()(product, 'product_name');
  useRememberProduct(product);
  useStickyBar();
  const { item, quantity, total, text, reason } = purchase;
  const quote = () => openQuote({ from: 'product', lines: [{ ...item, quantity }], products: [product] });
  const soldOut = reason !== null;
  const needs = (product.related ?? []).length > 0;
  const more = (
    <WhenNear load={loadElse} props={{ product }}>
      <div className={needs ? sections.needed : sections.later} />
    </WhenNear>
  );
  return (
    <>
      <div className={layout.paper}>
        <div className={layout.wrap}>
          <Breadcrumb name={name} />
          <div className={first.product}>
            <Gallery images={inOrder(product.images)} name={name.text} under={cardPicture.of(product.id)} />
            <BuyBox
              product={product}
              like={<FavouriteButton item={item} text={t.like} />}
              compare={CompareButton && <CompareButton product={item} inLine />}
              amount={
                <Amount
                  name={name.text}
                  quantity={quantity}
                  max={purchase.max}
                  onChange={purchase.setQuantity}
                  total={total}
                />
              }
              total={total}
              reason={reason}
              addToCart={<AddToCartButton item={item} quantity={quantity} soldOut={soldOut} size="large" full />}
              addRef={add}
              others={
                <>
                  <Button variant="outline" full data-opens="quote" onClick={quote}>
                    {t.getQuote}
                  </Button>
                  <WhatsappButton full message={text}>
                    {t.whatsapp}
                  </WhatsappButton>
                </>
              }
            />
          </div>
        </div>
        <Details product={product} />
        {needs && more}
        <WhenNear load={loadBand} props={{ onQuote: quote }}>
          <div className={sections.bandPlace} />
        </WhenNear>
        <Reviews product={product} onRate={() => openRating(item)} />
      </div>
      {!needs && more}
      <RecentlyViewed except={product.id} />
      {outOfSight && BuyBar && (
        <BuyBar
          quantity={quantity}
          total={total}
          chat={whatsappLink(text)}
          action={
            soldOut ? (
              <Button onClick={quote}>{t.getQuote}</Button>
            ) : (
              <AddToCartButton item={item} quantity={quantity} />
            )
          }
        />
      )}
    </>
  );
}

/** How many, for how much, whether at all, and the text of the chat. */
function usePurchase(product: ShownProduct) {
  const t = useMessages('product', texts);
  const chatWords = useMessages('whatsapp', whatsapp);
  const now = usePriceMoment([product]);
  const [wanted, setQuantity] = useState(1);
  const inStock = product.stock_status === 'in_stock';
  // A stock beyond what one line may hold bounds nothing.
  const max = inStock && product.quantity > 0 && product.quantity <= MAX_QUANTITY ? product.quantity : undefined;
  const quantity = Math.min(wanted, max ?? wanted);
  const item = cartItemOf(product, now);
  const why = whyNotSold(product, now);
  const line = { ...item, quantity };
  return {
    item,
    quantity,
    max,
    setQuantity,
    total: lineTotal(line),
    text: productText(line, chatWords),
    reason: why && t[why],
  };
}

/** Says that the page has a bar at its foot, as long as it is the one that is shown: Add to Cart, or what takes over for it. */
function useStickyBar(): void {
  useEffect(() => {
    const { dataset } = document.body;
    dataset.stickyBar = '';
    return () => {
      delete dataset.stickyBar;
    };
  }, []);
}

/** A strip of small pictures shows it up to 176 px wide. */
const PICTURE = 320;

/** Puts the product at the head of those looked at in this browser. */
function useRememberProduct(product: ShownProduct): void {
  const { id, product_name: name, product_name_sw } = product;
  const name_sw = product_name_sw ?? undefined;
  const image = pictureOf(product, PICTURE);
  useEffect(() => rememberRecent({ id, name, name_sw, image }), [id, name, name_sw, image]);
}
