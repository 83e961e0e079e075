import { paths } from '../../src/common/domain/paths';
import { temporaryFolder, type Cleanup } from '../support/cleanup';
import { movedClock, secondsAhead, type MovedClock } from '../support/movedClock';
import { groupOf, hold, type Fault } from './fault';
import { AS_EVER, Scene, Seen } from './scene';

const DAY = 86_400;

/** A shop whose clock, and its database's with it, is moved. */
interface Place {
  scene: Scene;
  move: MovedClock['move'];
}

async function open(undo: Cleanup['add']): Promise<Place> {
  const { env, move } = movedClock(undo);
  return { scene: await Scene.open({ dataDir: temporaryFolder(undo), env }, undo), move };
}

/** Moves both clocks, and asks everything once, at once. */
async function moved({ scene, move }: Place, seconds: number): Promise<void> {
  move(seconds);
  // A session may be over by then, as its length says.
  await scene.moveTo(scene.server);
  await scene.askAll({ ...AS_EVER, upload: [201], picture: [200] }, new Seen());
  for (const [whose, ahead] of Object.entries(await secondsAhead(scene.server)))
    hold(Math.abs(ahead - seconds) < 60, () => `the clock of the ${whose} has moved by ${Math.round(ahead)} s`);
  for (const page of [
    ...[paths.home(), paths.shop(), paths.product(scene.productId), paths.articles(), paths.events()],
    ...[paths.contact(), paths.about(), paths.feed()],
  ]) {
    const answer = await fetch(scene.server.origin + page);
    const [nonsense] = /\bNaN\b|Invalid Date/.exec(await answer.text()) ?? [];
    hold(answer.ok && nonsense === undefined, () => `${page} is ${answer.status} and says ${nonsense}`);
  }
  await scene.holdAcknowledged();
}

const jump = (what: string, seconds: number): Fault<Place> => ({
  what,
  aim: 'server and database go by it; reads, pages and writes as ever at once (staff may have to sign in again), no NaN and no Invalid Date',
  async try(place) {
    await place.scene.untilAnswered(AS_EVER, 'before');
    await moved(place, seconds);
    await moved(place, 0);
    return 'all as ever, there and back';
  },
});

const faults: readonly Fault<Place>[] = [
  jump('the clock jumps 2 hours ahead and back', 7_200),
  jump('the clock jumps 2 hours back and ahead', -7_200),
  jump('the clock jumps 400 days ahead and back', 400 * DAY),
  jump('the clock jumps 400 days back and ahead', -400 * DAY),
];

export const clocks = groupOf(open, faults);
