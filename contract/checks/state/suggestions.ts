import { dataOf, type Exchange } from '../../http/exchange';
import type { Kit } from '../../run/kit';
import type { Listed } from '../../run/lists';
import { imagesIn, type Image } from '../uploads/galleries';
import { picture } from '../uploads/pictures';
import { inWords } from './compared';
import { idsFor } from './filteredBy';
import { inKiswahili, judgeSummary, OPERATIONS, readData } from './kinds';

/** Of products; of articles and categories fewer are. */
const MOST_SUGGESTED = 5;

/** While somebody types: the same records as in the lists, as visitors see them. */
export async function suggestions(kit: Kit): Promise<void> {
  const word = kit.own.marker();
  const category = await kit.createCategory({ category_name: `${word} shelf` });
  const shown = await kit.createProduct({ product_name: `${word} shown`, category_id: category.id });
  const hidden = await kit.createProduct({ product_name: `${word} hidden`, category_id: category.id });
  await kit.must('deactivateProduct', { path: { id: hidden.id } });
  const article = await kit.createArticle({
    title: `${word} article`,
    ...(kit.offers('createArticle.title_sw') && { title_sw: 'Makala ya kwanza' }),
  });
  const secret = [
    hidden.id,
    (await kit.createArticle({ title: `${word} hidden article` })).id,
    (await kit.createCategory({ category_name: `${word} hidden shelf` })).id,
  ];
  await kit.must('deactivateArticle', { path: { id: secret[1] ?? '' } });
  await kit.must('deactivateCategory', { path: { id: secret[2] ?? '' } });
  const due = [shown.id, article.id, category.id];
  // It takes no session: staff are suggested what visitors see.
  for (const as of ['visitor', 'staff'] as const) {
    const answer = await kit.must('suggestSearch', { as, query: { search: word } });
    const data = dataOf<Record<string, Listed[]>>(answer) ?? {};
    const listed = ['products', 'articles', 'categories'].map((key) => (data[key] ?? []).map(({ id }) => id));
    if (due.every((id, index) => listed[index]?.includes(id)) && !secret.some((id) => listed.flat().includes(id)))
      continue;
    kit.fail(answer, {
      expected: `the active product ${shown.id}, the article ${article.id} and the category ${category.id}, and nothing inactive`,
      got: JSON.stringify(listed),
      fix: 'Suggest what the lists find for these words, as visitors see it whoever asks, and categories by their names.',
    });
    break;
  }
  await asListed(kit, word, article.id);
  // More of each than are suggested.
  for (let count = 0; count < MOST_SUGGESTED; count += 1) {
    await kit.createProduct({ product_name: `${word} product` });
    await kit.createArticle({ title: `${word} article` });
    await kit.createCategory({ category_name: `${kit.own.marker()} ${word} shelf` });
  }
  await kit.must('suggestSearch', { as: 'visitor', query: { search: word } });
  for (const query of [undefined, { search: '' }, { search: '  ' }]) {
    const nothing = await kit.must('suggestSearch', { as: 'visitor', ...(query && { query }) });
    const shown = Object.values(dataOf<Record<string, unknown[]>>(nothing) ?? {}).flat();
    if (shown.length > 0)
      kit.fail(nothing, {
        expected: 'no suggestions where nothing has been typed',
        got: `${shown.length}`,
        fix: 'Suggest nothing before something is typed: the list of all is no suggestion.',
        root: 'nothing',
      });
  }
}

/** The first of what the lists find, for words in any place, in capitals and in Kiswahili, and for what is changed a moment later. */
async function asListed(kit: Kit, word: string, article: string): Promise<void> {
  const name = (text: string) => `Dish ${text} roof`;
  const other = `uzi${kit.own.marker()}`;
  const kiswahili = inKiswahili(kit, 'createProduct', `Dishi ${other} la paa`);
  const bounded = { new_price: '1000.00', discount_end_date: '2090-01-01T00:00:00Z' };
  const fields = { product_name: name(word), ...kiswahili, ...bounded };
  const made = await kit.createProduct(fields, [picture(24, 12), picture(26, 12)]);
  const later = kit.own.marker();
  const renamed = async () => {
    const json = { product_name: name(later), ...inKiswahili(kit, 'updateProduct') };
    await kit.must('updateProduct', { path: { id: made.id }, json });
    const title_sw = kit.offers('updateArticle.title_sw') && { title_sw: 'Makala nyingine' };
    await kit.must('updateArticle', { path: { id: article }, json: { title: name(later), ...title_sw } });
  };
  const imageIds = imagesIn(made.exchange).map(({ id }) => id);
  const [imageId = ''] = imageIds;
  const replaced = () => kit.must('replaceProductImage', { path: { imageId }, form: [picture(25, 12)] });
  const ordered = async () => {
    if (kit.offers('orderProductImages'))
      await kit.must('orderProductImages', { path: { id: made.id }, json: { imageIds: imageIds.toReversed() } });
  };
  for (const [search, change] of [
    [word],
    [`roof ${word.toUpperCase()}`],
    [word.slice(1)],
    ...('product_name_sw' in kiswahili ? [[other] as const] : []),
    [later, renamed],
    [later, replaced],
    [later, ordered],
  ] as const) {
    await change?.();
    const answer = await kit.must('suggestSearch', { as: 'visitor', query: { search } });
    const data = dataOf<Record<string, Listed[]>>(answer) ?? {};
    const product = data.products?.find(({ id }) => id === made.id);
    await judgeSummary(kit, answer, product, made.id);
    await judgeFirstPicture(kit, answer, product);
    await judgeTitles(
      kit,
      answer,
      data.articles?.find(({ id }) => id === article),
    );
    for (const [kind, key] of [
      ['product', 'products'],
      ['article', 'articles'],
    ] as const) {
      if (!kit.offers(`${OPERATIONS[kind].list}.search`)) continue;
      const shown = (data[key] ?? []).map(({ id }) => id);
      const due = (await idsFor(kit, kind, { search })).slice(0, Math.max(1, shown.length));
      if (shown.join() !== due.join())
        kit.fail(answer, {
          expected: `of ${key} the first that ${OPERATIONS[kind].list} finds for ${search}: ${due.join()}`,
          got: shown.join() || 'none',
          fix: 'Suggest the first of what the lists find for the same words, and keep no answer beyond a change.',
          root: key,
        });
    }
  }
  for (const [id, ...operations] of [
    [made.id, 'deactivateProduct', 'activateProduct', 'deleteProduct'],
    [article, 'deactivateArticle', 'activateArticle', 'deleteArticle'],
  ] as const)
    for (const operation of operations) {
      await kit.must(operation, { path: { id } });
      const answer = await kit.must('suggestSearch', { as: 'visitor', query: { search: later } });
      const shown = Object.values(dataOf<Record<string, Listed[]>>(answer) ?? {}).flat();
      if (!operation.startsWith('activate') && shown.some((one) => one.id === id))
        kit.fail(answer, {
          expected: `no suggestion of ${id} after ${operation}`,
          got: 'it is suggested as before',
          fix: 'Suggest what there is now for visitors, and keep no answer beyond a change.',
          root: operation,
        });
    }
}

/** Of a product the first picture is enough, and any other is not. */
async function judgeFirstPicture(kit: Kit, at: Exchange, product: Listed | undefined): Promise<void> {
  const [shown] = (product?.images ?? []) as Image[];
  if (!product || !shown) return;
  const [first] = ((await readData(kit, 'product', product.id)).images ?? []) as Image[];
  if (shown.id !== first?.id)
    kit.fail(at, {
      expected: `the product’s first picture, ${String(first?.id)}`,
      got: shown.id,
      fix: 'Show of a product the picture that stands first now.',
      root: 'first picture',
    });
}

/** A suggested article is called what it calls itself; a title in Kiswahili may be left out. */
async function judgeTitles(kit: Kit, at: Exchange, shown: Listed | undefined): Promise<void> {
  if (!shown) return;
  const { title, title_sw: inKiswahili = null } = await readData(kit, 'article', shown.id, 'visitor');
  const wrong = inWords({ title, ...('title_sw' in shown && { title_sw: inKiswahili }) }, shown);
  if (wrong !== '')
    kit.fail(at, {
      expected: 'of an article the titles that getArticle answers',
      got: wrong,
      fix: 'Show both titles as they are now, each in its own field.',
      root: 'titles',
      pointer: '/components/schemas/ArticleReference',
    });
}
