import { readFileSync } from 'node:fs';
import { CORE_SCHEMA, load, YAMLException, type EventType, type Mark, type State } from 'js-yaml';
import { Refused } from '../refused';

export type JsonValue = null | boolean | number | string | JsonValue[] | JsonObject;
export interface JsonObject {
  [key: string]: JsonValue | undefined;
}

/** The file cannot be used as a contract. The message is one line and names the file, with the line where known. */
export class UnreadableContract extends Refused {}

/** Of each object and list, on which line its keys or entries stand, from 1. */
type Lines = Map<unknown, Map<string, number>>;

interface Place {
  line: number;
  /** The keys within it, or whatever else, in the order of the text. */
  within: { key: string | null; line: number }[];
}

/** What stands behind a key, and behind nothing else. */
const COLON = /[ \t]*:/y;

/** Takes note of the lines while a text is read. */
class Places {
  readonly lines: Lines = new Map();
  private readonly open: Place[] = [];

  hear(event: EventType, { line, position, input, result }: State): void {
    if (event === 'open') {
      this.open.push({ line: line + 1, within: [] });
      return;
    }
    const { within = [], ...place } = this.open.pop() ?? { line: 1 };
    COLON.lastIndex = position;
    this.open.at(-1)?.within.push({ ...place, key: COLON.test(input) ? String(result) : null });
    // What stands at several places, by an alias, is where it is written.
    if (typeof result !== 'object' || result === null || this.lines.has(result)) return;
    const entries = Array.isArray(result)
      ? within.map((entry, index): [string, number] => [String(index), entry.line])
      : within.flatMap(({ key, line: at }): [string, number][] => (key === null ? [] : [[key, at]]));
    this.lines.set(result, new Map(entries));
  }
}

/** The text of an OpenAPI 3 contract: its value, and on which line each part of it stands. */
export class ContractDocument {
  private constructor(
    /** What the file is called in messages. */
    readonly name: string,
    readonly value: JsonObject,
    private readonly lines: Lines,
  ) {}

  /**
   * Reads a contract from a file; `-` is the standard input.
   * @throws UnreadableContract
   */
  static read(file: string): ContractDocument {
    let text: string;
    try {
      text = readFileSync(file === '-' ? 0 : file, 'utf8');
    } catch (error) {
      throw new UnreadableContract(`${file}: ${error instanceof Error ? error.message : String(error)}`);
    }
    return ContractDocument.parse(text, file);
  }

  /**
   * Reads a contract from its YAML or JSON text.
   * @throws UnreadableContract
   */
  static parse(text: string, name: string): ContractDocument {
    const places = new Places();
    let value: JsonValue;
    try {
      value = load(text, { schema: CORE_SCHEMA, listener: (event, state) => places.hear(event, state) }) as JsonValue;
    } catch (failure) {
      throw unreadable(failure, name);
    }
    if (
      !isObject(value) ||
      typeof value.openapi !== 'string' ||
      !value.openapi.startsWith('3.') ||
      !isObject(value.paths)
    ) {
      throw new UnreadableContract(`${name}: this is no OpenAPI 3 document with paths.`);
    }
    return new ContractDocument(name, value, places.lines);
  }

  /** The line, from 1, on which the key or list entry of a pointer stands; that of the nearest parent if it is not there. */
  line(pointer: string): number {
    let value: JsonValue | undefined = this.value;
    let line = 1;
    for (const key of keysOf(pointer)) {
      const found: number | undefined = this.lines.get(value)?.get(key);
      if (found === undefined) break;
      line = found;
      value = memberOf(value, key);
    }
    return line;
  }

  /** What stands at a JSON pointer; undefined where there is nothing. */
  at(pointer: string): JsonValue | undefined {
    return valueAt(this.value, pointer);
  }
}

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The pointer of a member of what `pointer` leads to (RFC 6901, section 3). */
export function child(pointer: string, ...keys: readonly (string | number)[]): string {
  return keys.reduce<string>(
    (parent, key) => `${parent}/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`,
    pointer,
  );
}

/** Where a `$ref` into the same file leads: the pointer of its fragment (RFC 6901, section 6). */
export const pointerOf = (reference: string): string => decodeURIComponent(reference.slice(1));

/** What stands at a JSON pointer below a value; undefined where there is nothing. */
export const valueAt = (value: JsonValue | undefined, pointer: string): JsonValue | undefined =>
  keysOf(pointer).reduce(memberOf, value);

/** The pointer of each object and list in a value. */
export function pointersIn(value: unknown, at = '', found = new Map<unknown, string>()): Map<unknown, string> {
  if (typeof value !== 'object' || value === null) return found;
  found.set(value, at);
  for (const [key, inner] of Object.entries(value)) pointersIn(inner, child(at, key), found);
  return found;
}

function keysOf(pointer: string): string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));
}

function memberOf(value: JsonValue | undefined, key: string): JsonValue | undefined {
  if (Array.isArray(value)) return value[Number(key)];
  return isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined;
}

function unreadable(failure: unknown, name: string): UnreadableContract {
  if (!(failure instanceof YAMLException)) return new UnreadableContract(`${name}: ${oneLine(String(failure))}`);
  // Of several documents in one text it has no mark, whatever its type says.
  const { line } = (failure.mark as Mark | undefined) ?? {};
  return new UnreadableContract(`${name}${line === undefined ? '' : `:${line + 1}`}: ${oneLine(failure.reason)}`);
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
