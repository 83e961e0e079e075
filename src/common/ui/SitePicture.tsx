import { pictureSources } from '../domain/media';
import { sitePicture, type SitePictureName } from '../domain/sitePictures';
import { PlainPicture, type PictureProps } from './Picture';

/** One of the site's own pictures; it stands on the page's origin, wherever the API is. */
export function SitePicture({ name, ...rest }: Omit<PictureProps, 'image'> & { name: SitePictureName }) {
  return <PlainPicture sources={pictureSources(sitePicture(name), '')} {...rest} />;
}
