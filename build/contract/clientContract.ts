import { loadContract, type Contract, type Node } from '../../server/openapi/document';

/** Bounds that somebody meets before the server does; what nobody asks for does not reach the browser. */
const BOUNDS = {
  LONGEST_SEARCH: 'listProducts.search.maxLength',
  LONGEST_CLIENT_NAME: 'ClientName.maxLength',
  LONGEST_PHONE: 'ClientPhone.maxLength',
  LONGEST_EMAIL: 'Email.maxLength',
  LONGEST_NOTE: 'ClientNote.maxLength',
  MOST_QUOTED_PRODUCTS: 'QuotationInput.productIds.maxItems',
  LONGEST_RATING: 'RatingInput.comment.maxLength',
  LONGEST_ENTRY: 'EntryText.maxLength',
  MOST_TEMPLATES: 'ReplyTemplates.templates.maxItems',
  LONGEST_TEMPLATE_NAME: 'TemplateName.maxLength',
  MOST_LINES: 'ProposalUpdate.lines.maxItems',
  LONGEST_LINE_TEXT: 'LineText.maxLength',
  LARGEST_QUANTITY: 'ProposalLineInput.quantity.maximum',
  HIGHEST_VAT_RATE: 'VatRate.maximum',
  LONGEST_TERMS: 'TermsText.maxLength',
  LONGEST_VALIDITY: 'SalesSettings.validDays.maximum',
  HIGHEST_DEPOSIT: 'SalesSettings.depositPercent.maximum',
  LONGEST_ACCOUNT_NAME: 'BankAccount.name.maxLength',
  LONGEST_PROPOSAL_TITLE: 'OptionalLine.maxLength',
  LONGEST_VISIT_TEXT: 'VisitText.maxLength',
  MOST_DAYS_TO_COUNTY: 'PlaceDays.maximum',
  MOST_VISITS: 'VisitListResponse/allOf/1.data.visits.maxItems',
  LONGEST_COMMENT: 'CommentInput.content.maxLength',
  MOST_COMMENTS: 'Article.comments.maxItems',
  MOST_UPLOADED: 'ImagesInput.image_url.maxItems',
  MOST_IMAGES: 'ImageOrderInput.imageIds.maxItems',
  LONGEST_WORDS: 'Error.message.maxLength',
};

/** Forms of the staff whose fields bear the contract's names: the bounds of all of them. */
const FORMS = { productBounds: 'ProductInput', articleBounds: 'ArticleUpdate' };

const ENUMERATIONS = {
  suggestions: 'ProductSuggestion',
  uses: 'ProductUse',
  sorts: 'listProducts.sort',
  productHealth: 'ProductHealth',
  quotationStatuses: 'QuotationStatus',
  quotationSources: 'QuotationSource',
  proposalStatuses: 'ProposalStatus',
  countedProposals: 'CountedProposals',
  lineKinds: 'LineKind',
  vatModes: 'VatMode',
  paymentMethods: 'PaymentMethod',
  mpesaKinds: 'MpesaAccount.kind',
  writtenEntries: 'QuotationEntryInput.kind',
};

/** Addresses of lists that are also read in other ways than by their own call. */
const ADDRESSES = { PRODUCTS_URL: 'listProducts', ARTICLES_URL: 'listArticles', NEWS_URL: 'getNews' };

const KEYWORDS = ['maxLength', 'maxItems', 'minimum', 'maximum'];

/** A schema by its name and its fields' (`RatingInput.comment`), or a parameter's by its call (`listProducts.sort`). */
function schemaAt(contract: Contract, [name = '', ...fields]: readonly string[]): Node {
  const parameters = contract.operations.find(({ id }) => id === name)?.parameters;
  return contract.resolve(
    parameters?.find((parameter) => parameter.name === fields[0])?.schema ??
      ['#/components/schemas', name, ...fields.flatMap((field) => ['properties', field])].join('/'),
  );
}

function found<T>(value: T | undefined, name: string): T {
  if (value === undefined) throw new Error(`openapi.yaml has no ${name}.`);
  return value;
}

/** What a schema's keyword says: `RatingInput.comment.maxLength`. @throws Error for what the contract does not have */
export function valueAt(contract: Contract, name: string): unknown {
  const parts = name.split('.');
  return found(schemaAt(contract, parts.slice(0, -1))[parts.at(-1) ?? ''], name);
}

function boundsOf(contract: Contract, schema: string): Record<string, Node> {
  const fields = Object.keys(valueAt(contract, `${schema}.properties`) as Node).map((field) => {
    const at = schemaAt(contract, [schema, field]);
    // An extended field that is a `$ref` stands in an `allOf` of it alone (openapi.yaml).
    const node = 'allOf' in at ? contract.resolve(`#/components/schemas/${schema}/properties/${field}/allOf/0`) : at;
    return [field, Object.fromEntries(KEYWORDS.filter((key) => key in node).map((key) => [key, node[key]]))] as const;
  });
  return Object.fromEntries(fields.filter(([, bounds]) => Object.keys(bounds).length > 0));
}

/** What src/ takes of a contract beside the calls, as the text of a module: constants of which a program carries only its own. */
function clientContract(contract: Contract): string {
  const { operations } = contract;
  const multipart = operations.filter(({ body }) => body?.kind === 'multipart').map(({ id }) => id);
  const each = (names: Record<string, string>, valueOf: (name: string) => unknown) =>
    Object.entries(names).map(([constant, name]) => [constant, valueOf(name)] as const);
  const constants = [
    ...each(BOUNDS, (name) => valueAt(contract, name)),
    ...each(FORMS, (name) => boundsOf(contract, name)),
    ...each(ENUMERATIONS, (name) => valueAt(contract, `${name}.enum`)),
    ...each(ADDRESSES, (name) => found(operations.find(({ id }) => id === name)?.path, name)),
  ].map(
    ([name, value]) =>
      `export const ${name} = ${JSON.stringify(value, null, Array.isArray(value) ? 0 : 2)}${typeof value === 'object' ? ' as const' : ''};\n`,
  );
  return [
    '/** Out of openapi.yaml (build/contract/clientContract.ts). */\n',
    ...constants,
    '/** Calls whose body is a form with files. */\n',
    `export const multipart: readonly string[] = ${JSON.stringify(multipart)};\n`,
  ].join('');
}

/** By its file, where both programs find it: the domain knows the bounds too, and stands below the API. */
export const clientContractFile = (): Record<string, string> => ({
  './src/common/domain/contract.gen.ts': clientContract(loadContract()),
});
