import { formDraft } from './formDraft';

const EMPTY = { name: '', message: '' };
const draft = formDraft('quoteDraft', EMPTY);

beforeEach(() => window.sessionStorage.clear());

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
  jest.restoreAllMocks();
});
