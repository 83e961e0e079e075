import type { Renderer } from '../build/renderer';
import { api, inProcessQuery } from './common/api';
import { apiBase, originOf } from './common/domain/addresses';
import { business } from './common/domain/business';
import { languageOf, languages } from './common/domain/language';
import { paths, patterns } from './common/domain/paths';
import { isStaffPath, staffPatterns } from './common/domain/staffPaths';
import { makeStore } from './common/state/store';
import { busyDocument } from './shop/app/busyDocument';
import { pageAddress, partsOf } from './shop/app/pageAddress';
import { renderShop } from './shop/server';
import { staffDocument } from './staff/app/staffDocument';

/** For who tells the site's pages apart, and who writes its papers. */
export { business, languages };

/** The pages of one visitor: their own choices and searches, and the way in. */
const OWN: readonly string[] = [patterns.auth, patterns.compare, patterns.favourites, patterns.search];

export const site: Renderer['site'] = {
  pages: Object.values(patterns).filter((pattern) => !pattern.includes(':') && !OWN.includes(pattern)),
  closed: [patterns.auth, staffPatterns.account, staffPatterns.dashboard, staffPatterns.signIn],
  articles: patterns.articles,
  feed: paths.feed(),
  product: paths.product,
  article: paths.article,
};

export const addressOf: Renderer['addressOf'] = pageAddress;
export const apiOrigin: Renderer['apiOrigin'] = originOf(apiBase);
export const busy: Renderer['busy'] = (language) => busyDocument(languageOf(language));

/** A public page rendered whole; a staff page's empty document, with what the server offers. */
export const render: Renderer['render'] = async (request) => {
  const { pathname } = partsOf(request.address);
  if (!isStaffPath(pathname)) return renderShop(request);
  const offers = await makeStore({ query: inProcessQuery(request.ask) }).dispatch(
    api.endpoints.getCapabilities.initiate(),
  );
  return staffDocument(pathname, { assets: request.assets, offers: offers.data });
};
