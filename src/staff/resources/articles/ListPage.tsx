import { useListTagsQuery, useOffers, type Article } from '../../../common/api';
import { useListArticlesQuery, wholeApi } from '../../api';
import type { Column } from '../../kit/list/column';
import { sameAs, type CsvColumns } from '../../kit/list/csv';
import { useListParams } from '../../kit/list/useListParams';
import { usePages } from '../../kit/list/usePages';
import { categoryColumn, editColumn, figureColumn, nameColumn, picturesColumn } from '../../kit/list/recordColumns';
import { RECORD_CHOICES, recordArgs, RecordList } from '../../kit/list/RecordList';
import { addresses } from '../../kit/record/kinds';
import { ChipLine } from '../../kit/show/ChipLine';
import { minuteKey } from '../../kit/show/time';
import { articles as t } from '../../texts/articles';
import { kit } from '../../texts/kit';
import css from './ListPage.module.css';

/** `tag` holds an id. */
const CHOICES = { ...RECORD_CHOICES, tag: 'text' } as const;
/** What the server puts on a page. */
const PAGE_SIZE = 9;

const nameOf = ({ title }: Article) => title;
const tagsOf = ({ tags }: Article) => tags.map(({ tag }) => tag.tag_name);
const count = (value: number) => value.toLocaleString('en-KE');

/** /dashboard/article: a page of the articles, inactive ones included; read again when one comes back to the tab. */
export function ListPage() {
  const params = useListParams(CHOICES);
  const { tag, ...chosen } = params.values;
  const args = { ...recordArgs(chosen, params.page), ...(tag && { tagId: tag }) };
  const query = useListArticlesQuery(args, { refetchOnFocus: true });
  const { list, readPage } = usePages(wholeApi.endpoints.listArticles, args, query, ({ articles }) => articles);
  const byTag = useOffers()('listArticles.tag_id');
  const tags = (useListTagsQuery().data?.data.tags ?? []).map(({ id, tag_name }) => ({ value: id, label: tag_name }));
  return (
    <RecordList
      kind="Article"
      texts={t}
      params={params}
      list={list}
      columns={columns}
      csv={{ name: 'articles', columns: csvColumns, readPage }}
      nameOf={nameOf}
      viewable={({ isActive }) => isActive}
      selects={byTag ? { tag: { label: t.tag, options: [{ value: '', label: kit.all }, ...tags] } } : {}}
      skeletons={PAGE_SIZE}
    />
  );
}

/** The columns of the list (docs/product.md, 7.5). */
const columns: readonly Column<Article>[] = [
  nameColumn(t.columns.title, nameOf, addresses.Article.edit),
  categoryColumn({ header: t.columns.category, width: 148, narrow: 120 }),
  {
    key: 'tags',
    header: t.columns.tags,
    card: 'whole',
    width: 250,
    narrow: 240,
    cell: (article) => <ChipLine names={tagsOf(article)} />,
    emptyOnCard: ({ tags }) => tags.length === 0,
  },
  // On a card both figures stand beside Edit.
  figureColumn(
    'likes',
    { header: t.columns.likes, card: 'status', width: 72, narrow: 60 },
    ({ likesCount, viewsCount }) => (
      <>
        <span className={css.inTable}>{count(likesCount)}</span>
        <span className={css.onCard}>
          {t.columns.likes} <b>{count(likesCount)}</b> {t.columns.views} <b>{count(viewsCount)}</b>
        </span>
      </>
    ),
  ),
  figureColumn('views', { header: t.columns.views, card: 'hidden', width: 72, narrow: 64 }, ({ viewsCount }) =>
    count(viewsCount),
  ),
  picturesColumn(nameOf, { header: t.columns.images, width: 86 }),
  editColumn('Article', nameOf, { width: 58 }),
];

/** An article in the columns of its file, named as in the contract. */
const csvColumns: CsvColumns<Article> = {
  ...sameAs('id', 'title'),
  category: ({ category }) => category?.category_name,
  tags: (article) => tagsOf(article).join(', '),
  ...sameAs('short_description', 'likesCount', 'viewsCount', 'isActive'),
  images: ({ images }) => images.length,
  createdAt: ({ createdAt }) => minuteKey(Date.parse(createdAt)),
};
