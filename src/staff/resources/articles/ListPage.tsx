import { useListState, useListTagsQuery, useOffers, type Article } from '../../../common/api';
import { idFromText } from '../../../common/domain/articleQuery';
import { paths } from '../../../common/domain/paths';
import { staffPaths } from '../../../common/domain/staffPaths';
import layout from '../../../common/ui/layout.module.css';
import { useListArticlesQuery } from '../../api';
import type { Column } from '../../kit/list/column';
import { useListParams } from '../../kit/list/useListParams';
import { categoryColumn, editColumn, nameColumn, picturesColumn } from '../../kit/list/recordColumns';
import { RECORD_CHOICES, recordArgs, RecordList } from '../../kit/list/RecordList';
import { articles as t } from '../../texts/articles';
import { kit } from '../../texts/kit';
import css from './ListPage.module.css';

/** `tag` holds an id. */
const CHOICES = { ...RECORD_CHOICES, tag: 'text' } as const;
const TO = { create: staffPaths.createArticle(), edit: staffPaths.editArticle, view: paths.article };
/** What the server puts on a page. */
const PAGE_SIZE = 9;
/** Letters of tags that have room in a row. */
const ROOM = 24;

const nameOf = ({ title }: Article) => title;
const count = (value: number) => value.toLocaleString('en-KE');

/** /dashboard/article: a page of the articles, inactive ones included; read again when one comes back to the tab. */
export function ListPage() {
  const params = useListParams(CHOICES);
  const [category, tagId] = [idFromText(params.values.category), idFromText(params.values.tag)];
  const args = { ...recordArgs({ ...params.values, category }, params.page), ...(tagId && { tagId }) };
  const query = useListArticlesQuery(args, { refetchOnFocus: true });
  const byTag = useOffers()('listArticles.tag_id');
  const tags = (useListTagsQuery().data?.data.tags ?? []).map(({ id, tag_name }) => ({ value: id, label: tag_name }));
  return (
    <RecordList
      kind="Article"
      texts={t}
      params={params}
      list={useListState('listArticles', args, query, ({ articles }) => articles)}
      columns={columns}
      nameOf={nameOf}
      to={TO}
      viewable={({ isActive }) => isActive}
      selects={byTag ? { tag: { label: t.tag, options: [{ value: '', label: kit.all }, ...tags] } } : {}}
      skeletons={PAGE_SIZE}
    />
  );
}

/** The columns of the list (docs/product.md, 7.5). */
const columns: readonly Column<Article>[] = [
  nameColumn(t.columns.title, nameOf, TO.edit),
  categoryColumn({ header: t.columns.category, width: 148, narrow: 120 }),
  {
    key: 'tags',
    header: t.columns.tags,
    card: 'whole',
    width: 250,
    narrow: 240,
    cell: ({ tags }) => <Tags names={tags.map(({ tag }) => tag.tag_name)} />,
    emptyOnCard: ({ tags }) => tags.length === 0,
  },
  {
    key: 'likes',
    header: t.columns.likes,
    align: 'end',
    // On a card both figures stand beside Edit.
    card: 'status',
    width: 72,
    narrow: 60,
    cell: ({ likesCount, viewsCount }) => (
      <>
        <span className={css.inTable}>{count(likesCount)}</span>
        <span className={css.onCard}>
          {t.columns.likes} <b>{count(likesCount)}</b> {t.columns.views} <b>{count(viewsCount)}</b>
        </span>
      </>
    ),
  },
  {
    key: 'views',
    header: t.columns.views,
    align: 'end',
    card: 'hidden',
    width: 72,
    narrow: 64,
    cell: ({ viewsCount }) => count(viewsCount),
  },
  picturesColumn(nameOf, { header: t.columns.images, width: 86 }),
  editColumn(nameOf, TO.edit, { width: 58 }),
];

function Tags({ names }: { names: readonly string[] }) {
  let letters = 0;
  const shown = names.filter((name, index) => (letters += name.length) <= ROOM || index === 0);
  const rest = names.slice(shown.length);
  return (
    <ul className={css.tags}>
      {shown.map((name) => (
        <li key={name} title={name}>
          {name}
        </li>
      ))}
      {rest.length > 0 && (
        <li className={css.more} title={rest.join(', ')}>
          <span aria-hidden="true">{t.moreTags(rest.length)}</span>
          <span className={layout.hidden}>{rest.join(', ')}</span>
        </li>
      )}
    </ul>
  );
}
