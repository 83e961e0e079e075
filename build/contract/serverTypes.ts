import { valueAt } from './clientContract';
import { asNode, loadContract, type Node, type Operation, type ParameterPlace } from '../../server/openapi/document';

const FILE = './server/openapi/operations.gen.ts';
const VALUES_FILE = './server/openapi/values.gen.ts';
/** What the server's own code needs at run time: the database's checks and the bounds of lists are made of it. */
const VALUES = {
  STOCK_STATUSES: 'StockStatus.enum',
  PRODUCT_USES: 'ProductUse.enum',
  QUOTATION_STATUSES: 'QuotationStatus.enum',
  ENTRY_KINDS: 'QuotationEntry.kind.enum',
  PAYMENT_METHODS: 'PaymentMethod.enum',
  NOTICE_KINDS: 'FailedNotice.kind.enum',
  MOST_LINES: 'ProposalUpdate.lines.maxItems',
  MOST_UPLOADED: 'ImagesInput.image_url.maxItems',
  MOST_IMAGES: 'ImageOrderInput.imageIds.maxItems',
  MOST_COMMENTS: 'Article.comments.maxItems',
  MOST_RATINGS: 'Product.ratings.maxItems',
  MOST_NAMES: 'CategoryListResponse/allOf/1.data.categories.maxItems',
  MOST_ADVERTS: 'AdvertisementListResponse/allOf/1.data.maxItems',
  MOST_MISSED_SEARCHES: 'MissedSearchListResponse/allOf/1.data.searches.maxItems',
  LONGEST_MISSED_DAYS: 'listMissedSearches.days.maximum',
  MOST_ENTRIES: 'QuotationHistoryResponse/allOf/1.data.entries.maxItems',
  MOST_PAYMENTS: 'Proposal/allOf/1.payments.maxItems',
  MOST_VERSIONS: 'Proposal/allOf/1.versions.maxItems',
  MOST_VISITS: 'VisitListResponse/allOf/1.data.visits.maxItems',
  MOST_ASKED: 'SalesFigures.mostAsked.maxItems',
  MOST_EVENTS: 'DashboardSummary.events.maxItems',
  DAYS_OF_REQUESTS: 'DashboardSummary.quotesPerDay.maxItems',
  MOST_TOP_ARTICLES: 'DashboardSummary.topArticles.mostViewed.maxItems',
  MOST_COLLEAGUES: 'ColleagueListResponse/allOf/1.data.colleagues.maxItems',
  MOST_DEVICES: 'NotificationSettings.push.devices.maxItems',
  MOST_SESSIONS: 'SessionListResponse/allOf/1.data.sessions.maxItems',
  LONGEST_PASSWORD: 'Credentials.password.maxLength',
};
const PLACES = ['path', 'query', 'header'] as const;
const SCALARS: Readonly<Record<string, string>> = {
  string: 'string',
  integer: 'number',
  number: 'number',
  boolean: 'boolean',
};
/** The type of what has no fields: nothing is taken, or files alone. */
const NOTHING = 'object';
const WIDTH = 100;

/**
 * By file, what the contract says of every operation as TypeScript: what a handler gets, and the `data` it answers with; and,
 * in a file of its own, the values that the server's code needs.
 * @throws Error naming a kind of schema that has no type here
 */
export function serverTypeFiles(): Record<string, string> {
  const contract = loadContract();
  /** Texts of the schemas that operations name. */
  const named = new Map<string, string>();

  /** The schema at a pointer, by its name where it says more than a text or a number. */
  function typeAt(pointer: string): string {
    const schema = contract.resolve(pointer);
    const [, name] = /^#\/components\/schemas\/(\w+)$/.exec(pointer) ?? [];
    if (name === undefined || (!schema.enum && schema.type !== 'object')) return typeOf(schema);
    if (!named.has(name)) {
      // Known before it is written, so that a schema may name itself.
      named.set(name, '');
      named.set(name, typeOf(schema));
    }
    return name;
  }

  function typeOf(schema: Node): string {
    if (typeof schema.$ref === 'string') return typeAt(schema.$ref);
    return schema.nullable === true ? `${typeOfKind(schema)} | null` : typeOfKind(schema);
  }

  function typeOfKind({ allOf, enum: values, type, items, properties, required }: Node): string {
    if (Array.isArray(allOf)) return allOf.map((part) => typeOf(asNode(part))).join(' & ');
    if (Array.isArray(values)) return values.map(quoted).join(' | ');
    if (type === 'array') return `Array<${typeOf(asNode(items))}>`;
    const scalar = SCALARS[String(type)];
    if (scalar) return scalar;
    if (!properties) throw new Error(`A schema of type ${String(type)} without properties has no type for the server.`);
    const must = new Set(required as string[] | undefined);
    const fields = Object.entries(asNode(properties)).filter(([, field]) => !isFile(asNode(field)));
    return objectOf(fields.map(([name, field]) => memberOf(name, must.has(name), typeOf(asNode(field)))));
  }

  function parametersOf({ parameters }: Operation, place: ParameterPlace): string {
    const there = parameters.filter((parameter) => parameter.place === place);
    // Node gives the names of headers in lower case.
    const nameOf = (name: string) => (place === 'header' ? name.toLowerCase() : name);
    return objectOf(there.map(({ name, required, schema }) => memberOf(nameOf(name), required, typeAt(schema))));
  }

  /** What the contract lets a client send; a place that takes nothing is left out. */
  function inputOf(operation: Operation): string {
    const { body } = operation;
    const places = PLACES.map((place) => [place === 'header' ? 'headers' : place, parametersOf(operation, place)]);
    if (body) places.push(['body', typeAt(body.schema)]);
    const parts = places.filter(([, type = '']) => type !== NOTHING && named.get(type) !== NOTHING);
    if (body?.kind === 'multipart') parts.push(['files', 'readonly UploadedFile[]']);
    return objectOf(parts.map((part) => part.join(': ')));
  }

  function outputOf({ responses, success }: Operation): string {
    const { allOf } = contract.resolve(responses.get(success) ?? '');
    const data = ((allOf ?? []) as Node[]).map(({ properties }) => asNode(properties).data).find(Boolean);
    return data ? typeOf(asNode(data)) : 'undefined';
  }

  const calls = contract.operations.map(
    (operation) => `${operation.id}: ${objectOf([`input: ${inputOf(operation)}`, `output: ${outputOf(operation)}`])}`,
  );
  const schemas = [...named].filter(([, text]) => text !== NOTHING).sort(([a], [b]) => (a < b ? -1 : 1));
  const parts = [
    "import type { UploadedFile } from '../request';\n",
    ...schemas.map(([name, text]) => `export type ${name} = ${text};\n`),
    `/** What each operation takes, and the \`data\` of its success. */\nexport type Calls = ${objectOf(calls)};\n`,
  ];
  const values = Object.entries(VALUES).map(([name, at]) => {
    const value = valueAt(contract, at);
    return `export const ${name} = ${JSON.stringify(value)}${Array.isArray(value) ? ' as const' : ''};\n`;
  });
  return {
    [FILE]: parts.join('\n'),
    [VALUES_FILE]: `/** Out of openapi.yaml (build/contract/serverTypes.ts). */\n${values.join('')}`,
  };
}

const quoted = (value: unknown) => (typeof value === 'string' ? `'${value}'` : String(value));
const memberOf = (name: string, required: boolean, type: string) =>
  `${/^\w+$/.test(name) ? name : quoted(name)}${required ? '' : '?'}: ${type}`;

function objectOf(members: readonly string[]): string {
  if (members.length === 0) return NOTHING;
  const line = `{ ${members.join('; ')} }`;
  if (line.length < WIDTH && !line.includes('\n')) return line;
  return `{\n${members.map((member) => `${member};`.replaceAll(/^/gm, '  ')).join('\n')}\n}`;
}

/** Files come beside a form's fields. */
function isFile(field: Node): boolean {
  return (field.type === 'array' ? asNode(field.items) : field).format === 'binary';
}
