import { Link } from 'react-router-dom';
import { Dash, Money } from '../../kit/show/Money';
import { StatusChip } from '../../kit/show/StatusChip';
import { StaffIcon } from '../../kit/StaffIcon';
import { quotes as t } from '../../texts/quotes';
import { mainPicture } from '../../../common/domain/media';
import { staffPaths } from '../../../common/domain/staffPaths';
import { Thumb } from '../../../common/ui/Thumb';
import type { ReceivedRequest, RequestItem } from './request';
import css from './RequestItems.module.css';
import pane from './RequestPane.module.css';

/** What a request asks for, with the prices the visitor saw; below it which of them are others today. */
export function RequestItems({ received: { items, more, total, differs } }: { received: ReceivedRequest }) {
  return (
    <>
      <h3 id="request-items">{t.items}</h3>
      <table
        className={`${css.items} ${items.some(({ asked }) => asked) ? '' : css.bare}`}
        aria-labelledby="request-items">
        <thead>
          <tr>
            <th scope="col">{t.product}</th>
            <th scope="col">{t.price}</th>
            <th scope="col">{t.quantity}</th>
            <th scope="col">{t.total}</th>
          </tr>
        </thead>
        <tbody>
          {items.map((item) => (
            <Item key={item.key} item={item} />
          ))}
          {more > 0 && (
            <tr>
              <td colSpan={4}>{t.more(more)}</td>
            </tr>
          )}
        </tbody>
        {total !== null && (
          <tfoot>
            <tr>
              <th scope="row" colSpan={3}>
                {t.totalThen}
              </th>
              <td>
                <Money cents={total} strong />
              </td>
            </tr>
          </tfoot>
        )}
      </table>
      {differs && (
        <p className={pane.note}>
          <StaffIcon name="alert" size={16} />
          {t.differs}
        </p>
      )}
      {items.map(
        ({ key, name, changedTo }) =>
          changedTo !== null && (
            <p key={key} className={pane.note}>
              <StaffIcon name="info" size={16} />
              <span>
                {t.changed(name)} <Money cents={changedTo} />.
              </span>
            </p>
          ),
      )}
    </>
  );
}

function Item({ item: { name, asked, product, gone } }: { item: RequestItem }) {
  return (
    <tr>
      <td>
        <div className={css.product}>
          <Thumb image={mainPicture(product?.images ?? [])?.image_url ?? ''} name={name} className={css.thumb} />
          <div>
            {product ? <Link to={staffPaths.editProduct(product.id)}>{name}</Link> : name}
            {gone && (
              <div>
                <StatusChip look="off" bare>
                  {t.gone}
                </StatusChip>
              </div>
            )}
          </div>
        </div>
      </td>
      <td>
        {asked && <span className={css.times}>{asked.quantity} × </span>}
        {asked && asked.unit === null ? t.onRequest : <Money cents={asked?.unit ?? null} />}
      </td>
      <td>{asked?.quantity ?? <Dash />}</td>
      <td>
        <Money cents={asked?.total ?? null} />
      </td>
    </tr>
  );
}
