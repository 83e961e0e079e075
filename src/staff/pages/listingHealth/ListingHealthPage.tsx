import { useState } from 'react';
import { useOffers, type Product, type ProductHealth } from '../../../common/api';
import { useDashboardSummary, useListProductsQuery, type ProductHealthCounts, wholeApi } from '../../api';
import type { Column } from '../../kit/list/column';
import type { CsvColumns } from '../../kit/list/csv';
import { FilterBar } from '../../kit/list/FilterBar';
import { ResourceList } from '../../kit/list/ResourceList';
import { Segments } from '../../kit/list/Segments';
import { useListParams, type ListParams } from '../../kit/list/useListParams';
import { usePages } from '../../kit/list/usePages';
import { NotOffered } from '../../kit/NotOffered';
import { mainImage } from '../../features/adverts/AdvertisedProduct';
import { advertsOf, advertUntil } from '../../features/adverts/useAdvertOf';
import { useAdvertList } from '../../features/adverts/useAdvertList';
import { productHealth as issues } from '../../../common/domain/contract.gen';
import { hasIssue, issueInWords } from '../../features/listingHealth/issues';
import { listingHealth as t } from '../../texts/listingHealth';
import { staffPaths } from '../../../common/domain/staffPaths';
import { useMinute } from '../../../common/ui/clock';
import { useSlow } from '../../../common/ui/useSlow';
import { Thumb } from '../../../common/ui/Thumb';
import { PageSkeleton } from '../../kit/PageSkeleton';
import css from './ListingHealthPage.module.css';
import { IssueRemedy } from './IssueRemedy';

/** Where the address names no tab, the page chooses. */
const choices = { issue: ['any', ...issues] } as const;

const csvColumns: CsvColumns<Product> = {
  id: ({ id }) => id,
  name: ({ product_name }) => product_name,
  active: ({ isActive }) => isActive,
};

/** The products that want tending, one tab for each respect that the server knows: it opens on the first with something to do. */
export function ListingHealthPage() {
  const params = useListParams(choices);
  const { data: summary, isLoading: counting } = useDashboardSummary();
  const counts = summary?.data.health;
  const first = useFirstIssue(counts, counting);
  const issue = params.values.issue === 'any' ? first : params.values.issue;
  return issue ? <IssueList {...params} issue={issue} counts={counts} /> : <PageSkeleton />;
}

/**
 * As it was when the page was opened: what is mended meanwhile takes nobody to another tab. Undefined until it is known, or
 * nobody waits for it longer.
 */
function useFirstIssue(counts: ProductHealthCounts | undefined, counting: boolean): ProductHealth | undefined {
  const [first, setFirst] = useState<ProductHealth>();
  const slow = useSlow(counting);
  const found = first ?? (counting && !slow ? undefined : (issues.find((issue) => counts?.[issue]) ?? issues[0]));
  if (found !== first) setFirst(found);
  return found;
}

interface IssueListProps extends Pick<ListParams<typeof choices>, 'page' | 'pageQuery' | 'set'> {
  issue: ProductHealth;
  counts: ProductHealthCounts | undefined;
}

/** The products of one tab; every row leads to what mends it. */
function IssueList({ page, pageQuery, set, issue, counts }: IssueListProps) {
  const now = useMinute();
  const offers = useOffers();
  const { items: adverts } = useAdvertList();
  const args = { page, status: 'all', health: issue } as const;
  const offered = offers(`listProducts.health=${issue}`);
  const { list, readPage } = usePages(
    wholeApi.endpoints.listProducts,
    args,
    useListProductsQuery(args, { skip: !offered, refetchOnMountOrArgChange: true, refetchOnFocus: true }),
    ({ products }) => products,
  );
  if (offered === false) return <NotOffered texts={t} />;
  // Some rows are mended while they are shown.
  const right = list.stale ? undefined : list.items?.filter((product) => hasIssue(product, issue, now));
  const untilOf = (id: string) => {
    const [advert] = advertsOf(id, adverts ?? [], now);
    return advert ? advertUntil(advert, now) : null;
  };
  const wordsOf = (product: Product) => issueInWords(product, issue, now, untilOf(product.id));
  const columns: Column<Product>[] = [
    {
      key: 'picture',
      header: t.pictures,
      quietHeader: true,
      width: 64,
      cell: ({ images, product_name }) => (
        <Thumb className={css.picture} image={mainImage(images)} name={product_name} />
      ),
      card: 'media',
    },
    { key: 'name', header: t.name, cell: ({ product_name }) => product_name, card: 'title' },
    { key: 'issue', header: t.issueLabel, cell: wordsOf, card: 'whole' },
    {
      key: 'remedy',
      header: t.remedy,
      quietHeader: true,
      align: 'end',
      width: 220,
      cell: (product) => <IssueRemedy product={product} issue={issue} now={now} />,
      card: 'action',
    },
  ];
  return (
    <ResourceList
      title={t.title}
      count={counts && issues.reduce((sum, each) => sum + counts[each], 0)}
      csv={{ name: `health-${issue}`, columns: { ...csvColumns, issue: wordsOf }, readPage }}
      list={{ ...list, items: right }}
      columns={columns}
      nameOf={({ product_name }) => product_name}
      linkOf={({ id }) => staffPaths.editProduct(id)}
      muted={({ isActive }) => !isActive}
      filters={
        <FilterBar
          segments={
            <Segments
              label={t.issueLabel}
              value={issue}
              onChange={(next) => set({ issue: next })}
              options={issues
                .filter((value) => offers(`listProducts.health=${value}`))
                .map((value) => ({ value, label: t.issues[value], count: counts?.[value] }))}
            />
          }
        />
      }
      page={{ page, pageQuery }}
      onClear={false}
      empty={{ title: t.none[issue], text: t.noneText }}
      texts={{ failed: t.failed }}
    />
  );
}
