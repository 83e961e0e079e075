import { policyHeaders } from './policyHeaders';

const page = { inline: { scripts: [], styles: [] } };
const pictures = (...origins: [string | null, (string | null)?]) =>
  /img-src ([^;]*)/.exec(policyHeaders(page, ...origins)['content-security-policy'] ?? '')?.[1];

test('pictures come from the site, from where its API is, and from where they are served', () => {
  expect(pictures(null)).toBe("'self' data:");
  expect(pictures('https://api.example')).toBe("'self' https://api.example data:");
  expect(pictures(null, 'https://cdn.example')).toBe("'self' https://cdn.example data:");
});
