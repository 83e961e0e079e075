import { patterns } from '../../../common/domain/paths';
import { searchWords } from '../../../common/domain/texts';

/** The words that an address looks for; none on other pages. */
export const wordsAt = ({ pathname, search }: { pathname: string; search: string }): string =>
  pathname === patterns.search ? searchWords(new URLSearchParams(search).get('q')) : '';
