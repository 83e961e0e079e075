import type { Look } from './inPage';
import { mutate } from './mutations';
import { AROUND, type Place } from './places';
import type { Stage } from './stage';
import { faultsOf, lastingFaults, wordsOf } from './faults';
import type { Fault, Tally } from './tally';

/** Every so many trials a page is given right answers: by its button to try again, or at another visit. */
const VISIT_AFTER = 5;
/** So often a page is looked at until it is right again. */
const MOST_LOOKS = 20;
/** So often in a row a page may not ask before it is given up for the round. */
const MOST_MISSES = 4;
/** What pages ask for without being told to. */
const BY_ITSELF = /^(get|list|suggest|open)/;

/** What is typed is asked for after a moment, ms. */
const PAUSE_MS = 400;

const keptFor = (operation: string) => AROUND.filter((name) => name !== operation);

/** How long a page may take to ask again, ms. */
const BACK_MS = 1_500;

/** A place as it stands when every answer is right, and what it reads. */
/** By call: where it is made. Learned once, used on every page of a wing. */
export type Uses = Map<string, Known[]>;

interface Known {
  place: Place;
  right: Look;
}

/** Tries mutated answers to reads, each on the pages that use it. */
export class ReadTrials {
  private misses = 0;
  /** Whether the page that stands asks again when what it read is forgotten. */
  private asksHere = true;

  constructor(
    private readonly stage: Stage,
    private readonly tally: Tally,
    private readonly seed: number,
    private readonly uses: Uses,
  ) {}

  /** Visits each place once, to see what it reads. @returns the calls, the rarest first */
  async learn(places: readonly Place[]): Promise<string[]> {
    const { proxy } = this.stage;
    // A stage that has just been loaded stands on its calm page.
    const { title: calm } = await this.stage.look();
    for (const place of places) {
      // The first visit brings the page's program, the second is looked at.
      for (let time = 0; time < 2; time += 1) {
        await this.stage.visit(place.path);
        await this.stage.hasLeft(calm);
        await this.stage.refresh();
        await place.act?.(this.stage).catch(() => undefined);
        await this.quiet();
        if (time === 0) proxy.calls.clear();
      }
      const { look: right } = await lastingFaults(this.stage, '');
      const troubles = this.stage.takeTroubles();
      for (const fault of [...troubles, ...faultsOf(right, '')])
        this.tally.broken({ ...fault, what: 'nothing', operation: '-', place: place.name });
      for (const operation of proxy.calls) {
        if (!BY_ITSELF.test(operation)) continue;
        this.uses.set(operation, [...(this.uses.get(operation) ?? []), { place, right }]);
      }
    }
    return [...this.uses.keys()].sort((a, b) => this.placesOf(a).length - this.placesOf(b).length);
  }

  placesOf(operation: string): string[] {
    return (this.uses.get(operation) ?? []).map(({ place }) => place.name);
  }

  /** One operation's trials, in turn on each page that uses it. */
  async run(operation: string, from: number, count: number, until: number): Promise<void> {
    const known = this.uses.get(operation) ?? [];
    // A round is one page's: the next one is another's.
    const use = known[Math.floor(from / count) % known.length];
    if (!use) return;
    this.misses = 0;
    for (let index = from; index < from + count && Date.now() < until && this.misses < MOST_MISSES; index += 1)
      await this.one(operation, use, index, index === from);
  }

  private async one(operation: string, { place, right }: Known, index: number, first: boolean): Promise<void> {
    const { stage, tally } = this;
    const what = () => stage.proxy.last?.what ?? 'not asked';
    const note = (fault: Fault) => tally.broken({ ...fault, what: what(), operation, place: place.name });
    try {
      const answered = stage.arm(operation, (real) => mutate(real, this.seed + index));
      // What it reads is forgotten where it stands; where that asks for nothing, the page is left and come back to.
      const here = !first && this.asksHere && place.act === undefined;
      if (here) await stage.forgetHere(keptFor(operation), AROUND.includes(operation));
      else await this.show(operation, place);
      if (!(await stage.asked(answered, here ? BACK_MS : undefined))) {
        this.asksHere = !here;
        this.misses += 1;
        if (this.misses === MOST_MISSES) note({ kind: 'unusable', seen: 'the page does not ask for it' });
        return;
      }
      this.asksHere ||= first;
      this.misses = 0;
      tally.tried(operation);
      const { faults } = await lastingFaults(stage, String(stage.proxy.last?.body ?? ''));
      faults.forEach(note);
      stage.proxy.disarm();
      if (index % VISIT_AFTER !== 0) return;
      const given = stage.proxy.next(operation);
      if (await stage.retry()) await stage.asked(given, BACK_MS);
      else await this.again(operation, place);
      await this.comesBack(operation, place, right, note);
    } catch (error) {
      note({ kind: 'unusable', seen: wordsOf(error) });
      await stage.load();
    } finally {
      stage.proxy.disarm();
      stage.takeTroubles().forEach(note);
    }
  }

  /** Right answers make a right page of it again: at once, or at the next visit. */
  private async comesBack(operation: string, place: Place, right: Look, note: (fault: Fault) => void): Promise<void> {
    const isRight = ({ title, path, broken }: Look) =>
      !broken && (title === right.title || right.title === '' || path !== right.path);
    if (isRight(await this.lookUntil(isRight))) return;
    await this.again(operation, place);
    const look = await this.lookUntil(isRight);
    if (!isRight(look)) note({ kind: 'stuck', seen: `"${look.title}" stands for "${right.title}"` });
  }

  private async lookUntil(isRight: (look: Look) => boolean): Promise<Look> {
    let look = await this.stage.look();
    for (let looks = 1; looks < MOST_LOOKS && !isRight(look); looks += 1) look = await this.stage.look();
    return look;
  }

  /** Goes to the place, where nothing of what it reads is known. */
  private async show(operation: string, place: Place): Promise<void> {
    await this.stage.visit(place.path, keptFor(operation));
    if (AROUND.includes(operation)) await this.stage.refresh();
    await place.act?.(this.stage).catch(() => undefined);
  }

  private async again(operation: string, place: Place): Promise<void> {
    const answered = this.stage.proxy.next(operation);
    await this.show(operation, place);
    await this.stage.asked(answered, BACK_MS);
  }

  /** Waits until nothing has been asked for a moment. */
  private async quiet(): Promise<void> {
    await this.stage.page.waitForLoadState('networkidle').catch(() => undefined);
    await this.stage.page.waitForTimeout(PAUSE_MS);
  }
}
