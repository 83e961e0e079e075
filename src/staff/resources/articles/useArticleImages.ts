import { useOffers } from '../../../common/api';
import {
  useAddArticleImagesMutation,
  useDeleteArticleImageMutation,
  useOrderArticleImagesMutation,
  useReplaceArticleImageMutation,
} from '../../api';
import type { ImageCalls } from '../../kit/images/useImageActions';

/** What can be done at once with the images of an article. */
export function useArticleImages(id: string): ImageCalls {
  const offers = useOffers();
  const [add] = useAddArticleImagesMutation();
  const [replace] = useReplaceArticleImageMutation();
  const [remove] = useDeleteArticleImageMutation();
  const [order] = useOrderArticleImagesMutation();
  return {
    ...(offers('addArticleImages') && { add: (files) => add({ id, imagesInput: { image_url: files } }).unwrap() }),
    replace: (imageId, file) => replace({ imageId, oneImageInput: { image_url: file } }).unwrap(),
    remove: (imageId) => remove({ imageId }).unwrap(),
    ...(offers('orderArticleImages') && { order: (imageIds) => order({ id, imageOrderInput: { imageIds } }).unwrap() }),
  };
}
