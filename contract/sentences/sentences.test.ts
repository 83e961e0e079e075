import { fileOf } from '../files';
import { RULES } from '../checks';
import { Contract } from '../spec/contract';
import { ASKED } from './asked';
import { askedBy, counted, whyUnasked } from './counted';
import { ASKS_NOTHING, asksNothing, isName } from './nothing';
import { pageOf } from './page';
import { sentencesOf } from './sentences';

const CONTRACT = new Contract(fileOf('openapi.yaml'));
/** More than this without a check is too much; what is new gets one. */
const MOST_UNCHECKED = 26;

describe('what is asked of the contract', () => {
  it('names sentences that stand in it, and checks that there are', () => {
    const text = sentencesOf(CONTRACT)
      .map((sentence) => sentence.text)
      .join('\n');
    expect(ASKED.filter(([words]) => !text.includes(words))).toEqual([]);
    const ids = new Set(RULES.map(({ id }) => id));
    const named = ASKED.flatMap(([, checks]) => checks.split(' ').filter(Boolean));
    expect(named.filter((id) => !ids.has(id))).toEqual([]);
  });

  it('leaves few sentences without a check', () => {
    const { asking, unchecked, leftOut } = counted(CONTRACT).sentences;
    expect(asking).toBeGreaterThan(200);
    expect(unchecked).toBeLessThanOrEqual(MOST_UNCHECKED);
    expect(leftOut).toBe(0);
    expect(counted(CONTRACT).bounds.unchecked).toBe(0);
  });

  it('says why of each that has none', () => {
    const silent = sentencesOf(CONTRACT).filter(
      (sentence) => askedBy(sentence)?.length === 0 && whyUnasked(sentence) === null,
    );
    expect(silent.map(({ text }) => text)).toEqual([]);
  });

  it('says of a sentence what of it no check asks', () => {
    expect(pageOf(CONTRACT)).toContain(
      'or is past its last day without that. | D51; **no check of a part**: That its last day is past,',
    );
  });

  it('counts what only checks ask that a run leaves out', () => {
    const ran = new Set(RULES.map(({ id }) => id).filter((id) => id !== 'C15'));
    expect(counted(CONTRACT, ran).sentences.leftOut).toBeGreaterThan(10);
  });

  it('knows to the letter what asks nothing, and never of what a check asks', () => {
    const texts = new Set(sentencesOf(CONTRACT).map(({ text }) => text));
    const nothing = Object.values(ASKS_NOTHING).flat();
    expect(nothing.filter((text) => !texts.has(text))).toEqual([]);
    expect(nothing.filter((text) => ASKED.some(([words]) => text.includes(words)) || isName(text))).toEqual([]);
  });

  it('tells a demand from the name of a thing', () => {
    const sentence = (text: string) => askedBy({ text, pointer: '', line: 1 });
    expect(sentence('A name that another tag has is 409.')).toContain('D19');
    expect(sentence('The created record’s id.')).toBeNull();
    expect(sentence('Pages must be blue, and so must lists.')).toEqual([]);
    // However it begins: a status is asked for.
    expect(sentence('A day in the future is 400.')).toEqual([]);
  });

  it.each([
    ['A page of articles.', true],
    ['The request’s new status.', true],
    ['A prepared answer.', true],
    // A verb, whatever the text begins with.
    ['The server forgets its token.', false],
    ['The server stopped.', false],
    ['The pictures stand in a row.', false],
    ['A code that an app shows.', false],
    ['Who pays.', false],
    // No verb, and a demand all the same.
    ['The sum of the payments.', false],
    ['The latest first.', false],
    ['All categories.', false],
    ['The day, or null.', false],
    ['At most 200 of them.', false],
  ])('takes %s for a name: %s', (text, due) => {
    expect(isName(text)).toBe(due);
    expect(asksNothing({ text })).toBe(due);
  });
});
