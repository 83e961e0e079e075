import { type ComponentType, type ReactNode, useEffect, useRef, type RefObject } from 'react';
import { pagerEntries } from '../../common/domain/pages';
import { Icon } from '../../common/ui/Icon';
import css from './Pager.module.css';

export interface PagerProps {
  page: number;
  pageCount: number;
  /** Draws a link to a page; the caller knows the router. */
  link: ComponentType<{
    page: number;
    className?: string | undefined;
    'aria-current'?: 'page';
    'aria-label'?: string;
    children: ReactNode;
  }>;
  texts: { label: string; previous: string; next: string; page: (n: number) => string };
}

/** Previous, page numbers, Next: real links, so that each page can be opened, shared and found. */
export function Pager({ page, pageCount, link: PageLink, texts }: PagerProps) {
  if (pageCount <= 1) return null;
  return (
    <nav className={css.pager} aria-label={texts.label}>
      <Step to={page > 1 ? page - 1 : undefined} link={PageLink}>
        <Icon name="back" size={16} />
        {texts.previous}
      </Step>
      {pagerEntries(page, pageCount).map((entry, index) =>
        entry === 'gap' ? (
          <span key={`gap-${index}`} className={css.item} aria-hidden="true">
            …
          </span>
        ) : (
          <PageLink
            key={entry}
            page={entry}
            className={`${css.item} ${Math.abs(entry - page) > 1 && entry !== pageCount ? css.far : ''}`}
            aria-label={texts.page(entry)}
            {...(entry === page && { 'aria-current': 'page' as const })}>
            {entry}
          </PageLink>
        ),
      )}
      <Step to={page < pageCount ? page + 1 : undefined} link={PageLink}>
        {texts.next}
        <Icon name="forward" size={16} />
      </Step>
    </nav>
  );
}

function Step({
  to,
  link: PageLink,
  children,
}: {
  to: number | undefined;
  link: PagerProps['link'];
  children: ReactNode;
}) {
  const className = `${css.item} ${css.step}`;
  if (to === undefined)
    return (
      <span className={className} aria-disabled="true" role="link">
        {children}
      </span>
    );
  return (
    <PageLink page={to} className={className}>
      {children}
    </PageLink>
  );
}

/** A new page of the list begins at its top. */
export function usePageIntoView(page: number, results: RefObject<HTMLElement | null>): void {
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current !== page) results.current?.scrollIntoView({ block: 'start' });
    shown.current = page;
  }, [page, results]);
}
