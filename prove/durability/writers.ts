import { setTimeout as delay } from 'node:timers/promises';
import sharp from 'sharp';
import type { Caller, Reply } from '../support/calls';
import { Random } from '../support/random';
import {
  kindNames,
  type Chance,
  type Ground,
  type SmallPicture,
  type Subject,
  type Voice,
  type WriteStep,
} from './kindOfWrite';
import { KINDS, nameOf, standing, stateOf } from './kinds';
import type { Ledger } from './ledger';

const WRITERS = 20;
/** What is made is changed three times on average: some changes can only follow another one. */
const MAKING = 0.25;
/** What is made anew; the others are there and only change. */
const MADE = kindNames.filter((kind) => KINDS[kind].create);
/** Of a writer's own records; the oldest are left alone. */
const MOST_KEPT = 12;

/** How a shop is spoken to, by visitors and by staff. */
export type Voices = Readonly<Record<Voice, Caller>>;

/** Twenty writers, each with records of its own, who note in the ledger what they were told. */
export class Writers {
  private isWriting = false;
  private running: Promise<void>[] = [];
  private made = 0;
  /** Answers that are neither success nor 503. */
  readonly strange: string[] = [];
  /** Quotes with a key, by their marks, of which nobody knows whether they were taken: to be sent again. */
  private readonly unsure = new Map<string, WriteStep>();
  /** How often each call was acknowledged. */
  readonly done = new Map<string, number>();

  private constructor(
    readonly ledger: Ledger,
    private readonly ground: Ground,
    private readonly pictures: readonly SmallPicture[],
    /** Of all writers: each is with one of them at a time. */
    private readonly standing: Subject[],
    private readonly seed: number,
  ) {}

  /** Makes what the writers speak about. */
  static async on({ staff, visitor }: Voices, ledger: Ledger, seed: number): Promise<Writers> {
    const idOf = async (operation: string, body: object) => {
      const reply = await staff(operation, { body });
      if (reply.status !== 201) throw new Error(`${operation}: ${reply.status} ${reply.text.slice(0, 200)}`);
      return (reply.data as { id: string }).id;
    };
    const category = await idOf('createCategory', { category_name: `Ground ${seed}` });
    const product = { product_price: '10.00', category_id: category };
    const asked = { clients_name: 'Ground', clients_email: 'a@example.com', clients_note: 'x' };
    const ground = {
      category,
      products: [
        await idOf('createProduct', { ...product, product_name: 'Ground A' }),
        await idOf('createProduct', { ...product, product_name: 'Ground B' }),
      ],
      articles: [
        await idOf('createArticle', { title: 'Ground A' }),
        await idOf('createArticle', { title: 'Ground B' }),
      ],
      request: await idOf('createQuotation', asked),
      proposal: await acceptedBy(visitor, staff, idOf),
      assignee: await anybodyOf(staff),
    };
    return new Writers(ledger, ground, await smallPictures(), await standing(staff), seed);
  }

  start(voices: Voices): void {
    this.isWriting = true;
    this.running = Array.from({ length: WRITERS }, (_, index) => this.write(voices, index));
  }

  /** Resolves when every write has its answer or is known to have none. */
  async pause(): Promise<void> {
    this.isWriting = false;
    await Promise.all(this.running);
  }

  /**
   * Sends every quote with a key again that had no answer, or 503.
   * @returns their names in the ledger, and what was said to those that were not taken
   */
  async sendAgain({ visitor }: Voices): Promise<{ names: string[]; refused: string[] }> {
    const names: string[] = [];
    const refused: string[] = [];
    for (const [mark, { operation, options, after }] of this.unsure) {
      const name = nameOf('keyedQuote', mark);
      const acknowledge = this.ledger.begin(name, stateOf(after));
      const { status, text } = await visitor(operation, options);
      names.push(name);
      if (status === 201) acknowledge();
      else refused.push(`${name} was answered ${status} ${text.slice(0, 200)}`);
    }
    this.unsure.clear();
    return { names, refused };
  }

  private async write(voices: Voices, index: number): Promise<void> {
    const random = new Random(this.seed * 1_000_003 + index * 7_919 + this.ledger.now());
    const { ground, pictures, standing: all } = this;
    const { staff, colleague } = voices;
    const chance: Chance = { random, ground, picture: () => random.pick(pictures), staff, colleague };
    const own: Subject[] = [];
    while (this.isWriting) {
      if (random.chance(0.12)) await this.like(voices.visitor, random.pick(this.ground.articles));
      else if (all.length > 0 && random.chance(0.15)) await this.change(voices, chance, all);
      else if (own.length === 0 || random.chance(MAKING)) await this.create(voices, chance, index, own);
      else await this.change(voices, chance, own);
    }
  }

  private async like(visitor: Caller, articleId: string): Promise<void> {
    const acknowledge = this.ledger.beginCount(`likes of ${articleId}`);
    const reply = await visitor('likeArticle', { path: { articleId } }).catch(() => null);
    if (reply?.status === 200) this.acknowledged('likeArticle', acknowledge);
    else await this.refused('likeArticle', reply);
  }

  private async create(voices: Voices, chance: Chance, index: number, own: Subject[]): Promise<void> {
    const kind = chance.random.pick(MADE);
    // The year of an advert is the first number, the seconds of its length the second.
    const mark = `zz${2100 + index}x${(this.made += 1)}`;
    const subject: Subject = { kind, mark, id: '', version: 0, isActive: true, pictures: [], stage: '', sent: 0 };
    const step = await KINDS[kind].create?.(subject, chance);
    if (!step) return;
    const reply = await this.send(voices, subject, step);
    if (!reply || !step.after) return;
    own.push({ ...step.after, ...found(reply, step.after) });
    if (own.length > MOST_KEPT) own.shift();
  }

  /** @param among it takes one out of these, and puts back what may be changed again */
  private async change(voices: Voices, chance: Chance, among: Subject[]): Promise<void> {
    const subject = chance.random.pick(among);
    among.splice(among.indexOf(subject), 1);
    const { create } = KINDS[subject.kind];
    const step = subject.id ? await this.changeOf(subject, chance) : null;
    const reply = step && (await this.send(voices, subject, step));
    // What nobody answered is left as it is: the ledger knows both ways. What is there once has to be written again.
    if (reply && step.after) among.push({ ...step.after, ...found(reply, step.after) });
    else if (!create) among.push(step?.after ?? subject);
  }

  /**
   * One of the ways to change a record that are open to it now, as often as not the one that was made least; null where none
   * is. Without that some that few records allow would be a matter of luck.
   */
  private async changeOf(subject: Subject, chance: Chance): Promise<WriteStep | null> {
    const ways = await Promise.all(KINDS[subject.kind].changes.map(async (way) => way(subject, chance)));
    const open = ways.filter((step) => step !== null);
    if (open.length === 0) return null;
    if (chance.random.chance(0.5)) return chance.random.pick(open);
    const times = ({ operation }: WriteStep) => this.done.get(operation) ?? 0;
    return open.reduce((least, step) => (times(step) < times(least) ? step : least));
  }

  private async send(voices: Voices, { kind, mark }: Subject, step: WriteStep): Promise<Reply | null> {
    const acknowledge = this.ledger.begin(nameOf(kind, mark), stateOf(step.after));
    const reply = await voices[step.by ?? 'staff'](step.operation, step.options).catch(() => null);
    if (reply && (reply.status === 200 || reply.status === 201)) {
      this.acknowledged(step.operation, acknowledge);
      return reply;
    }
    const hasKey = 'idempotency-key' in (step.options.headers ?? {});
    if (hasKey && (!reply || reply.status === 503)) this.unsure.set(mark, step);
    await this.refused(step.operation, reply, step.mayConflict);
    return null;
  }

  private acknowledged(operation: string, acknowledge: () => void): void {
    acknowledge();
    this.done.set(operation, (this.done.get(operation) ?? 0) + 1);
  }

  /** A server that is not there is not asked a thousand times a second. @param reply null where there was none */
  private async refused(operation: string, reply: Reply | null, mayConflict = false): Promise<void> {
    const isRight = !reply || reply.status === 503 || (mayConflict && reply.status === 409);
    if (!isRight) this.strange.push(`${operation} was answered ${reply.status} ${reply.text.slice(0, 200)}`);
    this.ledger.unanswered += 1;
    await delay(50);
  }
}

/** @returns the id of somebody of the staff */
async function anybodyOf(staff: Caller): Promise<string> {
  const { colleagues } = (await staff('listColleagues')).data as { colleagues: { id: string }[] };
  const [anybody] = colleagues;
  if (!anybody) throw new Error('Nobody works here.');
  return anybody.id;
}

/** A quotation that was sent and accepted. @returns its id */
async function acceptedBy(
  visitor: Caller,
  staff: Caller,
  idOf: (operation: string, body: object) => Promise<string>,
): Promise<string> {
  const path = { id: await idOf('createProposal', { language: 'en' }) };
  const lines = [{ kind: 'item', text: 'Kit', quantity: 1, unitPrice: '100' }];
  await staff('updateProposal', { path, body: { customerName: 'Ground', lines } });
  const { data } = await staff('sendProposal', { path, body: { channel: 'link' } });
  const { shareKey } = data as { shareKey: string };
  const { status } = await visitor('acceptSharedProposal', {
    path: { shareKey },
    body: { name: 'Ground', version: 1 },
  });
  if (status !== 200) throw new Error(`The quotation was not accepted: ${status}`);
  return path.id;
}

/** What an answer tells of a record: its id, and those of its pictures. */
function found({ data }: Reply, subject: Subject): Partial<Subject> {
  const { id, images } = (data ?? {}) as { id?: string; images?: { id: string }[] };
  return {
    ...(id !== undefined && { id }),
    ...(images && { pictures: subject.pictures.map(({ width }, index) => ({ width, id: images[index]?.id ?? '' })) }),
  };
}

/** JPEG and PNG, from 24 pixels wide. */
function smallPictures(): Promise<SmallPicture[]> {
  return Promise.all(
    Array.from({ length: 16 }, async (_, index) => {
      const width = 24 + index;
      const plain = sharp({ create: { width, height: 20, channels: 3, background: { r: 16 * index, g: 90, b: 120 } } });
      return { width, bytes: await (index % 2 ? plain.png() : plain.jpeg()).toBuffer() };
    }),
  );
}
