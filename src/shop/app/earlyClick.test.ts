import { earlyScript } from './earlyClick';

const load = () => {
  document.body.innerHTML = '<form><input type="email" id="address"><input type="password" id="secret"></form>';
  // As a document runs it.
  window.eval(earlyScript([]));
};
const field = (id: string) => document.querySelector<HTMLInputElement>(`#${id}`) as HTMLInputElement;
const type = (id: string, text: string) => {
  field(id).value = text;
  field(id).dispatchEvent(new Event('input', { bubbles: true }));
};

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
