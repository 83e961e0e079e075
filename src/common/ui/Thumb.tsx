import { apiBase } from '../domain/addresses';
import { mediaUrl } from '../domain/media';
import { initialOf } from '../domain/texts';
import css from './Thumb.module.css';

/**
 * A product's small square picture (its name stands beside it), or the name's initial where there is none. 56 px unless
 * the class says otherwise by `--thumb-size`.
 */
export function Thumb({ image, name, className }: { image: string; name: string; className?: string | undefined }) {
  const src = mediaUrl(image, apiBase);
  const classes = `${css.thumb} ${className ?? ''}`;
  if (!src)
    return (
      <span className={classes} aria-hidden="true">
        {initialOf(name)}
      </span>
    );
  return <img className={classes} src={src} alt="" width={80} height={80} loading="lazy" decoding="async" />;
}
