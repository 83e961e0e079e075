import { setAutoFreeze } from 'immer';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import type { Renderer } from '../../build/renderer';
import { api, inProcessQuery } from '../common/api';
import { App } from './app/App';
import { documentHead } from './app/documentHead';
import { documentParts, inScript } from '../common/app/document';
import { earlyScript } from './app/earlyClick';
import { HANDOVER_TAG } from '../common/domain/handover';
import { collectHandover } from './app/hydration';
import { InlineParts } from '../common/app/inlineParts';
import { partsOf } from './app/pageAddress';
import { Providers } from '../common/app/Providers';
import { loadAdverts } from '../common/state/advertsSlice';
import { loadShownRoute, preloadRoute } from './app/RoutedPage';
import { findRoute, notFound } from './routes';
import { chunkOf, LanguageProvider, speechOf } from './app/LanguageProvider';
import { makeStore } from '../common/state/store';
import { languageOf } from '../common/domain/language';
import { translate } from '../common/i18n/translate';
import { noScript } from './texts/en/noPage';
import { SiteOrigin } from './ui/ShareLink';

const parts = documentParts();

const NO_SCRIPT_STYLE = '.noscript{padding:12px 16px;background:var(--warning-soft);color:var(--ink)}';

// A page's store lives for one answer, and the browser's and the tests' would show a change outside of a reducer:
// walking through every answer to freeze it would only take time here.
setAutoFreeze(false);

/** Renders a public page to a whole document, with the state it was rendered from. */
export const renderShop: Renderer['render'] = async ({
  address,
  language: asked,
  origin,
  ask,
  now,
  previewOf,
  assets,
}) => {
  const { pathname, search } = partsOf(address);
  const store = makeStore({ query: inProcessQuery(ask) });
  const offers = store.dispatch(api.endpoints.getCapabilities.initiate());
  const { route: addressed, params } = findRoute(pathname);
  const wanted = { params, search, offers: () => undefined };
  const record = addressed.record?.(store.dispatch, wanted) ?? [];
  const { load } = await preloadRoute(addressed);
  const language = languageOf(asked);
  const speech = await speechOf(language);
  const context = { params, search, ...speech };
  await Promise.all([...record, ...(load?.(store.dispatch, wanted) ?? []), loadAdverts(store), offers]);
  const route = await loadShownRoute(pathname, store.getState());
  const page = await preloadRoute(route);

  const rendered = renderToString(
    <Providers store={store} now={now}>
      <LanguageProvider first={speech}>
        <StaticRouter location={address}>
          <SiteOrigin value={origin}>
            <App />
          </SiteOrigin>
        </StaticRouter>
      </LanguageProvider>
    </Providers>,
  );
  // What the router writes for a framework of its own.
  const body = rendered.replaceAll(' data-discover="true"', '');
  const state = store.getState();
  const program = assets.files('main');
  const chunks = [route.chunk, chunkOf(language)].filter((name) => name !== null).map(assets.files);
  // The program fetches its page's chunk itself; named here, both come at once.
  const scripts = [...new Set([program, ...chunks].flatMap(({ js }) => js))].map((file) => `/${file}`);
  const ownCss = [...new Set(chunks.flatMap(({ css }) => css))].filter((file) => !program.css.includes(file));
  const [pageCss, furtherCss] = [ownCss.slice(0, 1), ownCss.slice(1)];
  const named = (files: readonly string[]) => files.map((file) => ` data-href="/${file}"`).join('');
  const inline = new InlineParts();
  const sheets = [
    // The page's sheet stands in the same element, which saves the policy a hash; it is named by its address, so that the
    // program does not fetch it again (mini-css-extract-plugin looks for `data-href`).
    inline.style(
      [parts.style, NO_SCRIPT_STYLE, ...[...program.css, ...pageCss].map(assets.css)].join(''),
      named(pageCss),
    ),
    ...furtherCss.map((file) => inline.style(assets.css(file), named([file]))),
  ];
  const handover = inScript(collectHandover(state, now, language));
  const status = page.status?.(state, context) ?? 200;
  return {
    status,
    // What is missing everywhere is one page; of records that are missing there is no end.
    keep: (status === 200 && !page.personal) || addressed === notFound,
    ...(page.personal && { personal: true as const }),
    inline,
    topics: [...page.topics, 'adverts'],
    html:
      `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">` +
      documentHead(page.head(state, context, now), { language, origin, themeColor: parts.themeColor, previewOf }) +
      `${sheets.join('')}</head><body><noscript><p class="noscript">${translate(speech.translations, 'noScript', noScript).needed}</p></noscript><div id="root">${body}</div>` +
      // Before the data: presses are kept from then on, however long it takes to come.
      `${inline.script(earlyScript(scripts))}${HANDOVER_TAG}${handover}</script></body></html>`,
  };
};
