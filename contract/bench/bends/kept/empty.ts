import type { Json, Passing } from '../proxy';
import { at, done, notLookedAt, overlooks, subtle, taking, without } from '../tools';

const isEmpty = (value: unknown) => value === '';

const hasEmptyQuantity = (value: unknown) =>
  Array.isArray(value) && (value as (Json | null)[]).some((line) => isEmpty(line?.quantity));

const withoutEmpty = (passing: Passing, header: string) =>
  isEmpty(passing.headers[header]) ? without(passing, header) : passing;

/** What is false or empty is taken for what was left out. */
export const KEPT_EMPTY = subtle('kept', {
  'false-is-none': [
    'updateProduct',
    'A description that is false is taken for none.',
    taking('updateProduct', (fields) => {
      if (fields.description === false) fields.description = null;
    }),
  ],
  'line-empty-quantity': [
    'updateProposal',
    'In a line a quantity that is an empty text is taken for none.',
    notLookedAt('updateProposal', 404, 'lines', hasEmptyQuantity),
  ],
  'form-empty-is-none': [
    'createProduct',
    'A number in a form that is empty is taken for one that was left out.',
    overlooks('createProduct', 'discount_percentage', isEmpty),
  ],
  'form-empty-truth-is-none': [
    'createProduct',
    'A truth value in a form that is empty is taken for one that was left out.',
    overlooks('createProduct', 'isBestSeller', isEmpty),
  ],
  'body-false': [
    'updateProduct',
    'A body that is false is not looked at.',
    () =>
      at('updateProduct', async (passing, next) => {
        const answered = await next(passing);
        return answered.status === 400 && passing.body.toString() === 'false' ? done() : answered;
      }),
  ],
  'empty-version': [
    'updateProduct',
    'An empty If-Match is taken for none.',
    () => at('updateProduct', (passing, next) => next(withoutEmpty(passing, 'if-match'))),
  ],
  'empty-key': [
    'requestQuote',
    'An empty idempotency key is taken for none.',
    () => at('requestQuote', (passing, next) => next(withoutEmpty(passing, 'idempotency-key'))),
  ],
});
