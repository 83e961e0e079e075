import { mapFrame } from '../../src/common/domain/contactLinks';
import { contentPolicy, policyHeaders } from './policyHeaders';

const page = { inline: { scripts: [], styles: [] } };
const pictures = (...origins: [string | null, (string | null)?]) =>
  /img-src ([^;]*)/.exec(policyHeaders(page, ...origins)['content-security-policy'] ?? '')?.[1];

test('pictures come from the site, from where its API is, and from where they are served', () => {
  expect(pictures(null)).toBe("'self' data:");
  expect(pictures('https://api.example')).toBe("'self' https://api.example data:");
  expect(pictures(null, 'https://cdn.example')).toBe("'self' https://cdn.example data:");
});

test('a document says of itself all but who may frame it, which browsers heed in a header alone', () => {
  const policy = policyHeaders(page, 'https://api.example')['content-security-policy'];
  expect(policy).toBe(`${contentPolicy(page, 'https://api.example')}; frame-ancestors 'none'`);
});

test('the map that a visitor may ask for, and no other site, is framed', () => {
  expect(contentPolicy(page, null)).toContain(`; frame-src ${new URL(mapFrame).origin};`);
});
