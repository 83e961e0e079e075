import { mainPicture, widestFile, type ImageLike } from '../../../common/domain/media';
import { Thumb } from '../../../common/ui/Thumb';
import css from './Adverts.module.css';

export interface ProductToAdvertise {
  id: string;
  product_name: string;
  isActive: boolean;
  images?: readonly (ImageLike & { is_primary?: boolean })[] | undefined;
}

/** The address of a product's main picture; empty without one. */
export const mainImage = (images: ProductToAdvertise['images']): string => widestFile(mainPicture(images ?? []) ?? {});

/** Which product it is about: picture and name. */
export function AdvertisedProduct({ product }: { product: ProductToAdvertise }) {
  return (
    <div className={css.product}>
      <Thumb className={css.thumb} image={mainImage(product.images)} name={product.product_name} />
      <strong>{product.product_name}</strong>
    </div>
  );
}
