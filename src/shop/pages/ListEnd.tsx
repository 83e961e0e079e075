import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import { Link } from 'react-router-dom';
import { pagerEntries } from '../../common/domain/pages';
import { Button } from '../../common/ui/Button';
import { Icon } from '../../common/ui/Icon';
import { EmptyState } from '../../common/ui/Notice';
import css from './ListEnd.module.css';

interface PagerProps {
  page: number;
  pageCount: number;
  /** The address of one of the list's pages. */
  addressOf: (page: number) => string;
  texts: { pages: string; previous: string; next: string; page: (n: number) => string };
}

/** Previous, page numbers, Next: real links, so that each page can be opened, shared and found. */
export function Pager({ page, pageCount, addressOf, texts: t }: PagerProps) {
  if (pageCount <= 1) return null;
  return (
    <nav className={css.pager} aria-label={t.pages}>
      <Step to={page > 1 ? addressOf(page - 1) : undefined}>
        <Icon name="back" size={16} />
        {t.previous}
      </Step>
      {pagerEntries(page, pageCount).map((entry, index) =>
        entry === 'gap' ? (
          <span key={`gap-${index}`} className={css.item} aria-hidden="true">
            …
          </span>
        ) : (
          <Link
            key={entry}
            to={addressOf(entry)}
            className={`${css.item} ${Math.abs(entry - page) > 1 && entry !== pageCount ? css.far : ''}`}
            aria-label={t.page(entry)}
            aria-current={entry === page ? 'page' : undefined}>
            {entry}
          </Link>
        ),
      )}
      <Step to={page < pageCount ? addressOf(page + 1) : undefined}>
        {t.next}
        <Icon name="forward" size={16} />
      </Step>
    </nav>
  );
}

function Step({ to, children }: { to: string | undefined; children: ReactNode }) {
  const shown = { className: `${css.item} ${css.step}`, children };
  return to === undefined ? <span {...shown} aria-disabled="true" role="link" /> : <Link {...shown} to={to} />;
}

/** In the place of a page that the list does not have any more. @param to its first one */
export function PastEnd({ to, texts: t }: { to: string; texts: { pastEnd: string; firstPage: string } }) {
  return (
    <EmptyState
      role="status"
      title={t.pastEnd}
      actions={
        <Button component={Link} to={to} variant="outline" size="small">
          {t.firstPage}
        </Button>
      }
    />
  );
}

/**
 * A new page of the list begins at its top, at once: what still scrolled would slip away from under the next press. The
 * focus goes there from the pager, whose link may be gone; who is at a filter or a field stays there.
 */
export function usePageIntoView(page: number, results: RefObject<HTMLElement | null>): void {
  const shown = useRef(page);
  useEffect(() => {
    const list = results.current;
    if (list && shown.current !== page) {
      list.scrollIntoView({ behavior: 'instant' });
      if (!document.querySelector(':focus:not(a,body)')) {
        list.tabIndex = -1;
        list.focus({ preventScroll: true });
      }
    }
    shown.current = page;
  }, [page, results]);
}
