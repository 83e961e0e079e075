import { useOffers } from '../../../common/api';
import {
  useAddProductImagesMutation,
  useDeleteProductImageMutation,
  useOrderProductImagesMutation,
  useReplaceProductImageMutation,
} from '../../api';
import type { ImageCalls } from '../../kit/images/useImageActions';

/** What can be done with a product's pictures. */
export function useProductImages(id: string): ImageCalls {
  const offers = useOffers();
  const [add] = useAddProductImagesMutation();
  const [replace] = useReplaceProductImageMutation();
  const [remove] = useDeleteProductImageMutation();
  const [order] = useOrderProductImagesMutation();
  return {
    ...(offers('addProductImages') && { add: (files) => add({ id, imagesInput: { image_url: files } }).unwrap() }),
    replace: (imageId, file) => replace({ imageId, oneImageInput: { image_url: file } }).unwrap(),
    remove: (imageId) => remove({ imageId }).unwrap(),
    ...(offers('orderProductImages') && { order: (imageIds) => order({ id, imageOrderInput: { imageIds } }).unwrap() }),
  };
}
