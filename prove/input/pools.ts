import type { Exchange } from '../../contract/http/exchange';
import type { Random } from '../support/random';

/** What ids belong to. */
export type Kind =
  | 'product'
  | 'article'
  | 'category'
  | 'tag'
  | 'advert'
  | 'quotation'
  | 'comment'
  | 'picture'
  | 'proposal'
  // By the key of its page.
  | 'share'
  // With its proposal before it: an address names both.
  | 'payment'
  | 'county'
  | 'visit'
  | 'session'
  | 'device'
  | 'notice';

/** Beyond it the oldest id makes way. */
const MOST_IDS = 300;

/** For each call that makes a record: of what kind. */
const MAKERS: Readonly<Record<string, Kind>> = {
  createProduct: 'product',
  createArticle: 'article',
  createCategory: 'category',
  createTag: 'tag',
  createAdvertisement: 'advert',
  createQuotation: 'quotation',
  requestQuote: 'quotation',
  commentOnArticle: 'comment',
  createProposal: 'proposal',
  createVisit: 'visit',
  addPushDevice: 'device',
};
/** For each call that reads a list which is saved as a whole: the call that saves it, and names what it has read. */
const SAVERS: Readonly<Record<string, string>> = {
  listReplyTemplates: 'saveReplyTemplates',
  listCounties: 'saveCounties',
  getSalesSettings: 'updateSalesSettings',
};

interface Said extends WithPictures {
  id?: unknown;
  version?: unknown;
  shareKey?: unknown;
  sessions?: { id: string; current: boolean }[];
}

interface WithPictures {
  images?: { id: string }[];
}

/** The records that requests name: those of the shop, which stay, and those that the run itself has made, which may go. */
export class Pools {
  private readonly own = new Map<Kind, string[]>();
  /** By the calls that name them: versions of what was read last. */
  readonly versions = new Map<string, unknown>();
  /** Of sessions that may end. */
  readonly spareTokens: string[] = [];

  constructor(private readonly found: Readonly<Record<Kind, readonly string[]>>) {}

  /** Any record's id. */
  any(kind: Kind, random: Random): string {
    const own = this.own.get(kind) ?? [];
    return random.chance(own.length > 0 ? 0.4 : 0) ? random.pick(own) : random.pick([...this.found[kind], '1']);
  }

  /** The id of one that the run has made, which is then forgotten. */
  taken(kind: Kind, random: Random): string {
    const own = this.own.get(kind) ?? [];
    return own.splice(random.below(own.length), 1)[0] ?? '0';
  }

  /** Remembers what an answer says was made. */
  learn({ operation, status, json, request }: Exchange): void {
    if (!operation || status < 200 || status > 299) return;
    const { data } = (json ?? {}) as { data?: unknown };
    if (operation.id === 'signIn') this.spareTokens.push(String(data));
    const kind = MAKERS[operation.id];
    const { id, images, version, shareKey, sessions = [] } = (data ?? {}) as Said;
    const saver = SAVERS[operation.id];
    if (saver) this.versions.set(saver, version);
    if (operation.id === 'sendProposal' && typeof shareKey === 'string') this.keep('share', shareKey);
    if (operation.id === 'recordPayment')
      this.keep('payment', `${/proposals\/([^/]+)/.exec(request.path)?.[1] ?? ''} ${String(id)}`);
    if (operation.id === 'listSessions')
      for (const session of sessions) if (!session.current) this.keep('session', session.id);
    if (kind && typeof id === 'string') this.keep(kind, id);
    if (operation.id.startsWith('add')) for (const picture of images?.slice(-1) ?? []) this.keep('picture', picture.id);
  }

  private keep(kind: Kind, id: string): void {
    const own = this.own.get(kind) ?? [];
    own.push(id);
    if (own.length > MOST_IDS) own.shift();
    this.own.set(kind, own);
  }
}
