import { useRef } from 'react';
import { isPlain, sameValue } from './changes';
import { isNumber, plainNumber } from './numbers';

/**
 * Whether values are those that stand there: what was begun with stands there still, or what was sent does already, a save
 * whose answer was lost. A colleague who saved the same is in nobody's way either.
 * @param names of the fields that are meant: all that there are, unless fewer were sent
 */
export const standThere = (values: object, there: object, names = Object.keys(there)): boolean =>
  names.every((name) => name in there && sameValue(values[name as keyof object], there[name as keyof object]));

/** Without the space around it; of a number its figures alone, which no whole one loses: it may be a phone's or an account's. */
function textAsKept(text: string): string {
  if (!isNumber(text)) return text.trim();
  const figures = plainNumber(text);
  return figures.includes('.') ? String(Number(figures)) : figures;
}

function valueAsKept(value: unknown): unknown {
  if (typeof value === 'string') return textAsKept(value);
  if (Array.isArray(value)) return value.map(valueAsKept);
  return isPlain(value) ? asKept(value) : value;
}

/** A form's values as the server keeps them, rows without the `key` that they have in the form alone. */
export const asKept = (values: object): object =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => (name === 'key' ? [] : [[name, valueAsKept(value)]])),
  );

/**
 * What was sent since a save was last known to be done, for a form whose fields go on changing: what stands there of it is
 * one's own, and its answer was lost.
 */
export function useTried() {
  const tried = useRef<readonly object[]>([]);
  return {
    /** @param values as the server keeps them */
    add: (values: object) => {
      tried.current = [...tried.current, values];
    },
    has: (there: object) => tried.current.some((values) => standThere(values, there)),
    forget: () => {
      tried.current = [];
    },
  };
}
