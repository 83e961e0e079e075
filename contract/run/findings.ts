import type { Exchange } from '../http/exchange';
import type { Contract, Operation } from '../spec/contract';
import { curlChain, masked, type Origins, type SentFiles } from './curl';

/** A way in which the server differs from the contract: one root, however often it was seen. */
export interface Violation {
  /** As in `D05`. */
  check: string;
  /** `deleteProduct`, or method and path of what the contract does not have. */
  operation: string;
  /** In the contract's file, from 1. */
  line: number;
  /** The property or named schema that this line belongs to, which calls may share; null where it is no schema's. */
  schema: string | null;
  expected: string;
  got: string;
  fix: string;
  /** Shell commands that show it; empty where nothing was sent. */
  curl: string[];
  times: number;
  /** Whether the operation had been answered with its success before: what it was asked with made the difference. */
  workedBefore: boolean;
}

/** Something worth knowing that does not break the contract. */
export interface Remark {
  check: string;
  operation: string;
  text: string;
}

/** What could not be judged, because something before it went wrong or is not offered. */
export interface Inconclusive {
  check: string;
  part: string;
  reason: string;
  /** Whether it is only that the server does not offer what is extended. */
  notOffered: boolean;
}

export interface Finding {
  check: string;
  /** Where it was seen: an answer, or an operation. */
  at: Exchange | Operation;
  expected: string;
  got: string;
  fix: string;
  /** Where the contract says so; else the operation's own place. */
  pointer?: string | undefined;
  /** The operation whose fault it is, where another one's answer shows it. */
  of?: Operation | undefined;
  /** Tells findings of one check and operation apart that have different roots. */
  root?: string;
}

const MAX_TEXT = 300;
/** In a pointer: a named schema, and what is within it but its keywords. */
const SCHEMA = /^\/components\/schemas\/\w+(\/allOf\/\d+|\/properties\/\w+|\/items)*/;
/** On one line; characters beyond U+FFFF are never cut apart. */
const shortened = (text: string) =>
  (text.length > MAX_TEXT ? `${[...text.slice(0, 2 * MAX_TEXT)].slice(0, MAX_TEXT).join('')}…` : text).replace(
    /\s+/g,
    ' ',
  );

const isExchange = (at: Exchange | Operation): at is Exchange => 'request' in at;

/** Method and path for an address that the contract does not have. */
const addressOf = ({ request }: Exchange) => `${request.method} ${request.path.split('?')[0] ?? ''}`;

/** Collects what was found, one entry a root; secrets are masked on the way in. */
export class Findings {
  readonly violations: Violation[] = [];
  readonly remarks: Remark[] = [];
  readonly inconclusive: Inconclusive[] = [];
  /** What nobody could look at in this run, as the verdict says it. */
  readonly blindSpots = new Set<string>();
  /** What the curl lines send. */
  readonly files: SentFiles = new Map();
  private readonly byRoot = new Map<string, Violation>();
  /** In which check each first came to light. */
  private readonly during = new Map<Violation, string>();

  constructor(
    private readonly contract: Contract,
    private readonly origins: Origins,
    private readonly secrets: () => readonly string[],
    private readonly history: readonly Exchange[],
  ) {}

  /** Hides the secrets of the run in a text; JSON.stringify answers undefined for what is not there, whatever its type says. */
  mask(text: string | undefined): string {
    return masked(text ?? 'nothing', this.secrets());
  }

  add({ check, at, expected, got, fix, pointer, of, root = '' }: Finding): void {
    const operation = of ?? (isExchange(at) ? at.operation : at);
    const name = operation?.id ?? addressOf(at as Exchange);
    const key = `${check} ${name} ${root}`;
    const known = this.byRoot.get(key);
    if (known) {
      known.times += 1;
      return;
    }
    const place = pointer ?? operation?.pointer ?? '/paths';
    const violation: Violation = {
      check,
      operation: name,
      line: this.contract.lineOf(place),
      schema: SCHEMA.exec(place)?.[0] ?? null,
      expected: shortened(this.mask(expected)),
      got: shortened(this.mask(got)),
      fix,
      curl: isExchange(at)
        ? curlChain(at, this.origins, this.history, this.secrets(), this.files).map((line) => this.mask(line))
        : [],
      times: 1,
      workedBefore: this.history.some(
        (one) => one !== at && one.operation === operation && one.status === operation?.success,
      ),
    };
    this.byRoot.set(key, violation);
    this.during.set(violation, isExchange(at) ? at.check : check);
    this.violations.push(violation);
  }

  /** Those that first came to light in a check, its own and those of what every answer is judged by. */
  foundIn(check: string): Violation[] {
    return this.violations.filter((violation) => this.during.get(violation) === check);
  }

  /** Puts everything in the order of these checks, whichever of those that went on beside each other was first. */
  inOrderOf(checks: readonly string[]): void {
    const place = new Map(checks.map((check, index) => [check, index]));
    const placeOf = (check = '') => place.get(check) ?? -1;
    this.violations.sort((one, other) => placeOf(this.during.get(one)) - placeOf(this.during.get(other)));
    for (const told of [this.remarks, this.inconclusive])
      told.sort((one, other) => placeOf(one.check) - placeOf(other.check));
  }

  /** Takes back what a check found: it was not the server's doing. */
  withdraw(check: string): void {
    for (const [root, violation] of this.byRoot) if (violation.check === check) this.byRoot.delete(root);
    this.violations.splice(
      0,
      this.violations.length,
      ...this.violations.filter((violation) => violation.check !== check),
    );
  }

  remark(check: string, operation: string, text: string): void {
    if (!this.remarks.some((known) => known.check === check && known.operation === operation && known.text === text))
      this.remarks.push({ check, operation, text: this.mask(text) });
  }

  unjudged(check: string, part: string, reason: string, notOffered = false): void {
    if (!this.inconclusive.some((known) => known.check === check && known.part === part))
      this.inconclusive.push({ check, part, reason: this.mask(reason), notOffered });
  }
}
