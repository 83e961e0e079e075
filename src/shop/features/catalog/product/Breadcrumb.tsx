import { Link } from 'react-router-dom';
import { product as texts } from '../../../texts/en/product';
import { paths } from '../../../../common/domain/paths';
import { Icon } from '../../../../common/ui/Icon';
import type { Said } from '../../../../common/domain/language';
import { useMessages } from '../../../../common/i18n/messages';
import css from './Breadcrumb.module.css';
import first from './First.module.css';

/** Home, Shop, the product; on phones the way back to the shop alone. */
export function Breadcrumb({ name }: { name: Said }) {
  const t = useMessages('product', texts);
  const divider = <Icon name="right" size={16} />;
  return (
    <nav className={`${first.trail} ${css.trail}`} aria-label={t.breadcrumb}>
      <ol>
        <li>
          <Link to={paths.home()}>{t.home}</Link>
          {divider}
        </li>
        <li className={css.up}>
          <Link to={paths.shop()}>
            <Icon name="left" size={16} />
            {t.shop}
          </Link>
          {divider}
        </li>
        <li aria-current="page">
          <span lang={name.lang}>{name.text}</span>
        </li>
      </ol>
    </nav>
  );
}
