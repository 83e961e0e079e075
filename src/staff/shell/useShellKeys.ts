import { useNavigate } from 'react-router-dom';
import { useOffers } from '../../common/api';
import { useKeySequence } from '../kit/useKeySequence';
import { useShortcut } from '../kit/useShortcut';
import { keyedPlaces } from '../features/commandPalette/keyedPlaces';

/** The search box of the page itself. */
const pageSearch = () => document.querySelector<HTMLInputElement>('main [role=search] input');

/** The keys that work on every page of the dashboard. */
export function useShellKeys({ onJump, onShortcuts }: { onJump: () => void; onShortcuts: () => void }): void {
  const offers = useOffers();
  const navigate = useNavigate();
  useShortcut('ctrl+k', onJump);
  useShortcut('?', onShortcuts);
  useShortcut('/', () => {
    const box = pageSearch();
    if (box) box.focus();
    else onJump();
  });
  useKeySequence(
    Object.fromEntries(
      keyedPlaces.filter(({ needs }) => !needs || offers(needs)).map(({ keys, to }) => [keys, () => void navigate(to)]),
    ),
  );
}
