import { Link } from 'react-router-dom';
import { aboutPictures } from '../texts/en/aboutPictures';
import { shell } from '../../common/texts/en/shell';
import { paths } from '../../common/domain/paths';
import { Button } from '../../common/ui/Button';
import layout from '../../common/ui/layout.module.css';
import copy from '../ui/copy.module.css';
import { useMessages } from '../../common/i18n/messages';
import { titledHead } from './head';
import type { PageModule } from './pageModule';
import { Actions, TextPage } from './TextPage';

/** Who has made the pictures, as LICENSE says it, and the licence's words. */
const NOTICE = 'Copyright (c) 2026 The AngaLink authors';
const LICENCE = 'https://opensource.org/license/mit';

/** /about/pictures: that they are rendered, how, and on which terms they may be used. */
function AboutPicturesPage() {
  const t = useMessages('aboutPictures', aboutPictures);
  const common = useMessages('shell', shell);
  return (
    <TextPage texts={t}>
      <section>
        <h2 className={copy.h3}>{t.creditTitle}</h2>
        <p>
          {t.credit} <b lang="en">{NOTICE}</b>
        </p>
        <p>
          <a className={copy.link} href={LICENCE} target="_blank" rel="noopener">
            {t.licence}
            <span className={layout.hidden}> {common.opensNewTab}</span>
          </a>
        </p>
        <p>{t.sourcesText}</p>
        <ul>
          {t.sources.map((source) => (
            <li key={source}>{source}</li>
          ))}
        </ul>
      </section>
      <section>
        <h2 className={copy.h3}>{t.askTitle}</h2>
        <p>{t.ask}</p>
        <Actions>
          <Button component={Link} to={paths.contact()}>
            {t.write}
          </Button>
          <Button component={Link} to={paths.gallery()} variant="outline">
            {t.gallery}
          </Button>
        </Actions>
      </section>
    </TextPage>
  );
}

export const page: PageModule = {
  Page: AboutPicturesPage,
  topics: [],
  head: titledHead('aboutPictures', aboutPictures, paths.aboutPictures(), ({ description }) => ({ description })),
};
