import { Global } from '@emotion/react';
import { useEffect, useMemo, useRef, useSyncExternalStore, type ReactNode } from 'react';
import {
  createBrowserRouter,
  Outlet,
  RouterProvider,
  ScrollRestoration,
  useLocation,
  type RouteObject,
} from 'react-router-dom';
import { useAppSelector } from '../../common/state/hooks';
import { ConfirmProvider } from '../kit/confirm/ConfirmProvider';
import { selectSignedIn } from '../../common/state/authSlice';
import { readToken } from '../../common/browser/cookies';
import { keepFocus } from '../../common/browser/focus';
import { leaveForHome } from '../../common/browser/session';
import { staffPatterns } from '../../common/domain/staffPaths';
import { StaffShell } from '../shell/StaffShell';
import { UnknownPage } from '../shell/UnknownPage';
import { WholeTheme } from '../../common/ui/WholeTheme';
import { staffVariables } from '../../common/ui/theme/darkTokens';
import { onScheme, shownScheme } from '../../common/ui/theme/scheme';
import { staffTheme } from './staffTheme';
import { ErrorBoundary } from '../../common/app/ErrorBoundary';
import { OfflineBanner } from '../../common/app/OfflineBanner';
import { SkipLink } from '../../common/app/SkipLink';
import { ToastHost } from '../../common/app/ToastHost';
import { parts } from '../shell/lazyParts';
import { pageOf } from './loadedPages';
import { staffRoutes, type StaffPage } from '../places';

const page = (name: StaffPage): RouteObject => {
  const Page = pageOf(name);
  return {
    path: staffPatterns[name],
    element: (
      <InBoundary>
        <Page />
      </InBoundary>
    ),
  };
};

/** A page that fails leaves the sidebar standing; the next page starts fresh. */
function InBoundary({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  return <ErrorBoundary key={pathname}>{children}</ErrorBoundary>;
}

/** Access depends on the cookie's presence alone (docs/product.md, 6.2); the server judges each call. */
function SignedIn() {
  const signedIn = useAppSelector(selectSignedIn) && readToken() !== null;
  const { pathname } = useLocation();
  const opened = useRef(pathname);
  useEffect(() => {
    // A row that was pressed goes with its page; in the first one the keyboard begins at the top.
    if (opened.current !== pathname) keepFocus();
    opened.current = pathname;
  }, [pathname]);
  useEffect(() => {
    if (!signedIn) leaveForHome();
  }, [signedIn]);
  return signedIn ? (
    <StaffShell
      before={
        <>
          <SkipLink />
          <OfflineBanner />
        </>
      }>
      <Outlet />
    </StaffShell>
  ) : null;
}

/** A link led to a page of the shop, which is another program: the document is loaded from that address. */
function OtherProgram() {
  useEffect(() => window.location.reload(), []);
  return null;
}

const makeRouter = () =>
  createBrowserRouter([
    {
      element: (
        <>
          <ScrollRestoration />
          <ErrorBoundary>
            <Outlet />
          </ErrorBoundary>
        </>
      ),
      children: [
        page('signIn'),
        {
          element: <SignedIn />,
          children: [
            ...staffRoutes.filter(({ page: name }) => name !== 'signIn').map(({ page: name }) => page(name)),
            { path: `${staffPatterns.dashboard}/*`, element: <UnknownPage /> },
          ],
        },
        { path: '*', element: <OtherProgram /> },
      ],
    },
  ]);

/** The staff's program within its providers: theme, router, toast and the confirmation dialog. */
export function StaffApp() {
  const scheme = useSyncExternalStore(onScheme, shownScheme);
  const theme = useMemo(() => staffTheme(scheme), [scheme]);
  const router = useMemo(makeRouter, []);
  return (
    <WholeTheme theme={theme}>
      <Global styles={staffVariables} />
      <ConfirmProvider>
        <RouterProvider router={router} />
      </ConfirmProvider>
      <ToastHost load={parts.toast} />
    </WholeTheme>
  );
}
