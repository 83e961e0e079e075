import type { ReactNode } from 'react';
import { Icon } from '../../common/ui/Icon';
import layout from '../../common/ui/layout.module.css';
import copy from '../ui/copy.module.css';
import type { TextSection } from '../texts/en/privacy';
import { PageTitle } from './PageTitle';
import css from './TextPage.module.css';

interface TextPageProps {
  texts: {
    title: string;
    lead: string;
    short: string;
    shortPoints: readonly string[];
    sections: readonly TextSection[];
  };
  /** Sections behind those that are words alone. */
  children: ReactNode;
}

/** A page that is read: what it comes to, and beside it from 1024 px the whole. */
export function TextPage({ texts, children }: TextPageProps) {
  return (
    <div className={layout.wrap}>
      <PageTitle title={texts.title} lead={texts.lead} />
      <div className={css.columns}>
        <section className={css.short}>
          <h2 className={copy.h4}>{texts.short}</h2>
          <ul>
            {texts.shortPoints.map((point) => (
              <li key={point}>
                <Icon name="check" />
                {point}
              </li>
            ))}
          </ul>
        </section>
        <div className={css.prose}>
          {texts.sections.map(({ title, text, points }) => (
            <section key={title}>
              <h2 className={copy.h3}>{title}</h2>
              <p>{text}</p>
              {points && (
                <ul>
                  {points.map((point) => (
                    <li key={point}>{point}</li>
                  ))}
                </ul>
              )}
            </section>
          ))}
          {children}
        </div>
      </div>
    </div>
  );
}

/** What somebody who has read a section may do next. */
export const Actions = ({ children }: { children: ReactNode }) => <div className={css.actions}>{children}</div>;
