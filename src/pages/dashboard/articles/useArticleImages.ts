import { useAddArticleImagesMutation, useDeleteArticleImageMutation, useOrderArticleImagesMutation, useReplaceArticleImageMutation } from '../../../api/staff';

/** What can be done at once with the images of an article. */
export function useArticleImages(id: string) {
  const [add] = useAddArticleImagesMutation();
  const [replace] = useReplaceArticleImageMutation();
  const [remove] = useDeleteArticleImageMutation();
  const [order] = useOrderArticleImagesMutation();
  return {
    add: (files: readonly File[]) => add({ id, imagesInput: { image_url: [...files] } }).unwrap(),
    replace: (imageId: string, file: File) => replace({ imageId, oneImageInput: { image_url: file } }).unwrap(),
    remove: (imageId: string) => remove({ imageId }).unwrap(),
    order: (imageIds: readonly string[]) => order({ id, imageOrderInput: { imageIds: [...imageIds] } }).unwrap(),
  };
}
