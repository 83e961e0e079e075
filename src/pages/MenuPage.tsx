import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { api, useListArticlesQuery, useListCategoriesQuery } from '../api';
import { business } from '../lib/business';
import { shell } from '../lib/messages/en/shell';
import { shop } from '../lib/messages/en/shop';
import { siteMap } from '../lib/messages/en/siteMap';
import { translate } from '../lib/messages/translate';
import { paths } from '../lib/paths';
import { suggestions } from '../lib/shopQuery';
import { Button } from '../ui/Button';
import { Icon } from '../ui/Icon';
import layout from '../ui/layout.module.css';
import { useMessages } from '../ui/messages';
import { EmptyState } from '../ui/Notice';
import css from './MenuPage.module.css';
import type { PageModule } from './pageModule';
import { PageTitle } from './PageTitle';

/** Newest articles shown. */
const ARTICLES = 6;
const FIRST_PAGE = { page: 1 };

interface Entry {
  to: string;
  text: string;
}

/** /menu: a site map for people: every public page, each category, the newest articles (docs: decisions on behaviour). */
function MenuPage() {
  const t = useMessages('siteMap', siteMap);
  const words = useMessages('shell', shell);
  const shopWords = useMessages('shop', shop);
  const categories = useListCategoriesQuery();
  const articles = useListArticlesQuery(FIRST_PAGE);
  const pages = [
    { to: paths.home(), text: words.home },
    { to: paths.shop(), text: words.shop },
    { to: paths.articles(), text: words.articles },
    { to: paths.events(), text: words.events },
    { to: paths.gallery(), text: words.gallery },
    { to: paths.about(), text: words.about },
    { to: paths.contact(), text: words.contact },
    { to: paths.privacy(), text: words.privacy },
  ];
  return (
    <div className={layout.wrap}>
      <PageTitle title={t.title} lead={t.lead} />
      <div className={css.groups}>
        <Group title={t.pages}><Links entries={pages} /></Group>
        <Group title={t.shop} more={{ to: paths.shop(), text: t.allProducts }}>
          <Fetched
            query={categories}
            entries={categories.data?.data.categories.map(({ id, category_name: text }) => ({ to: paths.shop(`category=${encodeURIComponent(id)}`), text }))}
          />
        </Group>
        <Group title={t.articles} more={{ to: paths.articles(), text: t.allArticles }}>
          <Fetched query={articles} entries={articles.data?.data.articles.slice(0, ARTICLES).map(({ id, title: text }) => ({ to: paths.article(id), text }))} />
        </Group>
        <Group title={t.suggestions}>
          <Links entries={suggestions.map((name) => ({ to: paths.shop(`suggest=${name}`), text: shopWords.suggestions[name] }))} />
        </Group>
      </div>
    </div>
  );
}

function Group({ title, more, children }: { title: string; more?: Entry; children: ReactNode }) {
  return (
    <section className={css.group}>
      <h2 className={layout.h3}>{title}</h2>
      {children}
      {more && <Link className={`${layout.link} ${css.more}`} to={more.to}>{more.text}</Link>}
    </section>
  );
}

function Links({ entries }: { entries: readonly Entry[] }) {
  return <ul className={css.links}>{entries.map(({ to, text }) => <li key={to}><Link to={to}><span>{text}</span><Icon name="right" size={18} /></Link></li>)}</ul>;
}

interface Query {
  isError: boolean;
  isFetching: boolean;
  refetch: () => unknown;
}

/** Links out of an answer, in each of its states. */
function Fetched({ query, entries }: { query: Query; entries: readonly Entry[] | undefined }) {
  const t = useMessages('siteMap', siteMap);
  const words = useMessages('shell', shell);
  if (entries) return entries.length > 0 ? <Links entries={entries} /> : <p className={layout.secondary}>{t.none}</p>;
  if (!query.isError) return <p className={css.waiting} role="status">{t.loading}</p>;
  return (
    <EmptyState
      role="alert"
      title={t.failed}
      actions={<Button variant="outline" size="small" busy={query.isFetching} onClick={() => void query.refetch()}>{words.retry}</Button>}
    />
  );
}

export const page: PageModule = {
  Page: MenuPage,
  topics: ['categories', 'articles'],
  load: (dispatch) => [dispatch(api.endpoints.listCategories.initiate()), dispatch(api.endpoints.listArticles.initiate(FIRST_PAGE))],
  status: (state) => (api.endpoints.listCategories.select()(state).isError || api.endpoints.listArticles.select(FIRST_PAGE)(state).isError ? 503 : 200),
  head: (_state, { translations }) => {
    const t = translate(translations, 'siteMap', siteMap);
    return { title: `${t.title} · ${business.name}`, description: t.description, canonical: paths.menu() };
  },
};
