import { useEffect } from 'react';
import { keepOffline } from '../../../common/browser/worker';
import { staffPatterns } from '../../../common/domain/staffPaths';
import { useAppDispatch } from '../../../common/state/hooks';
import { refetchVisits } from '../../api';

/** Has the service worker keep the page and what it reads, until the session ends: a roof may have no network. */
export function useKeptOffline(): void {
  const dispatch = useAppDispatch();
  useEffect(() => {
    // Plain http has no workers.
    const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
    const isFirst = workers?.controller === null;
    const readAgain = () => void dispatch(refetchVisits());
    if (isFirst) workers.addEventListener('controllerchange', readAgain, { once: true });
    void keepOffline(window.location.origin + staffPatterns.visits);
    return () => workers?.removeEventListener('controllerchange', readAgain);
  }, [dispatch]);
}
