import { visitAndPress, type ClickVisit } from './clickWorks';
import { measureInteractions, type Interactions } from './interaction';
import { judgeInteractions } from './judge';
import { persevere } from './persevere';
import { milliseconds, type Report, type Verdict } from './report';
import { median } from './statistics';
import { warm, type Subject } from './subjects';
import { printTable } from './table';

async function repeat<T>(runs: number, what: string, url: string, work: () => Promise<T>): Promise<T[]> {
  const results: T[] = [];
  for (let run = 1; run <= runs; run += 1) {
    console.error(`run ${run} of ${runs}: ${what}`);
    await warm(url);
    results.push(await persevere(work));
  }
  return results;
}

/** Touches on the loaded shop: how long until the next picture of the page. */
export async function reportInteractions(subjects: readonly Subject[], runs: number): Promise<Report> {
  const shop = subjects.find(({ name }) => name === 'shop');
  if (!shop) return { results: {}, verdicts: [] };
  const all: Interactions[] = await repeat(runs, 'touches on /shop', shop.shop, () => measureInteractions(shop.shop));
  const middle = {
    addToCart: median(all.map(({ addToCart }) => addToCart)),
    openCart: median(all.map(({ openCart }) => openCart)),
  };
  printTable(`From a touch to the next picture, /shop, CPU 4x slower, median of ${runs}`, [
    ['add to cart, third card', milliseconds(middle.addToCart)],
    ['open the cart', milliseconds(middle.openCart)],
  ]);
  return { results: { medians: middle, runs: all }, verdicts: judgeInteractions(middle) };
}

/** The impatient visitor: when a press has its effect, and whether any is lost. */
export async function reportClicks(subjects: readonly Subject[], runs: number): Promise<Report> {
  const results: Record<string, ClickVisit[]> = {};
  const rows = [['', 'painted', 'pressed', 'has its effect', 'lost']];
  const verdicts: Verdict[] = [];
  for (const { name, shop, press } of subjects) {
    const all = await repeat(runs, `first press on ${name}`, shop, () => visitAndPress(shop, press));
    const lost = all.filter(({ effect }) => effect === null).length;
    const middle = (key: keyof ClickVisit) => {
      const times = all.flatMap((visit) => visit[key] ?? []);
      return times.length > 0 ? milliseconds(median(times)) : '-';
    };
    rows.push([`${name}: ${press.name}`, middle('painted'), middle('pressed'), middle('effect'), String(lost)]);
    verdicts.push({
      what: `${name}: ${press.name} pressed as soon as it is painted`,
      figure: `${lost} of ${runs} lost`,
      aim: 'none lost',
      met: lost === 0,
    });
    results[name] = all;
  }
  printTable(
    `A button pressed as soon as it is painted, nothing cached, slow 4G, CPU 4x slower, median of ${runs}`,
    rows,
  );
  return { results, verdicts };
}
