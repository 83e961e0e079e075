import { adverts } from './adverts';
import { articles } from './articles';
import { cables } from './cables';
import { cases } from './cases';
import { categories, tags } from './categories';
import { counties } from './counties';
import { kits } from './kits';
import { mounts } from './mounts';
import { power } from './power';
import { quotes } from './quotes';
import { routers } from './routers';
import { articlesSw } from './swahili/articles';
import { productsSw } from './swahili/products';
import type { DemoData } from './types';

/** The demo shop as it stands in an empty database after the first start. */
export const demoData: DemoData = {
  categories,
  tags,
  products: [...kits, ...mounts, ...cables, ...routers, ...power, ...cases],
  productsSw,
  articles,
  articlesSw,
  adverts,
  quotes,
  counties,
};
