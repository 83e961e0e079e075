import { paths } from '../lib/paths';
import { missingHead } from './emptyHead';
import { NotFound } from './NotFound';
import type { PageModule } from './pageModule';

export const page: PageModule = {
  Page: NotFound,
  topics: [],
  status: () => 404,
  head: (_state, { translations }) => missingHead(paths.home(), translations),
};
