import { readdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { OWNER } from '../../server/media/pictureFiles';
import { pictureOf } from '../../server/testing/uploadPictures';
import { BuiltServer, type ServerOptions } from '../support/builtServer';
import { callerOf, signIn, type Caller, type Reply } from '../support/calls';
import type { Cleanup } from '../support/cleanup';
import { seconds } from '../support/seen';
import { ANSWER_MS, BOUND_MS, hold } from './fault';

/** What is asked of a shop while something is wrong. */
export type Question = 'health' | 'read' | 'unkept' | 'page' | 'picture' | 'quote' | 'edit' | 'upload' | 'deleteImage';

/** Statuses that are right while the fault lasts, for each question that is asked. */
export type Expected = Partial<Record<Question, readonly number[]>>;

/** Where the database serves as ever. */
export const AS_EVER: Expected = { health: [200], read: [200], unkept: [200], page: [200], quote: [201], edit: [200] };
/** Where the database does not: what is in memory may be answered. */
export const WITHOUT_DATABASE: Expected = {
  health: [200],
  read: [200, 503],
  unkept: [200, 503],
  page: [200, 503],
  quote: [201, 503],
  edit: [200, 503],
};

interface Image {
  id: string;
  image_url: string;
}

export interface Trouble {
  on: () => Promise<void> | void;
  off: () => Promise<void> | void;
  expect: Expected;
  /** How often everything is asked meanwhile, at least. */
  rounds?: number;
  /** What is expected may be refused, and need not: the fault makes all of it late, or is met by some alone. */
  mayPass?: boolean;
}

/** So long it is asked on until a fault is felt, ms. */
const UNTIL_FELT_MS = 30_000;

let scenes = 0;

/** A running shop, and what it has acknowledged. */
export class Scene {
  /** In every quote of the scene. */
  private readonly prefix = `scene${(scenes += 1)}x${Date.now()}`;
  private acknowledged = 0;
  private sent = 0;
  private product = '';
  private pictureUrl = '';
  /** Pictures that may be deleted. */
  private readonly doomed: Image[] = [];
  /** Addresses of those that were. */
  readonly deleted: string[] = [];
  private file: Buffer = Buffer.alloc(0);
  visitor: Caller;
  staff: Caller;

  private constructor(
    readonly server: BuiltServer,
    readonly mediaDir: string,
    token: string,
  ) {
    this.visitor = callerOf(server.origin);
    this.staff = callerOf(server.origin, token);
  }

  static async open(options: ServerOptions, undo: Cleanup['add']): Promise<Scene> {
    const server = await BuiltServer.start(options, undo);
    return Scene.around(server, options.env?.MEDIA_DIR ?? path.join(options.dataDir, 'media'));
  }

  static async around(server: BuiltServer, mediaDir: string): Promise<Scene> {
    const scene = new Scene(server, mediaDir, await signIn(server.origin));
    scene.file = await pictureOf('png', 60, 40);
    const category = await scene.made('createCategory', { category_name: scene.prefix });
    const fields = { product_name: scene.prefix, product_price: '10.00', category_id: category.id };
    const product = await scene.made('createProduct', fields, [scene.file]);
    scene.product = product.id;
    scene.pictureUrl = product.images?.[0]?.image_url ?? '';
    return scene;
  }

  /** Goes on with another server of the same shop. */
  async moveTo(server: BuiltServer): Promise<void> {
    Object.assign(this, { server });
    this.visitor = callerOf(server.origin);
    this.staff = callerOf(server.origin, await signIn(server.origin));
  }

  get productId(): string {
    return this.product;
  }

  get upload(): Buffer {
    return this.file;
  }

  /**
   * Asks everything while a fault lasts, then waits for the recovery. One that nobody felt has shown nothing: where
   * something may be refused, it is asked until something is.
   * @returns what was seen
   */
  async endure({ on, off, expect, rounds = 2, mayPass = false }: Trouble): Promise<string> {
    const isToBeFelt = !mayPass && Object.values(expect).some((statuses) => statuses.includes(503));
    if (expect.deleteImage) await this.makeDoomed();
    await this.untilAnswered(expect, 'before the fault');
    const folders = this.folders();
    const seen = new Seen();
    await on();
    const pid = this.server.pid();
    try {
      const deadline = performance.now() + UNTIL_FELT_MS;
      const isUnfelt = () => isToBeFelt && !seen.isRefused && performance.now() < deadline;
      for (let round = 0; round < rounds || isUnfelt(); round += 1) await this.askAll(expect, seen);
    } finally {
      await off();
    }
    const begin = performance.now();
    await this.untilAnswered(expect, 'after the fault');
    const took = performance.now() - begin;
    hold(!this.server.hasEnded && this.server.pid() === pid, () => 'the server has ended');
    await this.holdAcknowledged();
    if (expect.upload) this.holdFolders(folders, seen);
    hold(!isToBeFelt || seen.isRefused, () => `nothing was refused, so the fault was not felt: ${seen.said()}`);
    return `${seen.said()}; well again after ${seconds(took)}; ${this.acknowledged} acknowledged quotes there`;
  }

  async askAll(expect: Expected, seen: Seen): Promise<void> {
    await Promise.all(
      Object.entries(expect).map(async ([question, statuses]) => {
        const begin = performance.now();
        const reply = await this.ask(question as Question).catch((error: unknown) => error as Error);
        seen.hear(question, reply, performance.now() - begin, statuses);
      }),
    );
  }

  ask(question: Question): Promise<Reply> {
    const { origin } = this.server;
    const get = async (url: string): Promise<Reply> => {
      const answer = await fetch(origin + url, { signal: AbortSignal.timeout(3 * BOUND_MS) });
      const text = await answer.text();
      return { status: answer.status, headers: answer.headers, text, message: undefined, data: undefined };
    };
    const asked: Record<Question, () => Promise<Reply>> = {
      health: () => get('/healthz'),
      read: () => this.visitor('listProducts'),
      unkept: () => this.staff('getProfile'),
      page: () => get('/shop'),
      picture: () => get(this.pictureUrl),
      quote: () => this.quote(),
      edit: () => this.staff('updateProduct', { path: { id: this.product }, body: { quantity: this.sent } }),
      upload: () =>
        this.staff('createArticle', { body: { title: `${this.prefix} ${(this.sent += 1)}` }, files: [this.file] }),
      deleteImage: () => this.deleteImage(),
    };
    return asked[question]();
  }

  /** @param caller how it is sent, where not as a visitor's usually are */
  async quote(headers: Record<string, string> = {}, caller = this.visitor): Promise<Reply> {
    this.sent += 1;
    const reply = await caller('createQuotation', {
      body: {
        clients_name: 'Somebody',
        clients_email: 'somebody@example.com',
        clients_note: `${this.prefix} ${headers['idempotency-key'] ?? this.sent}`,
      },
      headers,
    });
    if (reply.status === 201) this.acknowledged += 1;
    return reply;
  }

  /** Quotes of the scene that are in the shop. */
  async quotes(words = this.prefix): Promise<number> {
    const { data, status, text } = await this.staff('listQuotations', { query: { search: words } });
    hold(status === 200, () => `the quotes cannot be read: ${status} ${text.slice(0, 100)}`);
    return (data as { meta: { total: number } }).meta.total;
  }

  /** @param more so many may be there of which nobody was told */
  async holdAcknowledged(more = this.sent - this.acknowledged): Promise<void> {
    const [there, least] = [await this.quotes(), this.acknowledged];
    hold(there >= least && there <= least + more, () => `${least} acknowledged, ${there} there`);
  }

  /** Waits until every question has its ordinary answer. */
  async untilAnswered(expect: Expected, when: string): Promise<void> {
    const deadline = performance.now() + BOUND_MS;
    for (const question of Object.keys(expect) as Question[]) {
      let last = '';
      for (;;) {
        const reply = await this.ask(question).catch((error: unknown) => error as Error);
        last = reply instanceof Error ? reply.message : `${reply.status} ${reply.text.slice(0, 100)}`;
        if (!(reply instanceof Error) && reply.status < 300) break;
        hold(performance.now() < deadline, () => `${when} ${question} is ${last}`);
        await delay(100);
      }
    }
  }

  /** One for before the fault, one for each round of it, one for after. */
  private async makeDoomed(): Promise<void> {
    const { images = [] } = await this.made(
      'createArticle',
      { title: `${this.prefix} ${(this.sent += 1)}` },
      Array.from({ length: 5 }, () => this.file),
    );
    this.doomed.splice(0, Infinity, ...images);
  }

  private async deleteImage(): Promise<Reply> {
    const [image] = this.doomed.splice(0, 1);
    hold(image !== undefined, () => 'no picture to delete');
    const reply = await this.staff('deleteArticleImage', { path: { imageId: image.id } });
    if (reply.status === 200) this.deleted.push(image.image_url);
    return reply;
  }

  private async made(operation: string, body: object, files: readonly Buffer[] = []) {
    const { status, data, text } = await this.staff(operation, { body, files });
    hold(status === 201, () => `${operation}: ${status} ${text.slice(0, 200)}`);
    return data as { id: string; images?: Image[] };
  }

  folders(): number {
    return readdirSync(this.mediaDir).filter((name) => !['incoming', OWNER].includes(name)).length;
  }

  /** An upload that was refused leaves nothing behind. */
  private holdFolders(before: number, seen: Seen): void {
    const half = readdirSync(path.join(this.mediaDir, 'incoming')).length;
    hold(half === 0, () => `${half} half uploads are left`);
    // One was accepted after the fault, and others perhaps during it.
    const most = before + 1 + seen.count('upload', 201);
    hold(this.folders() <= most, () => `${this.folders()} folders of pictures, at most ${most} were accepted`);
  }
}

/** Answers while a fault lasted. */
export class Seen {
  private readonly counts = new Map<string, number>();
  private longest = 0;

  hear(question: string, reply: Reply | Error, ms: number, statuses: readonly number[]): void {
    hold(!(reply instanceof Error), () => `${question} had no answer after ${Math.round(ms)} ms: ${said(reply)}`);
    const { status, headers, text } = reply;
    hold(ms <= ANSWER_MS, () => `${question} was answered after ${Math.round(ms)} ms`);
    hold(statuses.includes(status), () => `${question} is ${status}: ${text.slice(0, 150)}`);
    hold(status !== 503 || headers.has('retry-after'), () => `${question} is 503 without Retry-After`);
    const isEnvelope = text.startsWith('{"success":false,"message":"') || question === 'page';
    hold(status !== 503 || isEnvelope, () => `${question} is 503 outside the envelope: ${text.slice(0, 100)}`);
    const key = `${question} ${status}`;
    this.counts.set(key, this.count(question, status) + 1);
    this.longest = Math.max(this.longest, ms);
  }

  get isRefused(): boolean {
    return [...this.counts.keys()].some((key) => key.endsWith(' 503'));
  }

  count(question: string, status: number): number {
    return this.counts.get(`${question} ${status}`) ?? 0;
  }

  said(): string {
    const counts = [...this.counts].map(([key, count]) => `${count} x ${key}`);
    return `${counts.join(', ')}, at most ${seconds(this.longest)}`;
  }
}

const said = (reply: Reply | Error) =>
  reply instanceof Error
    ? [reply.message, ...(reply.cause instanceof Error ? [reply.cause.message] : [])].join(': ')
    : String(reply.status);
