import '../../testing/apiOrigin';
import { filesOf } from '../../common/api/formData';
import { makeStore } from '../../common/state/store';
import { staffApi } from './enhanceStaff';
import { staffQuery } from './staffQuery';

const { createProduct, signOut } = staffApi.endpoints;
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
