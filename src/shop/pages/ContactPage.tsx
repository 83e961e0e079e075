import { useId } from 'react';
import { ContactFacts } from '../features/contact/ContactFacts';
import { LocationMap } from '../features/contact/LocationMap';
import { ContactForm } from '../features/quote/contact/ContactForm';
import { localBusiness } from '../../common/domain/localBusiness';
import { contact } from '../texts/en/contact';
import { paths } from '../../common/domain/paths';
import layout from '../../common/ui/layout.module.css';
import copy from '../ui/copy.module.css';
import { useMessages } from '../../common/i18n/messages';
import css from './ContactPage.module.css';
import type { PageModule } from './pageModule';
import { PageTitle } from './PageTitle';
import { titledHead } from './head';

/** /contact: how to reach the business, the form, and where it is (docs/product.md, 3.8). */
function ContactPage() {
  const t = useMessages('contact', contact);
  const formTitle = useId();
  return (
    <>
      <div className={layout.wrap}>
        <PageTitle title={t.title} lead={t.lead} />
        <div className={css.columns}>
          <ContactFacts />
          <section aria-labelledby={formTitle}>
            <h2 id={formTitle} className={`${copy.h3} ${css.formTitle}`}>
              {t.form}
            </h2>
            <ContactForm />
          </section>
        </div>
      </div>
      <LocationMap />
    </>
  );
}

export const page: PageModule = {
  Page: ContactPage,
  topics: [],
  head: titledHead('contact', contact, paths.contact(), ({ description }) => ({
    description,
    ...(typeof window === 'undefined' && { jsonLd: (absolute) => [localBusiness(absolute)] }),
  })),
};
