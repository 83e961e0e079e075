import { early, earlyScript } from './earlyClick';

const FORM = '<form><input type="email" id="address"><input type="password" id="secret"></form>';
const load = (html = FORM) => {
  document.body.innerHTML = html;
  // As a document runs it.
  window.eval(earlyScript([]));
};
const field = (id: string) => document.querySelector<HTMLInputElement>(`#${id}`) as HTMLInputElement;
const type = (id: string, text: string) => {
  field(id).value = text;
  field(id).dispatchEvent(new Event('input', { bubbles: true }));
};

// What listens in the document goes.
afterEach(() => void window.earlyClicks?.take());

test('what was typed before the program came is there after a reload, but no password; once it is here, none is kept', () => {
  load();
  type('address', 'anna@example.com');
  type('secret', 'hidden');
  const kept = String(window.sessionStorage.getItem('typedEarly'));
  // The document of before goes, and what listened in it.
  window.earlyClicks?.take();
  window.sessionStorage.setItem('typedEarly', kept);
  load();
  expect([field('address').value, field('secret').value]).toEqual(['anna@example.com', '']);
  window.earlyClicks?.take();
  type('address', 'other');
  expect(window.sessionStorage).toHaveLength(0);
  load();
  expect(field('address').value).toBe('');
});

/** Presses before the program is there. @returns what is heard of it from then on, and whether the browser does it itself */
function press(id: string, kind = 'click') {
  const [heard, event] = [jest.fn(), new MouseEvent(kind, { bubbles: true, cancelable: true })];
  field(id).addEventListener(kind, (again) => {
    // jsdom sends no forms and follows no links.
    again.preventDefault();
    heard();
  });
  field(id).dispatchEvent(event);
  return { heard, isLeft: !event.defaultPrevented, isBusy: () => String(field(id).ariaBusy) === 'true' };
}

test.each([
  ['a button', '<button type="button" id="it"></button>'],
  ['a box', '<input type="checkbox" id="it">'],
  ['a form that the browser cannot send', '<form method="post"><button id="it"></button></form>'],
  ['a link that opens a part', '<a href="/menu" data-early id="it"></a>'],
])('a press of %s waits for the program, says so, and is done once', (_what, html) => {
  load(html);
  const { heard, isLeft, isBusy } = press('it');
  expect([isLeft, isBusy(), heard.mock.calls.length]).toEqual([false, true, 0]);
  early.replay();
  early.replay();
  expect([isBusy(), heard.mock.calls.length]).toEqual([false, 1]);
});

test('what was chosen of a list is told to the program; of several presses the last counts; what the browser can do itself is left to it', () => {
  load(
    '<select id="sort"></select><button type="button" id="quote"></button><button type="button" id="cart"></button>',
  );
  const sort = press('sort', 'change');
  expect(sort.isBusy()).toBe(true);
  early.replay();
  expect(sort.heard).toHaveBeenCalledTimes(2);

  load(document.body.innerHTML);
  const [quote, cart] = [press('quote'), press('cart')];
  expect([quote.isBusy(), cart.isBusy()]).toEqual([false, true]);
  early.replay();
  expect([quote.heard.mock.calls.length, cart.heard.mock.calls.length]).toEqual([0, 1]);

  load('<a href="/shop" id="link"></a>');
  expect(press('link').heard).toHaveBeenCalledTimes(1);
  early.replay();
});
