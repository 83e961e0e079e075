import '../../testing/apiOrigin';
import { api, askForOffers, offersOf } from '../../common/api';
import { filesOf } from '../../common/api/formData';
import { makeStore } from '../../common/state/store';
import { ok, refusal } from '../../testing/faultyNetwork';
import { staffApi } from './enhanceStaff';
import { staffQuery } from './staffQuery';
import { takeCoreInTime } from './withinOffers';

const { createProduct, getQuotation, signOut, updateQuotation } = staffApi.endpoints;
const { listCategories, listProducts } = api.endpoints;
const store = () => makeStore({ query: staffQuery });

test('a call with files goes out as a form: numbers as text, files last and in order', async () => {
  let sent: unknown;
  class Call extends EventTarget {
    upload = new EventTarget();
    open() {}
    setRequestHeader() {}
    send(body: unknown) {
      sent = body;
      this.dispatchEvent(new Event('error'));
    }
  }
  Object.assign(globalThis, { XMLHttpRequest: Call });
  const [one, two] = [new Blob(['first']), new Blob(['second'])];
  const productInput = {
    product_name: 'Kit',
    product_price: '10',
    category_id: '1',
    quantity: 3,
    image_url: [one, two],
  };
  await store().dispatch(createProduct.initiate({ productInput }));
  const form = sent as FormData;
  expect(Object.fromEntries([...form].slice(0, -2))).toEqual({
    product_name: 'Kit',
    product_price: '10',
    category_id: '1',
    quantity: '3',
  });
  expect([...form.keys()].slice(-2)).toEqual(['image_url', 'image_url']);
  // How far they are is told of the files as they were picked.
  expect(filesOf(form)).toEqual([one, two]);
});

test('signing out goes on when the page is left', async () => {
  const calls: Request[] = [];
  globalThis.fetch = (request) => {
    calls.push(request as Request);
    return Promise.reject(new TypeError('Failed to fetch'));
  };
  await store().dispatch(signOut.initiate());
  expect(calls).toMatchObject([{ method: 'POST', keepalive: true }]);
});

describe("two quick changes of a request's status", () => {
  const refused = () => refusal(400, { success: false, message: 'No.' });
  const request = {
    id: '7',
    status: 'new',
    clients_name: 'Achieng',
    clients_phone: null,
    clients_email: 'achieng@example.com',
    clients_note: '',
    createdAt: '2026-11-20T08:00:00Z',
    productIds: [],
  };

  test.each([
    ['arrive in their order', () => ok({}), () => ok({}), ['closed', 'closed']],
    ['of which the first is refused leave the second', refused, () => ok({}), ['closed', 'closed']],
    ['of which the second is refused leave the first', () => ok({}), refused, ['closed', 'contacted']],
    ['that are both refused leave what was before', refused, refused, ['closed', 'new']],
  ])('%s, and the last one is shown at once', async (_, first, second, shown) => {
    const sent: unknown[] = [];
    const answers: ((answer: Promise<Response>) => void)[] = [];
    globalThis.fetch = async (input) => {
      const call = input as Request;
      if (call.method === 'GET') return sent.length === 0 ? ok(request) : new Promise(() => undefined);
      sent.push(await call.json());
      return new Promise((resolve) => answers.push(resolve));
    };
    const shop = store();
    const { dispatch } = shop;
    const select = getQuotation.select({ id: '7' });
    const settled = () => new Promise((resolve) => setTimeout(resolve));
    const status = () => select(shop.getState() as never).data?.data.status;
    await dispatch(getQuotation.initiate({ id: '7' }));
    void dispatch(updateQuotation.initiate({ id: '7', quotationUpdate: { status: 'contacted' } }));
    void dispatch(updateQuotation.initiate({ id: '7', quotationUpdate: { status: 'closed' } }));
    expect(status()).toBe('closed');
    await settled();
    expect(sent).toEqual([{ status: 'contacted' }]);
    answers[0]?.(first());
    await settled();
    expect(sent).toEqual([{ status: 'contacted' }, { status: 'closed' }]);
    expect(status()).toBe(shown[0]);
    answers[1]?.(second());
    await settled();
    expect(status()).toBe(shown[1]);
  });
});

describe('in a document that brings no offers', () => {
  const answers = {
    offered: () =>
      refusal(200, {
        success: true,
        message: 'Capabilities',
        data: { operations: [], parameters: ['listProducts.search'], fields: [] },
      }),
    missing: () => refusal(404, { success: false, message: 'Not found.' }),
  };

  test.each([
    ['goes out with its filters once they are known to be offered', 'offered', 'page=1&search=mesh'],
    ['goes out without them where the server fails to say', 'missing', 'page=1'],
  ] as const)('a list %s', async (_, answer, query) => {
    const calls: URL[] = [];
    let tell: () => void = () => undefined;
    const known = new Promise<void>((resolve) => {
      tell = resolve;
    });
    globalThis.fetch = (request) => {
      const url = new URL((request as Request).url);
      calls.push(url);
      return url.pathname.endsWith('/capabilities') ? known.then(answers[answer]) : answers.missing();
    };
    const { dispatch } = store();
    askForOffers(dispatch);
    const list = dispatch(listProducts.initiate({ page: 1, search: 'mesh' }));
    // What knows nothing beyond the core does not wait.
    await dispatch(listCategories.initiate());
    expect(calls.map(({ pathname }) => pathname.split('/').at(-1))).toEqual(['capabilities', 'get-all-categories']);
    tell();
    await list;
    expect(calls.at(-1)?.search.slice(1)).toBe(query);
  });

  test('the core alone is taken until the server says more', async () => {
    jest.useFakeTimers();
    let tell: (answer: Promise<Response>) => void = () => undefined;
    globalThis.fetch = () => new Promise((resolve) => (tell = resolve));
    const shop = store();
    const search = () => offersOf(shop.getState())('listProducts.search');
    askForOffers(shop.dispatch);
    takeCoreInTime(shop);
    await jest.advanceTimersByTimeAsync(4900);
    expect(search()).toBeUndefined();
    await jest.advanceTimersByTimeAsync(200);
    expect(search()).toBe(false);
    tell(answers.offered());
    await jest.advanceTimersByTimeAsync(100);
    expect(search()).toBe(true);
    jest.useRealTimers();
  });
});
