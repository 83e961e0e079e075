import { useNavigate } from 'react-router-dom';
import { useOffers } from '../../common/api';
import { useKeySequence } from '../kit/useKeySequence';
import { useShortcut } from '../kit/useShortcut';
import { places } from '../places';

/** The search box of the page itself. */
const pageSearch = () => document.querySelector<HTMLInputElement>('main [role=search] input');

/** The keys that work on every page of the dashboard. */
export function useShellKeys({ onPalette, onShortcuts }: { onPalette: () => void; onShortcuts: () => void }): void {
  const offers = useOffers();
  const navigate = useNavigate();
  useShortcut('ctrl+k', onPalette);
  useShortcut('?', onShortcuts);
  useShortcut('/', () => {
    const box = pageSearch();
    if (box) box.focus();
    else onPalette();
  });
  useKeySequence(
    Object.fromEntries(
      places.flatMap(({ keys, needs, to }) =>
        keys && (!needs || offers(needs)) ? [[keys, () => void navigate(to)]] : [],
      ),
    ),
  );
}
