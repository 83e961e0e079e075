import { also } from '../calls';
import { jsonOf, withJson, type Bend } from '../proxy';
import { at, dataOf, dropping, notLookedAt, rowsIn, subtle } from '../tools';

const isText = (value: unknown) => typeof value === 'string';

/** Writes the other fields before it looks at one that is valid by itself, and refused for what it refers to or what bounds it. */
const writesFirst = (operation: string, field: string, isValid: (value: unknown) => boolean) => (): Bend =>
  at(operation, async (passing, next) => {
    const answered = await next(passing);
    const { [field]: refused, ...others } = jsonOf(passing) ?? {};
    const isIt = answered.status === 400 && Object.keys(dataOf(answered)).join() === field && isValid(refused);
    if (!isIt) return answered;
    await next(withJson(passing, others));
    return next(passing);
  });

/** What is refused and leaves something behind, or is refused as something else; what is taken that a call does not take. */
export const KEPT_REFUSED = subtle('kept', {
  'half-article-tags': [
    'updateArticle',
    'The title is written before the tags are looked up.',
    writesFirst('updateArticle', 'tags', Array.isArray),
  ],
  'half-product-category': [
    'updateProduct',
    'The name is written before the category is looked up.',
    writesFirst('updateProduct', 'category_id', isText),
  ],
  'half-advert': [
    'updateAdvertisement',
    'The activity is written before the dates are compared.',
    writesFirst('updateAdvertisement', 'end_date', isText),
  ],
  'half-proposal': [
    'updateProposal',
    'The title is written before the lines are counted.',
    writesFirst('updateProposal', 'lines', Array.isArray),
  ],
  'half-category': [
    'updateCategory',
    'The name in Kiswahili is written before the English one is looked for.',
    () =>
      at('updateCategory', async (passing, next) => {
        const answered = await next(passing);
        const { category_name_sw } = jsonOf(passing) ?? {};
        if (answered.status !== 409 || category_name_sw === undefined) return answered;
        const { category_name } = dataOf(await also(passing, next, 'getCategory', passing.params.id));
        await next(withJson(passing, { category_name, category_name_sw }));
        return next(passing);
      }),
  ],
  'category-not-found': [
    'updateProduct',
    'A category that there is not is 404, as if the product were not there.',
    notLookedAt('updateProduct', 404, 'category_id', isText),
  ],
  'order-half': [
    'orderProductImages',
    'Pictures get their places before the last id is looked up.',
    () =>
      at('orderProductImages', async (passing, next) => {
        const answered = await next(passing);
        const sent = jsonOf(passing)?.imageIds;
        if (answered.status !== 400 || !Array.isArray(sent)) return answered;
        const product = dataOf(await also(passing, next, 'getProduct', passing.params.id));
        const own = rowsIn(product, 'images').map(({ id }) => id);
        const known = sent.map(String).filter((id) => own.includes(id));
        await next(withJson(passing, { imageIds: [...known, ...own.filter((id) => !known.includes(id))] }));
        return next(passing);
      }),
  ],
  'mass-profile-email': [
    'updateProfile',
    'An address beside the names is taken over.',
    dropping('updateProfile', 'email'),
  ],
  'mass-profile-password': [
    'updateProfile',
    'A password beside the names is taken over.',
    dropping('updateProfile', 'password'),
  ],
  'mass-quotation-status': [
    'createQuotation',
    'Who asks for a quote may say how far it is.',
    dropping('createQuotation', 'status'),
  ],
  'mass-visit-proposal': [
    'updateVisit',
    'A visit may be moved to another quotation.',
    dropping('updateVisit', 'proposalId'),
  ],
  'mass-proposal-number': ['updateProposal', 'A draft may be given its number.', dropping('updateProposal', 'number')],
  'mass-acceptance-status': [
    'acceptSharedProposal',
    'Who accepts may say what state it is in.',
    dropping('acceptSharedProposal', 'status'),
  ],
  'query-fields': [
    'updateProduct',
    'What the body leaves out is looked for in the query.',
    () =>
      at('updateProduct', (passing, next) => {
        const json = jsonOf(passing);
        return next(
          json && passing.query.size > 0
            ? withJson(passing, { ...Object.fromEntries(passing.query), ...json })
            : passing,
        );
      }),
  ],
});
