import { act, renderHook } from '@testing-library/react';
import { removeToken, writeToken } from '../../../common/browser/cookies';
import { endedDialog, keyOfDraft, type DraftKey } from './drafts';
import { useFormDraft } from './useFormDraft';

interface Values {
  name: string;
  active: boolean;
  files: readonly string[];
}
interface Props {
  values: Values;
  dirty: boolean;
  key?: DraftKey | null;
  closed?: boolean;
}
const CLEAN: Values = { name: '', active: true, files: [] };
const KIT = { ...CLEAN, name: 'Kit' };
const KEY = keyOfDraft('amina@angalink.example', 'kit/17');

const open = (first: Partial<Props> = {}) =>
  renderHook(
    ({ key = KEY, ...props }: Props) => useFormDraft(key, { ...props, initialValues: CLEAN, except: ['files'] }),
    { initialProps: { values: CLEAN, dirty: false, ...first } },
  );

const stored = () =>
  JSON.parse(localStorage.getItem(KEY) ?? 'null') as {
    values: object;
    endedOn?: string;
    withoutFiles?: boolean;
  } | null;
const store = (draft: object) => localStorage.setItem(KEY, JSON.stringify(draft));
const pause = () =>
  act(() => {
    jest.advanceTimersByTime(700);
  });
const leave = () =>
  act(() => {
    window.dispatchEvent(new Event('pagehide'));
  });

beforeEach(() => {
  localStorage.clear();
  writeToken('token');
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
  removeToken();
});

test('keeps what was changed after a pause, without files, and says when', () => {
  const form = open();
  form.rerender({ values: { ...KIT, files: ['x'] }, dirty: true });
  expect(stored()).toBeNull();
  pause();
  expect(stored()).toMatchObject({ values: { name: 'Kit' }, withoutFiles: true });
  expect(form.result.current.keptAt).not.toBeNull();
});

test('of files alone no draft is kept, also where there was one of what was taken back', () => {
  const form = open();
  const files = { ...CLEAN, files: ['x'] };
  form.rerender({ values: files, dirty: true });
  pause();
  expect(stored()).toBeNull();
  form.rerender({ values: { ...files, name: 'Kit' }, dirty: true });
  pause();
  expect(stored()).not.toBeNull();
  form.rerender({ values: files, dirty: true });
  pause();
  expect(stored()).toBeNull();
  expect(form.result.current.keptAt).toBeNull();
});

test('leaving within the pause keeps it too', () => {
  open().rerender({ values: { ...CLEAN, name: 'K' }, dirty: true });
  leave();
  expect(stored()).toMatchObject({ values: { name: 'K' } });
  expect(stored()?.endedOn).toBeUndefined();
});

test('where the session has ended, the draft says on which page', () => {
  open().rerender({ values: KIT, dirty: true });
  removeToken();
  leave();
  expect(stored()?.endedOn).toBe('/');
  expect(endedDialog('amina@angalink.example', 'kit', '/')).toBe('17');
  expect(endedDialog('amina@angalink.example', 'kit', '/elsewhere')).toBeNull();
  expect(endedDialog('juma@angalink.example', 'kit', '/')).toBeNull();
});

test('a later visit finds the draft', () => {
  store({ at: 5, values: { name: 'Kit', active: 'yes', unknown: 1 } });
  const { result } = open();
  expect(result.current.found?.at).toBe(5);
  let restored: Partial<Values> = {};
  act(() => {
    restored = result.current.restore();
  });
  // Of another type or another form: left out.
  expect(restored).toEqual({ name: 'Kit' });
  expect(result.current.found).toBeNull();
});

test('one of no moment that a date could tell is none', () => {
  for (const at of [1e300, -1, null]) {
    store({ at, values: { name: 'Kit' } });
    expect(open().result.current.found).toBeNull();
  }
});

test('a draft comes back with the version that it was typed into, where somebody has saved another text since', () => {
  const now = { note: 'Theirs', version: '2' };
  const restored = (values: object, before?: object) => {
    store({ at: 5, values, before });
    const { result } = renderHook(() => useFormDraft(KEY, { values: now, initialValues: now, dirty: false }));
    let back: object = {};
    act(() => {
      back = result.current.restore();
    });
    return back;
  };
  expect(restored({ note: 'Mine', version: '1' }, { note: '' })).toEqual({ note: 'Mine', version: '1' });
  // Something else was changed, or one's own save was not answered.
  expect(restored({ note: 'Mine', version: '1' }, { note: 'Theirs' })).toEqual({ note: 'Mine' });
  expect(restored({ note: 'Theirs', version: '1' }, { note: '' })).toEqual({ note: 'Theirs' });
  // Of the build before.
  expect(restored({ note: 'Mine' })).toEqual({ note: 'Mine' });
});

test('the version goes along as it moves', () => {
  const form = renderHook(
    ({ version }: { version: string }) =>
      useFormDraft(KEY, { values: KIT, initialValues: CLEAN, dirty: true, version }),
    { initialProps: { version: '1' } },
  );
  pause();
  expect(stored()).toMatchObject({ values: { name: 'Kit', version: '1' }, before: { name: CLEAN.name } });
  form.rerender({ version: '2' });
  pause();
  expect(stored()).toMatchObject({ values: { name: 'Kit', version: '2' } });
});

test('a draft that was not answered stands again once something else was saved or taken back', () => {
  const old = { at: 5, values: { name: 'Old kit' } };
  store(old);
  const form = open();
  form.rerender({ values: KIT, dirty: true });
  pause();
  expect(stored()).toMatchObject({ values: { name: 'Kit' } });
  act(() => form.result.current.forget());
  expect(stored()).toEqual(old);
  form.rerender({ values: KIT, dirty: true });
  form.rerender({ values: CLEAN, dirty: false });
  expect(stored()).toEqual(old);
  act(() => form.result.current.discard());
  expect(stored()).toBeNull();
});

test('whose draft it is may be known later', () => {
  store({ at: 5, values: { name: 'Kit' } });
  const form = open({ key: null });
  expect(form.result.current.found).toBeNull();
  form.rerender({ values: CLEAN, dirty: false });
  expect(form.result.current.found?.at).toBe(5);
});

test.each(['not JSON', '{}', '[]', 'null', '{"at":"x","values":{}}', '{"at":1,"values":null}'])(
  'what is no draft is none: %s',
  (text) => {
    localStorage.setItem(KEY, text);
    expect(open().result.current.found).toBeNull();
  },
);

test.each([
  ['a save', { dirty: false }],
  ['closing a dialog', { dirty: true, closed: true }],
])('%s forgets it', (_what, end) => {
  const form = open();
  form.rerender({ values: KIT, dirty: true });
  pause();
  form.rerender({ values: KIT, ...end });
  leave();
  expect(stored()).toBeNull();
});
