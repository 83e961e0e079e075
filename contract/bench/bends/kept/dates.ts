import { also } from '../calls';
import { jsonOf, type Bend, type Json, type Next, type Passing } from '../proxy';
import { at, dataOf, isVisitor, notLookedAt, refuses, subtle, taking, texts } from '../tools';

const withoutOffset = (text: string) => text.replace(/[+-]\d\d:\d\d$/, 'Z');

const dates =
  (...fields: string[]) =>
  (body: Json) => {
    for (const field of fields) if (typeof body[field] === 'string') body[field] = withoutOffset(body[field]);
  };

/** A start that is sent is compared with the end as it was, whatever end is sent with it. */
const beyondOldEnd =
  (operation: string, start: string, end: string, read: (p: Passing, next: Next) => Promise<Json | undefined>) =>
  (): Bend =>
    at(operation, async (passing, next) => {
      const sent = jsonOf(passing)?.[start];
      if (typeof sent !== 'string' || isVisitor(passing)) return next(passing);
      const old = (await read(passing, next))?.[end];
      return typeof old === 'string' && Date.parse(old) < Date.parse(sent)
        ? refuses(400, 'The end is before the start.', end)
        : next(passing);
    });

/** Dates and hours: kept otherwise than they were sent, taken where they are none, compared with what they were. */
export const KEPT_DATES = subtle('kept', {
  'dates-2038': [
    'createAdvertisement',
    'Dates after January 2038 are kept as that.',
    texts('createAdvertisement', 'start_date', (text) =>
      /^2[1-9]\d\d-\d\d-\d\dT\d\d:/.test(text) ? '2038-01-19T03:14:07Z' : text,
    ),
  ],
  'dates-before-1900': [
    'createAdvertisement',
    'Dates before 1900 are kept as 1900.',
    texts('createAdvertisement', 'start_date', (text) =>
      /^1[0-8]\d\d-[01]\d-[0-3]\dT[0-2]\d:/.test(text) ? '1900-01-01T00:00:00Z' : text,
    ),
  ],
  'dates-seconds': [
    'createAdvertisement',
    'Milliseconds of dates are cut off.',
    texts('createAdvertisement', 'start_date', (text) => text.replace(/(:\d\d)\.\d{1,9}(?=[Z+-])/, '$1')),
  ],
  'advert-offsets': [
    'createAdvertisement',
    'Offsets of an advert’s dates are cut off.',
    taking('createAdvertisement', dates('start_date', 'end_date')),
  ],
  'advert-update-offsets': [
    'updateAdvertisement',
    'Offsets of an advert’s new dates are cut off.',
    taking('updateAdvertisement', dates('start_date', 'end_date')),
  ],
  'discount-offsets': [
    'createProduct',
    'Offsets of a discount’s dates are cut off.',
    taking('createProduct', dates('discount_start_date', 'discount_end_date')),
  ],
  'discount-update-offsets': [
    'updateProduct',
    'Offsets of a discount’s new dates are cut off.',
    taking('updateProduct', dates('discount_start_date', 'discount_end_date')),
  ],
  'days-that-are-none': [
    'createVisit',
    'The 31st of February is a day.',
    notLookedAt('createVisit', 409, 'date', (value) => /^\d{4}-\d\d-\d\d$/.test(String(value))),
  ],
  'days-valid-until': [
    'updateProposal',
    'The 31st of February is a day.',
    notLookedAt('updateProposal', 404, 'validUntil', (value) => /^\d{4}-\d\d-\d\d$/.test(String(value))),
  ],
  'hours-that-are-none': [
    'createVisit',
    'Hours beyond 23 and minutes beyond 59 are taken.',
    notLookedAt('createVisit', 409, 'from', (value) => /^\d\d:\d\d$/.test(String(value))),
  ],
  'instants-that-are-none': [
    'createAdvertisement',
    'The 31st of February is the 3rd of March.',
    texts('createAdvertisement', 'start_date', (text) => text.replace('2030-02-31', '2030-03-03')),
  ],
  'discount-moved-beyond-its-end': [
    'updateProduct',
    'A discount that is moved is compared with its old end.',
    beyondOldEnd('updateProduct', 'discount_start_date', 'discount_end_date', async (passing, next) =>
      dataOf(await also(passing, next, 'getProduct', passing.params.id)),
    ),
  ],
  'advert-moved-beyond-its-end': [
    'updateAdvertisement',
    'Dates that are moved are compared with the old end.',
    beyondOldEnd('updateAdvertisement', 'start_date', 'end_date', async (passing, next) => {
      const all = jsonOf(await also(passing, next, 'listAdvertisements', '', { status: 'all' }))?.data;
      return ((all ?? []) as Json[]).find(({ id }) => id === passing.params.id);
    }),
  ],
  'dates-run-again': [
    'updateAdvertisement',
    'New dates make an advert active again.',
    taking('updateAdvertisement', (fields) => {
      if (!('isActive' in fields) && ('start_date' in fields || 'end_date' in fields)) fields.isActive = true;
    }),
  ],
  'end-at-start': [
    'createAdvertisement',
    'An end at the start is refused.',
    () =>
      at('createAdvertisement', (passing, next) => {
        const { start_date: start, end_date: end } = jsonOf(passing) ?? {};
        return !isVisitor(passing) && Date.parse(String(start)) === Date.parse(String(end))
          ? Promise.resolve(refuses(400, 'The end is not after the start.', 'end_date'))
          : next(passing);
      }),
  ],
  'crew-unnamed': [
    'createVisit',
    'What is refused of a visit says no field.',
    () =>
      at('createVisit', async (passing, next) => {
        const answered = await next(passing);
        const isOfTime = answered.status === 400 && Object.keys(dataOf(answered)).join() === 'until';
        return isOfTime ? refuses(400, 'This is no visit.') : answered;
      }),
  ],
});
