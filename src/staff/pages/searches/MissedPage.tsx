import { Link } from 'react-router-dom';
import { useOffers } from '../../../common/api';
import { paths } from '../../../common/domain/paths';
import { searchQuery } from '../../../common/domain/searchQuery';
import { staffPaths } from '../../../common/domain/staffPaths';
import { useListMissedSearchesQuery, type MissedSearch } from '../../api';
import type { Column } from '../../kit/list/column';
import { sameAs, type CsvColumns } from '../../kit/list/csv';
import { FilterBar } from '../../kit/list/FilterBar';
import { ResourceList } from '../../kit/list/ResourceList';
import { Segments } from '../../kit/list/Segments';
import { useListParams } from '../../kit/list/useListParams';
import { useWholeList } from '../../kit/list/useWholeList';
import { NotOffered } from '../../kit/NotOffered';
import { shortDay } from '../../kit/show/time';
import { StaffButton } from '../../kit/StaffButton';
import { StaffIcon } from '../../kit/StaffIcon';
import { kit } from '../../texts/kit';
import { searches as t } from '../../texts/searches';
import css from './MissedPage.module.css';

type Missed = MissedSearch & { id: string };

const PERIODS = ['7', '30', '90'] as const;
/** The first one stands where the address names none. */
const choices = { days: ['30', '7', '90'] } as const satisfies Record<string, readonly (typeof PERIODS)[number][]>;

const columns: readonly Column<Missed>[] = [
  { key: 'words', header: t.words, cell: ({ words }) => <InShop words={words} />, card: 'title' },
  { key: 'count', header: t.count, align: 'end', width: 110, cell: ({ count }) => count },
  { key: 'last', header: t.last, width: 120, cell: ({ lastDate }) => shortDay(Date.parse(lastDate)) },
  {
    key: 'remedy',
    header: t.remedy,
    quietHeader: true,
    align: 'end',
    width: 300,
    cell: ({ words }) => <Remedies words={words} />,
    card: 'whole',
  },
];

const csvColumns: CsvColumns<Missed> = {
  ...sameAs('words', 'count'),
  lastDate: ({ lastDate }) => lastDate.slice(0, 10),
};

/** /dashboard/searches: what visitors looked for in vain, the most frequent first; each leads to what would answer it. */
export function MissedPage() {
  const { values, set } = useListParams(choices);
  const offered = useOffers()('listMissedSearches');
  const list = useWholeList(
    useListMissedSearchesQuery({ days: Number(values.days) }, { skip: !offered, refetchOnMountOrArgChange: true }),
    ({ data }) => data.searches.map((search) => ({ ...search, id: search.words })),
  );
  if (offered === false) return <NotOffered texts={t} />;
  return (
    <ResourceList
      title={t.title}
      notice={<p className={css.lead}>{t.lead}</p>}
      list={list}
      columns={columns}
      csv={{ name: `missed-searches-${values.days}-days`, columns: csvColumns }}
      nameOf={({ words }) => words}
      filters={
        <FilterBar
          segments={
            <Segments
              label={t.period}
              value={values.days}
              onChange={(days) => set({ days })}
              options={PERIODS.map((value) => ({ value, label: t.days(Number(value)) }))}
            />
          }
        />
      }
      onClear={false}
      empty={{ title: t.none, text: t.noneText }}
      texts={{ failed: t.failed }}
    />
  );
}

/** What visitors find for these words now; to look at it is not counted as one more search. */
function InShop({ words }: { words: string }) {
  return (
    <a
      className={css.words}
      href={paths.search(searchQuery({ words, quiet: true }))}
      target="_blank"
      rel="noopener"
      aria-label={`${t.inShop(words)} ${kit.opensNewTab}`}>
      {words}
      <StaffIcon name="external" size={14} />
    </a>
  );
}

function Remedies({ words }: { words: string }) {
  return (
    <span className={css.remedies}>
      <StaffButton component={Link} to={staffPaths.createProduct()} aria-label={t.addProductFor(words)}>
        {t.addProduct}
      </StaffButton>
      <StaffButton component={Link} to={staffPaths.createArticle()} aria-label={t.writeArticleOn(words)}>
        {t.writeArticle}
      </StaffButton>
    </span>
  );
}
