import '../../testing/apiOrigin';
import { readFileSync } from 'node:fs';
import { load } from 'js-yaml';
import '.';
import { staffApi } from '../../staff/api';
import { countiesApi } from './counties';
import { proposalApi } from './proposals';

interface Contract {
  paths: Record<string, Record<string, { operationId?: string }>>;
}

/** A call's rules of the cache, as far as it has any. */
interface Rules {
  providesTags?: unknown;
  invalidatesTags?: unknown;
}

const { paths } = load(readFileSync('openapi.yaml', 'utf8')) as Contract;
const operations = Object.values(paths).flatMap((methods) =>
  Object.entries(methods).flatMap(([method, { operationId }]) => (operationId ? [{ method, id: operationId }] : [])),
);
/** Reads of our own, out of the contract's lists. */
const OWN = ['previewArticles', 'findProductTwin', 'findArticleTwin'];
const rules = new Map<string, Rules>();
const note = Object.fromEntries(
  operations.map(({ id }) => [id, (definition: Rules) => void rules.set(id, definition)]),
);
staffApi.enhanceEndpoints({ endpoints: note });
proposalApi.enhanceEndpoints({ endpoints: note });
countiesApi.enhanceEndpoints({ endpoints: note });

const without = (rule: keyof Rules, methods: (method: string) => boolean) =>
  operations.filter(({ id, method }) => methods(method) && rules.has(id) && !rules.get(id)?.[rule]).map(({ id }) => id);

test('the API has the operations of the contract and no others', () => {
  expect(
    Object.keys({ ...staffApi.endpoints, ...proposalApi.endpoints, ...countiesApi.endpoints })
      .filter((id) => !OWN.includes(id))
      .sort(),
  ).toEqual(operations.map(({ id }) => id).sort());
});

test('whatever is read can be made stale, and every write makes something stale', () => {
  // What a server offers stays while a page is open.
  expect(without('providesTags', (method) => method === 'get')).toEqual(['getCapabilities']);
  // A session's beginning and end empty the whole cache; the alias is not called; nothing shows subscriptions, nor a second
  // factor before it is confirmed; who opened a quotation does not read that; requests are read by the staff's program.
  expect(without('invalidatesTags', (method) => method !== 'get')).toEqual([
    'signIn',
    'signOut',
    'beginSecondFactor',
    'commentOnArticleAlias',
    'createQuotation',
    'requestQuote',
    'openSharedProposal',
    'subscribeToNewsletter',
  ]);
});

test('what is made may be there without an answer: its lists are stale all the same', () => {
  const stale = ({ id }: { id: string }) => {
    const tags = rules.get(id)?.invalidatesTags;
    return typeof tags === 'function' ? (tags as (...answer: unknown[]) => unknown)(undefined, {}, {}) : tags;
  };
  const making = operations.filter((operation) => operation.id.startsWith('create') && stale(operation));
  expect(making.length).toBeGreaterThan(5);
  expect(making.filter((operation) => (stale(operation) as unknown[]).length === 0)).toEqual([]);
});
