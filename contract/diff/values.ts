import { inNew, inOld, type Direction, type Report } from './places';
import type { Bound, Mark, Shape } from './shape';

/** What a single value may be, whatever it holds: its type, the values that are named, bounds and forms. */
export class ValueComparison {
  constructor(
    private readonly direction: Direction,
    private readonly report: Report,
  ) {}

  compare(old: Shape, now: Shape): void {
    this.compareTypes(old, now);
    this.compareValues(old, now);
    this.compareBounds(
      old.lower,
      now.lower,
      'at least',
      (bound, than) => bound.value > than.value || (bound.value === than.value && bound.exclusive && !than.exclusive),
    );
    this.compareBounds(
      old.upper,
      now.upper,
      'at most',
      (bound, than) => bound.value < than.value || (bound.value === than.value && bound.exclusive && !than.exclusive),
    );
    this.compareForms(old.forms, now.forms);
  }

  private compareTypes(old: Shape, now: Shape): void {
    const what = `type ${old.types?.text ?? 'any'} -> ${now.types?.text ?? 'any'}`;
    const place = now.types ? inNew(now.types.pointer) : inOld(old.types?.pointer ?? old.pointer);
    const isNarrower = isWithin(now, old);
    const isWider = isWithin(old, now);
    if (!(isNarrower && isWider)) {
      if (isWider && this.direction === 'request') this.report('request-type-widened', place, what);
      else if (isNarrower && this.direction === 'response') this.report('response-type-narrowed', place, what);
      else this.report(`${this.direction}-type-changed`, place, what);
    }
    // Of any type is null too.
    if (!old.types || !now.types || old.nullable === now.nullable) return;
    if (old.nullable)
      this.report(
        this.direction === 'request' ? 'request-null-refused' : 'response-null-gone',
        place,
        'null is not allowed any more',
      );
    else
      this.report(
        this.direction === 'request' ? 'request-null-allowed' : 'response-null-possible',
        place,
        'null is allowed now',
      );
  }

  private compareValues(old: Shape, now: Shape): void {
    if (!old.values && !now.values) return;
    if (!old.values || !now.values) {
      const isNarrower = now.values !== null;
      const place = now.values ? inNew(now.values.pointer) : inOld(old.values?.pointer ?? old.pointer);
      const what = isNarrower
        ? `only ${[...(now.values?.texts.values() ?? [])].join(', ')} from now on`
        : 'any value from now on';
      this.report(`${this.direction}-enum-value-${isNarrower ? 'removed' : 'added'}`, place, what);
      return;
    }
    for (const [key, text] of old.values.texts)
      if (!now.values.texts.has(key))
        this.report(`${this.direction}-enum-value-removed`, inNew(now.values.pointer), `without "${text}"`);
    for (const [key, text] of now.values.texts)
      if (!old.values.texts.has(key))
        this.report(`${this.direction}-enum-value-added`, inNew(now.values.pointer), `with "${text}"`);
  }

  private compareBounds(
    old: ReadonlyMap<string, Bound>,
    now: ReadonlyMap<string, Bound>,
    words: string,
    isTighter: (bound: Bound, than: Bound) => boolean,
  ): void {
    for (const keyword of new Set([...old.keys(), ...now.keys()])) {
      const before = old.get(keyword);
      const after = now.get(keyword);
      const what = `${keyword} ${boundText(before, words)} -> ${boundText(after, words)}`;
      const place = after ? inNew(after.pointer) : inOld(before?.pointer ?? '');
      if (after && (!before || isTighter(after, before))) this.report(`${this.direction}-bound-tightened`, place, what);
      else if (before && (!after || isTighter(before, after)))
        this.report(`${this.direction}-bound-loosened`, place, what);
    }
  }

  private compareForms(old: ReadonlyMap<string, Mark>, now: ReadonlyMap<string, Mark>): void {
    const gone = [...old].filter(([key]) => !now.has(key));
    for (const [key, mark] of now) {
      if (old.has(key)) continue;
      const [keyword] = key.split(' ', 1);
      const replaced = gone.findIndex(([other]) => other.startsWith(`${keyword} `));
      if (replaced < 0)
        this.report(
          `${this.direction}-form-narrowed`,
          inNew(mark.pointer),
          `${keyword} ${shorten(mark.text)} from now on`,
        );
      else {
        const [[, former] = ['', mark]] = gone.splice(replaced, 1);
        this.report(
          `${this.direction}-form-changed`,
          inNew(mark.pointer),
          `${keyword} ${shorten(former.text)} -> ${shorten(mark.text)}`,
        );
      }
    }
    for (const [key, mark] of gone)
      this.report(
        `${this.direction}-form-widened`,
        inOld(mark.pointer),
        `no ${key.split(' ', 1).join('')} ${shorten(mark.text)} any more`,
      );
  }
}

/** Whether whatever has one shape's type has the other's too. */
function isWithin(one: Shape, other: Shape): boolean {
  const wide = other.types;
  if (!wide) return true;
  return (
    one.types !== null &&
    one.types.names.every((name) => wide.names.includes(name) || (name === 'integer' && wide.names.includes('number')))
  );
}

function boundText(bound: Bound | undefined, words: string): string {
  if (!bound) return 'none';
  return bound.exclusive ? `${words} ${bound.value} (not itself)` : String(bound.value);
}

const LONGEST_QUOTE = 60;

function shorten(text: string): string {
  return text.length > LONGEST_QUOTE ? `${text.slice(0, LONGEST_QUOTE)}...` : text;
}
