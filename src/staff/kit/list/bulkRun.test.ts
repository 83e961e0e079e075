import { bulkRun, type BulkOutcome } from './bulkRun';

const rows = Array.from({ length: 7 }, (_, index) => index);

/** Runs and keeps the last outcome of each row. */
async function outcomesOf(run: (row: number) => Promise<unknown>, signal = new AbortController().signal) {
  const outcomes: (BulkOutcome | undefined)[] = rows.map(() => undefined);
  await bulkRun(
    rows,
    run,
    (index, outcome) => {
      outcomes[index] = outcome;
    },
    signal,
  );
  return outcomes.map((outcome) => outcome?.state);
}

test('runs every row once, at most three at a time', async () => {
  let running = 0;
  let most = 0;
  const called: number[] = [];
  const outcomes = await outcomesOf(async (row) => {
    called.push(row);
    running += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => setTimeout(resolve, 2));
    running -= 1;
  });
  expect(called.sort()).toEqual(rows);
  expect(most).toBe(3);
  expect(outcomes).toEqual(rows.map(() => 'done'));
});

test('a failure stops nothing, and its reason is told', async () => {
  const told: BulkOutcome[] = [];
  const failure = { status: 400, message: 'Not this one.', fields: {} };
  // oxlint-disable-next-line typescript/prefer-promise-reject-errors -- what RTK Query's `unwrap` rejects with
  const run = (row: number) => (row === 3 ? Promise.reject(failure) : Promise.resolve());
  await bulkRun(rows, run, (_index, outcome) => told.push(outcome), new AbortController().signal);
  expect(told.filter(({ state }) => state === 'done')).toHaveLength(6);
  expect(told.find(({ state }) => state === 'failed')).toEqual({ state: 'failed', reason: 'Not this one.' });
});

test('stopping lets what has not begun rest', async () => {
  const stop = new AbortController();
  const outcomes = await outcomesOf((row) => {
    if (row === 2) stop.abort();
    return Promise.resolve();
  }, stop.signal);
  expect(outcomes.slice(0, 3)).toEqual(['done', 'done', 'done']);
  expect(outcomes.slice(4)).toEqual([undefined, undefined, undefined]);
});
