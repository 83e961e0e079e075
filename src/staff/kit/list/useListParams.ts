import { useCallback, useMemo, useRef } from 'react';
import { pageFromText } from '../../../common/domain/pages';
import { idFromText, searchWords } from '../../../common/domain/texts';
import { useAddressQuery } from '../../../common/app/useAddressQuery';

/** What a list may be narrowed and ordered by: its choices, the first one standing when the address names none; `text` for an id or a day, and for the words of `search`. */
type ListChoices = Readonly<Record<string, readonly string[] | 'text'>>;

type Value<C> = C extends readonly (infer V extends string)[] ? V : string;
export type ListValues<C extends ListChoices> = { readonly [K in keyof C]: Value<C[K]> };

export interface ListParams<C extends ListChoices> {
  /** From 1. */
  page: number;
  values: ListValues<C>;
  /** Something narrows the list; order alone does not. */
  filtered: boolean;
  /** Takes over choices and begins at page 1; what else the address holds stays. */
  set: (changes: Partial<ListValues<C>>) => void;
  clear: () => void;
  /** The query of another page of the same list. */
  pageQuery: (page: number) => string;
}

const SORT = 'sort';
/** Words are typed bit by bit: Back shall not spell them backwards, but lead from one search to the one before. */
const SEARCH = 'search';
const SAME_SEARCH_MS = 1000;

/** A list's page and choices of an address. Values that are no choice count as the first one, and what is no id or day as none. */
export function readListParams<C extends ListChoices>(
  choices: C,
  search: URLSearchParams,
): Pick<ListParams<C>, 'page' | 'values'> {
  const values = Object.entries(choices).map(([name, allowed]) => {
    const value = search.get(name) ?? '';
    if (allowed === 'text') return [name, (name === SEARCH ? searchWords : idFromText)(value)];
    return [name, allowed.includes(value) ? value : firstOf(allowed)];
  });
  return { page: pageFromText(search.get('page')), values: Object.fromEntries(values) as ListValues<C> };
}

/**
 * A list's page, words, filters and order, which live in the address: Back returns to the same place,
 * and the address can be shared.
 * @param choices a constant, made once
 */
export function useListParams<C extends ListChoices>(choices: C): ListParams<C> {
  const [search, change] = useAddressQuery();
  const text = search.toString();
  const { page, values } = useMemo(() => readListParams(choices, new URLSearchParams(text)), [choices, text]);
  const searchedAt = useRef(0);
  const set = useCallback(
    (changes: Partial<ListValues<C>>) => {
      const now = Date.now();
      const goingOn = SEARCH in changes && now - searchedAt.current < SAME_SEARCH_MS;
      if (SEARCH in changes) searchedAt.current = now;
      change(
        (current) => {
          const next = new URLSearchParams(current);
          next.delete('page');
          for (const [name, value] of Object.entries(changes) as [string, string][]) {
            const allowed = choices[name];
            if (value === '' || (allowed !== 'text' && value === allowed?.[0])) next.delete(name);
            else next.set(name, value);
          }
          return next;
        },
        { replace: goingOn },
      );
    },
    [choices, change],
  );
  const narrowing = Object.keys(choices).filter(
    (name) => name !== SORT && (values[name] as string) !== firstOf(choices[name]),
  );
  const clear = () =>
    set(Object.fromEntries(narrowing.map((name) => [name, firstOf(choices[name])])) as Partial<ListValues<C>>);
  const pageQuery = (page: number) => {
    const next = new URLSearchParams(text);
    if (page > 1) next.set('page', String(page));
    else next.delete('page');
    return next.toString();
  };
  return { page, values, filtered: narrowing.length > 0, set, clear, pageQuery };
}

const firstOf = (allowed: readonly string[] | 'text' | undefined): string =>
  allowed === undefined || allowed === 'text' ? '' : (allowed[0] ?? '');
