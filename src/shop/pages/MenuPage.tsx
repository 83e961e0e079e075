import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { api, useListArticlesQuery, useListCategoriesQuery, useOffers, useRetry } from '../../common/api';
import { active, FIRST_PAGE } from '../../common/domain/pages';
import { shell } from '../../common/texts/en/shell';
import { shop } from '../texts/en/shop';
import { siteMap } from '../texts/en/siteMap';
import { encoded, paths } from '../../common/domain/paths';
import { suggestions } from '../../common/domain/contract.gen';
import { siteLinks, type SiteLink } from '../../common/domain/sitePages';
import { Button } from '../../common/ui/Button';
import { Icon } from '../../common/ui/Icon';
import layout from '../../common/ui/layout.module.css';
import copy from '../ui/copy.module.css';
import { useInLanguage, useMessages } from '../../common/i18n/messages';
import { EmptyState } from '../../common/ui/Notice';
import { SlowNotice } from '../ui/SlowNotice';
import { listStatus } from './status';
import css from './MenuPage.module.css';
import type { PageModule } from './pageModule';
import { PageTitle } from './PageTitle';
import { titledHead } from './head';

/** Newest articles shown. */
const ARTICLES = 6;

/** The public pages, in the order of the list. */
const PAGES = [
  'home',
  'shop',
  'articles',
  'events',
  'favourites',
  'gallery',
  'about',
  'aboutPictures',
  'contact',
  'privacy',
] as const;

/** /menu: a site map for people: every public page, each category, the newest articles. */
function MenuPage() {
  const t = useMessages('siteMap', siteMap);
  const words = useMessages('shell', shell);
  const shopWords = useMessages('shop', shop);
  const say = useInLanguage();
  const offers = useOffers();
  const chosen = suggestions.filter((name) => offers(`listProducts.suggest=${name}`));
  const categories = useListCategoriesQuery();
  const articles = useListArticlesQuery(FIRST_PAGE);
  const askCategories = useRetry('listCategories', undefined, categories.refetch);
  const askArticles = useRetry('listArticles', FIRST_PAGE, articles.refetch);
  return (
    <div className={layout.wrap}>
      <PageTitle title={t.title} lead={t.lead} />
      <div className={css.groups}>
        <Group title={t.pages}>
          <Links entries={[...siteLinks(PAGES, words), { to: paths.guide(), text: t.guide }]} />
        </Group>
        <Group title={t.shop} more={{ to: paths.shop(), text: t.allProducts }}>
          {offers('listProducts.category_id') && (
            <Fetched
              query={categories}
              retry={askCategories}
              entries={active(categories.data?.data.categories)?.map((category) => ({
                to: paths.shop(`category=${encoded(category.id)}`),
                ...say(category, 'category_name'),
              }))}
            />
          )}
        </Group>
        <Group title={t.articles} more={{ to: paths.articles(), text: t.allArticles }}>
          <Fetched
            query={articles}
            retry={askArticles}
            entries={articles.data?.data.articles
              .slice(0, ARTICLES)
              .map((article) => ({ to: paths.article(article.id), ...say(article, 'title') }))}
          />
        </Group>
        {chosen.length > 0 && (
          <Group title={t.suggestions}>
            <Links
              entries={chosen.map((name) => ({ to: paths.shop(`suggest=${name}`), text: shopWords.suggestions[name] }))}
            />
          </Group>
        )}
      </div>
    </div>
  );
}

function Group({ title, more, children }: { title: string; more?: SiteLink; children: ReactNode }) {
  return (
    <section className={css.group}>
      <h2 className={copy.h3}>{title}</h2>
      {children}
      {more && (
        <Link className={`${copy.link} ${css.more}`} to={more.to}>
          {more.text}
        </Link>
      )}
    </section>
  );
}

type Entry = SiteLink & { lang?: string | undefined };

function Links({ entries }: { entries: readonly Entry[] }) {
  return (
    <ul className={css.links}>
      {entries.map(({ to, text, lang }) => (
        <li key={to}>
          <Link to={to} lang={lang}>
            <span>{text}</span>
            <Icon name="right" size={18} />
          </Link>
        </li>
      ))}
    </ul>
  );
}

interface FetchedProps {
  query: { isError: boolean; isFetching: boolean };
  /** Undefined until there is an answer. */
  entries: readonly Entry[] | undefined;
  retry: () => void;
}

/** Links out of an answer, in the server's words, in each of its states. */
function Fetched({ query, entries, retry }: FetchedProps) {
  const t = useMessages('siteMap', siteMap);
  const words = useMessages('shell', shell);
  if (entries) return entries.length > 0 ? <Links entries={entries} /> : <p className={layout.secondary}>{t.none}</p>;
  if (!query.isError)
    return (
      <div className={css.waiting}>
        <p role="status">{t.loading}</p>
        <SlowNotice busy={query.isFetching} onRetry={retry} />
      </div>
    );
  return (
    <EmptyState
      role="alert"
      title={t.failed}
      actions={
        <Button variant="outline" size="small" busy={query.isFetching} onClick={retry}>
          {words.retry}
        </Button>
      }
    />
  );
}

export const page: PageModule = {
  Page: MenuPage,
  topics: ['categories', 'articles'],
  load: (dispatch) => [
    dispatch(api.endpoints.listCategories.initiate()),
    dispatch(api.endpoints.listArticles.initiate(FIRST_PAGE)),
  ],
  ...(typeof window === 'undefined' && {
    status: (state) =>
      listStatus(api.endpoints.listCategories.select()(state), api.endpoints.listArticles.select(FIRST_PAGE)(state)),
  }),
  head: titledHead('siteMap', siteMap, paths.menu(), ({ description }) => ({ description })),
};
