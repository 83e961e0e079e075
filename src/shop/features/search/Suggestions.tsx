import { useEffect, useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import {
  asApiError,
  causeOf,
  useAbortSuperseded,
  useSuggestSearchQuery,
  type SearchSuggestionsResponse,
} from '../../../common/api';
import { formatKes } from '../../../common/domain/money';
import { paths } from '../../../common/domain/paths';
import { pictureOf } from '../../../common/domain/productInSmall';
import { priceOf } from '../../../common/domain/price';
import { searchQuery } from '../../../common/domain/searchQuery';
import { writeShopQuery } from '../../../common/domain/shopQuery';
import { useInLanguage, useMessages } from '../../../common/i18n/messages';
import { shell } from '../../../common/texts/en/shell';
import { shopMoment } from '../../../common/browser/shopClock';
import { listen } from '../../../common/browser/listen';
import { useMinute } from '../../../common/ui/clock';
import { Icon } from '../../../common/ui/Icon';
import layout from '../../../common/ui/layout.module.css';
import { Thumb } from '../../../common/ui/Thumb';
import { search as texts } from '../../texts/en/search';
import { shop } from '../../texts/en/shop';
import css from './Suggestions.module.css';
import { useCombobox } from './useCombobox';
import { useFollowed } from './useFollowed';
import { useTyped } from './useTyped';

type Found = SearchSuggestionsResponse['data'];

const NOTHING: Found = { products: [], articles: [], categories: [] };

/** What fits the words in the field while they are typed: products, articles, categories, and the way to all results. */
export function Suggestions({ input }: { input: HTMLInputElement }) {
  const t = useMessages('search', texts);
  const common = useMessages('shell', shell);
  const id = useId();
  useFollowed(input);
  const panel = useRef<HTMLDivElement>(null);
  const { text, paused, open, setOpen } = useTyped(input);
  const asked = { search: paused };
  const { currentData, error, isFetching } = useSuggestSearchQuery(asked, { skip: paused === '' || !open });
  useAbortSuperseded('suggestSearch', asked);
  const failed = error !== undefined && !isFetching;
  // The answers are kept by their words: none is shown for others, neither late nor until the next has come.
  const answer = failed || paused !== text ? undefined : currentData;
  const found = answer?.data ?? NOTHING;
  const known = answer !== undefined && !isFetching;
  const groups = useGroups(found);
  const options = [
    ...groups.flatMap((group) => group.options),
    { to: paths.search(searchQuery({ words: text })), content: <AllResults words={text} /> },
  ];
  const shows = open && text !== '';
  const active = useCombobox(input, { listId: id, count: options.length, shows, about: known ? paused : '', setOpen });
  useRoom(panel, shows);
  const waits = !failed && !answer;
  useSteadyHeight(panel, shows && !waits && found);
  const line = failed
    ? `${t.suggestFailed} ${causeOf(asApiError(error), common) ?? ''}`
    : known && groups.length === 0
      ? t.noSuggestions
      : waits
        ? t.looking
        : '';
  let at = -1;
  const draw = ({ to, lang, className = '', content }: Option) => {
    at += 1;
    return (
      <Link
        key={to}
        id={`${id}-${at}`}
        role="option"
        aria-selected={at === active}
        tabIndex={-1}
        className={`${css.option} ${className}`}
        to={to}
        lang={lang}>
        {content}
      </Link>
    );
  };
  return (
    <>
      <p className={layout.hidden} role="status">
        {shows ? line || (known ? t.suggested(options.length - 1) : '') : ''}
      </p>
      {shows && (
        // The focus stays in the field, and with it what is open: Tab would stop at what scrolls, and close it under itself.
        <div
          ref={panel}
          className={css.panel}
          tabIndex={-1}
          aria-busy={waits}
          onMouseDown={(event) => event.preventDefault()}>
          {line && (
            <p className={css.line} aria-hidden="true">
              {line}
            </p>
          )}
          <div id={id} role="listbox" aria-label={t.suggestions}>
            {groups.map((group) => (
              <div key={group.title} role="group" aria-label={group.title}>
                <p className={css.title} aria-hidden="true">
                  {group.title}
                </p>
                {group.options.map(draw)}
              </div>
            ))}
            {options.slice(-1).map(draw)}
          </div>
        </div>
      )}
    </>
  );
}

interface Option {
  to: string;
  lang?: string | undefined;
  className?: string | undefined;
  content: ReactNode;
}

interface Group {
  title: string;
  options: Option[];
}

/** What was found, each kind beneath its name; kinds without anything are left out. */
function useGroups({ products, articles, categories }: Found): Group[] {
  const t = useMessages('shell', shell);
  const words = useMessages('shop', shop);
  const say = useInLanguage();
  const now = useMinute(shopMoment);
  const groups: Group[] = [
    {
      title: words.products,
      options: products.map(({ images = [], ...product }) => {
        const { cents } = priceOf(product, now);
        const name = say(product, 'product_name');
        return {
          to: paths.product(product.id),
          className: css.product,
          content: (
            <>
              <Thumb className={css.thumb} image={pictureOf({ images }, 160)} name={name.text} />
              <span lang={name.lang}>{name.text}</span>
              <b>{cents === null ? words.onRequest : formatKes(cents)}</b>
            </>
          ),
        };
      }),
    },
    {
      title: t.articles,
      options: articles.map((article) => {
        const title = say(article, 'title');
        return { to: paths.article(article.id), lang: title.lang, content: <span>{title.text}</span> };
      }),
    },
    {
      title: words.category,
      options: categories.map((category) => {
        const name = say(category, 'category_name');
        const to = paths.shop(writeShopQuery(new URLSearchParams(), { category: category.id }).toString());
        return { to, lang: name.lang, content: <span>{name.text}</span> };
      }),
    },
  ];
  return groups.filter(({ options }) => options.length > 0);
}

function AllResults({ words }: { words: string }) {
  const t = useMessages('search', texts);
  return (
    <>
      <Icon name="search" />
      <strong>{t.all(words)}</strong>
      <Icon name="forward" size={16} />
    </>
  );
}

/** The list ends where a phone's keyboard begins, so that its last option can be scrolled to. */
function useRoom(panel: React.RefObject<HTMLDivElement | null>, shows: boolean): void {
  useEffect(() => {
    const { visualViewport: view } = window;
    if (!shows || !view) return undefined;
    const measure = () => {
      const top = panel.current?.getBoundingClientRect().top ?? 0;
      panel.current?.style.setProperty('--room', `${view.offsetTop + view.height - top}px`);
    };
    measure();
    return listen(view, { resize: measure });
  }, [panel, shows]);
}

/** While the next answer is awaited the list stays as high as it was for the last one: at each letter it would shrink and grow. */
function useSteadyHeight(panel: React.RefObject<HTMLDivElement | null>, found: Found | false): void {
  useLayoutEffect(() => {
    if (found) panel.current?.style.setProperty('--height', `${panel.current.offsetHeight}px`);
  }, [panel, found]);
}
