const MINUTE_MS = 60_000;
const [begun, ran] = [Date.now(), performance.now()];

/**
 * How long this program has run, ms. The clock is believed, for a device that sleeps may stop counting with
 * `performance.now()`, but never below that count: a clock may be put back meanwhile. One that is put forward cannot be told
 * from a sleep.
 */
const passed = () => Math.max(Date.now() - begun, performance.now() - ran);

/** The server's moment when this program began, by the latest of its answers. */
let atBegin = 0;

/**
 * Hears of the server's moment. A document may be of yesterday, kept for want of a network, and its prices with it.
 * @param date an answer's `Date` header, of which an answer that was kept has an old one: it changes nothing
 */
export function hearMoment(date: string | null | undefined): void {
  atBegin = Math.max(atBegin, Date.parse(date ?? '') - passed() || 0);
}

/**
 * The moment of rendering, moved on by the whole minutes that this program has run, or to what the server has said since: a
 * wrong clock cancels out, and within the first minute what hydrates late finds what the server wrote. In a browser alone.
 * Milliseconds since the epoch.
 */
export const laterThan = (rendered: number): number =>
  Math.max(rendered, atBegin) + Math.floor(passed() / MINUTE_MS) * MINUTE_MS;
