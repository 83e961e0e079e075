import { masked } from '../run/curl';
import { PASSWORD, SECRETS } from './sampleReport';

describe('masked', () => {
  it.each([
    ['as it is', PASSWORD],
    ['in JSON', JSON.stringify({ secret: PASSWORD })],
    ['in an address', `?secret=${encodeURIComponent(PASSWORD)}`],
    ['in a form', new URLSearchParams({ secret: PASSWORD }).toString()],
    ['in a shell', `-d '${JSON.stringify({ secret: PASSWORD }).replaceAll("'", `'\\''`)}'`],
    ['for printf', [...Buffer.from(PASSWORD)].map((byte) => `\\x${byte.toString(16).padStart(2, '0')}`).join('')],
  ])('finds a secret %s', (_, text) => {
    expect(masked(text, SECRETS)).toContain('***');
    expect(masked(text, SECRETS)).not.toMatch(/ord|x6f\\x72\\x64/);
  });
});
