import { useEffect } from 'react';
import { business } from '../../common/domain/business';

/** The name of the page in the browser's tab. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · ${business.name}`;
  }, [title]);
}
