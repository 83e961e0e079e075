/** Writes what comes out of openapi.yaml; with `--check` fails where it is not what is there. */
import { generateEndpoints } from '@rtk-query/codegen-openapi';
import { readFileSync, writeFileSync } from 'node:fs';
import { clientContractFile } from './build/contract/clientContract';
import { serverTypeFiles } from './build/contract/serverTypes';
import { capabilitiesOf } from './server/openapi/capabilities';
import { loadContract } from './server/openapi/document';

const visitors = [
  'listProducts',
  'listProductFacets',
  'getProduct',
  'rateProduct',
  'listAdvertisements',
  'listArticles',
  'getArticle',
  'likeArticle',
  'commentOnArticle',
  'listCategories',
  'listTags',
  'suggestSearch',
  'createQuotation',
  'requestQuote',
  'subscribeToNewsletter',
  'getCapabilities',
];

/** What the page of a quotation's link calls: it comes with that page. */
const ofLink = ['getSharedProposal', 'openSharedProposal', 'acceptSharedProposal'];

type Calls = Parameters<typeof generateEndpoints>[0];

const shared = {
  schemaFile: './openapi.yaml',
  // Beside what is written.
  apiFile: './base',
  apiImport: 'baseApi',
  // The cache policy is written by hand, on one page (src/common/api/enhance.ts).
  tag: false,
  // An id goes into a path as it is only while nobody types one into the address bar.
  encodePathParams: true,
  useUnknown: true,
} satisfies Calls;

/** What a part of the shop that comes when wanted asks for: in a file of its own, which comes with it. */
const counties = ['listCounties'];

/**
 * How the client comes out of openapi.yaml: what visitors use in one file, the staff's calls in another, those of a
 * quotation's link in a third, so that the shop's first load carries no call it never makes.
 */
const files: Record<string, Calls> = {
  './src/common/api/endpoints.gen.ts': {
    ...shared,
    exportName: 'generatedApi',
    filterEndpoints: visitors,
    hooks: { queries: true, lazyQueries: false, mutations: true },
  },
  './src/common/api/proposalEndpoints.gen.ts': {
    ...shared,
    exportName: 'generatedProposalApi',
    filterEndpoints: ofLink,
    hooks: { queries: true, lazyQueries: false, mutations: true },
  },
  './src/common/api/staffEndpoints.gen.ts': {
    ...shared,
    exportName: 'generatedStaffApi',
    filterEndpoints: (name) => !visitors.includes(name) && !counties.includes(name) && !ofLink.includes(name),
    hooks: { queries: true, lazyQueries: true, mutations: true },
  },
  './src/common/api/countyEndpoints.gen.ts': {
    ...shared,
    exportName: 'generatedCountiesApi',
    filterEndpoints: counties,
    hooks: { queries: true, lazyQueries: false, mutations: false },
  },
};

const { operations, parameters, fields } = capabilitiesOf(loadContract());

/** What goes beyond the contract's core: its names for the compiler, and by call what may have to be left out of it. */
function extendedFile(): Record<string, string> {
  const names = [...operations, ...parameters, ...fields];
  const extended: Record<string, string[]> = {};
  for (const name of names) {
    const [, operation = '', part] = /^(\w+)\.([^=]+)/.exec(name) ?? [];
    if (part !== undefined) extended[operation] = [...new Set([...(extended[operation] ?? []), part])];
  }
  const list = names.map((name) => `  '${name}',`).join('\n');
  return {
    './src/common/api/extended.gen.ts': `export const capabilities = [\n${list}\n] as const;\nexport type Capability = (typeof capabilities)[number];\n\nexport const extended: Record<string, readonly string[]> = ${JSON.stringify(extended, null, 2)};\n`,
  };
}

// The package's own command loads a TypeScript file only with esbuild-runner or ts-node; tsx runs this one as it is.
async function main(): Promise<void> {
  const texts = { ...extendedFile(), ...clientContractFile(), ...serverTypeFiles() };
  for (const [file, calls] of Object.entries(files)) texts[file] = String(await generateEndpoints(calls));
  if (!process.argv.includes('--check')) {
    for (const [file, text] of Object.entries(texts)) writeFileSync(file, text);
    return;
  }
  const others = Object.keys(texts).filter((file) => readFileSync(file, 'utf8') !== texts[file]);
  if (others.length === 0) return console.log('What is generated is what openapi.yaml gives.');
  console.error(
    `Not what openapi.yaml gives: ${others.join(', ')}. Run \`npm run api:generate\` and commit the result.`,
  );
  process.exitCode = 1;
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
