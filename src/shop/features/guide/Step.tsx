import { useEffect, useRef, type Ref } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../../common/domain/paths';
import { Icon } from '../../../common/ui/Icon';
import layout from '../../../common/ui/layout.module.css';
import copy from '../../ui/copy.module.css';
import { useMessages } from '../../../common/i18n/messages';
import { guide } from '../../texts/en/guide';
import { asked, complete, offered, writeGuideQuery, type GuideQuery } from './answers';
import css from './Guide.module.css';
import { QUESTIONS, type Question } from './rules';

/** The address of the guide with some answers. */
const guideAddress = (query: GuideQuery): string => paths.guide(writeGuideQuery(query).toString());

/**
 * The heading of what the guide shows now. It takes the focus when another question takes the place of the last, so that
 * it is read out and Tab goes on from there; not on arrival.
 */
export function useStepHeading(step: string): Ref<HTMLHeadingElement> {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    window.scrollTo({ top: 0, behavior: 'instant' });
    heading.current?.focus({ preventScroll: true });
  }, [step]);
  return heading;
}

interface StepProps {
  question: Question;
  query: GuideQuery;
  heading: Ref<HTMLHeadingElement>;
}

/** One question. Its answers are links, so that they work before (and without) the program. */
export function Step({ question, query: { given, ask }, heading }: StepProps) {
  const t = useMessages('guide', guide);
  const open = asked(given);
  const place = open.indexOf(question);
  const before = open[place - 1];
  const editing = ask === question && complete(given) !== null;
  // The table's own words; the texts have one for each (features/guide/rules.ts).
  const words = t.answers[question] as Readonly<Record<string, string>>;
  const hints = t.hints[question] as Readonly<Record<string, string>>;
  const back = editing ? { given, ask: null } : before && { given, ask: before };
  return (
    <section className={css.step}>
      <p className={css.progress}>
        {t.progress(place + 1, open.length)}
        <span aria-hidden="true" className={css.bar}>
          {open.map((one, index) => (
            <span key={one} className={index <= place ? css.done : undefined} />
          ))}
        </span>
      </p>
      <h2 ref={heading} tabIndex={-1} className={css.question}>
        {t.questions[question]}
      </h2>
      <ul className={css.answers}>
        {offered(question, given).map((answer) => (
          <li key={answer}>
            <Link
              className={css.answer}
              rel="nofollow"
              to={guideAddress({ given: { ...given, [question]: answer }, ask: null })}
              preventScrollReset
              {...(given[question] === answer && { 'aria-current': 'true' as const })}>
              <span>
                <b>{words[answer]}</b>
                <small>{hints[answer]}</small>
              </span>
              <Icon name={given[question] === answer ? 'check' : 'right'} size={20} />
            </Link>
          </li>
        ))}
      </ul>
      <p className={css.back}>
        {back && (
          <Link className={copy.link} to={guideAddress(back)} preventScrollReset>
            <Icon name="left" size={18} /> {editing ? t.backToResult : t.back}
          </Link>
        )}
      </p>
    </section>
  );
}

/** What was answered, each answer the way to change it. */
export function Said({ query: { given } }: { query: GuideQuery }) {
  const t = useMessages('guide', guide);
  return (
    <nav aria-label={t.youSaid}>
      <ul className={css.said}>
        {asked(given).map((question) => (
          <li key={question}>
            <Link rel="nofollow" to={guideAddress({ given, ask: question })} preventScrollReset>
              <span>{t.short[question]}: </span>
              <b>{answerText(t, question, given[question])}</b>
              <span className={layout.hidden}>. {t.change}</span>
              <Icon name="right" size={16} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** An answer as people say it. */
export function answerText(t: typeof guide, question: Question, answer: string | undefined): string {
  const known = (QUESTIONS[question] as readonly string[]).includes(answer ?? '');
  return known ? ((t.answers[question] as Readonly<Record<string, string>>)[answer ?? ''] ?? '') : '';
}
