import { dataOf, type Exchange } from '../http/exchange';
import { sealed, unsealed, type Entry, type Journal } from './journal';
import type { Kit } from './kit';

/** Every token that this run got: secrets in reports, and sessions to end. */
export class Sessions {
  /** That of the session with which the run works. */
  token: string | null = null;
  /** All of them, ended or not. */
  readonly known: string[] = [];
  private open: string[] = [];

  constructor(
    private readonly journal: Journal,
    private readonly password: string,
  ) {}

  /** Signs in. @returns the token, or null and what was answered */
  async signIn(
    kit: Kit,
    emailOrPhone: string,
    password: string,
    code?: string,
    headers: Record<string, string> = {},
  ): Promise<{ token: string | null; exchange: Exchange }> {
    const exchange = await kit.call('signIn', { headers, json: { emailOrPhone, password, code } });
    const token = dataOf<unknown>(exchange);
    if (exchange.status !== 200 || typeof token !== 'string') return { token: null, exchange };
    this.note(token);
    return { token, exchange };
  }

  /** Takes note of a token, so that its session is ended, by this run or by the clean-up after it. */
  note(token: string): void {
    this.journal.write({ what: 'session', sealed: sealed(token, this.password) });
    this.adopt(token);
  }

  /** Takes the sessions of a run that was killed as ours. */
  adoptFrom(entries: readonly Entry[]): void {
    for (const entry of entries) {
      const token = entry.what === 'session' ? unsealed(entry.sealed, this.password) : null;
      if (token !== null) this.adopt(token);
    }
  }

  private adopt(token: string): void {
    if (!this.known.includes(token)) this.known.push(token);
    this.open.push(token);
  }

  /** Ends them all, so that none is left behind. */
  async end(kit: Kit): Promise<void> {
    if (!kit.offers('signOut')) return;
    for (const token of this.open.splice(0)) await kit.call('signOut', { as: { authorization: `Bearer ${token}` } });
  }
}
