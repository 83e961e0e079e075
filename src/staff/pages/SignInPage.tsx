import { useCallback, useEffect } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { Alert } from '../kit/show/Alert';
import { StaffIcon } from '../kit/StaffIcon';
import { SignInForm } from '../features/signIn/SignInForm';
import { business } from '../../common/domain/business';
import { readToken } from '../../common/browser/cookies';
import { signIn as t } from '../texts/signIn';
import { paths } from '../../common/domain/paths';
import { returnAddress } from '../../common/domain/returnAddress';
import { isStaffPath } from '../../common/domain/staffPaths';
import { BrandMark } from '../../common/ui/BrandMark';
import { SitePicture } from '../../common/ui/SitePicture';
import css from './SignInPage.module.css';

/** Where staff sign in. Who is signed in already goes on at once. */
export function SignInPage() {
  const [search] = useSearchParams();
  const from = returnAddress(search.get('from'));
  const emailOrPhone = usePrefilled();
  const goOn = useGoOn(from ?? paths.dashboard());
  useEffect(() => {
    document.title = `${t.tabTitle} · ${business.name}`;
  }, []);
  useEffect(() => {
    if (readToken() !== null) goOn();
  }, [goOn]);
  return (
    <div className={css.gate}>
      <header className={css.sky} data-scheme="dark">
        <SitePicture name="hero-earth" alt="" sizes="(min-width: 900px) 90vw, 100vw" priority />
        {/* The shop is another program: a page load of its own. */}
        <a className={css.brand} href={paths.home()}>
          <BrandMark size={28} />
          {business.name}
        </a>
        <p className={css.slogan}>{t.slogan}</p>
      </header>
      <main className={css.pane} id="main">
        <div>
          <h1>{t.title}</h1>
          <p className={css.subtitle}>{t.subtitle}</p>
          {from !== null && (
            <div className={css.ended}>
              <Alert severity="info">{t.ended}</Alert>
            </div>
          )}
          <SignInForm emailOrPhone={emailOrPhone} onSignedIn={goOn} />
          <p className={css.back}>
            <a href={paths.shop()}>
              <StaffIcon name="left" size={16} />
              {t.backToShop}
            </a>
          </p>
        </div>
      </main>
    </div>
  );
}

/** What a previous screen knew of who signs in: in the address, or in the state of the navigation. */
function usePrefilled(): string {
  const [search] = useSearchParams();
  const { emailOrPhone } = (useLocation().state ?? {}) as { emailOrPhone?: unknown };
  return typeof emailOrPhone === 'string' ? emailOrPhone : (search.get('emailOrPhone') ?? '');
}

/** Goes on to an address of this site, which may be one of the shop's, another program. */
function useGoOn(to: string): () => void {
  const navigate = useNavigate();
  return useCallback(() => {
    const { pathname } = new URL(to, window.location.origin);
    if (isStaffPath(pathname)) void navigate(to, { replace: true });
    else window.location.replace(to);
  }, [navigate, to]);
}
