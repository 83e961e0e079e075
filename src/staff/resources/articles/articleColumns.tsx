import { Link } from 'react-router-dom';
import type { Article } from '../../../common/api';
import { RowPictures } from '../../kit/images/RowPictures';
import type { Column } from '../../kit/list/column';
import { StatusChip } from '../../kit/show/StatusChip';
import { StaffButton } from '../../kit/StaffButton';
import { articles as t } from '../../texts/articles';
import { kit } from '../../texts/kit';
import { staffPaths } from '../../../common/domain/staffPaths';
import layout from '../../../common/ui/layout.module.css';
import css from './articleColumns.module.css';

/** Letters of tags that have room in a row. */
const ROOM = 24;

const count = (value: number) => value.toLocaleString('en-KE');

/** The columns of the list (docs/product.md, 7.5). */
export const articleColumns: readonly Column<Article>[] = [
  {
    key: 'title',
    header: t.columns.title,
    card: 'title',
    cell: ({ id, title, isActive }) => (
      <>
        <Link className={isActive ? css.title : css.one} title={title} to={staffPaths.editArticle(id)}>
          {title}
        </Link>
        {!isActive && (
          <StatusChip look="off" bare>
            {kit.inactive}
          </StatusChip>
        )}
      </>
    ),
  },
  {
    key: 'category',
    header: t.columns.category,
    card: 'subtitle',
    width: 148,
    narrow: 120,
    cell: ({ category }) => category?.category_name ?? <span className={layout.secondary}>{t.noCategory}</span>,
  },
  {
    key: 'tags',
    header: t.columns.tags,
    card: 'whole',
    width: 250,
    narrow: 240,
    cell: ({ tags }) => <Tags tags={tags} />,
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
  {
    key: 'images',
    header: t.columns.images,
    card: 'media',
    width: 86,
    cell: ({ title, images }) => <RowPictures images={images} name={title} />,
  },
  {
    key: 'edit',
    header: kit.edit,
    card: 'action',
    width: 58,
    cell: ({ id, title }) => (
      <StaffButton size="small" component={Link} to={staffPaths.editArticle(id)} aria-label={kit.editRow(title)}>
        {kit.edit}
      </StaffButton>
    ),
  },
];

function Tags({ tags }: Pick<Article, 'tags'>) {
  const names = tags.map(({ tag }) => tag.tag_name);
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
