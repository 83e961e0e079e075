import { Link, useSearchParams } from 'react-router-dom';
import { auth } from '../texts/en/noPage';
import { paths } from '../../common/domain/paths';
import { returnAddress } from '../../common/domain/returnAddress';
import { Button } from '../../common/ui/Button';
import { Icon } from '../../common/ui/Icon';
import layout from '../../common/ui/layout.module.css';
import copy from '../ui/copy.module.css';
import { useMessages } from '../../common/i18n/messages';
import css from './AuthPage.module.css';
import type { PageModule } from './pageModule';
import { titledHead } from './head';

/**
 * /auth: where the end of a session leads ('Request is not authorized'; docs/product.md, 6.4). The way to signing in
 * again carries the place to return to, where it is one of this site.
 */
function AuthPage() {
  const t = useMessages('auth', auth);
  const [search] = useSearchParams();
  const from = returnAddress(search.get('from'));
  return (
    <div className={`${layout.wrap} ${css.page}`}>
      <span className={css.icon}>
        <Icon name="clock" size={28} />
      </span>
      <h1 className={layout.h1}>{t.title}</h1>
      <p className={copy.lead}>{t.text}</p>
      <p className={layout.secondary}>{t.kept}</p>
      <div className={css.actions}>
        {/* The staff's pages are another program: a page load of its own. */}
        <Button component="a" href={paths.signIn(from ?? undefined)}>
          {t.signIn}
        </Button>
        <Button component={Link} to={paths.home()} variant="outline">
          {t.goHome}
        </Button>
      </div>
    </div>
  );
}

export const page: PageModule = {
  Page: AuthPage,
  topics: [],
  ...(typeof window === 'undefined' && {
    query: (search) => {
      const from = returnAddress(search.get('from'));
      return new URLSearchParams(from ? { from } : {});
    },
  }),
  head: titledHead('auth', auth, paths.auth(), ({ text }) => ({ description: text, noIndex: true })),
};
