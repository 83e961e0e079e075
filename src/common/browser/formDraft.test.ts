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
