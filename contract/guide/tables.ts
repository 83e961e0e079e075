import { METHODS, type Contract, type Operation, type Schema } from '../spec/contract';
import { table } from './markdown';
import { shortType } from './shortType';

/** The records that a server keeps, by the schema that shows them, and what of them no answer ever shows. */
const KEPT: readonly { schema: string; hidden?: string }[] = [
  {
    schema: 'User',
    hidden: 'the hash of the password; of a second factor the secret, its last step and the recovery codes’ hashes',
  },
  { schema: 'StaffSession', hidden: 'the hash of the token; whose it is; until when it holds' },
  { schema: 'Category' },
  { schema: 'Tag' },
  {
    schema: 'Product',
    hidden:
      'the percentage of the discount as it was sent; the rating to start with; the number that orders equal times',
  },
  { schema: 'ProductRating', hidden: 'of which product' },
  { schema: 'Image', hidden: 'of which product or article; its place there' },
  { schema: 'Advertisement', hidden: 'since when it is there' },
  { schema: 'Article', hidden: 'the `visit` ids that were counted; the number that orders equal times' },
  { schema: 'Comment', hidden: 'of which article' },
  { schema: 'Quotation' },
];

/** What is kept and stands in no answer of its own. */
const BESIDE = [
  'For 24 hours each `Idempotency-Key` by call: a hash of the body, and the first answer.',
  'The addresses of subscribers, each once.',
  'Searches that found nothing: words, day (Africa/Nairobi), how often.',
];

/** A parameter with its type; what need not be sent has a question mark. */
const sentAs = (contract: Contract, name: string, required: boolean, schema: Schema) =>
  `\`${name}\`${required ? '' : '?'}: ${shortType(contract, schema)}`;

function bodyOf(contract: Contract, { body }: Operation): string {
  if (!body) return '';
  const fields = Object.entries(body.schema.properties ?? {}).map(([name, schema]) =>
    sentAs(contract, name, body.schema.required?.includes(name) === true, schema),
  );
  return `${body.mediaType === 'multipart/form-data' ? 'form' : 'JSON'}<br>${fields.join('<br>')}`;
}

const schemaAt = (contract: Contract, pointer: string) => contract.at(`${pointer}/schema`) as Schema;

/** What stands in `data` of the one success: the name of a schema, or the fields. */
function answerOf(contract: Contract, operation: Operation): string {
  const { pointer, mediaTypes } = operation.responses.get(operation.success) ?? { pointer: '', mediaTypes: [] };
  const parts =
    mediaTypes.length === 0 ? [] : partsOf(contract, schemaAt(contract, `${pointer}/content/application~1json`));
  const data = parts.flatMap(({ properties }) => (properties?.data ? [properties.data] : []))[0];
  return `${operation.success}${data ? ` ${shortType(contract, data)}` : ''}`;
}

/** A schema and all that it is put together of. */
function partsOf(contract: Contract, schema: Schema): Schema[] {
  const whole = contract.resolve(schema);
  return [whole, ...(whole.allOf ?? []).flatMap((part) => partsOf(contract, part))];
}

const SESSIONS: Readonly<Record<Operation['session'], string>> = {
  required: 'staff',
  optional: 'staff see more',
  none: 'not looked at',
};

function operationRow(contract: Contract, operation: Operation): string[] {
  const { id, method, path, extended, session, parameters, responses, success } = operation;
  const { summary = '' } = contract.at(operation.pointer) as { summary?: string };
  const sent = parameters.filter((parameter) => parameter.in !== 'path');
  return [
    `\`${id}\`${extended ? ' (extended)' : ''}<br>${summary}`,
    `${method.toUpperCase()}<br>\`${path}\``,
    SESSIONS[session],
    sent
      .map(({ name, required, pointer }) => sentAs(contract, name, required, schemaAt(contract, pointer)))
      .join('<br>'),
    bodyOf(contract, operation),
    answerOf(contract, operation),
    [...responses.keys()].filter((status) => status !== success && status < 500).join(' '),
  ];
}

function recordRow(contract: Contract, { schema, hidden = '' }: (typeof KEPT)[number]): string[] {
  const fields = partsOf(contract, { $ref: `#/components/schemas/${schema}` }).flatMap(
    ({ properties = {}, required = [] }) =>
      Object.entries(properties).map(([name, field]) => sentAs(contract, name, required.includes(name), field)),
  );
  return [schema, fields.join('<br>'), hidden];
}

/** The contract on one page: what is asked, what is answered, what is kept. */
export function contractInTables(contract: Contract): string {
  const { title = '', version = '' } = contract.raw.info ?? {};
  const tags = (contract.at('/tags') ?? []) as { name: string; description?: string }[];
  const tagOf = ({ pointer }: Operation) => (contract.at(pointer) as { tags?: string[] }).tags?.[0];
  const inOrder = [...contract.operations.values()].sort(
    (one, other) => METHODS.indexOf(one.method) - METHODS.indexOf(other.method),
  );
  const calls = tags.flatMap(({ name, description = '' }) => [
    `## ${name}`,
    '',
    description,
    '',
    ...table(
      ['call', 'address', 'session', 'query and headers', 'body', 'success', 'refused with'],
      inOrder.filter((operation) => tagOf(operation) === name).map((operation) => operationRow(contract, operation)),
    ),
    '',
  ]);
  return [
    '# The contract in tables',
    '',
    `${title} ${version}, written from \`openapi.yaml\` by contract/docs.ts. The words there are binding; this page is for a look around.`,
    'A question mark stands behind what may be left out. Each call may answer 500 and 503 too. `text 1–80` counts code points.',
    '',
    ...calls,
    '## What to keep',
    '',
    ...table(
      ['record', 'shown', 'never shown'],
      KEPT.map((kept) => recordRow(contract, kept)),
    ),
    '',
    'And beside the records:',
    '',
    ...BESIDE.map((line) => `- ${line}`),
    '',
  ].join('\n');
}
