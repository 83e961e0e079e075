import { act, render, screen } from '@testing-library/react';
import { createElement } from 'react';
import { hearShopClock, shopMoment, startShopClock } from '../browser/shopClock';
import { NowContext, useNow, usePriceMoment } from './clock';

const rendered = Date.UTC(2020, 0, 1);
const MINUTE = 60_000;

/** So much has passed by the clock, and so much by the count of the program. */
function pass(byClock: number, byCount: number): void {
  const [clock, count] = [Date.now(), performance.now()];
  jest.spyOn(Date, 'now').mockReturnValue(clock + byClock);
  jest.spyOn(performance, 'now').mockReturnValue(count + byCount);
}

afterEach(() => jest.restoreAllMocks());

test('of plain files is told by the first answer, whatever this clock says; until then it is this clock’s', () => {
  const Now = () => createElement('time', null, String(useNow()));
  const page = () => createElement(NowContext, { value: 0 }, createElement(Now));
  const { rerender } = render(page());
  expect(Number(shown())).toBeGreaterThan(rendered);
  for (const date of [rendered, rendered - MINUTE]) hearShopClock(new Date(date).toUTCString());
  rerender(page());
  expect(Number(shown())).toBe(shopMoment());
  expect(shopMoment()).toBeGreaterThan(rendered - MINUTE);
  expect(shopMoment()).toBeLessThanOrEqual(rendered);
});

describe('the shop’s moment', () => {
  beforeEach(() => startShopClock(rendered));

  test('moves on from that of rendering with the time that passes here, whatever this clock says', () => {
    expect(shopMoment()).toBe(rendered);
    pass(3 * MINUTE + 5_000, 3 * MINUTE + 5_000);
    expect(shopMoment()).toBe(rendered + 3 * MINUTE);
  });

  test('counts the time that a device sleeps', () => {
    pass(8 * 60 * MINUTE, 2 * MINUTE);
    expect(shopMoment()).toBe(rendered + 8 * 60 * MINUTE);
  });

  test('loses nothing by a clock that is put back meanwhile', () => {
    pass(-400 * 24 * 60 * MINUTE, 2 * MINUTE);
    expect(shopMoment()).toBe(rendered + 2 * MINUTE);
  });

  test('goes on from a document of yesterday to what the server says, but to nothing that was kept', () => {
    const today = rendered + 24 * 60 * MINUTE;
    for (const date of [today, rendered]) hearShopClock(new Date(date).toUTCString());
    for (const date of ['no date', null, undefined]) hearShopClock(date);
    expect(shopMoment()).toBeGreaterThan(today - MINUTE);
    expect(shopMoment()).toBeLessThanOrEqual(today);
  });
});

const OPENED = Date.parse('2026-11-20T09:00:00Z');
const at = (minutes: number) => new Date(OPENED + minutes * MINUTE).toISOString();
/** Ends after so many minutes. */
const kit = (minutes: number) => ({ product_price: '100.00', new_price: '80.00', discount_end_date: at(minutes) });

const drawn = jest.fn();
function Moment({ product }: { product: ReturnType<typeof kit> }) {
  drawn();
  const moment = usePriceMoment([product]);
  return createElement('time', null, new Date(moment).toISOString());
}
const shown = () => screen.getByRole('time').textContent;
const wait = (minutes: number) => act(() => jest.advanceTimersByTime(minutes * MINUTE));

describe('what shows a price', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('is drawn anew when it changes, and not by the minute', () => {
    startShopClock(OPENED);
    render(createElement(NowContext, { value: OPENED }, createElement(Moment, { product: kit(5) })));
    drawn.mockClear();
    wait(4);
    expect(shown()).toBe(at(0));
    expect(drawn).not.toHaveBeenCalled();
    wait(3);
    expect(shown()).toBe(at(5));
  });

  test('counts no minute twice on a page that was opened later', () => {
    const product = kit(100);
    const page = (now: number) => createElement(NowContext, { value: now }, createElement(Moment, { product }));
    startShopClock(OPENED);
    const { rerender } = render(page(OPENED));
    wait(60);
    rerender(page(OPENED + 60 * MINUTE));
    wait(30);
    expect(shown()).toBe(at(60));
    wait(12);
    expect(shown()).toBe(at(100));
  });
});
