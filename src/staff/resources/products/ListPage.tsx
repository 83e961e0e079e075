import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Product } from '../../../common/api';
import { useCalls } from '../../kit/record/calls';
import { ExportButton } from '../../kit/list/ExportButton';
import { CreatedNotice } from '../../kit/list/CreatedNotice';
import { ResourceList } from '../../kit/list/ResourceList';
import { RowMenu } from '../../kit/list/RowMenu';
import { useCreated } from '../../kit/list/useCreated';
import { useListParams } from '../../kit/list/useListParams';
import { standardBulk, useStandardActions } from '../../kit/list/useStandardActions';
import { StaffButton } from '../../kit/StaffButton';
import { CreateLink } from '../../kit/headLinks';
import { useLazyAdvertising } from '../../features/advertising/useLazyAdvertising';
import { products as t } from '../../texts/products';
import { paths } from '../../../common/domain/paths';
import { staffPaths } from '../../../common/domain/staffPaths';
import { columnsFor } from './columns';
import { csvRowOf } from './model/csvRow';
import { ProductFilters } from './ProductFilters';
import { askForProducts, CHOICES, useProductPage, useReadPage } from './useProductPage';

const nameOf = ({ product_name }: Product) => product_name;

/** /dashboard/products */
export function ListPage() {
  const navigate = useNavigate();
  const { page, pageQuery, values: chosen, set, clear, filtered } = useListParams(CHOICES);
  const list = useProductPage(chosen, page);
  const readPage = useReadPage(chosen);
  const calls = useCalls('Product');
  const { advertise, dialog } = useLazyAdvertising(list.items !== undefined);
  const { created, dismiss } = useCreated<Product>();
  const columns = useMemo(() => columnsFor(advertise), [advertise]);
  const actionsOf = useStandardActions<Product>({
    nameOf,
    noun: t.noun,
    calls,
    texts: { activate: t.activateText, deactivate: t.deactivateText, remove: t.removeText },
  });
  return (
    <>
      <ResourceList
        title={t.title}
        actions={
          <>
            <ExportButton readPage={readPage} columns={t.csvColumns} rowOf={csvRowOf} name="products" texts={t} />
            <CreateLink to={staffPaths.createProduct()} icon="plus">
              {t.create}
            </CreateLink>
          </>
        }
        notice={
          <CreatedNotice
            created={created}
            ready={list.items !== undefined}
            nameOf={nameOf}
            pathOf={({ id }) => paths.product(id)}
            more={(product) => (
              <StaffButton
                color="inherit"
                aria-label={t.advertiseRow(product.product_name)}
                onClick={() => advertise(product)}>
                {t.advertise}
              </StaffButton>
            )}
            onDismiss={dismiss}
          />
        }
        list={list}
        columns={columns}
        nameOf={nameOf}
        linkOf={({ id }) => staffPaths.editProduct(id)}
        muted={({ isActive }) => !isActive}
        menu={(product) => (
          <RowMenu
            name={product.product_name}
            actions={[
              {
                label: t.viewInShop,
                icon: 'external',
                onSelect: () => window.open(paths.product(product.id), '_blank', 'noopener'),
              },
              { label: t.duplicate, icon: 'copy', onSelect: () => void navigate(staffPaths.createProduct(product.id)) },
              ...actionsOf(product),
            ]}
          />
        )}
        bulk={standardBulk(calls, t.bulk)}
        filters={<ProductFilters chosen={chosen} onChange={set} />}
        page={{ page, pageQuery }}
        filtered={filtered}
        onClearFilters={clear}
        empty={{
          title: t.empty,
          text: t.emptyText,
          action: <CreateLink to={staffPaths.createProduct()}>{t.create}</CreateLink>,
        }}
        texts={{ loading: t.loading, failed: t.failed }}
      />
      {dialog}
    </>
  );
}

ListPage.preload = askForProducts;
