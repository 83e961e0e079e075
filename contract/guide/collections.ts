import { METHODS, type Contract, type Operation } from '../spec/contract';
import { exampleBodies, exampleQuery, ID_VARIABLES, madeVariable, pathWith } from './examples';

/** Where a server listens that nobody said anything else about. */
const BASE = 'http://localhost:8080/api/v1';
const BOUNDARY = 'part-of-a-form';
const PICTURE = 'picture.png';

/** A request of the contract's first example, with variables in place of its ids. */
interface Shown {
  operation: Operation;
  title: string;
  path: string;
  query: ReturnType<typeof exampleQuery>;
  /** The JSON body; null where it is a form, or there is none. */
  json: string | null;
  /** The parts of a form; a null value is a picture. */
  form: { name: string; value: string | null }[] | null;
  /** What its answer tells for later calls. */
  makes: string | undefined;
}

const inBraces = (name: string) => `{{${name}}}`;

/** Who signs in, and the records that are asked for: what a person puts in place of the examples. */
const VARIABLES: readonly (readonly [name: string, example: string])[] = [
  ['user', 'wanjiru@angalink.example'],
  ['password', 'correct horse battery staple'],
  ...ID_VARIABLES,
];

/** A text of the examples with variables wherever their values stand. */
const withVariables = (text: string): string =>
  VARIABLES.reduce((written, [name, example]) => written.replaceAll(example, inBraces(name)), text);

function formOf(fields: object): NonNullable<Shown['form']> {
  return Object.entries(fields).flatMap(([name, value]: [string, unknown]): NonNullable<Shown['form']> =>
    name === 'image_url'
      ? (Array.isArray(value) ? value : [value]).map(() => ({ name, value: null }))
      : [{ name, value: withVariables(typeof value === 'string' ? value : JSON.stringify(value)) }],
  );
}

/** Every call of the contract by its tag, in the order in which one may try them: reading before writing, deleting last. */
function shownByTag(contract: Contract): { tag: string; calls: Shown[] }[] {
  const tags = (contract.at('/tags') ?? []) as { name: string }[];
  const described = (operation: Operation) => contract.at(operation.pointer) as { tags?: string[]; summary?: string };
  const inOrder = [...contract.operations.values()].sort(
    (one, other) => METHODS.indexOf(one.method) - METHODS.indexOf(other.method),
  );
  return tags.map(({ name: tag }) => ({
    tag,
    calls: inOrder
      .filter((operation) => described(operation).tags?.[0] === tag)
      .map((operation): Shown => {
        const [body] = exampleBodies(contract, operation);
        const isForm = operation.body?.mediaType === 'multipart/form-data';
        return {
          operation,
          title: described(operation).summary ?? '',
          path: pathWith(operation, inBraces),
          query: exampleQuery(operation.parameters),
          json: body === undefined || isForm ? null : withVariables(JSON.stringify(body, null, 2)),
          form: isForm ? formOf(body as object) : null,
          makes: madeVariable(operation),
        };
      }),
  }));
}

const needsToken = ({ operation }: Shown) => operation.session !== 'none';

/** A file for editors that send requests (VS Code's REST Client, the JetBrains editors). */
export function toHttpFile(contract: Contract): string {
  const head = [
    `# Every call of ${contract.raw.info?.title ?? ''} ${contract.raw.info?.version ?? ''}, from the contract's examples.`,
    '# Sign in first; what is created is then used by the calls below it.',
    '',
    `@base = ${BASE}`,
    '@token = {{signIn.response.body.data}}',
    ...VARIABLES.map(([name, example]) => `@${name} = ${example}`),
    '',
  ];
  return [...head, ...shownByTag(contract).flatMap(({ calls }) => calls.flatMap(httpRequest))].join('\n');
}

function httpRequest(shown: Shown): string[] {
  const { operation, title, path, query, json, form, makes } = shown;
  const search = query.filter(({ plain }) => plain).map(({ name, value }) => `${name}=${value}`);
  return [
    `### ${operation.id}: ${title}`,
    ...(makes === undefined && operation.id !== 'signIn' ? [] : [`# @name ${operation.id}`]),
    `${operation.method.toUpperCase()} {{base}}${path}${search.length > 0 ? `?${search.join('&')}` : ''}`,
    ...(needsToken(shown) ? ['Authorization: Bearer {{token}}'] : []),
    ...(json === null ? [] : ['Content-Type: application/json', '', json]),
    ...(form === null ? [] : httpForm(form)),
    '',
    ...(makes === undefined ? [] : [`@${makes} = {{${operation.id}.response.body.data.id}}`, '']),
  ];
}

const httpForm = (form: NonNullable<Shown['form']>): string[] => [
  `Content-Type: multipart/form-data; boundary=${BOUNDARY}`,
  '',
  ...form.flatMap(({ name, value }) => [
    `--${BOUNDARY}`,
    `Content-Disposition: form-data; name="${name}"${value === null ? `; filename="${PICTURE}"` : ''}`,
    ...(value === null ? ['Content-Type: image/png', '', `< ./${PICTURE}`] : ['', value]),
  ]),
  `--${BOUNDARY}--`,
];

/** A collection for Postman (format 2.1), which Bruno, Insomnia and others import too. */
export function toPostman(contract: Contract): string {
  const { title = '', version = '' } = contract.raw.info ?? {};
  const variable = [['base', BASE], ['token', ''], ...VARIABLES].map(([key, value]) => ({ key, value }));
  const collection = {
    info: {
      name: `${title} ${version}`,
      description: "From the contract's examples. Sign in first; what is created is then used by the other calls.",
      schema: 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json',
    },
    auth: { type: 'bearer', bearer: [{ key: 'token', value: '{{token}}', type: 'string' }] },
    variable,
    item: shownByTag(contract).map(({ tag, calls }) => ({ name: tag, item: calls.map(postmanItem) })),
  };
  return `${JSON.stringify(collection, null, 2)}\n`;
}

function postmanItem(shown: Shown): object {
  const { operation, title, path, query, json, form, makes } = shown;
  const kept = operation.id === 'signIn' ? ['token', 'data'] : makes === undefined ? null : [makes, 'data.id'];
  return {
    name: `${operation.id}: ${title}`,
    request: {
      method: operation.method.toUpperCase(),
      ...(needsToken(shown) ? {} : { auth: { type: 'noauth' } }),
      header: json === null ? [] : [{ key: 'Content-Type', value: 'application/json' }],
      url: {
        raw: `{{base}}${path}`,
        host: ['{{base}}'],
        path: path.split('/').slice(1),
        query: query.map(({ name, value, plain }) => ({ key: name, value, disabled: !plain })),
      },
      ...(json === null ? {} : { body: { mode: 'raw', raw: json } }),
      ...(form === null ? {} : { body: { mode: 'formdata', formdata: form.map(postmanPart) } }),
    },
    ...(kept === null
      ? {}
      : {
          event: [
            {
              listen: 'test',
              script: {
                exec: [`pm.collectionVariables.set('${kept[0] ?? ''}', pm.response.json().${kept[1] ?? ''});`],
              },
            },
          ],
        }),
  };
}

const postmanPart = ({ name, value }: { name: string; value: string | null }) =>
  value === null ? { key: name, type: 'file', src: PICTURE } : { key: name, type: 'text', value };
