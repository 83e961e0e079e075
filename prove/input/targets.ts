import type { Random } from '../support/random';

/** A text as a part of an address: encoded as it should be, twice, not enough, or wrongly. */
export function segmentOf(text: string, random: Random): string {
  const well = encodeURIComponent(text.toWellFormed()).slice(0, 6_000);
  switch (random.below(8)) {
    case 0:
      return encodeURIComponent(well);
    case 1:
      return well.replaceAll('%20', '+');
    case 2:
      return `${well}%`;
    case 3:
      return `${well}%zz`;
    case 4:
      return `%ff%fe${well}`;
    default:
      return well;
  }
}

/** Addresses beside the contract's: one in twenty requests asks for such a one. */
export function oddPath(target: string, random: Random): string {
  const [path = '/', query = ''] = target.split('?');
  return random.pick([
    () => `${path}/`,
    () => `/${target}`,
    () => path.replaceAll('/', '//'),
    () => `${path}/../..${path}`,
    () => `${path}/%2e%2e/%2e%2e/etc/passwd`,
    () => path.toUpperCase(),
    () => path.replace('/api/v1', '/api/v2'),
    () => path.replace('/api/v1', ''),
    () => `${path};a=b?${query}`,
    () => `${path}%00`,
    () => `${path}#x`,
    () => `${path}?${'a=b&'.repeat(2_000)}`,
    () => `${path}?${query}&${query}`,
    () => `${path}???`,
    () => `/api/v1/${'x/'.repeat(500)}`,
    () => `/api/v1/${'x'.repeat(9_000)}`,
    () => path.replace(/[a-z]/g, (letter) => `%${letter.charCodeAt(0).toString(16)}`),
    () => `http://other.example${target}`,
    () => `${path.slice(0, random.below(path.length) + 1)}`,
  ])();
}
