import { runningAdverts } from './runningAdverts';

const NOW = Date.parse('2026-11-21T09:00:00Z');
const product = { id: '1', product_name: 'Mini Kit', product_price: '27500.00' };
const advert = (id: string, start_date: string | null, end_date: string | null, isActive = true) => ({
  id,
  product,
  start_date,
  end_date,
  isActive,
});

describe('adverts that run now', () => {
  it('leaves out what is stopped, over or yet to come, and begins with what ends first', () => {
    const adverts = [
      advert('open', '2026-11-01T00:00:00Z', null),
      advert('later', '2026-11-10T00:00:00Z', '2026-12-01T00:00:00Z'),
      advert('sooner', '2026-11-10T00:00:00Z', '2026-11-25T00:00:00Z'),
      advert('stopped', null, null, false),
      advert('over', null, '2026-11-20T00:00:00Z'),
      advert('planned', '2026-11-22T00:00:00Z', null),
    ];
    expect(runningAdverts(adverts, NOW).map((running) => running.advert.id)).toEqual(['sooner', 'later', 'open']);
  });

  it('counts the days to the last one by the calendar of Nairobi', () => {
    const lasting = (end: string) => runningAdverts([advert('a', '2026-11-20T21:00:00Z', end)], NOW)[0]?.daysLeft;
    expect(lasting('2026-11-21T21:00:00Z')).toBe(0);
    expect(lasting('2026-11-22T21:00:00Z')).toBe(1);
    expect(lasting('2026-11-22T21:00:01Z')).toBe(2);
  });

  it('knows how much of the time is over only where both ends are told', () => {
    expect(runningAdverts([advert('a', '2026-11-20T09:00:00Z', '2026-11-24T09:00:00Z')], NOW)[0]?.elapsed).toBe(0.25);
    expect(runningAdverts([{ id: 'core', product }], NOW)).toEqual([
      { advert: { id: 'core', product }, elapsed: null, daysLeft: null },
    ]);
  });
});
