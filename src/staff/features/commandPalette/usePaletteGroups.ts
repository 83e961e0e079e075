import { useListCategoriesQuery, useListState, useListTagsQuery, useOffers, type ListState } from '../../../common/api';
import { useListArticlesQuery, useListProductsQuery, useListQuotationsQuery } from '../../api';
import { commandPalette as t } from '../../texts/commandPalette';
import { commandsFor } from './commands';
import { articleOption, categoryOption, fewest, productOption, quoteOption, tagOption } from './found';
import { matches, wordsIn } from './match';
import type { PaletteGroup, PaletteOption } from './option';
import { recentOptions } from './recent';

interface Groups {
  groups: readonly PaletteGroup[];
  searching: boolean;
  /** The server could not be asked for what the list is about first of all. */
  failed: boolean;
  retry: () => void;
}

/** Words shorter than this would find nearly everything. */
const SHORTEST = 2;

/**
 * Results for the words. Only answers to the present words are shown as they came; what was found for others stays until
 * then as far as it matches. A server without an inbox or without a search shows what it has, and no failure.
 * @param typed the input's value
 * @param asked the same, debounced: what the server is asked for
 */
export function usePaletteGroups(typed: string, asked: string, open: boolean): Groups {
  const offers = useOffers();
  const words = wordsIn(typed);
  const skip = !open || asked.length < SHORTEST;
  const search = asked;
  const records = { search, status: 'all' } as const;
  const products = useListState(
    'listProducts',
    records,
    useListProductsQuery(records, { skip }),
    (data) => data.products,
  );
  const articles = useListState(
    'listArticles',
    records,
    useListArticlesQuery(records, { skip }),
    (data) => data.articles,
  );
  // Where there is no inbox the rest is found all the same.
  const inbox = useListQuotationsQuery({ search }, { skip: skip || !offers('listQuotations') });
  const quotes = {
    items: inbox.data?.data.quotations,
    meta: inbox.data?.data.meta,
    stale: inbox.data !== inbox.currentData,
  };
  const categories = useListCategoriesQuery(undefined, { skip: !open });
  const tags = useListTagsQuery(undefined, { skip: !open });

  const current = asked === typed.trim();
  const few = <T>(state: Pick<ListState<T>, 'items' | 'meta' | 'stale'>, toOption: (record: T) => PaletteOption) =>
    words.length === 0 || skip
      ? []
      : fewest((state.items ?? []).map(toOption), words, current && !state.stale && state.meta?.total !== undefined);
  const [byCategory, byTag] = [offers('listProducts.category_id') === true, offers('listArticles.tag_id') === true];
  const names = [
    ...(categories.data?.data.categories ?? []).map((one) => categoryOption(one, byCategory)),
    ...(tags.data?.data.tags ?? []).map((one) => tagOption(one, byTag)),
  ];
  const groups: PaletteGroup[] = [
    { title: t.recent, options: words.length === 0 && open ? recentOptions() : [] },
    // There at once: what the server finds later must not come under a finger that is on its way to Enter.
    { title: t.commands, options: commandsFor(words, offers) },
    { title: t.products, options: few(products, productOption) },
    { title: t.articles, options: few(articles, articleOption) },
    { title: t.quotes, options: few(quotes, quoteOption) },
    {
      title: t.names,
      options:
        words.length === 0
          ? []
          : fewest(
              names.filter(({ title }) => matches(words, title)),
              words,
              true,
            ),
    },
  ];
  const shown = new Set<string>();
  return {
    groups: groups
      // A command that was chosen before stands among the recent ones alone.
      .map(({ title, options }) => ({ title, options: options.filter(({ id }) => !shown.has(id) && shown.add(id)) }))
      .filter(({ options }) => options.length > 0),
    searching:
      words.length > 0 &&
      (products.fetching || articles.fetching || inbox.isFetching || (typed.trim().length >= SHORTEST && !current)),
    failed: !skip && (products.error ?? articles.error ?? inbox.error) !== undefined,
    retry: () => {
      products.retry();
      articles.retry();
      if (inbox.error) void inbox.refetch();
    },
  };
}
