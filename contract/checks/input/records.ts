import { dataOf } from '../../http/exchange';
import { CannotJudge } from '../../run/cannotJudge';
import type { Kit } from '../../run/kit';
import type { Operation } from '../../spec/contract';
import { accept, begun } from '../state/proposalSteps';
import { colleague } from '../state/visits';
import { grey } from '../uploads/pictures';

/** Of nobody. */
export const WRONG_PASSWORD = 'contract-kit-does-not-know-it';

/** From so many characters on no two kinds of records have the same id by chance. */
export const UNIQUE_LENGTH = 16;
/** As far as a counter of 32 bits goes. */
const FURTHEST = '2147483647';

interface Pictured {
  id: string;
  images: string[];
}

/** The account's own data, as the server tells them. */
export interface Profile {
  first_name: string;
  middle_name: string | null;
  last_name: string;
  email: string;
  phone: string | null;
}

/**
 * Records of this run that many checks share, each made when first wanted. Nothing that a conforming server does in these
 * checks changes or deletes them.
 */
export class Records {
  private readonly made = new Map<string, Promise<unknown>>();

  constructor(private readonly kit: Kit) {}

  /** Two pictures. */
  product = (): Promise<Pictured> =>
    this.once('product', async () => pictured(await this.kit.createProduct({}, [grey(80), grey(160)])));
  article = (): Promise<Pictured> =>
    this.once('article', async () => pictured(await this.kit.createArticle({}, [grey(120)])));
  category = () => this.once('category', async () => (await this.kit.createCategory()).id);
  tag = () => this.once('tag', async () => (await this.kit.createTag()).id);
  advert = () => this.once('advert', async () => (await this.kit.createAdvert((await this.product()).id)).id);
  comment = () =>
    this.once('comment', async () => {
      const made = await this.kit.must('commentOnArticle', {
        path: { articleId: (await this.article()).id },
        json: { content: 'Of the contract kit.' },
      });
      return String(dataOf<{ id?: unknown }>(made)?.id);
    });
  /** A quotation that was accepted; it stays. */
  accepted = (): Promise<string> =>
    this.once('accepted', async () => {
      const id = await begun(this.kit);
      await accept(this.kit, id);
      return id;
    });
  crew = (): Promise<string[]> => this.once('crew', () => colleague(this.kit));
  profile = (): Promise<Profile> =>
    this.once('profile', async () => {
      const user = dataOf<{ user?: Profile }>(await this.kit.must('getProfile'))?.user;
      if (typeof user?.email !== 'string') throw new CannotJudge('the profile has no e-mail address');
      const { first_name, middle_name, last_name, email } = user;
      this.kit.own.journal.write({ what: 'profile', first_name, middle_name, last_name, email });
      return user;
    });

  /**
   * Makes sure that the current password is asked for, with a new one that is the old one: were it not, any new password
   * that has to be refused could take its place.
   * @throws CannotJudge where it is not
   */
  passwordIsAsked = (): Promise<boolean> =>
    this.once('password', async () => {
      const json = { currentPassword: WRONG_PASSWORD, newPassword: this.kit.options.password };
      const refused = this.kit.expect(await this.kit.call('updatePassword', { json }), 400, {
        when: 'for a wrong current password',
        root: 'current',
        pointer: '/paths/~1users~1update-password/put',
        fix: 'Verify the current password before anything is changed, and answer 400 with data.currentPassword.',
      });
      if (!refused) throw new CannotJudge('updatePassword does not refuse a wrong current password');
      return refused;
    });

  nothing(): string {
    return this.kit.own.nothing();
  }

  /** An id that nothing has, of the server's own form where it can be: so that no other fault comes before that of the body. */
  absent = (): Promise<string> =>
    this.once('absent', async () => {
      const id = await this.kit.absentId('tag');
      // A counter gives the id of a tag to something else as well, and does not come so far.
      const absent = /^[0-9]+$/.test(id) ? FURTHEST : id.length < UNIQUE_LENGTH ? this.nothing() : id;
      this.kit.own.isAbsent(absent);
      return absent;
    });

  private once<T>(name: string, make: () => Promise<T>): Promise<T> {
    const known = this.made.get(name) as Promise<T> | undefined;
    if (known) return known;
    const making = make();
    this.made.set(name, making);
    // One that could not be made is tried again by the next part, which then says why it cannot go on.
    making.catch(() => this.made.delete(name));
    return making;
  }
}

function pictured({ id, exchange }: { id: string; exchange: Parameters<typeof dataOf>[0] }): Pictured {
  const images = (dataOf<{ images?: { id?: unknown }[] }>(exchange)?.images ?? []).map((image) => String(image.id));
  return { id, images };
}

/** The ids of an operation's path: this one in the first place, and made-up ones in the others. */
export function pathWith(records: Records, { parameters }: Operation, id: string): Record<string, string> {
  const names = parameters.filter(({ in: place }) => place === 'path').map(({ name }) => name);
  return Object.fromEntries(names.map((name, index) => [name, index === 0 ? id : records.nothing()]));
}

const RECORDS = new WeakMap<Kit, Records>();

/** The shared records of a run. */
export function recordsOf(kit: Kit): Records {
  const known = RECORDS.get(kit) ?? new Records(kit);
  RECORDS.set(kit, known);
  return known;
}
