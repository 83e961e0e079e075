import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { CART_PARAMETER } from '../../common/domain/cartLink';

/**
 * A link to a shared cart, on any page: the parameter leaves the address, so that neither a reload nor Back asks twice
 * and the page's own links do not carry it on; then `open` is called with it.
 */
export function useSharedCartLink(open: (link: string) => void): void {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const found = useRef<string>(null);
  useEffect(() => {
    const query = new URLSearchParams(search);
    const link = query.get(CART_PARAMETER);
    if (link !== null) {
      found.current = link;
      query.delete(CART_PARAMETER);
      void navigate({ pathname, search: query.toString(), hash }, { replace: true, preventScrollReset: true });
    } else if (found.current !== null) {
      open(found.current);
      found.current = null;
    }
  }, [pathname, search, hash, navigate, open]);
}
