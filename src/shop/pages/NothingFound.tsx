import { useId, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useListProductsQuery, useOffers, type ListedProduct } from '../../common/api';
import { FIRST_PAGE } from '../../common/domain/pages';
import { paths } from '../../common/domain/paths';
import { useMessages } from '../../common/i18n/messages';
import { shell } from '../../common/texts/en/shell';
import { Button } from '../../common/ui/Button';
import copy from '../ui/copy.module.css';
import { EmptyState } from '../../common/ui/Notice';
import { ProductGrid } from '../features/catalog/ProductGrid';
import { search as texts } from '../texts/en/search';
import { shop } from '../texts/en/shop';
import { useSite } from '../ui/site';
import { WhatsappButton } from '../ui/WhatsappButton';
import { FoundArticles } from './FoundArticles';
import css from './NothingFound.module.css';
import { productActions } from './ProductActions';

interface NothingFoundProps {
  /** What was looked for, if anything. */
  words: string;
  /** Something else narrowed the list, too. */
  narrowed: boolean;
  /** Takes words and filters off. */
  onClear?: () => void;
}

/** Where nothing is, or nothing fits: the way to ask for it, what comes nearest, and the articles that fit. */
export function NothingFound({ words, narrowed, onClear }: NothingFoundProps) {
  const t = useMessages('search', texts);
  const common = useMessages('shop', shop);
  const site = useMessages('shell', shell);
  const { openQuote } = useSite();
  const ask = (message?: string) => openQuote({ from: 'header', ...(message !== undefined && { message }) });
  if (words === '' && !narrowed)
    return (
      <EmptyState
        role="status"
        title={common.none}
        text={common.noneText}
        actions={
          <Button variant="outline" size="small" onClick={() => ask()}>
            {site.getQuote}
          </Button>
        }
      />
    );
  return (
    <>
      <EmptyState
        role="status"
        title={words === '' ? t.noneFiltered : t.nothing(words)}
        {...(words !== '' && { text: t.nothingText })}
        actions={
          <>
            {words !== '' && (
              <>
                <Button size="small" onClick={() => ask(t.wanted(words))}>
                  {t.askUs}
                </Button>
                <WhatsappButton size="small" message={t.wanted(words)}>
                  {t.askOnWhatsapp}
                </WhatsappButton>
              </>
            )}
            {onClear && (
              <Button variant="outline" size="small" onClick={onClear}>
                {narrowed ? common.clearFilters : common.clearSearch}
              </Button>
            )}
            <Button component={Link} to={paths.guide()} variant="outline" size="small">
              {common.whichKit}
            </Button>
          </>
        }
      />
      <Nearest words={words} narrowed={narrowed} />
      {words !== '' && <FoundArticles words={words} />}
    </>
  );
}

/** Of the nearest: one row on a wide screen. */
const ROW = 4;

/** What the words find without the filters, else what fewer of them find, else what the shop recommends. */
function Nearest({ words, narrowed }: Pick<NothingFoundProps, 'words' | 'narrowed'>) {
  const t = useMessages('search', texts);
  const quiet = useOffers()('listProducts.quiet');
  const search = narrowed ? words : widened(words);
  const isWider = search !== '' && (narrowed || search !== words);
  const wider = useListProductsQuery({ page: 1, search, ...(quiet && { quiet }) }, { skip: !isWider });
  const fitting = (isWider && wider.currentData?.data.products) || [];
  const any = useListProductsQuery(FIRST_PAGE, { skip: (isWider && wider.isFetching) || fitting.length > 0 });
  if (fitting.length > 0) return <Row title={narrowed ? t.withoutFilters : t.nearest} products={fitting} />;
  return <Row title={t.instead} products={any.data?.data.products ?? []} />;
}

const AMOUNT = /^(?:(?:kes|ksh|\W)*\d|(?:elfu|laki|mia|thousand|hundred)$)/i;
/** What says with an amount how much that is. */
const BESIDE_AMOUNT =
  /^(?:under|below|over|above|less|more|than|max|budget|between|from|to|and|chini|zaidi|kati|hadi|mpaka|ya|na|nusu|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?:twen|thir|fou?r|fif|six|seven|eigh|nine)t(?:y|een)|moja|mbili|tatu|nne|tano|sita|saba|nane|tisa|kumi|(?:ishir|thelath|ar[ou]ba|hams|sit|sab|theman|tis)ini)\b/i;

/** What is asked for without the sum it may cost, else the word that says most: a server that wants all of them may find something with one. */
function widened(words: string): string {
  const all = words.split(/\s+/u);
  if (all.some((word) => AMOUNT.test(word)))
    return all.filter((word) => !AMOUNT.test(word) && !BESIDE_AMOUNT.test(word)).join(' ');
  return all.reduce((longest, word) => (word.length > longest.length ? word : longest), '');
}

function Row({ title, products }: { title: string; products: readonly ListedProduct[] }): ReactNode {
  const id = useId();
  if (products.length === 0) return null;
  return (
    <section className={css.more} aria-labelledby={id}>
      <h2 id={id} className={copy.h3}>
        {title}
      </h2>
      <ProductGrid products={products.slice(0, ROW)} actions={productActions} />
    </section>
  );
}
