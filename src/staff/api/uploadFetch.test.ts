import { renderHook } from '@testing-library/react';
import fc from 'fast-check';
import { removeToken, writeToken } from '../../common/browser/cookies';
import { toFormData } from '../../common/api/formData';
import { isSending, useSending, useSent } from './underWay';
import { sentOf, uploadFetch } from './uploadFetch';

const sizes = fc.array(fc.integer({ min: 1, max: 5_000_000 }), { minLength: 1, maxLength: 5 });
const fileOf = (size: number) => ({ size }) as Blob;

test('pictures leave one after the other: each is whole before the next begins, and all are at the end', () => {
  fc.assert(
    fc.property(sizes, fc.nat({ max: 5000 }), fc.double({ min: 0, max: 1, noNaN: true }), (each, beside, part) => {
      const files = each.map(fileOf);
      const total = beside + each.reduce((sum, size) => sum + size, 0);
      const sent = sentOf(files, Math.floor(total * part), total);
      expect(sent.every((share) => share >= 0 && share <= 1)).toBe(true);
      expect(sent.every((share, index) => index === 0 || share === 0 || sent[index - 1] === 1)).toBe(true);
      expect(sentOf(files, 0, total)).toEqual(files.map(() => 0));
      expect(sentOf(files, total, total)).toEqual(files.map(() => 1));
    }),
  );
});

/** The browser's request, as far as the fetch uses it. */
class Call extends EventTarget {
  static last: Call;
  upload = new EventTarget();
  headers: Record<string, string> = {};
  opened: string[] = [];
  body: unknown;
  withCredentials = false;
  status = 503;
  statusText = '';
  responseText = '{"success":false}';
  constructor() {
    super();
    Call.last = this;
  }
  open(...opened: string[]) {
    this.opened = opened;
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }
  send(body: unknown) {
    this.body = body;
  }
  abort() {
    this.dispatchEvent(new Event('abort'));
  }
  getAllResponseHeaders() {
    return 'retry-after: 7\r\ncontent-type: application/json\r\n';
  }
}

const [one, two] = [new Blob(['first']), new Blob(['second'])];
const send = (signal = new AbortController().signal) => {
  const headers = new Headers({ authorization: 'Bearer token', 'content-type': 'multipart/form-data; boundary=other' });
  const form = toFormData({ product_name: 'Kit', image_url: [one, two] });
  return {
    form,
    answered: uploadFetch(form)({ url: '/form', method: 'POST', headers, credentials: 'include', signal } as Request),
  };
};
const seen = <T>(hook: () => T): T => {
  const { result, unmount } = renderHook(hook);
  unmount();
  return result.current;
};
const sending = () => seen(() => useSending([one, two]));
const closing = () => {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
};

beforeEach(() => {
  writeToken('token');
  Object.assign(globalThis, { XMLHttpRequest: Call });
});
afterEach(removeToken);

test('a form goes out as it is, and until the answer it is known how far its files are; closing the tab is asked about', async () => {
  const { form, answered } = send();
  const { last } = Call;
  expect(last).toMatchObject({
    opened: ['POST', '/form'],
    headers: { authorization: 'Bearer token' },
    withCredentials: true,
    body: form,
  });
  // The browser writes it, with the boundary of its own.
  expect(last.headers).not.toHaveProperty('content-type');
  expect(sending()).toEqual({ sent: 0, total: 2, part: 0 });
  expect(closing()).toBe(true);
  last.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded: 105, total: 111 }));
  expect(sending()).toEqual({ sent: 1, total: 2, part: 5 / 11 });
  last.upload.dispatchEvent(new Event('load'));
  expect(seen(() => useSent(two))).toBe(1);

  last.dispatchEvent(new Event('load'));
  const response = await answered;
  expect([response.status, response.headers.get('retry-after'), await response.text()]).toEqual([
    503,
    '7',
    '{"success":false}',
  ]);
  expect([isSending(), sending(), closing()]).toEqual([false, null, false]);
});

test('a connection that breaks is a failure of the network, a call that is given up an abort', async () => {
  const broken = send().answered;
  Call.last.dispatchEvent(new Event('error'));
  await expect(broken).rejects.toThrow(TypeError);
  const controller = new AbortController();
  const { answered } = send(controller.signal);
  controller.abort();
  await expect(answered).rejects.toMatchObject({ name: 'AbortError' });
  expect(isSending()).toBe(false);
});
