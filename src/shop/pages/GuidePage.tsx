import { Link } from 'react-router-dom';
import { api, type ListedProduct } from '../../common/api';
import { AddAllButton } from '../features/cart/AddAllButton';
import { cartItemOf } from '../../common/domain/productInSmall';
import {
  asked,
  complete,
  questionOf,
  readGuideQuery,
  writeGuideQuery,
  type GuideQuery,
} from '../features/guide/answers';
import css from '../features/guide/Guide.module.css';
import { pick, shelfOf } from '../features/guide/pick';
import { Result } from '../features/guide/Result';
import { SHELVES, type Answers, type Shelf } from '../features/guide/rules';
import { answerText, Said, Step, useStepHeading } from '../features/guide/Step';
import { shelfArguments, useStock } from '../features/guide/useStock';
import { guide } from '../texts/en/guide';
import { whatsapp } from '../../common/texts/en/whatsapp';
import { shell } from '../../common/texts/en/shell';
import type { CartItem } from '../../common/domain/cartItem';
import { paths } from '../../common/domain/paths';
import { priceOf } from '../../common/domain/price';
import { cartText } from '../../common/domain/whatsapp';
import { useAddressQuery } from '../../common/app/useAddressQuery';
import { Button } from '../../common/ui/Button';
import { usePriceMoment } from '../../common/ui/clock';
import layout from '../../common/ui/layout.module.css';
import copy from '../ui/copy.module.css';
import { useMessages } from '../../common/i18n/messages';
import { EmptyState } from '../../common/ui/Notice';
import { useSite } from '../ui/site';
import { SlowNotice } from '../ui/SlowNotice';
import { WhatsappButton } from '../ui/WhatsappButton';
import type { PageModule } from './pageModule';
import { titledHead } from './head';
import { listStatus } from './status';

/** /shop/which-kit: four questions, one at a time, and the kit they lead to. All its state is in the address. */
function GuidePage() {
  const t = useMessages('guide', guide);
  const [search] = useAddressQuery();
  const query = readGuideQuery(search);
  const question = questionOf(query);
  const answers = question ? null : complete(query.given);
  const heading = useStepHeading(question ?? 'result');
  // What else an address may say (of where somebody came from) begins nothing: the server rendered without it.
  const begun = writeGuideQuery(query).toString() !== '';
  return (
    <div className={`${layout.wrap} ${css.page}`}>
      <div className={css.top}>
        <h1>{t.title}</h1>
        {answers && (
          <Link className={`${copy.link} ${css.again}`} to={paths.guide()} preventScrollReset>
            {t.startAgain}
          </Link>
        )}
      </div>
      {!begun && <p className={css.lead}>{t.lead}</p>}
      {question && <Step question={question} query={query} heading={heading} />}
      {answers && (
        <>
          <h2 ref={heading} tabIndex={-1} className={`${layout.h1} ${css.heading}`}>
            {t.result}
          </h2>
          <Said query={query} />
          <Found answers={answers} query={query} />
        </>
      )}
    </div>
  );
}

function Found({ answers, query }: { answers: Answers; query: GuideQuery }) {
  const t = useMessages('guide', guide);
  const common = useMessages('shell', shell);
  const { stock, failed, fetching, retry } = useStock();
  const now = usePriceMoment(Object.values(stock ?? {}).flat());
  if (!stock)
    return failed ? (
      <EmptyState
        role="alert"
        title={t.failed}
        actions={
          <>
            <Button variant="outline" size="small" busy={fetching} onClick={retry}>
              {common.retry}
            </Button>
            <AskChat query={query} />
          </>
        }
      />
    ) : (
      <>
        <p className={layout.hidden} role="status">
          {t.loading}
        </p>
        <SlowNotice busy={fetching} onRetry={retry} />
        <div className={css.skeleton} aria-hidden="true">
          <span />
          <span />
          <span />
        </div>
      </>
    );
  const choice = pick(answers, stock, (product) => priceOf(product, now).cents);
  if (!choice) return <AskUs query={query} />;
  const lineOf = (product: ListedProduct, quantity: number) => ({ ...cartItemOf(product, now), quantity });
  const lines = [
    lineOf(choice.kit.product, 1),
    ...choice.parts.map(({ product, quantity }) => lineOf(product, quantity)),
  ];
  const products = [choice.kit, ...choice.parts].map(({ product }) => product);
  return <Result choice={choice} lines={lines} actions={<Actions lines={lines} products={products} />} />;
}

/** All of it into the cart, or asked for. */
function Actions({ lines, products }: { lines: CartItem[]; products: ListedProduct[] }) {
  const t = useMessages('guide', guide);
  const chatWords = useMessages('whatsapp', whatsapp);
  const { openQuote } = useSite();
  return (
    <>
      <AddAllButton items={lines} />
      <Button variant="outline" full onClick={() => openQuote({ from: 'product', lines, products })}>
        {t.quote}
      </Button>
      <WhatsappButton full message={cartText(lines, chatWords)}>
        {t.chat}
      </WhatsappButton>
    </>
  );
}

function AskUs({ query }: { query: GuideQuery }) {
  const t = useMessages('guide', guide);
  const { openQuote } = useSite();
  return (
    <EmptyState
      role="status"
      title={t.askTitle}
      text={t.askText}
      actions={
        <>
          <Button size="small" onClick={() => openQuote({ from: 'header' })}>
            {t.quote}
          </Button>
          <AskChat query={query} />
        </>
      }
    />
  );
}

/** A chat that says what was answered. */
function AskChat({ query: { given } }: { query: GuideQuery }) {
  const t = useMessages('guide', guide);
  const said = asked(given).map((question) => answerText(t, question, given[question]));
  return (
    <WhatsappButton size="small" message={t.chatIntro(said.join(', '))}>
      {t.chat}
    </WhatsappButton>
  );
}

const wantsStock = (search: URLSearchParams) => questionOf(readGuideQuery(search)) === null;
const shelves = Object.keys(SHELVES) as Shelf[];
const headOf = titledHead('guide', guide, paths.guide(), ({ description }) => ({ description }));

export const page: PageModule = {
  Page: GuidePage,
  topics: ['products', 'categories'],
  head: (state, context, now) => ({ ...headOf(state, context, now), noIndex: context.search.toString() !== '' }),
  ...(typeof window === 'undefined' && {
    query: (search) => writeGuideQuery(readGuideQuery(search)),
    load: (dispatch, { search }) => {
      if (!wantsStock(search)) return [];
      const load = async () => {
        const { data } = await dispatch(api.endpoints.listCategories.initiate());
        const categories = data?.data.categories ?? [];
        const wanted = shelves.map((shelf) => shelfOf(shelf, categories)).filter((category) => category !== null);
        await Promise.all(
          wanted.map((category) => dispatch(api.endpoints.listProducts.initiate(shelfArguments(category)))),
        );
      };
      return [load()];
    },
    status: (state, { search }) =>
      wantsStock(search)
        ? listStatus(
            ...Object.values(state.api.queries).flatMap((entry) =>
              entry && ['listCategories', 'listProducts'].includes(entry.endpointName ?? '')
                ? [{ isError: entry.error !== undefined, error: entry.error }]
                : [],
            ),
          )
        : 200,
  }),
};
