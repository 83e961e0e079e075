import { ApiError, type FieldError } from '../errors';
import { asNode, type Contract, type Node } from './document';
import type { ErrorObject } from './schemas';

/** Longest name of an unknown field that is repeated to the client (openapi.yaml, FieldError). */
const LONGEST_NAME = 200;
/** As many as the contract lets an answer list. */
const MOST_ERRORS = 1_000;
/** Whitespace, control, zero-width and filler characters: what the contract's names may not consist of alone. */
export const BLANK =
  /^[\p{White_Space}\p{Cc}\p{Cf}\u034F\u115F\u1160\u17B4\u17B5\u180B-\u180F\u2800\u3164\uFE00-\uFE0F\uFFA0]*$/u;

const TYPE_WORDS: Readonly<Record<string, string>> = {
  string: 'text',
  integer: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
};

const FORMAT_MESSAGES: Readonly<Record<string, string>> = {
  email: 'Enter an email address such as name@example.com.',
  'date-time': 'Enter a date and time such as 2026-11-01T09:00:00Z.',
};

/** Turns what a validator found into one sentence a field, in words for the person who filled it in. */
export class ValidationMessages {
  /** Patterns of the contract that have a meaning of their own. */
  private readonly byPattern: ReadonlyMap<unknown, string>;

  constructor(contract: Contract) {
    const patternOf = (schema: string) => contract.resolve(`#/components/schemas/${schema}`).pattern;
    this.byPattern = new Map([
      [patternOf('Money'), 'Enter an amount such as 49900.00.'],
      [patternOf('Timestamp'), FORMAT_MESSAGES['date-time'] ?? ''],
      [patternOf('ClientPhone'), 'Enter a phone number such as +254 700 000 000.'],
    ]);
  }

  /** The 400 for these errors; the first message for a field is the one that is shown. */
  failure(errors: readonly ErrorObject[]): ApiError {
    const data = new Map<string, string>();
    // What a format asks for says more than a length.
    for (const error of errors.slice(0, MOST_ERRORS).sort((a, b) => weight(a) - weight(b))) {
      const { path, msg } = this.describe(error);
      if (!data.has(path)) data.set(path, msg);
    }
    const list = [...data].map(([path, msg]) => ({ path, msg }));
    // fromEntries defines fields and never sets a prototype, whatever a client calls its fields.
    return new ApiError(400, 'Please correct the marked fields.', Object.fromEntries(data), list);
  }

  private describe(error: ErrorObject): FieldError {
    const path = fieldOf(error);
    return { path, msg: this.message(error, label(path)) };
  }

  private message({ keyword, params, parentSchema, data }: ErrorObject, name: string): string {
    const schema = asNode(parentSchema);
    switch (keyword) {
      case 'required':
        return `${name} is required.`;
      case 'additionalProperties':
        return `${name} is not known here.`;
      case 'type':
        return `${name} must be ${TYPE_WORDS[String(params.type)] ?? 'of another type'}.`;
      case 'minProperties':
        return 'Send at least one field.';
      case 'format':
        return FORMAT_MESSAGES[String(params.format)] ?? `${name} is not valid.`;
      case 'enum':
        return `${name} must be one of ${(params.allowedValues as unknown[]).join(', ')}.`;
      case 'minLength':
      case 'pattern':
        if (typeof data === 'string' && BLANK.test(data)) return `${name} is required.`;
        return this.byPattern.get(schema.pattern) ?? this.lengthMessage(keyword, schema, name);
      case 'maxLength':
        return `${name} may have at most ${String(params.limit)} characters.`;
      case 'minimum':
      case 'maximum':
        return rangeMessage(schema, name);
      case 'minItems':
        return `${name} is required.`;
      case 'maxItems':
        return `${name} may have at most ${String(params.limit)} entries.`;
      default:
        return `${name} is not valid.`;
    }
  }

  private lengthMessage(keyword: string, schema: Node, name: string): string {
    if (keyword === 'minLength') return `${name} must have at least ${String(schema.minLength)} characters.`;
    return `${name} has characters that are not allowed here.`;
  }
}

const weight = ({ keyword }: ErrorObject) => (keyword === 'format' ? 0 : 1);

/** The contract's field that an error is about; `body` when it is about the whole. */
function fieldOf({ instancePath, params, keyword }: ErrorObject): string {
  const [, first] = instancePath.split('/');
  if (first !== undefined) return first.replaceAll('~1', '/').replaceAll('~0', '~');
  if (keyword === 'required') return String(params.missingProperty);
  if (keyword === 'additionalProperties') return String(params.additionalProperty).slice(0, LONGEST_NAME);
  return 'body';
}

function rangeMessage(schema: Node, name: string): string {
  const [minimum, maximum] = [schema.minimum as number | undefined, schema.maximum as number | undefined];
  if (maximum === undefined) return `${name} must be ${minimum} or more.`;
  if (minimum === undefined) return `${name} must be ${maximum} or less.`;
  return `${name} must be from ${minimum} to ${maximum}.`;
}

/** `category_name` reads "Category name", `emailOrPhone` "Email or phone", `clients_email` "Email". */
function label(field: string): string {
  const words = field
    .replace(/^clients_/, '')
    .replace(/_(id|url)$/, '')
    .replaceAll('_', ' ')
    .replace(/([a-z])([A-Z])/g, (_, end: string, start: string) => `${end} ${start.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
