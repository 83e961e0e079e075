import { dataOf } from '../../http/exchange';
import type { Kit } from '../../run/kit';
import { recordsOf } from '../input/records';
import type { Check } from '../check';

/** ms between two pieces; apart enough to come one by one. */
const PAUSE = 40;
const NOTE = 'Mbili €5 na 📡 tatu';

/** G08: bodies come as the network brings them. */
export const pieces: Check = {
  id: 'G08',
  name: 'bodies-in-pieces',
  reach: 'own',
  rule: 'A body that comes in pieces is read as a whole: a character that is cut in two by them is kept, and a slow sender is waited for.',
  run: async (kit) => {
    await kit.part('commentOnArticle', () => inPieces(kit));
  },
};

async function inPieces(kit: Kit): Promise<void> {
  const { id } = await recordsOf(kit).article();
  const operation = kit.operation('commentOnArticle');
  const path = operation.path.replace('{articleId}', id);
  const content = `${NOTE} ${kit.own.marker()}`;
  const body = Buffer.from(JSON.stringify({ content }));
  const head = [
    `POST ${kit.client.prefix}${path} HTTP/1.1`,
    `Host: ${kit.client.host}`,
    'Accept: application/json',
    'Content-Type: application/json',
    `Content-Length: ${String(body.length)}`,
    'Connection: close',
    '',
    '',
  ].join('\r\n');
  const cuts = [body.indexOf('€') + 1, body.indexOf('📡') + 2, body.length];
  const parts = cuts.map((end, index) => body.subarray(cuts[index - 1] ?? 0, end));
  const { last } = await kit.client.raw({
    pieces: [Buffer.from(head), ...parts],
    pause: PAUSE,
    methods: ['POST'],
    path,
    operation,
    show: `# POST ${path} with its body in ${String(parts.length)} pieces, two characters cut in two`,
  });
  const fix =
    'Put the bytes of a body together before they are decoded (Buffer.concat, a streaming decoder): text += chunk breaks characters.';
  if (!kit.expect(last, [201, 429], { when: 'for a body in pieces', fix, root: 'pieces' }) || last.status !== 201)
    return;
  const made = dataOf<{ id?: string }>(last)?.id;
  const kept = dataOf<{ comments?: { id: string; content: string }[] }>(await kit.read('article', id))?.comments?.find(
    (comment) => comment.id === made,
  );
  if (kept && kept.content !== content)
    kit.fail(last, { expected: `content ${content}`, got: kept.content, fix, root: 'pieces' });
}
