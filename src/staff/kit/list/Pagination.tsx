import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { PageMeta } from '../../../common/api';
import { kit as t } from '../../texts/kit';
import { pagerEntries } from '../../../common/domain/pages';
import css from './Pagination.module.css';
import { firstNumberOf } from './usePages';

interface PaginationProps {
  page: number;
  meta: PageMeta;
  /** Rows on this page. */
  count: number;
  /** The address's query for a page. */
  pageQuery: (page: number) => string;
}

/** Previous, page numbers, Next (docs/product.md, 7.3), with what part of all is shown. After a press the focus goes to the list, which is a section with `pageName`. */
export function Pagination({ page, meta, count, pageQuery }: PaginationProps) {
  const { pathname } = useLocation();
  const { pageCount, total } = meta;
  const nav = useRef<HTMLElement>(null);
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    // Next may have gone with the focus on it. The page is scrolled to its top, and read on from there.
    const { activeElement: at } = document;
    if (at === document.body || nav.current?.contains(at))
      nav.current?.closest('section')?.focus({ preventScroll: true });
  }, [page]);
  const to = (n: number) => ({ pathname, search: pageQuery(n) });
  if (count === 0 && pageCount <= 1) return null;
  const from = firstNumberOf(meta);
  return (
    <nav ref={nav} className={css.pager} aria-label={t.pages}>
      {total !== undefined && from !== null && count > 0 && <p>{t.range(from, from + count - 1, total)}</p>}
      {pageCount > 1 && (
        <>
          <Step to={page > 1 ? to(page - 1) : null}>{t.previous}</Step>
          {pagerEntries(page, pageCount).map((entry, index) =>
            entry === 'gap' ? (
              <span key={`gap-${index}`} className={css.item} aria-hidden="true">
                …
              </span>
            ) : (
              <Link
                key={entry}
                to={to(entry)}
                className={css.item}
                aria-label={t.page(entry)}
                {...(entry === page && { 'aria-current': 'page' as const })}>
                {entry}
              </Link>
            ),
          )}
          <Step to={page < pageCount ? to(page + 1) : null}>{t.next}</Step>
        </>
      )}
    </nav>
  );
}

function Step({ to, children }: { to: { pathname: string; search: string } | null; children: string }) {
  if (!to)
    return (
      <span className={`${css.item} ${css.step}`} role="link" aria-disabled="true">
        {children}
      </span>
    );
  return (
    <Link to={to} className={`${css.item} ${css.step}`}>
      {children}
    </Link>
  );
}
