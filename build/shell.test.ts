import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import HtmlWebpackPlugin from 'html-webpack-plugin';

const shell = readFileSync(path.join(__dirname, '../src/common/app/shell.ejs'), 'utf8');

/** What the build with these settings gives to the two documents of hosts of plain files. */
async function partsOf(settings: object, mode: 'production' | 'development', serve = false) {
  const environment = jest.replaceProperty(process, 'env', { ...process.env, ...settings });
  jest.resetModules();
  const { default: configurations } = await import('../webpack.config');
  const made = configurations(serve ? { WEBPACK_SERVE: true } : {}, { mode });
  environment.restore();
  const plugins = made.flatMap(({ plugins: all = [] }) => all);
  return plugins.flatMap((plugin) => {
    if (plugin?.constructor.name !== HtmlWebpackPlugin.name) return [];
    const { templateParameters } = (plugin as HtmlWebpackPlugin).userOptions ?? {};
    return [templateParameters as { title: string; policy: string | null; sheet: string }];
  });
}

test('the document of plain files bears the name of the business, as text', async () => {
  const parts = await partsOf({ BUSINESS_NAME: 'Dishi & Co' }, 'production');
  expect(parts.map(({ title }) => title)).toEqual(['Dishi & Co', 'Dishi & Co']);
  // `<%-` writes text, `<%=` HTML.
  expect(shell).toContain('<title><%- title %></title>');
});

test('it says its own policy: scripts of this origin, the one style it has, and where the API and its pictures are', async () => {
  const settings = { API_BASE_URL: 'https://api.example/api/v1', MEDIA_PUBLIC_URL: 'https://cdn.example/pictures' };
  const [shop, staff] = await partsOf(settings, 'production');
  const text = shop?.sheet.replace(/<\/?style>/g, '') ?? '';
  const hash = createHash('sha256').update(text).digest('base64');
  expect(shop?.policy).toMatch(/script-src 'self';.* connect-src 'self' https:\/\/api\.example;/);
  expect(shop?.policy).toContain("img-src 'self' https://api.example https://cdn.example data: blob:;");
  expect(shop?.policy).toContain(`'sha256-${hash}'`);
  expect(staff?.policy).toBe(shop?.policy);
  // Before all that it is about.
  expect(shell).toMatch(/<meta charset="utf-8">\s*<% if \(policy\) \{ %>\s*<meta http-equiv="Content-Security-Policy"/);
});

test('while the page is worked on its programs come as text, which no policy would let run', async () => {
  const parts = await partsOf({}, 'development', true);
  expect(parts.map(({ policy }) => policy)).toEqual([null, null]);
});
