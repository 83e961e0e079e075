import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { CART_PARAMETER } from '../../common/domain/cartLink';
import { useSite } from '../ui/site';
import { parts } from './parts';

/**
 * A link to a shared cart, on any page: once what shows it is there, the parameter leaves the address, so that neither a
 * reload nor Back asks twice and the page's own links do not carry it on; then `open` is called with it. Where that does not
 * come the address keeps the cart for a reload.
 */
export function useSharedCartLink(open: (link: string) => void): void {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const { bring } = useSite();
  const found = useRef<string>(null);
  useEffect(() => {
    const query = new URLSearchParams(search);
    const link = query.get(CART_PARAMETER);
    let isHere = true;
    if (link !== null) {
      void bring(parts.shared).then((part) => {
        if (!part || !isHere) return;
        found.current = link;
        query.delete(CART_PARAMETER);
        void navigate({ pathname, search: query.toString(), hash }, { replace: true, preventScrollReset: true });
      });
    } else if (found.current !== null) {
      open(found.current);
      found.current = null;
    }
    return () => {
      isHere = false;
    };
  }, [pathname, search, hash, navigate, bring, open]);
}
