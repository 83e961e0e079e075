import { settledStatus } from '../../run/answers';
import { endsAtLimit } from '../../run/cannotJudge';
import { CREATES } from '../../run/creates';
import type { Kit } from '../../run/kit';
import type { Check } from '../check';
import { PUSH_DEVICE } from '../input/bases';
import { same } from './compared';
import { atOnce, KINDS, OPERATIONS, readData, statusesOf } from './kinds';
import { begun, sendFilled } from './proposalSteps';

const AT_ONCE = 20;

/** D22: what comes at once is all counted, and only one of equals wins. */
export const concurrency: Check = {
  id: 'D22',
  name: 'concurrency',
  reach: 'load',
  rule: 'Twenty likes or ratings at once all count; of twenty creates with one name, in whichever capitals, one is kept; of several deletes of one record, a draft, a payment or a device too, one is 200, the others 404.',
  run: async (kit) => {
    await kit.part('likeArticle', async () => {
      const { id } = await kit.createArticle();
      await atOnce(AT_ONCE, () => kit.call('likeArticle', { path: { articleId: id } }));
      const { likesCount } = await readData(kit, 'article', id);
      if (likesCount !== AT_ONCE)
        kit.fail(kit.operation('likeArticle'), {
          expected: `likesCount ${AT_ONCE} after ${AT_ONCE} likes at once`,
          got: String(likesCount),
          fix: 'Add in the database (likes = likes + 1), not in the program.',
        });
    });
    await kit.part('rateProduct', async () => {
      const { id } = await kit.createProduct();
      await atOnce(AT_ONCE, (index) =>
        kit.call('rateProduct', { path: { productId: id }, json: { rating: (index % 2) + 4 } }),
      );
      const { rating, reviews } = await readData(kit, 'product', id);
      if (reviews !== AT_ONCE || rating !== 4.5)
        kit.fail(kit.operation('rateProduct'), {
          expected: `reviews ${AT_ONCE} and rating 4.5 after ${AT_ONCE} ratings at once`,
          got: `reviews ${String(reviews)}, rating ${String(rating)}`,
          fix: 'Count and average from the ratings themselves, or add in the database.',
        });
    });
    await kit.each(
      ['category', 'tag'] as const,
      (kind) => CREATES[kind].create,
      async (kind) => {
        const marker = kit.own.marker();
        const answers = await atOnce(AT_ONCE, (index) =>
          kit.call(CREATES[kind].create, {
            json: { [CREATES[kind].name]: `${marker} ${index % 2 ? 'at once' : 'AT ONCE'}` },
          }),
        );
        if (
          answers.filter((answer) => settledStatus(answer) === 201).length !== 1 ||
          answers.some((answer) => ![201, 409].includes(settledStatus(answer)))
        )
          kit.fail(kit.operation(CREATES[kind].create), {
            expected: `one 201 and 409 for the others of ${AT_ONCE} creates with one name at once, every other in capitals`,
            got: statusesOf(answers),
            fix: 'Let a unique index on the name without its case and outer blanks decide, and answer its refusal with 409.',
          });
      },
    );
    await kit.each(
      KINDS,
      (kind) => CREATES[kind].remove,
      async (kind) => {
        const { id } = await kit.create(kind);
        await deletedOnce(kit, CREATES[kind].remove, { id });
      },
    );
    await kit.part('deleteProposal', async () => {
      kit.needs('createProposal', 'deleteProposal');
      await deletedOnce(kit, 'deleteProposal', { id: await begun(kit) });
    });
    await kit.part('deletePayment', () => payment(kit));
  },
};

const DELETES = 6;

/** Deletions of one thing at once: it is deleted once. */
export async function deletedOnce(kit: Kit, operation: string, path: Record<string, string>): Promise<void> {
  const answers = await atOnce(DELETES, () => kit.call(operation, { path }));
  if (
    answers.filter((answer) => settledStatus(answer) === 200).length !== 1 ||
    answers.some((answer) => ![200, 404].includes(settledStatus(answer)))
  )
    kit.fail(kit.operation(operation), {
      expected: `one 200 and 404 for the others of ${DELETES} deletions of one thing at once`,
      got: statusesOf(answers),
      fix: 'Answer by the number of rows that the delete removed.',
    });
}

/** Of a quotation that is sent, which has a number and stays. */
async function payment(kit: Kit): Promise<void> {
  if (!kit.options.allow.traces) return;
  kit.needs('createProposal', 'updateProposal', 'sendProposal', 'recordPayment', 'deletePayment');
  const id = await begun(kit);
  await sendFilled(kit, id);
  const json = { amount: '1', method: 'cash', paidOn: '2026-01-02' };
  const paymentId = kit.made(await kit.must('recordPayment', { path: { id }, json }), 'payment');
  await deletedOnce(kit, 'deletePayment', { id, paymentId });
}

/** D23: the same create twice at once. */
export const doubleSubmit: Check = {
  id: 'D23',
  name: 'double-submit',
  reach: 'own',
  rule: 'The same create twice at once does not make the server fail: where names are unique one is 201 and the other 409, of one endpoint or address both are 201 and it is one device, else both are 201 with ids of their own.',
  run: async (kit) => {
    await kit.each(
      ['category', 'tag'] as const,
      (kind) => CREATES[kind].create,
      async (kind) => {
        const name = kit.own.marker();
        const answers = await atOnce(2, () => kit.call(CREATES[kind].create, { json: { [CREATES[kind].name]: name } }));
        if (statusesOf(answers) !== '201, 409')
          kit.fail(kit.operation(CREATES[kind].create), {
            expected: '201 and 409',
            got: statusesOf(answers),
            fix: 'Let a unique index decide, and answer its refusal with 409.',
          });
      },
    );
    await kit.part('createArticle', async () => {
      const form = [{ name: 'title', value: kit.own.marker() }];
      const answers = await atOnce(2, () => kit.call('createArticle', { form }));
      const ids = answers.map(({ json }) => (json as { data?: { id?: string } } | undefined)?.data?.id);
      if (statusesOf(answers) !== '201, 201' || ids[0] === ids[1])
        kit.fail(kit.operation('createArticle'), {
          expected: '201 twice, with two ids',
          got: `${statusesOf(answers)}, ids ${ids.join(' and ')}`,
          fix: 'Titles need not be unique; give each article an id of its own.',
        });
    });
    await kit.part('addPushDevice', () => oneDevice(kit));
    await kit.part('subscribeToNewsletter', () => oneAddress(kit));
  },
};

/** A browser that tells its endpoint twice is one. */
async function oneDevice(kit: Kit): Promise<void> {
  kit.needs('addPushDevice', 'removePushDevice');
  const json = { ...PUSH_DEVICE, endpoint: `${PUSH_DEVICE.endpoint}-${kit.own.marker()}` };
  const answers = await Promise.all([kit.call('addPushDevice', { json }), kit.call('addPushDevice', { json })]);
  const taken = answers.filter(({ status }) => status < 300);
  const ids = new Set(taken.map((answer) => kit.made(answer, 'device')));
  for (const id of ids) await deletedOnce(kit, 'removePushDevice', { id });
  for (const answer of answers) endsAtLimit(answer);
  if (taken.length !== 2 || ids.size !== 1)
    kit.fail(kit.operation('addPushDevice'), {
      expected: '201 twice, with one id: the same endpoint is the same device',
      got: `${statusesOf(answers)}, ids ${[...ids].join(' and ')}`,
      fix: 'Let a unique index on the endpoint decide (INSERT … ON CONFLICT DO UPDATE).',
    });
}

async function oneAddress(kit: Kit): Promise<void> {
  // Nobody can take it off again.
  if (!kit.options.allow.traces) return;
  kit.needs('subscribeToNewsletter');
  const json = { email: `${kit.own.marker()}@example.com` };
  const answers = await atOnce(2, () => kit.call('subscribeToNewsletter', { json }));
  if (statusesOf(answers) !== '201, 201')
    kit.fail(kit.operation('subscribeToNewsletter'), {
      expected: '201 twice: an address that is subscribed already gets the same answer',
      got: statusesOf(answers),
      fix: 'Let a unique index decide, and pass over its refusal (INSERT … ON CONFLICT DO NOTHING).',
    });
}

/** D24: a PUT may be sent again. */
export const putAgain: Check = {
  id: 'D24',
  name: 'put-idempotent',
  reach: 'own',
  rule: 'The same PUT a second time is answered alike and leaves the record as the first did (RFC 9110, 9.2.2).',
  run: async (kit) => {
    await kit.each(
      ['category', 'tag', 'article'] as const,
      (kind) => OPERATIONS[kind].update,
      (kind) => again(kit, kind),
    );
  },
};

async function again(kit: Kit, kind: 'category' | 'tag' | 'article'): Promise<void> {
  const { id } = await kit.create(kind);
  const { update } = OPERATIONS[kind];
  const call = { path: { id }, json: { [CREATES[kind].name]: kit.own.marker() } };
  const first = await kit.must(update, call);
  const { updatedAt: _, ...before } = await readData(kit, kind, id);
  const second = await kit.call(update, call);
  const { updatedAt: __, ...after } = await readData(kit, kind, id);
  if (second.status !== first.status || !same(before, after))
    kit.fail(second, {
      expected: `${first.status} and the same record for the same ${update} again`,
      got: `${second.status}, ${JSON.stringify(after)}`,
      fix: 'Set values instead of adding to them.',
    });
}
