import { useState } from 'react';
import { useOffers, type ListProductsApiArg } from '../../../common/api';

/**
 * Which searches nobody has finished typing. They are asked for quietly, so that a list's staff do not read "dro" and
 * "dron" among what was not found. Words count from Enter, from leaving the box, or from 2 s without a key
 * (`SearchField`): then the page asks for them aloud, unless they have found something already.
 */
export function useUnfinished() {
  const [unfinished, setUnfinished] = useState<readonly string[]>([]);
  const offered = useOffers()('listProducts.quiet');
  return {
    /** The arguments of the list, quiet while its words are being typed. */
    quietly: (args: ListProductsApiArg): ListProductsApiArg =>
      offered && args.search && unfinished.includes(args.search) ? { ...args, quiet: true } : args,
    typed: (words: string) => setUnfinished((known) => [...known, words]),
    finished: (words: string) => setUnfinished((known) => known.filter((other) => other !== words)),
  };
}
