import { business } from '../../common/domain/business';

/** How a page's title stands in the browser's tab and in search results. */
export const tabTitle = (title: string) => `${title} · ${business.name}`;
