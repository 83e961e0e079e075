import type { Client } from '../http/client';
import { dataOf, type Exchange } from '../http/exchange';
import { fieldsOf, type Field } from '../spec/cases';
import type { Contract, Operation } from '../spec/contract';
import { UnreadableContract } from '../spec/document';
import { parameterNames, partsOf } from '../spec/extended';
import { isUndocumentedSuccess, namesField, summary } from './answers';
import { bodyOf, nameIn, pageHeaders, pathOf, type Call } from './call';
import { CannotJudge, endsAtLimit, NotOffered, NotOwned } from './cannotJudge';
import { CREATES, KIND_OF_CREATE, MAKES, NAMELESS, NAMELESS_OF_CREATE } from './creates';
import type { Findings } from './findings';
import type { Judge } from './judge';
import type { AccountChange } from './journal';
import { thingIn } from './kinds';
import type { Capabilities } from './offers';
import type { Options } from './options';
import type { Own } from './own';
import { OwnRecords } from './ownRecords';
import { noteAnswer, runPart } from './part';
import type { Sessions } from './session';

/** What checks work with: calls that are judged as they come, records of their own, and words for what is wrong. */
export class Kit extends OwnRecords {
  /** The check that runs. */
  check = '';
  readonly client: Client;
  /** What the server says that it offers beyond the core; null where it does not say, or was not asked. */
  capabilities: Capabilities | null = null;
  /** The origin of pages that the server has let in; null where it lets in none, or was not asked. */
  origin: string | null = null;

  /**
   * @param notOffered names of what is extended and not offered, as `getCapabilities` writes them (profile extended)
   * @param changes of the account that stand at this moment, the newest first
   */
  constructor(
    readonly contract: Contract,
    client: Client,
    readonly findings: Findings,
    readonly judge: Judge,
    own: Own,
    readonly options: Options,
    readonly sessions: Sessions,
    readonly notOffered = new Set<string>(),
    readonly changes: AccountChange[] = [],
  ) {
    super(own);
    this.client = client.of(this);
  }

  /** A kit for checks that go on beside others: what they ask and find is told of themselves; the run is the same. */
  beside(): Kit {
    const { contract, client, findings, judge, own, options, sessions, notOffered, changes } = this;
    const beside = new Kit(contract, client, findings, judge, own, options, sessions, notOffered, changes);
    Object.assign(beside, { capabilities: this.capabilities, origin: this.origin });
    return beside;
  }

  get token(): string | null {
    return this.sessions.token;
  }

  set token(token: string | null) {
    this.sessions.token = token;
  }

  operation(id: string): Operation {
    const found = this.contract.operations.get(id);
    if (!found) throw new UnreadableContract(`The contract has no operation ${id}.`);
    return found;
  }

  /** All operations that this server has to answer. */
  operations(): Operation[] {
    return [...this.contract.operations.values()].filter(({ id }) => this.offers(id));
  }

  /** Whether an operation, a parameter as `listProducts.search`, one of its values as `listProducts.sort=price`, or a field as `createProduct.product_name_sw`, is to be judged on this server. */
  offers(name: string): boolean {
    const { id, parameter, value } = partsOf(name);
    const operation = this.operation(id);
    if (operation.extended && !this.isOffered(id)) return false;
    const found = operation.parameters.find((one) => one.name === parameter);
    if (!found && parameter !== undefined) return this.fields(operation).some((field) => field.name === parameter);
    if (!found?.extended) return true;
    return (value === undefined ? parameterNames(operation, found) : [name]).some((one) => this.isOffered(one));
  }

  /** The fields of a request's body that this server takes. */
  fields({ id, body }: Operation): Field[] {
    return body
      ? fieldsOf(this.contract, body).filter(({ name, extended }) => !extended || this.isOffered(`${id}.${name}`))
      : [];
  }

  private isOffered(extended: string): boolean {
    return this.options.profile !== 'core' && !this.notOffered.has(extended);
  }

  /** Ends the part where the server does not offer what it needs. */
  needs(...names: string[]): void {
    const missing = names.find((name) => !this.offers(name));
    if (missing !== undefined) throw new NotOffered(`${missing} is extended and not offered`);
  }

  /**
   * Calls an operation; the answer is judged by group A, its status is not expected to be any of the documented ones. Checks read in it
   * what the contract names: what a server answers more says nothing, and may be another each time.
   */
  async call(id: string, call: Call = {}): Promise<Exchange> {
    const operation = this.operation(id);
    const method = call.method ?? operation.method;
    this.guard(operation, method, call);
    const kind = KIND_OF_CREATE.get(id);
    const created = kind !== undefined && method === 'post' ? kind : null;
    if (created) this.own.intend(created, nameIn(call, CREATES[created].name));
    const page = pageHeaders(this.origin, this.lastOf(operation) === undefined, call);
    const exchange = await this.client.send({
      operation,
      method,
      path: pathOf(operation, call),
      headers: { ...page, ...this.authorization(operation, call), ...call.headers },
      body: bodyOf(call),
      stream: call.stream,
    });
    noteAnswer(exchange);
    if (created) this.own.made(created, exchange);
    else if (method !== 'get' && exchange.failure === null && exchange.status < 300)
      this.noteChange(operation, call, exchange);
    // U+0000 in a path is refused by many a server before its program, in its own words.
    if (call.broken && exchange.request.path.includes('%00')) this.judge.judgeBroken(exchange);
    else this.judge.judge(exchange, call.broken);
    exchange.json = this.contract.documented(exchange);
    return exchange;
  }

  /** Reads an address of an operation as it stands, broken as it is, as one who may call it. */
  async sendRaw(operation: Operation, path: string): Promise<Exchange> {
    const exchange = await this.client.send({
      operation,
      method: operation.method,
      path,
      headers: this.authorization(operation, {}),
    });
    this.judge.judgeBroken(exchange);
    return exchange;
  }

  /** Calls an operation as it is meant to be called: anything but its 2xx is a violation (A02), and the part ends. */
  async must(id: string, call: Call = {}): Promise<Exchange> {
    const exchange = await this.call(id, call);
    const { success } = this.operation(id);
    if (exchange.status === success || isUndocumentedSuccess(exchange)) return exchange;
    endsAtLimit(exchange);
    // What group A has said of this answer already is not said again.
    if (exchange.failure === null && exchange.status < 500 && exchange.operation?.responses.has(exchange.status)) {
      this.findings.add({
        check: 'A02',
        at: exchange,
        expected: `${success} for a valid request`,
        got: summary(exchange),
        fix: 'Accept what the contract allows, and answer the documented 2xx.',
        root: String(exchange.status),
        pointer: `${this.operation(id).pointer}/responses`,
      });
    }
    throw new CannotJudge(`${id} answered ${exchange.status || 'nothing'} where ${success} was due`);
  }

  /** Whether an answer has one of these statuses; a violation of the check where not. @throws CannotJudge where a limit stands */
  expect(
    exchange: Exchange,
    statuses: number | readonly number[],
    about: { when: string; fix: string; root?: string; pointer?: string; of?: string },
  ): boolean {
    const wanted = typeof statuses === 'number' ? [statuses] : statuses;
    if (wanted.includes(exchange.status)) return true;
    if (wanted.some((status) => status < 300) && isUndocumentedSuccess(exchange)) return true;
    endsAtLimit(exchange);
    // No answer, or a failure of the server: group A has said so.
    if (exchange.failure === null && exchange.status < 500)
      this.fail(exchange, { expected: `${wanted.join(' or ')} ${about.when}`, got: summary(exchange), ...about });
    return false;
  }

  /** As `expect`, of a refusal; its `data` names what is the reason, one of these fields. */
  refuses(
    exchange: Exchange,
    status: number,
    field: string | readonly string[],
    about: { when: string; fix: string; root?: string; pointer?: string; of?: string },
  ): boolean {
    if (!this.expect(exchange, status, about)) return false;
    const fields = [field].flat();
    const named = Object.keys(dataOf<object>(exchange) ?? {});
    if (named.some((key) => fields.some((one) => namesField(key, one)))) return true;
    this.fail(exchange, {
      ...about,
      expected: `${fields.join(' or ')} in data ${about.when}`,
      got: JSON.stringify(dataOf(exchange)) ?? 'no data',
      fix: `${about.fix} Name the field in data.`,
      root: `${about.root ?? ''} named`,
    });
    return false;
  }

  /** A violation of the check that runs; `of` names the operation at fault where another one shows it. Where an operation is named, its last call is what shows it. */
  fail(
    at: Exchange | Operation,
    finding: { expected: string; got: string; fix: string; root?: string; pointer?: string; of?: string },
  ): void {
    const shown = 'request' in at ? at : (this.lastOf(at, this.check) ?? this.lastOf(at));
    this.findings.add({
      check: this.check,
      at: shown ?? at,
      expected: finding.expected,
      got: finding.got,
      fix: finding.fix,
      ...(finding.root !== undefined && { root: finding.root }),
      ...(finding.pointer !== undefined && { pointer: finding.pointer }),
      ...(finding.of !== undefined && { of: this.operation(finding.of) }),
    });
  }

  /** The last call of an operation, that a check has made or whichever. */
  private lastOf(called: Operation, by?: string): Exchange | undefined {
    return this.client.exchanges.findLast(
      ({ operation, request, check }) =>
        operation === called && request.method.toLowerCase() === called.method && (by === undefined || check === by),
    );
  }

  remark(operation: string, text: string): void {
    this.findings.remark(this.check, operation, text);
  }

  /** A part of a check that stands on its own: where it cannot go on, the others still run. */
  part(name: string, run: () => Promise<void>): Promise<void> {
    return runPart(this, name, run);
  }

  /** Runs something for each item, a few at a time, each as a part of its own. */
  async each<T>(items: readonly T[], name: (item: T) => string, run: (item: T) => Promise<void>): Promise<void> {
    await fewAtOnce(items, (item) => this.part(name(item), () => run(item)));
  }

  /** With a read of an article: counts no view, where the server offers to be told so. */
  quietly(id: string): Pick<Call, 'query'> {
    return id === 'getArticle' && this.readsQuietly ? { query: { visit: '-' } } : {};
  }

  /** Whether articles can be read without a view being counted; else each read of ours moves `viewsCount`. */
  get readsQuietly(): boolean {
    return this.offers('getArticle.visit');
  }

  private authorization(operation: Operation, call: Call): Record<string, string> {
    const as = call.as ?? (operation.session === 'required' ? 'staff' : 'visitor');
    if (typeof as === 'object') return { authorization: as.authorization };
    if (as === 'visitor') return {};
    if (this.token === null) throw new CannotJudge('there is no session');
    return { authorization: `Bearer ${this.token}` };
  }

  /** Calls that change something name only records of this run. */
  private guard(operation: Operation, method: string, { path = {} }: Call): void {
    if (['get', 'head', 'options'].includes(method.toLowerCase())) return;
    const foreign = Object.entries(path).find(([name, id]) => !this.own.mayTouch(thingIn(operation, name), id));
    if (foreign !== undefined)
      throw new NotOwned(`${operation.id} was about to touch ${foreign.join(' ')}, which this run did not make.`);
  }

  private noteChange(operation: Operation, { path = {} }: Call, exchange: Exchange): void {
    const [name = '', named = ''] = Object.entries(path).at(-1) ?? [];
    if (operation.method === 'delete') this.own.gone(thingIn(operation, name), named);
    else this.own.noteImages(exchange);
    const id = dataOf<{ id?: unknown }>(exchange)?.id;
    const made = MAKES[operation.id];
    if (typeof id === 'string' && made) this.own.owns(id, exchange, made);
    const nameless = NAMELESS_OF_CREATE.get(operation.id);
    if (nameless) this.own.made(nameless, exchange);
    // Whoever lets the run leave traces is not told of each that nothing deletes.
    if (!this.options.allow.traces) return;
    if (operation.id === 'sendProposal') this.own.stays('proposal', named);
    else if (nameless && !this.offers(NAMELESS[nameless].remove)) this.own.stays(nameless, String(id));
  }
}

const AT_ONCE = 4;

/** Runs something for each item, a few at a time. */
export async function fewAtOnce<T>(items: readonly T[], run: (item: T) => Promise<void>): Promise<void> {
  const waiting = items.values();
  const worker = async () => {
    for (const item of waiting) await run(item);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}
