import { dataOf, formOf } from '../fixtures/minimal/client';
import { hashed } from '../fixtures/minimal/rules';
import { greyPng } from '../fixtures/minimal/png';
import type { MinimalServer } from '../fixtures/minimal/server';
import { codeOf, stepOf } from '../spec/totp';
import { tinyAvif, tinyWebp } from './tinyPictures';
import { Walk, type Made } from './walk';

const MB = 1_048_576;
const USER = 'wanjiru@angalink.example';
const PASSWORD = 'correct horse battery staple';

async function protocol(walk: Walk): Promise<void> {
  const origin = 'http://localhost:3000';
  for (const path of ['/nope', '/tags/get-all-tags', '/tags/get-tag/unknown', '/users/get-profile', '/products?page=0'])
    await walk.plain('GET', path, { origin });
  for (const foreign of [
    'https://evil.example',
    'null',
    'http://localhost:3000.evil.example',
    'https://evil-localhost:3000',
  ])
    await walk.plain('GET', '/tags/get-all-tags', { origin: foreign });
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'])
    await walk.plain('OPTIONS', '/tags/create-tag', {
      origin,
      'access-control-request-method': method,
      'access-control-request-headers': 'authorization,content-type,if-match',
    });
  await walk.plain('DELETE', '/tags/get-all-tags');
  await walk.plain('HEAD', '/products');
  await walk.raw('HEAD', '/tags/get-all-tags');
  await walk.plain('GET', '/tags/get-all-tags');
}

async function account(walk: Walk): Promise<void> {
  const { client } = walk;
  const signIn = (json: unknown) => walk.visitor('signIn', { json });
  for (const json of [
    { emailOrPhone: USER },
    { emailOrPhone: USER, password: 'wrong' },
    { emailOrPhone: 'nobody@example.com', password: 'wrong' },
    { emailOrPhone: USER.toUpperCase(), password: PASSWORD },
  ])
    await signIn(json);
  await signIn({ emailOrPhone: USER, password: `${PASSWORD.slice(0, 10)}other` });
  await signIn({ emailOrPhone: { $ne: null }, password: 'a' });
  await walk.staff('getProfile');
  for (const authorization of [
    walk.token,
    `Bearer ${walk.token.slice(0, -1)}${walk.token.endsWith('A') ? 'B' : 'A'}`,
    'Bearer nonsense',
  ])
    await walk.visitor('getProfile', { headers: { authorization } });
  for (const json of [
    { first_name: 'A' },
    { first_name: 'Amina', middle_name: 'N', last_name: 'B' },
    { first_name: 'Amina', middle_name: '', last_name: 'B' },
    { first_name: 'A', last_name: 'B', more: 1 },
  ]) {
    await walk.staff('updateProfile', { json });
    await walk.staff('getProfile');
  }
  await walk.staff('updateProfile', {
    raw: '{"first_name":"A","last_name":"B","__proto__":{}}',
    headers: { 'content-type': 'application/json' },
  });
  await walk.visitor('updateProfile');
  await walk.staff('updatePassword', { json: { currentPassword: 'wrong', newPassword: PASSWORD } });
  const other = await client.signIn(USER, PASSWORD);
  await walk.staff('updatePassword', { json: { currentPassword: PASSWORD, newPassword: 'other words' } });
  await walk.visitor('getProfile', { token: other });
  await walk.staff('getProfile');
  await signIn({ emailOrPhone: USER, password: PASSWORD });
  await signIn({ emailOrPhone: USER, password: 'other words' });
  await walk.staff('updatePassword', { json: { currentPassword: 'other words', newPassword: PASSWORD } });
  await walk.staff('updateEmail', { json: { newEmail: 'new@angalink.example' } });
  await signIn({ emailOrPhone: USER, password: PASSWORD });
  await walk.staff('updateEmail', { json: { newEmail: USER } });
  await sessions(walk);
  await secondFactor(walk);
  const ended = await client.signIn(USER, PASSWORD);
  await walk.visitor('signOut', { token: ended });
  await walk.visitor('getProfile', { token: ended });
  await walk.visitor('getDashboardSummary');
}

/** Where the account is signed in, and signing out there. */
async function sessions(walk: Walk): Promise<void> {
  const token = await walk.client.signIn(USER, PASSWORD);
  await walk.staff('listSessions');
  const [last] =
    dataOf<{ sessions?: { id: string; current: boolean }[] } | undefined>(
      await walk.visitor('listSessions', { token }),
    )?.sessions?.filter(({ current }) => current) ?? [];
  await walk.visitor('listSessions');
  await walk.staff('endSession', { params: { id: 'unknown' } });
  for (let time = 0; time < 2; time += 1) await walk.staff('endSession', { params: { id: last?.id ?? 'missing' } });
  await walk.visitor('getProfile', { token });
  await walk.staff('getProfile');
}

/** A code beside the password, turned on, used and turned off. */
async function secondFactor(walk: Walk): Promise<void> {
  const json = { currentPassword: PASSWORD };
  const signIn = (code?: string) => walk.visitor('signIn', { json: { emailOrPhone: USER, password: PASSWORD, code } });
  await walk.staff('beginSecondFactor', { json: { currentPassword: 'wrong' } });
  const begun = await walk.client.call('beginSecondFactor', { json, token: walk.token });
  const { secret = '' } = dataOf<{ secret?: string } | undefined>(begun) ?? {};
  await signIn();
  const other = await walk.client.signIn(USER, PASSWORD);
  const now = stepOf(Date.now());
  await walk.staff('confirmSecondFactor', { json: { code: codeOf(secret, 1) } });
  const confirmed = await walk.client.call('confirmSecondFactor', {
    json: { code: codeOf(secret, now) },
    token: walk.token,
  });
  walk.note('confirmSecondFactor', confirmed.status);
  const [recovery = '0'.repeat(20)] = dataOf<{ recoveryCodes?: string[] } | undefined>(confirmed)?.recoveryCodes ?? [];
  await walk.visitor('getProfile', { token: other });
  for (const code of [undefined, codeOf(secret, 1), codeOf(secret, now), codeOf(secret, now + 1), recovery, recovery])
    await signIn(code);
  await walk.staff('removeSecondFactor', { json: { currentPassword: 'wrong' } });
  await walk.staff('removeSecondFactor', { json });
  await signIn();
  await walk.staff('getSecondFactor');
}

const RAW_TAGS = [
  '{',
  'null',
  '{"tag_name":"a\\ud800"}',
  '{"tag_name":"a\\u0000"}',
  '{"tag_name":1}',
  '['.repeat(2000) + ']'.repeat(2000),
  `{"tag_name":"${'a'.repeat(MB)}"}`,
];

async function names(walk: Walk): Promise<void> {
  const json = { 'content-type': 'application/json' };
  for (const raw of RAW_TAGS) await walk.staff('createTag', { raw, headers: json });
  await walk.staff('createTag', { raw: '{"tag_name":"plain"}', headers: { 'content-type': 'text/plain' } });
  await walk.visitor('createTag', { json: { tag_name: 1 } });
  for (const tag_name of ['📡'.repeat(80), 'a'.repeat(81), 'two\nlines', ' Mixed ', 'mixed', 'x'.repeat(60)])
    await walk.staff('createTag', { json: { tag_name } });
  for (const category_name of [' ', '\u00a0', "O'Hara", 'Cafe\u0301', 'a\u0000', ' kits '])
    await walk.staff('createCategory', { json: { category_name } });
  await walk.visitor('createCategory', { json: { category_name: 'From nobody' } });
  await walk.staff('listCategories');
  const tag = await walk.make('createTag', { json: { tag_name: 'Own' } });
  await walk.staff('updateTag', { params: pathOf(tag), raw: 'null', headers: json });
  await walk.staff('updateTag', { params: pathOf(tag), raw: '{', headers: json });
  await walk.staff('updateTag', { params: pathOf(tag), json: { tag_name: 'rural' } });
  await walk.staff('updateTag', { params: pathOf(tag), json: { tag_name: 'Renamed' } });
  await walk.visitor('getTag', { params: pathOf(tag) });
  await walk.visitor('deleteTag', { params: pathOf(tag) });
  await walk.staff('deactivateTag', { params: pathOf(tag) });
  await walk.staff('deactivateTag', { params: pathOf(tag) });
  await walk.visitor('getTag', { params: pathOf(tag) });
  await walk.staff('listTags');
  await walk.visitor('listTags');
  for (let time = 0; time < 2; time += 1) await walk.staff('deleteTag', { params: pathOf(tag) });
  await walk.visitor('getTag', { params: { id: 'a'.repeat(300) } });
  const category = await walk.make('createCategory', { json: { category_name: 'Own' } });
  await walk.visitor('getCategory', { params: pathOf(category) });
  await walk.visitor('getCategory', { params: { id: '%zz' } });
  await walk.staff('updateCategory', { params: pathOf(category), json: { category_name: 'Own' } });
  await walk.staff('updateCategory', { params: { id: 'unknown' }, json: { category_name: 'Mine' } });
  await walk.visitor('listCategories');
  await walk.staff('deactivateCategory', { params: pathOf(category) });
  await walk.visitor('listCategories');
  await walk.staff('activateCategory', { params: pathOf(category) });
  await walk.visitor('listCategories');
  await walk.staff('deleteCategory', { params: pathOf(category) });
  await walk.visitor('listCategories');
  const [first = ''] = walk.server.store.categories.keys();
  await walk.staff('updateCategory', { params: { id: first }, json: { category_name: 'Sets' } });
  await walk.staff('listCategories');
}

/** A made record as the parameter of a path; a missing id still fills its place. */
function pathOf({ id }: { id: string }): Record<string, string> {
  return { id: id || 'missing' };
}

async function products(walk: Walk): Promise<void> {
  const [category_id = ''] = walk.server.store.categories.keys();
  const product = await walk.make('createProduct', {
    form: formOf({
      product_name: 'Dish',
      product_price: '65000',
      category_id,
      discount_percentage: '30',
      package_weight: '6 kg',
      quantity: '5',
    }),
  });
  const params = pathOf(product);
  const read = () => walk.visitor('getProduct', { params });
  const update = (json: unknown, headers: Record<string, string> = {}) =>
    walk.staff('updateProduct', { params, json, headers });
  for (const fields of [
    { product_price: '1e3', category_id },
    { product_price: '5', category_id: 'unknown' },
  ])
    await walk.staff('createProduct', { form: formOf({ product_name: 'A', ...fields }) });
  await walk.staff('createProduct', { json: {} });
  await read();
  for (const json of [
    { uses: ['home', 'farm'] },
    { uses: ['home', 'vehicle'] },
    { new_price: null },
    { description: 'Words', quantity: 0 },
    { quantity: 1_000_000 },
    { quantity: -1 },
    { product_price: '-1' },
    { product_price: '1.234' },
    { product_price: '99999999.99' },
    { discount_percentage: 101 },
    {},
  ]) {
    await update(json);
    await read();
  }
  await update({ quantity: 7 }, { 'if-match': '"2026-01-01T00:00:00.000Z"' });
  for (const json of [{ rating: 0 }, { rating: 6 }, { rating: 4.5 }, { rating: '5' }, { rating: 5 }, { rating: 4 }])
    await walk.visitor('rateProduct', { params: { productId: params.id ?? '' }, json });
  await read();
  for (const query of [
    '',
    '?page=2',
    '?page=3',
    '?page=4',
    '?page=9',
    '?page=0',
    '?page=99999999999999999999',
    '?status=bogus',
    '?status=all',
    '?status=inactive',
    '?health=without-image',
    '?search=dISH',
    '?search=%25',
    '?search=dish%20nothing',
    '?search=(',
    '?search=Power',
    '?category_id=unknown',
    '?in_stock=false',
    '?use=home',
    '?max_price=65000',
    '?min_price=10000&max_price=50000',
    '?sort=price',
    '?sort=newest',
    '?sort=recommended',
    '?suggest=discount-30',
    '?search=nowhere',
    '?search=elsewhere&quiet=true',
  ])
    await walk.visitor('listProducts', { query });
  await walk.staff('listProducts', { query: '?search=by%20staff' });
  await walk.visitor('listMissedSearches');
  for (const query of ['', '?days=0', '?days=90']) await walk.staff('listMissedSearches', { query });
  await update({
    product_price: '20000',
    new_price: '8',
    discount_percentage: 60,
    discount_end_date: '2999-01-01T00:00:00Z',
  });
  for (const query of ['?sort=price', '?suggest=discount-30', '?max_price=100'])
    await walk.visitor('listProducts', { query });
  for (const query of ['', '?use=vehicle']) await walk.visitor('listProductFacets', { query });
  await update({ discount_end_date: '2020-01-01T00:00:00Z' });
  await walk.visitor('listProducts', { query: '?suggest=discount-30' });
  await walk.staff('updateCategory', { params: { id: category_id }, json: { category_name: 'Bundles' } });
  await read();
  const [other = ''] = walk.server.store.products.keys();
  await walk.visitor('getProduct', { params: { id: other } });
  await walk.visitor('listProducts', { token: 'ended' });
  await walk.staff('deactivateProduct', { params });
  await read();
  await walk.visitor('listProducts');
  for (const query of ['', '?search=dish']) await walk.visitor('suggestSearch', { query });
  await walk.visitor('listProductFacets');
  await walk.visitor('rateProduct', { params: { productId: params.id ?? '' }, json: { rating: 5 } });
  await walk.visitor('getProduct', { params: { id: 'unknown' } });
  await walk.staff('listProducts', { query: '?status=all' });
  await walk.visitor('deleteProduct', { params: { id: 'unknown' } });
  await related(walk, category_id);
  await kiswahili(walk);
}

/** A product and its category with names in both languages. */
async function kiswahili(walk: Walk): Promise<void> {
  const category = await walk.make('createCategory', { json: { category_name: 'Roofs', category_name_sw: 'Mapaa' } });
  const fields = { product_name: 'Roof Clip', product_name_sw: 'Klipu ya paa', product_price: '10' };
  const product = await walk.make('createProduct', { form: formOf({ ...fields, category_id: category.id }) });
  const params = pathOf(product);
  await walk.visitor('getProduct', { params });
  await walk.staff('updateProduct', { params, json: { product_name: 'Roof Clamp' } });
  await walk.visitor('getProduct', { params });
}

/** A kit and what it needs, which is sold out, comes back and is deactivated. */
async function related(walk: Walk, category_id: string): Promise<void> {
  const make = (product_name: string, compatibility: string) =>
    walk.make('createProduct', { form: formOf({ product_name, product_price: '10', category_id, compatibility }) });
  const kit = pathOf(await make('Walked Kit', ''));
  const params = pathOf(await make('Walked Mount', 'Walked Kit'));
  const read = () => walk.visitor('getProduct', { params: kit });
  await read();
  await walk.staff('updateProduct', { params, json: { stock_status: 'out_of_stock' } });
  await read();
  await walk.staff('updateProduct', { params, json: { stock_status: 'in_stock' } });
  await walk.staff('deactivateProduct', { params });
  await read();
}

async function adverts(walk: Walk): Promise<void> {
  const [productId = '', second = ''] = walk.server.store.products.keys();
  const past = '2020-01-01T00:00:00Z';
  const future = '2999-01-01T00:00:00Z';
  for (const dates of [
    { end_date: past, start_date: past },
    { start_date: future },
    { start_date: future, end_date: past },
    { start_date: '2026-02-31T00:00:00Z' },
    { isActive: false },
    {},
  ])
    await walk.staff('createAdvertisement', { json: { productId: second, ...dates } });
  const advert = await walk.make('createAdvertisement', { json: { productId, end_date: past } });
  await walk.visitor('listAdvertisements');
  await walk.staff('updateAdvertisement', { params: pathOf(advert), json: { end_date: null } });
  await walk.visitor('listAdvertisements');
  await walk.visitor('listAdvertisements', { query: '?status=all' });
  await walk.visitor('updateAdvertisement', { params: pathOf(advert), json: { isActive: true } });
  await walk.staff('deactivateProduct', { params: { id: productId } });
  await walk.visitor('listAdvertisements');
  await walk.staff('deleteProduct', { params: { id: second } });
}

async function articles(walk: Walk): Promise<void> {
  const [one = '', two = ''] = walk.server.store.tags.keys();
  const [, , category_id = ''] = walk.server.store.categories.keys();
  const article = await walk.make('createArticle', {
    form: formOf({ title: 'Where to mount', tags: JSON.stringify([one]), content: 'Text', category_id }),
  });
  await walk.make('createArticle', { form: formOf({ title: 'Without a category', tags: 'none' }) });
  const bare = await walk.make('createArticle', { form: formOf({ title: 'Bare' }) });
  const params = pathOf(article);
  const articleId = { articleId: params.id ?? '' };
  const read = (query = '') => walk.visitor('getArticle', { params: articleId, query });
  const version = async () =>
    dataOf<Made | undefined>(await walk.client.call('getArticle', { params: articleId, query: '?visit=-' }))?.updatedAt;
  await walk.visitor('getArticle', { params: { articleId: bare.id || 'missing' } });
  await walk.visitor('getArticle', { params: { articleId: 'unknown' } });
  for (const query of ['', '?visit=abc', '?visit=abc', '?visit=-']) await read(query);
  for (const content of ['b'.repeat(2000), '<b> & "📡"\r\n', 'a\ud800', 'Last'])
    await walk.visitor('commentOnArticle', { params: articleId, json: { content } });
  await walk.visitor('commentOnArticle', {
    params: articleId,
    raw: '{"content":"a\\ud800"}',
    headers: { 'content-type': 'application/json' },
  });
  await walk.visitor('commentOnArticleAlias', { params: articleId, json: { content: 'By the older path' } });
  for (let time = 0; time < 2; time += 1) await walk.visitor('likeArticle', { params: articleId });
  await walk.visitor('likeArticle', { params: articleId, token: 'ended' });
  const { comments = [] } = dataOf<{ comments?: { id: string }[] } | undefined>(await read()) ?? {};
  await walk.staff('deleteComment', { params: { commentId: String(comments[0]?.id ?? 'missing') } });
  const before = await version();
  walk.note('version stays', before === (await version()));
  for (const json of [
    { title: '\u200b' },
    { title: 'Only' },
    { title: 'Tags', tags: [two] },
    { title: 'Tags', tags: ['unknown'] },
    { title: 'HTML', content: 'a <b> c' },
    { title: 'More', viewsCount: 1000 },
    { title: 'Kiswahili', title_sw: 'Anga wazi' },
    { title: 'English', title_sw: null },
  ]) {
    await walk.staff('updateArticle', { params, json });
    await read('?visit=-');
  }
  walk.note('version changes', before !== (await version()));
  await walk.staff('updateArticle', {
    params,
    json: { title: 'Refused' },
    headers: { 'if-match': '"2026-01-01T00:00:00.000Z"' },
  });
  await walk.visitor('deactivateArticle', { params });
  for (const query of [
    '',
    '?page=2',
    '?page=3',
    '?page=1000000',
    '?page=abc',
    '?status=inactive',
    '?search=guide%203',
    `?tag_id=${two}`,
    '?tag_id=unknown',
  ])
    await walk.visitor('listArticles', { query });
  await read('?visit=-');
  await walk.staff('deactivateArticle', { params });
  await walk.visitor('listArticles');
  await read();
  await walk.visitor('likeArticle', { params: articleId });
  await walk.visitor('commentOnArticleAlias', { params: articleId, json: { content: 'Too late' } });
  await walk.staff('activateArticle', { params });
  await read();
  await walk.staff('deleteArticle', { params });
  await walk.staff('getArticle', { params: articleId });
  await walk.staff('deleteTag', { params: { id: one } });
  await walk.visitor('listArticles');
  const [first = ''] = walk.server.store.categories.keys();
  for (const id of [first, category_id]) await walk.staff('deleteCategory', { params: { id } });
  await walk.visitor('listArticles');
  await walk.staff('listProducts', { query: '?status=all' });
}

async function quotations(walk: Walk): Promise<void> {
  const asked = { clients_name: 'Achieng', clients_email: 'achieng@example.com', clients_note: 'Hello\nTwo lines' };
  const [id = 'missing'] = walk.server.store.products.keys();
  const made = await walk.make('createQuotation', {
    json: { ...asked, productIds: [id, 'unknown'] },
    headers: { 'idempotency-key': 'key-12345' },
  });
  await walk.visitor('createQuotation', {
    json: { ...asked, productIds: [id, 'unknown'] },
    headers: { 'idempotency-key': 'key-12345' },
  });
  for (const json of [
    asked,
    { ...asked, clients_note: 'Other' },
    { ...asked, clients_note: 'Hello', clients_phone: 'abc' },
    { ...asked, clients_note: 'a'.repeat(5001) },
  ])
    await walk.visitor('requestQuote', { json, headers: { 'idempotency-key': 'key-12345' } });
  await walk.visitor('requestQuote', { json: asked, headers: { 'idempotency-key': 'short' } });
  await walk.visitor('requestQuote', { json: {} });
  await walk.visitor('requestQuote', { json: { ...asked, clients_phone: '' } });
  for (let index = 0; index < 3; index += 1)
    await walk.visitor('requestQuote', { json: { ...asked, clients_name: `Visitor ${String(index)}` } });
  await walk.visitor('listQuotations');
  for (const query of ['', '?page=2', '?search=visitor', '?status=new']) await walk.staff('listQuotations', { query });
  await walk.visitor('getQuotation', { params: pathOf(made) });
  for (const params of [pathOf(made), { id: 'unknown' }]) await walk.staff('getQuotation', { params });
  for (const status of ['quoted', 'new'])
    await walk.staff('updateQuotation', { params: pathOf(made), json: { status } });
  await walk.staff('listQuotations', { query: '?page=2' });
  await walk.staff('updateQuotation', { params: pathOf(made), json: { status: 'closed' } });
  await walk.staff('updateQuotation', { params: { id: 'unknown' }, json: { status: 'new' } });
  await walk.staff('getDashboardSummary');
  await walk.staff('deleteProduct', { params: { id } });
  await walk.staff('listQuotations', { query: '?page=2' });
  for (const email of ['achieng@example.com', 'achieng@example.com', 'no address'])
    await walk.visitor('subscribeToNewsletter', { json: { email } });
}

async function pictures(walk: Walk): Promise<void> {
  const png = greyPng(2, 3);
  const create = (...images: Buffer[]) => walk.make('createArticle', { form: formOf({ title: 'Pictures' }, images) });
  const category_id = (await walk.make('createCategory', { json: { category_name: 'With pictures' } })).id;
  const createProduct = (...images: Buffer[]) =>
    walk.make('createProduct', { form: formOf({ product_name: 'Dish', product_price: '5', category_id }, images) });
  const [svg, gif] = [Buffer.from('<svg/>'), Buffer.from('GIF89a;')];
  for (const images of [
    [],
    [Buffer.from('text')],
    [Buffer.alloc(0)],
    [svg],
    [gif],
    [png.subarray(0, 30)],
    [tinyWebp()],
    [tinyAvif()],
    [png, png, png, png, png, png],
  ]) {
    await create(...images);
    await createProduct(...images);
  }
  const article = await create(greyPng(4, 4), greyPng(5, 4), greyPng(6, 4));
  const product = await createProduct(greyPng(4, 4), greyPng(5, 4), greyPng(6, 4), png, png);
  for (const [kind, { id, images }] of [
    ['Article', article],
    ['Product', product],
  ] as const) {
    const readIt = () => walk.staff(`get${kind}`, { params: { id, articleId: id } });
    const [first, second] = images.map((image) => ({ imageId: image.id }));
    const order = (imageIds: string[]) => walk.staff(`order${kind}Images`, { params: { id }, json: { imageIds } });
    const ids = images.map((image) => image.id);
    await readIt();
    for (const { image_url } of images) await walk.fetchFile(image_url);
    for (const imageIds of [ids.slice(1), [...ids, ids[0] ?? ''], [...ids].reverse()]) await order(imageIds);
    await readIt();
    await order(ids);
    await walk.staff(`add${kind}Images`, { params: { id }, form: formOf({}, [greyPng(7, 4)]) });
    await walk.staff(`add${kind}Images`, { params: { id }, form: formOf({}, [Buffer.alloc(0)]) });
    await readIt();
    await walk.visitor(`replace${kind}Image`, { params: second ?? {}, form: formOf({}, [greyPng(8, 4)]) });
    for (const bytes of [[greyPng(9, 4)], [png, png]])
      await walk.staff(`replace${kind}Image`, { params: second ?? {}, form: formOf({}, bytes) });
    const replaced = dataOf<Made | undefined>(await readIt());
    walk.note('address changes', replaced?.images[1]?.image_url !== images[1]?.image_url);
    await walk.fetchFile(images[1]?.image_url ?? '/');
    await walk.staff(`delete${kind}Image`, { params: first ?? {} });
    await walk.fetchFile(images[0]?.image_url ?? '/');
    await readIt();
  }
  const cut = '--x\r\nContent-Disposition: form-data; name="title"\r\n\r\nA';
  await walk.staff('createArticle', { raw: cut, headers: { 'content-type': 'multipart/form-data; boundary=x' } });
  await walk.staff('deleteArticle', { params: { id: article.id } });
  await walk.fetchFile(article.images[2]?.image_url ?? '/');
}

async function largePictures(walk: Walk): Promise<void> {
  const { id } = await walk.make('createArticle', { form: formOf({ title: 'Large' }, [greyPng(2, 2, 5 * MB)]) });
  const [category_id = ''] = walk.server.store.categories.keys();
  for (const size of [5 * MB, 5 * MB + 1])
    await walk.make('createProduct', {
      form: formOf({ product_name: 'Large', product_price: '5', category_id }, [greyPng(2, 2, size)]),
    });
  const { id: held, images } = await walk.make('createProduct', {
    form: formOf({ product_name: 'Many', product_price: '5', category_id }, [greyPng(2, 2)]),
  });
  await walk.staff('replaceProductImage', {
    params: { imageId: images[0]?.id ?? 'missing' },
    form: formOf({}, [greyPng(2, 2, 6 * MB)]),
  });
  for (let count = 0; count < 10; count += 1)
    await walk.staff('addProductImages', {
      params: { id: held || 'missing' },
      form: formOf(
        {},
        Array.from({ length: 5 }, () => greyPng(1, 1)),
      ),
    });
  await walk.staff('deleteArticle', { params: { id: id || 'missing' } });
}

/** What a refused sign-in costs, whoever is meant. */
async function hashing(walk: Walk): Promise<void> {
  for (const emailOrPhone of ['nobody@example.com', USER]) {
    const before = hashed.count;
    await walk.client.call('signIn', { json: { emailOrPhone, password: 'wrong' } });
    walk.note(`passwords hashed for ${emailOrPhone}`, hashed.count - before);
  }
}

/** The walks by name; each begins on a server of its own. */
export const WALKS = {
  protocol,
  account,
  names,
  products,
  adverts,
  articles,
  quotations,
  pictures,
  largePictures,
  hashing,
};

export type WalkName = keyof typeof WALKS;

/** Walks a server that listens; a walk that breaks off ends with what broke it. */
export async function walked(server: MinimalServer, name: WalkName): Promise<string[]> {
  const walk = new Walk(server);
  try {
    walk.token = await walk.client.signIn(USER, PASSWORD);
    await WALKS[name](walk);
  } catch (error) {
    walk.note('broke off', String(error));
  }
  return walk.lines;
}
