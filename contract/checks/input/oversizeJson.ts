import type { Kit } from '../../run/kit';
import type { Check } from '../check';

const MEGABYTES = 8;

/** B15: a body may not be as large as it likes. */
export const oversizeJson: Check = {
  id: 'B15',
  name: 'oversize-json',
  reach: 'own',
  rule: `A JSON body of ${MEGABYTES} MB, whose text is longer than its schema allows anyway, is 413 (or 400), and the server answers the next request.`,
  run: async (kit) => {
    const operation = kit.operation('createTag');
    const bytes = Buffer.from(JSON.stringify({ tag_name: 'x'.repeat(MEGABYTES * 1024 * 1024) }));
    // Not by kit.call: a server may answer and close before it has read all, and whether the answer still arrives is chance.
    const exchange = await kit.client.send({
      operation,
      method: 'post',
      path: operation.path,
      headers: { authorization: `Bearer ${kit.token ?? ''}` },
      body: { bytes, type: 'application/json' },
    });
    if (exchange.failure === null) {
      kit.own.made('tag', exchange);
      kit.judge.judge(exchange, true);
      kit.expect(exchange, [400, 413], {
        when: `for a JSON body of ${MEGABYTES} MB`,
        fix: 'Limit the size of JSON bodies and answer 413; 1 MB is plenty for every body of the contract.',
        pointer: `${operation.pointer}/responses/413`,
      });
    } else {
      kit.remark(
        'createTag',
        `A JSON body of ${MEGABYTES} MB was cut off without an answer that arrived (${exchange.failure}). Read on for a while after answering 413, so that browsers can show the message.`,
      );
    }
    await answersStill(kit);
  },
};

async function answersStill(kit: Kit): Promise<void> {
  const exchange = await kit.call('listTags');
  kit.expect(exchange, 200, {
    when: 'after a body that was too large',
    fix: 'Refuse a large body without ending the process.',
    root: 'after',
  });
}
