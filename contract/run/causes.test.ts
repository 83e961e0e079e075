import { byCause } from './causes';
import type { Violation } from './findings';

const violation = (check: string, operation: string, fix = `Mend ${check}.`): Violation => ({
  check,
  operation,
  fix,
  line: 1,
  schema: null,
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

it('tells once what calls have of the same part of a schema, and after a record that cannot be read what is seen only in it', () => {
  const ofMoney = (check: string, operation: string) => ({
    ...violation(check, operation),
    schema: '/components/schemas/Money',
  });
  expect(
    told(ofMoney('A07', 'updateProduct'), ofMoney('B06', 'recordPayment'), violation('B06', 'rateProduct')),
  ).toEqual([
    ['A07 updateProduct', ['recordPayment'], []],
    ['B06 rateProduct', [], []],
  ]);
  const unread = { ...violation('A05', 'getCategory'), expected: "/data: must have required property 'id'" };
  expect(
    told(
      violation('D02', 'listCategories'),
      violation('D06', 'activateCategory'),
      violation('D06', 'activateTag'),
      unread,
    ),
  ).toEqual([
    ['A05 getCategory', [], ['D06', 'D02']],
    ['D06 activateTag', [], []],
  ]);
  const answered = { ...violation('A10', 'GET /api/v1/nope'), got: '200 text/html' };
  expect(told({ ...violation('D46', 'deleteArticle'), expected: '404 at /media/a.png' }, answered)).toEqual([
    ['A10 GET /api/v1/nope', [], ['D46']],
  ]);
});
