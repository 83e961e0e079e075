import { product as texts } from '../../../texts/en/product';
import layout from '../../../../common/ui/layout.module.css';
import { useMessages } from '../../../../common/i18n/messages';
import first from './First.module.css';
import css from './ProductSkeleton.module.css';

/** Heights of what will stand in the buy box, and how much of its width each takes. */
const LINES = [
  [24, '38%'],
  [36, '92%'],
  [36, '64%'],
  [20, '44%'],
  [43, '58%'],
  [20, '72%'],
  [76, '100%'],
  [48, '100%'],
  [56, '100%'],
  [56, '100%'],
] as const;

/** Skeleton of the page, in the same geometry. */
export function ProductSkeleton() {
  const t = useMessages('product', texts);
  return (
    <div className={`${layout.paper} ${css.skeleton}`}>
      <p className={layout.hidden} role="status">
        {t.loading}
      </p>
      <div className={`${layout.wrap} ${first.several}`} aria-hidden="true">
        <div className={first.trail} />
        <div className={first.product}>
          <div>
            <div className={first.stage} />
          </div>
          <div className={css.lines}>
            {LINES.map(([height, width], index) => (
              <span key={index} className={layout.block} style={{ height, width }} />
            ))}
          </div>
        </div>
      </div>
    </div>
  );
}
