import { act } from '@testing-library/react';
import { focusStays } from './focusStays';

/** Tells observers of what has changed. */
const settled = () => act(() => Promise.resolve());

// What still watches would hear of the document's end.
const watching: MutationObserver[] = [];
window.MutationObserver = class extends MutationObserver {
  constructor(told: MutationCallback) {
    super(told);
    watching.push(this);
  }
};
afterAll(() => watching.forEach((one) => one.disconnect()));

beforeAll(() => {
  document.title = 'Shop';
  document.body.innerHTML = `
    <main id="main" tabindex="-1">
      <section id="list"><button id="alone">Delete</button></section>
      <div data-row=""><span id="count">3 products</span><button id="one">One</button><button id="two">Two</button><button id="clear">Clear</button></div>
    </main>`;
  focusStays();
});

const element = (id: string) => document.getElementById(id)!;
async function pressAway(id: string, ...gone: string[]) {
  element(id).focus();
  [id, ...gone].forEach((one) => element(one).remove());
  await settled();
  return document.activeElement?.id;
}

test('what surrounded a button that goes has the focus', async () => {
  expect(await pressAway('alone')).toBe('list');
});

test('in a row the next one has it, which stays in the order; where all go, what is left', async () => {
  expect(await pressAway('one')).toBe('two');
  expect(element('two').hasAttribute('tabindex')).toBe(false);
  expect(await pressAway('clear', 'two')).toBe('count');
});

describe('the title of a page', () => {
  const said = () => document.querySelector('[role=status]')?.textContent;
  const open = async (path: string, title: string) => {
    window.history.pushState(null, '', path);
    document.title = title;
    await settled();
    act(() => jest.runAllTimers());
  };
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('is said when it is opened, in a region that was there', async () => {
    expect(said()).toBe('');
    element('main').focus();
    await open('/contact', 'Contact');
    expect(said()).toBe('Contact');
  });

  test('is said again once its record is there, and not after a choice in it', async () => {
    await open('/contact', 'Contact us');
    expect(said()).toBe('Contact us');
    element('count').focus();
    await open('/contact?page=2', 'Contact, 2');
    expect(said()).toBe('Contact us');
  });
});
