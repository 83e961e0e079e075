import { Random } from '../../prove/support/random';

/** A kind of request: where it needs how much processor time (ms), one place after the other. */
export interface Kind {
  name: string;
  /** A second. */
  rate: number;
  steps: readonly { station: string; ms: number }[];
  /** Work that nobody waits for. */
  aside?: true;
}

/** A program: so many of its requests are worked on at once, on a machine whose processors it shares with others. */
export interface Station {
  machine: string;
  threads: number;
}

export interface Model {
  /** Processors of each. */
  machines: Readonly<Record<string, number>>;
  stations: Readonly<Record<string, Station>>;
  kinds: readonly Kind[];
  /** Of a request's time, the share that varies (exponentially); the rest is the same for all of its kind. 1 if not said. */
  varying?: number;
  /** Where requests come at even distances and are let go by a timer of so many ms, as the load generator's; else at random. */
  tickMs?: number;
}

export interface Simulated {
  /** Answers a second. */
  rate: number;
  /** ms, from when each was due; sorted. */
  times: readonly number[];
  /** Of each machine, processors in use on average. */
  busy: Readonly<Record<string, number>>;
}

/** A processor goes on to the next program that waits for it after so long, as Linux lets it (ms). */
const SLICE_MS = 3;
/** Of the requests, so many first ones are not counted: the queues are filling. */
const WARM_UP = 0.1;

interface Job {
  due: number;
  kind: Kind;
  step: number;
  /** ms of this step that are still to be done. */
  left: number;
}

/** What waits for its turn at a station or a machine, and how many are having it. */
class Places<T> {
  busy = 0;
  private readonly waiting: T[] = [];

  constructor(private readonly count: number) {}

  /** @returns whether it has its turn at once */
  enter(one: T): boolean {
    const isFree = this.busy < this.count;
    if (isFree) this.busy += 1;
    else this.waiting.push(one);
    return isFree;
  }

  /** @returns who has the place now */
  leave(): T | undefined {
    const next = this.waiting.shift();
    if (next === undefined) this.busy -= 1;
    return next;
  }

  get isWaitedFor(): boolean {
    return this.waiting.length > 0;
  }
}

/** What is to happen, the soonest first (a binary heap). */
class Agenda<T> {
  private readonly heap: { at: number; what: T }[] = [];

  add(at: number, what: T): void {
    const { heap } = this;
    let place = heap.push({ at, what }) - 1;
    for (let above = (place - 1) >> 1; place > 0 && heap[above]!.at > at; above = (place - 1) >> 1) {
      [heap[above], heap[place]] = [heap[place]!, heap[above]!];
      place = above;
    }
  }

  next(): { at: number; what: T } | undefined {
    const { heap } = this;
    const [first, last] = [heap[0], heap.pop()];
    if (heap.length === 0 || last === undefined) return first;
    heap[0] = last;
    for (let place = 0; ;) {
      const [left, right] = [2 * place + 1, 2 * place + 2];
      let least = place;
      if (left < heap.length && heap[left]!.at < heap[least]!.at) least = left;
      if (right < heap.length && heap[right]!.at < heap[least]!.at) least = right;
      if (least === place) return first;
      [heap[least], heap[place]] = [heap[place]!, heap[least]!];
      place = least;
    }
  }
}

/** When the requests of a kind are due, ms, one after the other. */
function* dues({ rate }: Kind, random: Random, isEven: boolean): Generator<number, never> {
  for (let due = 0; ; due += isEven ? 1_000 / rate : exponential(random) * (1_000 / rate)) yield due;
}

const exponential = (random: Random) => -Math.log(1 - random.next());

/**
 * Plays requests through their stations: each waits for a place there, then for a processor of its machine.
 * @param requests how many in all; the more, the surer the p99
 */
export function simulate(model: Model, requests: number, seed = 1): Simulated {
  const { varying = 1, tickMs } = model;
  const random = new Random(seed);
  const agenda = new Agenda<() => void>();
  const stations = new Map(
    Object.entries(model.stations).map(([name, { threads }]) => [name, new Places<Job>(threads)]),
  );
  const machines = new Map(Object.entries(model.machines).map(([name, count]) => [name, new Places<Job>(count)]));
  const worked = new Map(Object.keys(model.machines).map((name) => [name, 0]));
  const times: number[] = [];
  let [now, sent, answered] = [0, 0, 0];

  const placeOf = ({ kind, step }: Job) => {
    const { station } = kind.steps[step]!;
    const { machine } = model.stations[station]!;
    return { station: stations.get(station)!, machine, processors: machines.get(machine)! };
  };
  const arrive = (job: Job) => {
    const step = job.kind.steps[job.step];
    if (!step && !job.kind.aside) {
      times.push(now - job.due);
      answered = now;
    }
    if (!step) return;
    job.left = step.ms * (1 - varying + varying * exponential(random));
    if (placeOf(job).station.enter(job)) take(job);
  };
  const take = (job: Job) => {
    if (placeOf(job).processors.enter(job)) run(job);
  };
  const run = (job: Job) => {
    const { machine } = placeOf(job);
    const slice = Math.min(job.left, SLICE_MS);
    worked.set(machine, worked.get(machine)! + slice);
    agenda.add(now + slice, () => {
      job.left -= slice;
      const { station, processors } = placeOf(job);
      if (job.left > 0 && !processors.isWaitedFor) return run(job);
      const next = processors.leave();
      if (next) run(next);
      if (job.left > 0) return take(job);
      const follower = station.leave();
      job.step += 1;
      arrive(job);
      if (follower) take(follower);
    });
  };

  for (const kind of model.kinds.filter(({ rate }) => rate > 0)) {
    const moments = dues(kind, random, tickMs !== undefined);
    const send = () => {
      const due = moments.next().value;
      agenda.add(tickMs === undefined ? due : Math.ceil(due / tickMs) * tickMs, () => {
        if (sent >= requests) return;
        if (!kind.aside) sent += 1;
        arrive({ due, kind, step: 0, left: 0 });
        send();
      });
    };
    send();
  }
  for (let event = agenda.next(); event; event = agenda.next()) {
    now = event.at;
    event.what();
  }
  const counted = times.slice(Math.floor(times.length * WARM_UP)).sort((a, b) => a - b);
  return {
    rate: times.length / (answered / 1_000),
    times: counted,
    busy: Object.fromEntries([...worked].map(([name, ms]) => [name, ms / answered])),
  };
}
