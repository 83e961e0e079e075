import { readFileSync } from 'node:fs';
import path from 'node:path';
import HtmlWebpackPlugin from 'html-webpack-plugin';

const shell = readFileSync(path.join(__dirname, '../src/common/app/shell.ejs'), 'utf8');

/** What the configuration of a build for a business gives to the document of hosts of plain files. */
async function titlesFor(name: string): Promise<unknown[]> {
  process.env.BUSINESS_NAME = name;
  jest.resetModules();
  const { default: configurations } = await import('../webpack.config');
  const plugins = configurations({}, { mode: 'production' }).flatMap(({ plugins: all = [] }) => all);
  return plugins.flatMap((plugin) => {
    if (plugin?.constructor.name !== HtmlWebpackPlugin.name) return [];
    const { templateParameters } = (plugin as HtmlWebpackPlugin).userOptions ?? {};
    return [(templateParameters as { title?: unknown }).title];
  });
}

test('the document of plain files bears the name of the business, as text', async () => {
  expect(await titlesFor('Dishi & Co')).toEqual(['Dishi & Co', 'Dishi & Co']);
  // `<%-` writes text, `<%=` HTML.
  expect(shell).toContain('<title><%- title %></title>');
});
