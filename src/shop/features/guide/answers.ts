import { POINTLESS, QUESTIONS, type Answers, type Question } from './rules';

/** What was answered so far. */
export type Given = Partial<Answers>;

const questions = Object.keys(QUESTIONS) as Question[];

/** The query's parameter that asks a question anew whose answer is there. */
const ASK = 'ask';

/** Whether a row's columns hold for what is answered; a column without an answer does not. */
export function holds(when: Readonly<Partial<Record<Question, readonly string[]>>>, given: Given): boolean {
  return questions.every((question) => {
    const answer = given[question];
    return when[question]?.includes(answer ?? '') ?? true;
  });
}

/** The answers of a question that make sense beside those of the questions before it. */
export function offered(question: Question, given: Given): readonly string[] {
  const before = questions.slice(0, questions.indexOf(question));
  const known = Object.fromEntries(before.map((earlier) => [earlier, given[earlier]]));
  return QUESTIONS[question].filter(
    (answer) =>
      !POINTLESS.some((when) => when[question] !== undefined && holds(when, { ...known, [question]: answer })),
  );
}

/** The questions to ask, in order: those that are left with one answer are not. */
export const asked = (given: Given): Question[] => questions.filter((question) => offered(question, given).length > 1);

/** The answers in full, with those that need no asking; null while one is missing, or makes no sense beside the others. */
export function complete(given: Given): Answers | null {
  const full: Record<string, string> = {};
  for (const question of questions) {
    const sensible = offered(question, given);
    const answer = sensible.length === 1 ? sensible[0] : given[question];
    if (answer === undefined || !sensible.includes(answer)) return null;
    full[question] = answer;
  }
  // One of its own for each question.
  return full as Answers;
}

export interface GuideQuery {
  given: Given;
  /** A question that is to be asked although it is answered. */
  ask: Question | null;
}

const isQuestion = (text: string | null): text is Question => questions.some((question) => question === text);

/** What an address says; what is no answer is as if it were not there. */
export function readGuideQuery(search: URLSearchParams): GuideQuery {
  const given: Record<string, string> = {};
  for (const question of questions) {
    const answer = QUESTIONS[question].find((known) => known === search.get(question));
    if (answer !== undefined) given[question] = answer;
  }
  const ask = search.get(ASK);
  return { given, ask: isQuestion(ask) ? ask : null };
}

/** In the order of the questions, so that equal answers have one address. */
export function writeGuideQuery({ given, ask }: GuideQuery): URLSearchParams {
  const search = new URLSearchParams();
  for (const question of questions) {
    const answer = given[question];
    if (answer !== undefined) search.set(question, answer);
  }
  if (ask) search.set(ASK, ask);
  return search;
}

/** The question that stands on the page: the one asked for, else the first without a sensible answer; null at the end. */
export function questionOf({ given, ask }: GuideQuery): Question | null {
  const open = asked(given);
  if (ask && open.includes(ask)) return ask;
  return (
    open.find((question) => {
      const answer = given[question];
      return answer === undefined || !offered(question, given).includes(answer);
    }) ?? null
  );
}
