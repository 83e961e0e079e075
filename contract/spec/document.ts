import { readFileSync } from 'node:fs';
import { isAlias, isMap, isScalar, isSeq, LineCounter, parseDocument, type Document, type Node } from 'yaml';
import { Refused } from '../refused';

export type JsonValue = null | boolean | number | string | JsonValue[] | JsonObject;
export interface JsonObject {
  [key: string]: JsonValue | undefined;
}

/** The file cannot be used as a contract. The message is one line and names the file, with the line where known. */
export class UnreadableContract extends Refused {}

/** The text of an OpenAPI 3 contract: its value, and on which line each part of it stands. */
export class ContractDocument {
  private constructor(
    /** What the file is called in messages. */
    readonly name: string,
    readonly value: JsonObject,
    private readonly document: Document,
    private readonly lines: LineCounter,
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
    if (
      !isObject(value) ||
      typeof value.openapi !== 'string' ||
      !value.openapi.startsWith('3.') ||
      !isObject(value.paths)
    ) {
      throw new UnreadableContract(`${name}: this is no OpenAPI 3 document with paths.`);
    }
    return new ContractDocument(name, value, document, lines);
  }

  /** The line, from 1, on which the key or list entry of a pointer stands; that of the nearest parent if it is not there. */
  line(pointer: string): number {
    let node: unknown = this.document.contents;
    let offset = 0;
    for (const key of keysOf(pointer)) {
      if (isAlias(node)) node = node.resolve(this.document);
      if (isMap(node)) {
        const pair = node.items.find((item) => String(isScalar(item.key) ? item.key.value : item.key) === key);
        if (!pair) break;
        offset = startOf(pair.key) ?? offset;
        node = pair.value;
      } else if (isSeq(node)) {
        node = node.items[Number(key)];
        offset = startOf(node) ?? offset;
      } else break;
    }
    return this.lines.linePos(offset).line;
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

function startOf(node: unknown): number | undefined {
  return (node as Node | null | undefined)?.range?.[0];
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
