import { generateEndpoints, type ConfigFile } from '@rtk-query/codegen-openapi';
import { writeFileSync } from 'node:fs';
import { writeClientContract } from './build/contract/clientContract';
import { writeServerTypes } from './build/contract/serverTypes';
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

const shared = {
  schemaFile: './openapi.yaml',
  apiFile: './src/common/api/base.ts',
  apiImport: 'baseApi',
  // The cache policy is written by hand, on one page (src/common/api/enhance.ts).
  tag: false,
  // An id goes into a path as it is only while nobody types one into the address bar.
  encodePathParams: true,
  useUnknown: true,
} satisfies Partial<ConfigFile>;

/** What a part of the shop that comes when wanted asks for: in a file of its own, which comes with it. */
const counties = ['listCounties'];

/**
 * How the client comes out of openapi.yaml: what visitors use in one file, the staff's calls in another, those of a
 * quotation's link in a third, so that the shop's first load carries no call it never makes.
 */
const files: ConfigFile[] = [
  {
    ...shared,
    outputFile: './src/common/api/endpoints.gen.ts',
    exportName: 'generatedApi',
    filterEndpoints: visitors,
    hooks: { queries: true, lazyQueries: false, mutations: true },
  },
  {
    ...shared,
    outputFile: './src/common/api/proposalEndpoints.gen.ts',
    exportName: 'generatedProposalApi',
    filterEndpoints: ofLink,
    hooks: { queries: true, lazyQueries: false, mutations: true },
  },
  {
    ...shared,
    outputFile: './src/common/api/staffEndpoints.gen.ts',
    exportName: 'generatedStaffApi',
    filterEndpoints: (name) => !visitors.includes(name) && !counties.includes(name) && !ofLink.includes(name),
    hooks: { queries: true, lazyQueries: true, mutations: true },
  },
  {
    ...shared,
    outputFile: './src/common/api/countyEndpoints.gen.ts',
    exportName: 'generatedCountiesApi',
    filterEndpoints: counties,
    hooks: { queries: true, lazyQueries: false, mutations: false },
  },
];

const { operations, parameters, fields } = capabilitiesOf(loadContract());

/** What goes beyond the contract's core: its names for the compiler, and by call what may have to be left out of it. */
function writeExtended(): void {
  const names = [...operations, ...parameters, ...fields];
  const extended: Record<string, string[]> = {};
  for (const name of names) {
    const [, operation = '', part] = /^(\w+)\.([^=]+)/.exec(name) ?? [];
    if (part !== undefined) extended[operation] = [...new Set([...(extended[operation] ?? []), part])];
  }
  const list = names.map((name) => `  '${name}',`).join('\n');
  writeFileSync(
    './src/common/api/extended.gen.ts',
    `export const capabilities = [\n${list}\n] as const;\nexport type Capability = (typeof capabilities)[number];\n\nexport const extended: Record<string, readonly string[]> = ${JSON.stringify(extended, null, 2)};\n`,
  );
}

// The package's own command loads a TypeScript file only with esbuild-runner or ts-node; tsx runs this one as it is.
async function main(): Promise<void> {
  for (const file of files) await generateEndpoints(file);
  writeExtended();
  writeClientContract();
  writeServerTypes();
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
