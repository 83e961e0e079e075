import { kit as t } from '../../texts/kit';
import layout from '../../../common/ui/layout.module.css';

/** Nothing stands here. */
export function Dash() {
  return (
    <span className={layout.secondary}>
      <span aria-hidden="true">–</span>
      <span className={layout.hidden}>{t.none}</span>
    </span>
  );
}
