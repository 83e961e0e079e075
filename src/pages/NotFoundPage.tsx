import { business } from '../lib/business';
import { shell } from '../lib/messages/en/shell';
import { translate } from '../lib/messages/translate';
import { paths } from '../lib/paths';
import { NotFound } from './NotFound';
import type { PageModule } from './pageModule';

const wordsOf = (texts: typeof shell) => ({ title: `${texts.notFoundTitle} · ${business.name}`, description: texts.notFoundText });

export const page: PageModule = {
  Page: NotFound,
  topics: [],
  status: () => 404,
  head: (_state, { translations }) => ({
    ...wordsOf(translate(translations, 'shell', shell)),
    canonical: paths.home(),
    noIndex: true,
  }),
};
