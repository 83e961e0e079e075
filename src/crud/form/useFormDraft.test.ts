import { act, renderHook } from '@testing-library/react';
import { useFormDraft } from './useFormDraft';

interface Values {
  name: string;
  active: boolean;
  files: readonly string[];
}
const CLEAN: Values = { name: '', active: true, files: [] };

const open = (values: Values = CLEAN, dirty = false) =>
  renderHook((props: { values: Values; dirty: boolean }) => useFormDraft('kit', { ...props, initialValues: CLEAN, except: ['files'] }), { initialProps: { values, dirty } });

const stored = () => JSON.parse(localStorage.getItem('draft-kit') ?? 'null') as { values: object } | null;

beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

test('keeps what was changed after a pause, without files, and says when', () => {
  const form = open();
  form.rerender({ values: { ...CLEAN, name: 'Kit', files: ['x'] }, dirty: true });
  expect(stored()).toBeNull();
  act(() => { jest.advanceTimersByTime(700); });
  expect(stored()?.values).toEqual({ name: 'Kit' });
  expect(form.result.current.keptAt).not.toBeNull();
});

test('leaving within the pause keeps it too', () => {
  const form = open();
  form.rerender({ values: { ...CLEAN, name: 'K' }, dirty: true });
  act(() => { window.dispatchEvent(new Event('pagehide')); });
  expect(stored()?.values).toEqual({ name: 'K' });
});

test('a later visit is offered the draft, and nothing is restored unasked', () => {
  localStorage.setItem('draft-kit', JSON.stringify({ at: 5, values: { name: 'Kit', active: 'yes', unknown: 1 } }));
  const { result } = open();
  expect(result.current.found?.at).toBe(5);
  let restored: Partial<Values> = {};
  act(() => { restored = result.current.restore(); });
  // Of another type or another form: left out.
  expect(restored).toEqual({ name: 'Kit' });
  expect(result.current.found).toBeNull();
});

test.each(['not JSON', '{}', '[]', 'null', '{"at":"x","values":{}}', '{"at":1,"values":null}'])('what is no draft is none: %s', (text) => {
  localStorage.setItem('draft-kit', text);
  expect(open().result.current.found).toBeNull();
});

test('a save forgets it', () => {
  const form = open();
  form.rerender({ values: { ...CLEAN, name: 'Kit' }, dirty: true });
  act(() => { jest.advanceTimersByTime(700); });
  form.rerender({ values: { ...CLEAN, name: 'Kit' }, dirty: false });
  expect(stored()).toBeNull();
});
