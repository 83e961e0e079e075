import { formDraft, sendDraft } from './formDraft';

const EMPTY = { name: '', message: '' };
const draft = formDraft('quoteDraft', EMPTY);

beforeEach(() => window.sessionStorage.clear());
afterEach(() => jest.restoreAllMocks());

test('what was kept is read, until it is discarded', () => {
  draft.keep({ name: 'Achieng', message: 'Two kits' });
  expect(draft.read()).toEqual({ name: 'Achieng', message: 'Two kits' });
  draft.forget();
  expect(draft.read()).toEqual(EMPTY);
});

test.each(['', 'null', '{', '[]', '{"name":7,"message":null,"other":"x"}', '{"__proto__":{"name":"x"}}'])(
  'what holds no texts (%s) is an empty form',
  (stored) => {
    window.sessionStorage.setItem('quoteDraft', stored);
    expect(draft.read()).toEqual(EMPTY);
  },
);

test('without a storage it lasts as long as the page, for whoever asks for the key', () => {
  const refuse = () => {
    throw new DOMException('Denied', 'SecurityError');
  };
  for (const method of ['getItem', 'setItem', 'removeItem'] as const)
    jest.spyOn(Storage.prototype, method).mockImplementation(refuse);
  const ratingOf = (id: string) => formDraft(`ratingDraft ${id}`, EMPTY);
  ratingOf('1').keep({ name: 'Achieng', message: 'Holds in the rain' });
  expect([ratingOf('1').read().message, ratingOf('2').read().message]).toEqual(['Holds in the rain', '']);
  ratingOf('1').forget();
  expect(ratingOf('1').read()).toBe(EMPTY);
});

describe('on its way', () => {
  const values = { name: 'Achieng', message: 'Holds in the rain' };
  const newer = { ...values, message: 'In the wind, too' };
  const hide = () => window.dispatchEvent(new Event('pagehide'));
  const show = (hidden: boolean) => {
    jest.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
    document.dispatchEvent(new Event('visibilitychange'));
  };
  /** Sends it; what is returned lets the call end, and waits until the draft has heard of it. */
  const send = () => {
    const calls: ((answer: Promise<string>) => void)[] = [];
    draft.keep(values);
    const outcome = sendDraft(draft, values, () => new Promise<string>((end) => calls.push(end))).catch(String);
    expect(draft.read()).toBe(EMPTY);
    return (answer: Promise<string>) => {
      calls[0]?.(answer);
      return outcome;
    };
  };
  const thanks = () => Promise.resolve('Thank you.');

  test('it is a draft again where the page goes; a success that comes all the same forgets it', async () => {
    const end = send();
    hide();
    expect(draft.read()).toEqual(values);
    expect(await end(thanks())).toBe('Thank you.');
    expect(draft.read()).toBe(EMPTY);
    hide();
    expect(draft.read()).toBe(EMPTY);
  });

  test('a page that is hidden keeps it until it is seen again', async () => {
    const end = send();
    show(true);
    expect(draft.read()).toEqual(values);
    show(false);
    expect(draft.read()).toBe(EMPTY);
    expect(await end(Promise.reject(new Error('Not today.')))).toBe('Error: Not today.');
    expect(draft.read()).toEqual(values);
    show(false);
    expect(draft.read()).toEqual(values);
  });

  test.each(['before', 'after'])('what was begun since, %s the page went, stays', async (when) => {
    const end = send();
    if (when === 'after') hide();
    draft.keep(newer);
    hide();
    await end(thanks());
    expect(draft.read()).toEqual(newer);
  });
});
