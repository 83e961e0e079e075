const MINUTE_MS = 60_000;
const [begun, ran] = [Date.now(), performance.now()];

/**
 * How long this program has run, ms. The clock is believed, for a device that sleeps may stop counting with
 * `performance.now()`, but never below that count: a clock may be put back meanwhile. One that is put forward cannot be told
 * from a sleep.
 */
const passed = () => Math.max(Date.now() - begun, performance.now() - ran);

/** When this program began by the shop's clock, ms since the epoch; 0 until a document or an answer has told it. */
let began = 0;

/** @param rendered the server's moment when it wrote the document, ms since the epoch */
export function startShopClock(rendered: number): void {
  began = rendered;
}

/**
 * Hears what the server's clock says: a document may be of yesterday, kept for want of a network, and its prices with it.
 * Where no document told a moment, the first answer does, also one before that of a device that is ahead.
 * @param date an answer's `Date` header; an answer that was kept has an old one, which changes nothing
 */
export function hearShopClock(date: string | null | undefined): void {
  began = Math.max(began, Date.parse(date ?? '') - passed() || 0);
}

/**
 * The shop's moment, by whole minutes since the document was written or an answer told a later one: a wrong clock cancels
 * out, and within the first minute what hydrates late finds what the server wrote. The device's until the shop's is told. In
 * a browser alone. Milliseconds since the epoch.
 */
export const shopMoment = (): number => (began || begun) + Math.floor(passed() / MINUTE_MS) * MINUTE_MS;
