import { useLayoutEffect } from 'react';
import { useSearchParams } from 'react-router-dom';

/**
 * Leads to the field that the address names (`?field=package_dimensions`), once and before anything is painted: what
 * scrolled afterwards would slip away from under a press. `images` is the uploader's button.
 */
export function useFieldFocus(): void {
  const [params] = useSearchParams();
  const name = params.get('field');
  useLayoutEffect(() => {
    if (!name) return;
    const field = document.querySelector<HTMLElement>(
      name === 'images' ? 'main [data-add]' : `main [name="${CSS.escape(name)}"]`,
    );
    field?.focus({ preventScroll: true });
    (field?.closest('[data-field]') ?? field)?.scrollIntoView({ block: 'center', behavior: 'instant' });
  }, [name]);
}
