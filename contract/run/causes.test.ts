import { byCause } from './causes';
import type { Violation } from './findings';

const violation = (check: string, operation: string, fix = `Mend ${check}.`): Violation => ({
  check,
  operation,
  fix,
  line: 1,
  expected: 'this',
  got: 'that',
  curl: [],
  times: 1,
  workedBefore: false,
});

const told = (...violations: Violation[]) =>
  byCause(violations).map(({ first, also, follows }) => [
    `${first.check} ${first.operation}`,
    also,
    follows.map(({ check }) => check),
  ]);

it('tells once what many calls share', () => {
  expect(
    told(
      violation('D05', 'deleteTag', 'Let deleteTag remove the tag.'),
      violation('D05', 'deleteArticle', 'Let deleteArticle remove the article.'),
      violation('D05', 'deleteProduct', 'Something else.'),
    ),
  ).toEqual([
    ['D05 deleteTag', ['deleteArticle'], []],
    ['D05 deleteProduct', [], []],
  ]);
});

it('tells causes before consequences, and writes before the reads that miss them', () => {
  expect(
    told(
      violation('D02', 'listTags'),
      violation('D03', 'updateTag'),
      violation('B07', 'createTag'),
      violation('A02', 'createTag'),
    ),
  ).toEqual([
    ['A02 createTag', [], ['B07']],
    ['D03 updateTag', [], []],
    ['D02 listTags', [], []],
  ]);
});

it('tells what went astray before the calls that are refused since, and what was taken before the reads that show it', () => {
  expect(
    told({ ...violation('A02', 'getTag'), got: '404 {}', workedBefore: true }, violation('C01', 'deleteTag')),
  ).toEqual([
    ['C01 deleteTag', [], []],
    ['A02 getTag', [], []],
  ]);
  expect(
    told(violation('A05', 'getProduct'), {
      ...violation('B18', 'rateProduct'),
      expected: '400 for six',
      got: '201 {}',
    }),
  ).toEqual([
    ['B18 rateProduct', [], []],
    ['A05 getProduct', [], []],
  ]);
});
