import { boundRequest, requireTime } from '../database/requestTime';
import { Renderings } from './renderings';

/** What a rendering may wait for the database, ms. */
const LONGEST = 4_000;

/** A rendering that ends when it is told to. */
function begin(renderings: Renderings<string>, key: string | null) {
  let finish: (page: string) => void = () => undefined;
  const render = jest.fn(() => new Promise<string>((resolve) => (finish = resolve)));
  return { page: renderings.run(key, render), render, finish: (page: string) => finish(page) };
}

test('what is being rendered is shared by its key; what is finished is not', async () => {
  const renderings = new Renderings<string>(LONGEST);
  const first = begin(renderings, 'a');
  const second = begin(renderings, 'a');
  const other = begin(renderings, 'b');
  first.finish('page a');
  expect(await Promise.all([first.page, second.page])).toEqual(['page a', 'page a']);
  expect([second.render.mock.calls.length, other.render.mock.calls.length]).toEqual([0, 1]);
  const next = begin(renderings, 'a');
  expect(next.render).toHaveBeenCalledTimes(1);
});

test('without a key each is rendered for itself', () => {
  const renderings = new Renderings<string>(LONGEST);
  expect([begin(renderings, null), begin(renderings, null)].map(({ render }) => render.mock.calls.length)).toEqual([
    1, 1,
  ]);
});

test('one that fails fails for all who share it, and is tried again', async () => {
  const renderings = new Renderings<string>(LONGEST);
  const fail = () => Promise.reject(new Error('no'));
  const shared = [renderings.run('a', fail), renderings.run('a', fail)];
  await Promise.all(shared.map((page) => expect(page).rejects.toThrow('no')));
  expect(await renderings.run('a', () => Promise.resolve('page'))).toBe('page');
});

test('one that several may share has a time of its own, whatever who asked first has left', async () => {
  const renderings = new Renderings<string>(LONGEST);
  const least = (ms: number) => async () => {
    requireTime(ms);
    return await Promise.resolve('page');
  };
  const asked = (key: string | null, ms: number) => boundRequest(LONGEST / 2, () => renderings.run(key, least(ms)));
  expect(await asked('a', LONGEST)).toBe('page');
  await expect(asked('b', LONGEST + 1)).rejects.toMatchObject({ code: 'ETIMEDOUT' });
  expect(await boundRequest(1, () => renderings.run('c', least(LONGEST), least(LONGEST)))).toBe('page');
  await expect(asked(null, LONGEST)).rejects.toMatchObject({ code: 'ETIMEDOUT' });
});

test('pages that are only looked at again hold up none that is new, and are rendered where they no longer hold', async () => {
  const renderings = new Renderings<string>(LONGEST);
  const render = jest.fn(() => Promise.resolve('anew'));
  let tell: (page: string | undefined) => void = () => undefined;
  const looks = ['a', 'b', 'c'].map((key) =>
    renderings.run(key, render, () => new Promise<string | undefined>((resolve) => (tell = resolve))),
  );
  expect(await renderings.run('d', () => Promise.resolve('new'))).toBe('new');
  expect(render).not.toHaveBeenCalled();
  tell(undefined);
  expect(await looks[1]).toBe('anew');
});

test('a new page is refused where fifty wait, a look where two hundred do, and what no longer holds where fifty do', async () => {
  const never = () => new Promise<never>(() => undefined);
  const taken = async (again?: () => Promise<undefined>, count = 300) => {
    const renderings = new Renderings<string>(LONGEST);
    let refused = 0;
    for (let n = 0; n < count; n += 1) renderings.run(String(n), never, again).catch(() => (refused += 1));
    await new Promise(setImmediate);
    return count - refused;
  };
  expect(await Promise.all([taken(), taken(never), taken(() => Promise.resolve(undefined), 200)])).toEqual([
    52, 202, 52,
  ]);
});
