import type { Image, Product } from '../../../common/api';
import layout from '../../../common/ui/layout.module.css';
import { kit } from '../../texts/kit';
import { RowPictures } from '../images/RowPictures';
import { addresses, type PicturedKind } from '../record/kinds';
import type { Column } from './column';
import { StatusChip } from '../show/StatusChip';
import { StaffButton } from '../StaffButton';
import { StaffIcon } from '../StaffIcon';
import css from './recordColumns.module.css';
import { OnwardLink } from './wayBack';

type Width<R> = Pick<Column<R>, 'header' | 'width' | 'narrow'>;

/** The name, on two lines at most, and whether the record is inactive. @param pathOf where the name leads, if it is a link */
export const nameColumn = <R extends { id: string; isActive: boolean }>(
  header: string,
  nameOf: (record: R) => string,
  pathOf?: (id: string) => string,
): Column<R> => ({
  key: 'name',
  header,
  card: 'title',
  cell: (record) => {
    const name = nameOf(record);
    const shown = { className: css.name, title: name, children: name };
    return (
      <>
        {pathOf ? <OnwardLink {...shown} to={pathOf(record.id)} /> : <span {...shown} />}
        {!record.isActive && (
          <StatusChip look="off" bare>
            {kit.inactive}
          </StatusChip>
        )}
      </>
    );
  },
});

/** The pictures, which a press shows full screen. */
export const picturesColumn = <R extends { images: readonly Image[] }>(
  nameOf: (record: R) => string,
  rest: Width<R>,
): Column<R> => ({
  key: 'images',
  card: 'media',
  ...rest,
  cell: (record) => <RowPictures images={record.images} name={nameOf(record)} />,
});

export const categoryColumn = <R extends Pick<Product, 'category'>>(rest: Width<R>): Column<R> => ({
  key: 'category',
  card: 'subtitle',
  ...rest,
  cell: ({ category }) => category?.category_name ?? <span className={layout.secondary}>{kit.noCategory}</span>,
});

/** Figures, which stand right. */
export const figureColumn = <R,>(
  key: string,
  rest: Width<R> & Pick<Column<R>, 'card' | 'emptyOnCard'>,
  cell: Column<R>['cell'],
): Column<R> => ({ key, align: 'end', ...rest, cell });

/** The way to the form. @param icon stands for the word where columns are narrow */
export const editColumn = <R extends { id: string }>(
  kind: PicturedKind,
  nameOf: (record: R) => string,
  { icon = false, ...width }: { icon?: boolean; width: number; narrow?: number },
): Column<R> => ({
  key: 'edit',
  header: kit.edit,
  card: 'action',
  ...width,
  cell: (record) => (
    <StaffButton
      size="small"
      component={OnwardLink}
      to={addresses[kind].edit(record.id)}
      aria-label={kit.editRow(nameOf(record))}
      className={icon ? brief : undefined}>
      {icon && <StaffIcon name="edit" />}
      <span>{kit.edit}</span>
    </StaffButton>
  ),
});

/** Class of a button in a row, which holds an icon and a `span`: words on phones and wide screens, the icon between them. */
export const brief = css.brief ?? '';
