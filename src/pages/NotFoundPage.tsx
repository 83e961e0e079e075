import { business } from '../lib/business';
import { shell } from '../lib/messages/en/shell';
import { paths } from '../lib/paths';
import { NotFound } from './NotFound';
import type { PageModule } from './pageModule';

export const page: PageModule = {
  Page: NotFound,
  topics: [],
  status: () => 404,
  head: () => ({
    title: `${shell.notFoundTitle} · ${business.name}`,
    description: shell.notFoundText,
    canonical: paths.home(),
    noIndex: true,
  }),
};
