import { plotOf } from './plot';

const daysFrom = (counts: readonly number[]) =>
  counts.map((count, index) => ({ date: new Date(Date.UTC(2026, 9, 25 + index)).toISOString().slice(0, 10), count }));

const BEFORE = [1, 0, 2, 0, 0, 3, 1, 0, 2, 1, 0, 0, 4, 2];
const LAST = [0, 3, 5, 2, 4, 6, 2, 0, 4, 7, 5, 3, 6, 4];

describe('the plot of quotes per day', () => {
  const plot = plotOf(daysFrom([...BEFORE, ...LAST]));

  it('shows the last 14 days, the oldest first', () => {
    expect(plot.days.map(({ count }) => count)).toEqual(LAST);
    expect(plot.days.map(({ day }) => day)).toEqual([8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21]);
  });

  it('adds them up and compares them with the 14 days before', () => {
    expect(plot).toMatchObject({ sum: 51, difference: 35 });
  });

  it('marks Sundays and measures each day against the highest', () => {
    expect(plot.days.filter(({ sunday }) => sunday).map(({ day }) => day)).toEqual([8, 15]);
    expect(Math.max(...plot.days.map(({ share }) => share))).toBe(1);
    expect(plot.days[0]?.share).toBe(0);
  });

  it('stands flat without any request', () => {
    const { days, sum, difference } = plotOf(daysFrom(Array.from({ length: 28 }, () => 0)));
    expect(days.every(({ share }) => share === 0)).toBe(true);
    expect({ sum, difference }).toEqual({ sum: 0, difference: 0 });
  });

  it('compares nothing where fewer days are known', () => {
    expect(plotOf(daysFrom(LAST)).difference).toBeNull();
  });
});
