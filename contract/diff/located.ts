import {
  child,
  ContractDocument,
  isObject,
  pointerOf,
  UnreadableContract,
  type JsonObject,
  type JsonValue,
} from '../spec/document';

/** A value of the contract and where it stands: the JSON pointer without `#`, after all references. */
export interface Located<Value extends JsonValue = JsonValue> {
  value: Value;
  pointer: string;
}

/** One of the two contracts that are compared: a tree whose values know their places. */
export class LocatedContract {
  readonly root: Located<JsonObject>;

  private constructor(private readonly document: ContractDocument) {
    this.root = { value: document.value, pointer: '' };
  }

  /** @param file `-` is the standard input @throws UnreadableContract */
  static read(file: string): LocatedContract {
    return new LocatedContract(ContractDocument.read(file));
  }

  /** @throws UnreadableContract */
  static parse(text: string, name: string): LocatedContract {
    return new LocatedContract(ContractDocument.parse(text, name));
  }

  /** The line, from 1, on which what a pointer leads to stands. */
  line(pointer: string): number {
    return this.document.line(pointer);
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
    if (!reference.startsWith('#'))
      throw this.unreadable(from, `"${reference}" is in another file; bundle the contract first.`);
    const pointer = pointerOf(reference);
    const value = this.document.at(pointer);
    if (value === undefined) throw this.unreadable(from, `"${reference}" is not there.`);
    return { value, pointer };
  }

  private unreadable(pointer: string, message: string): UnreadableContract {
    return new UnreadableContract(`${this.document.name}:${this.line(pointer)}: ${message}`);
  }
}

/** A chain of references longer than this is a circle. */
const MAX_REFERENCES = 100;

/** The members of an object with their places; nothing where there is no object. */
export function membersOf(parent: Located, key: string): [string, Located][] {
  const value = isObject(parent.value) ? parent.value[key] : undefined;
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([name, member]) =>
    member === undefined
      ? []
      : [[name, { value: member, pointer: child(parent.pointer, key, name) }] satisfies [string, Located]],
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
