import { readFileSync } from 'node:fs';
import { isAlias, isMap, isScalar, isSeq, LineCounter, parseDocument, type Document, type Node } from 'yaml';

export type JsonValue = null | boolean | number | string | JsonValue[] | JsonObject;
export interface JsonObject {
  [key: string]: JsonValue | undefined;
}

/** A value of the contract and where it stands: the JSON pointer without `#`, after all references. */
export interface Located<Value extends JsonValue = JsonValue> {
  value: Value;
  pointer: string;
}

/** The contract cannot be read. The message is one line and names the file, with the line where known. */
export class UnreadableContract extends Error {}

/** An OpenAPI document that knows the lines of its parts. */
export class Contract {
  private constructor(
    /** What the file is called in messages. */
    readonly name: string,
    readonly root: Located<JsonObject>,
    private readonly document: Document,
    private readonly lines: LineCounter,
  ) {}

  /**
   * Reads a contract from a file; `-` is the standard input.
   * @throws UnreadableContract
   */
  static read(file: string): Contract {
    let text: string;
    try {
      text = readFileSync(file === '-' ? 0 : file, 'utf8');
    } catch (error) {
      throw new UnreadableContract(`${file}: ${error instanceof Error ? error.message : String(error)}`);
    }
    return Contract.parse(text, file);
  }

  /**
   * Reads a contract from its YAML or JSON text.
   * @throws UnreadableContract
   */
  static parse(text: string, name: string): Contract {
    const lines = new LineCounter();
    const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
    const [error] = document.errors;
    if (error) throw new UnreadableContract(`${name}:${lines.linePos(error.pos[0]).line}: ${oneLine(error.message)}`);
    let value: JsonValue;
    try {
      value = document.toJS() as JsonValue;
    } catch (failure) {
      throw new UnreadableContract(`${name}: ${oneLine(failure instanceof Error ? failure.message : String(failure))}`);
    }
    if (!isObject(value) || typeof value.openapi !== 'string' || !value.openapi.startsWith('3.') || !isObject(value.paths)) {
      throw new UnreadableContract(`${name}: this is no OpenAPI 3 document with paths.`);
    }
    return new Contract(name, { value, pointer: '' }, document, lines);
  }

  /** The line, from 1, on which the key or list entry of a pointer stands; that of the nearest parent if it is not there. */
  line(pointer: string): number {
    let node: unknown = this.document.contents;
    let offset = 0;
    for (const token of tokensOf(pointer)) {
      if (isAlias(node)) node = node.resolve(this.document);
      if (isMap(node)) {
        const pair = node.items.find(({ key }) => String(isScalar(key) ? key.value : key) === token);
        if (!pair) break;
        offset = startOf(pair.key) ?? offset;
        node = pair.value;
      } else if (isSeq(node)) {
        node = node.items[Number(token)];
        offset = startOf(node) ?? offset;
      } else break;
    }
    return this.lines.linePos(offset).line;
  }

  /**
   * Follows `$ref` until there is none. What stands beside a `$ref` has no effect (OpenAPI 3.0).
   * @throws UnreadableContract where a reference leads nowhere, in a circle or into another file
   */
  resolve(located: Located): Located {
    let current = located;
    for (let steps = 0; steps < MAX_REFERENCES; steps += 1) {
      const reference = isObject(current.value) ? current.value.$ref : undefined;
      if (typeof reference !== 'string') return current;
      current = this.target(reference, current.pointer);
    }
    throw this.unreadable(located.pointer, 'the references go in a circle.');
  }

  private target(reference: string, from: string): Located {
    if (!reference.startsWith('#')) throw this.unreadable(from, `"${reference}" is in another file; bundle the contract first.`);
    const pointer = decodeURIComponent(reference.slice(1));
    let value: JsonValue | undefined = this.root.value;
    for (const token of tokensOf(pointer)) value = memberOf(value, token);
    if (value === undefined) throw this.unreadable(from, `"${reference}" is not there.`);
    return { value, pointer };
  }

  private unreadable(pointer: string, message: string): UnreadableContract {
    return new UnreadableContract(`${this.name}:${this.line(pointer)}: ${message}`);
  }
}

/** A chain of references longer than this is a circle. */
const MAX_REFERENCES = 100;

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The pointer of a member of what `pointer` leads to (RFC 6901). */
export function child(pointer: string, ...keys: readonly (string | number)[]): string {
  return keys.reduce<string>((parent, key) => `${parent}/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`, pointer);
}

/** The members of an object with their places; nothing where there is no object. */
export function membersOf(parent: Located, key: string): [string, Located][] {
  const value = isObject(parent.value) ? parent.value[key] : undefined;
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([name, member]) =>
    member === undefined ? [] : [[name, { value: member, pointer: child(parent.pointer, key, name) }] satisfies [string, Located]],
  );
}

/** The entries of a list with their places; nothing where there is no list. */
export function entriesOf(parent: Located, key: string): Located[] {
  const value = isObject(parent.value) ? parent.value[key] : undefined;
  if (!Array.isArray(value)) return [];
  return value.map((entry, index) => ({ value: entry, pointer: child(parent.pointer, key, index) }));
}

/** One member with its place, or null where it is not there. */
export function memberAt(parent: Located, key: string): Located | null {
  const value = isObject(parent.value) ? parent.value[key] : undefined;
  return value === undefined ? null : { value, pointer: child(parent.pointer, key) };
}

function memberOf(value: JsonValue | undefined, token: string): JsonValue | undefined {
  if (Array.isArray(value)) return value[Number(token)];
  return isObject(value) && Object.hasOwn(value, token) ? value[token] : undefined;
}

function tokensOf(pointer: string): string[] {
  return pointer === ''
    ? []
    : pointer
        .slice(1)
        .split('/')
        .map((token) => token.replaceAll('~1', '/').replaceAll('~0', '~'));
}

function startOf(node: unknown): number | undefined {
  return (node as Node | null | undefined)?.range?.[0];
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
