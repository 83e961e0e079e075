import { focusNeighbour, removing } from './focus';

test('the second press of a double one is upon the next row by then, and removes nothing', () => {
  const [first, next] = [document.createElement('button'), document.createElement('button')];
  const removed = jest.fn();
  const press = removing(removed);
  press({ detail: 1, currentTarget: first });
  press({ detail: 2, currentTarget: next });
  // By a key.
  press({ detail: 0, currentTarget: next });
  expect(removed.mock.calls).toEqual([[first], [next]]);
});

test('the focus goes from a row that is taken away to the same button of the next, else of the one before, else to the page', () => {
  const row = (name: string) => `<li id="${name}"><a href="/">${name}</a><button data-remove>${name}</button></li>`;
  document.body.innerHTML = `<main tabindex="-1"><ul>${['one', 'two', 'three'].map(row).join('')}</ul></main>`;
  const remove = (name: string) => {
    const button = document.querySelector<HTMLElement>(`#${name} button`);
    if (button) focusNeighbour(button);
    document.getElementById(name)?.remove();
    return document.activeElement?.textContent;
  };
  expect([remove('two'), remove('three')]).toEqual(['three', 'one']);
  remove('one');
  expect(document.activeElement?.localName).toBe('main');
});
