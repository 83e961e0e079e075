import '../../testing/apiOrigin';
import { api, askForOffers, type ApiDispatch } from '../../common/api';
import { filesOf } from '../../common/api/formData';
import { makeStore } from '../../common/state/store';
import { refusal } from '../../testing/faultyNetwork';
import { staffApi } from './enhanceStaff';
import { staffQuery } from './staffQuery';

const { createProduct, signOut } = staffApi.endpoints;
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
    const dispatch: ApiDispatch = store().dispatch;
    askForOffers(dispatch);
    const list = dispatch(listProducts.initiate({ page: 1, search: 'mesh' }));
    // What knows nothing beyond the core does not wait.
    await dispatch(listCategories.initiate());
    expect(calls.map(({ pathname }) => pathname.split('/').at(-1))).toEqual(['capabilities', 'get-all-categories']);
    tell();
    await list;
    expect(calls.at(-1)?.search.slice(1)).toBe(query);
  });
});
