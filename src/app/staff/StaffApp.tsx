import { Global } from '@emotion/react';
import { Suspense, useCallback, useEffect, useMemo, useSyncExternalStore, type ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { createBrowserRouter, Outlet, RouterProvider, ScrollRestoration, useLocation, type RouteObject } from 'react-router-dom';
import { ConfirmProvider } from '../../crud/confirm/ConfirmProvider';
import { NotifyProvider } from '../../crud/notify';
import { alertShown } from '../../features/alert/alertSlice';
import { selectSignedIn } from '../../features/auth/authSlice';
import { readToken } from '../../lib/cookies';
import { leaveForHome } from '../../lib/session';
import { staffPatterns } from '../../lib/staffPaths';
import { PageSkeleton } from '../../pages/dashboard/shell/PageSkeleton';
import { StaffShell } from '../../pages/dashboard/shell/StaffShell';
import { UnknownPage } from '../../pages/dashboard/shell/UnknownPage';
import type { Alert } from '../../ui/site';
import { WholeTheme } from '../../ui/MuiTheme';
import { staffVariables } from '../../ui/theme/darkTokens';
import { onScheme, shownScheme } from '../../ui/theme/scheme';
import { staffTheme } from '../../ui/theme/staffTheme';
import { ErrorBoundary } from '../ErrorBoundary';
import { OfflineBanner } from '../shell/OfflineBanner';
import { SkipLink } from '../shell/SkipLink';
import { Toast } from '../shell/Toast';
import { pageOf } from './loadedPages';
import { staffRoutes, type StaffPage } from './staffRoutes';

const page = (name: StaffPage): RouteObject => {
  const Page = pageOf(name);
  return { path: staffPatterns[name], element: <InBoundary><Page /></InBoundary> };
};

/** A page that fails leaves the sidebar standing; the next page begins anew. */
function InBoundary({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary key={pathname}>
      <Suspense fallback={<PageSkeleton />}>{children}</Suspense>
    </ErrorBoundary>
  );
}

/** Access depends on the cookie's presence alone (specification, section 4); the server judges each call. */
function SignedIn() {
  const signedIn = useSelector(selectSignedIn) && readToken() !== null;
  useEffect(() => { if (!signedIn) leaveForHome(); }, [signedIn]);
  return signedIn ? <StaffShell before={<><SkipLink /><OfflineBanner /></>}><Outlet /></StaffShell> : null;
}

/** A link led to a page of the shop, which is another program: the document is loaded anew, from that address. */
function OtherProgram() {
  useEffect(() => window.location.reload(), []);
  return null;
}

const makeRouter = () =>
  createBrowserRouter([
    {
      element: <><ScrollRestoration /><ErrorBoundary><Outlet /></ErrorBoundary></>,
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
  const dispatch = useDispatch();
  const notify = useCallback((alert: Alert) => void dispatch(alertShown(alert)), [dispatch]);
  return (
    <WholeTheme theme={theme}>
      <Global styles={staffVariables} />
      <NotifyProvider value={notify}>
        <ConfirmProvider>
          <RouterProvider router={router} />
        </ConfirmProvider>
      </NotifyProvider>
      <Toast />
    </WholeTheme>
  );
}
