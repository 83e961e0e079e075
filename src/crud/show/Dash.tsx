import { kit as t } from '../../lib/messages/staff/kit';
import layout from '../../ui/layout.module.css';

/** Nothing stands here. */
export function Dash() {
  return <span className={layout.secondary}><span aria-hidden="true">–</span><span className={layout.hidden}>{t.none}</span></span>;
}
