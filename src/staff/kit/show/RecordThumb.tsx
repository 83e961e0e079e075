import { mainPicture, type ImageLike } from '../../../common/domain/media';
import { Picture } from '../../../common/ui/Picture';
import { Thumb } from '../../../common/ui/Thumb';
import css from './RecordThumb.module.css';

interface RecordThumbProps {
  /** Of a product or an article; the primary one, else the first, is shown. */
  images: readonly (ImageLike & { is_primary?: boolean | undefined })[] | undefined;
  name: string;
  /** 32 px instead of 40. */
  small?: boolean;
}

/** A record's main picture beside its name, or the name's initial. */
export function RecordThumb({ images, name, small }: RecordThumbProps) {
  const image = mainPicture(images ?? []);
  const classes = small ? `${css.thumb} ${css.small}` : css.thumb;
  if (!image) return <Thumb image="" name={name} className={`${classes} ${css.none}`} />;
  return <Picture image={image} alt="" sizes="40px" className={classes} />;
}
