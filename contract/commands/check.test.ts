import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readArguments } from '../arguments';
import { INTERRUPTED } from '../http/traffic';
import { CONFORMING } from '../report/sampleReport';
import { run, type Report } from '../run/run';
import { check } from './check';

jest.mock('../run/run', () => ({ ...jest.requireActual<object>('../run/run'), run: jest.fn() }));

const folder = mkdtempSync(path.join(tmpdir(), 'contract-watch-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const failing = CONFORMING.checks.slice(0, 1).map((one) => ({ ...one, violations: 1 }));
const [{ id } = { id: '' }] = failing;

test('with --watch what did not hold is asked again after each save, one during a run too, until it holds or is interrupted', async () => {
  const reports: Partial<Report>[] = [
    { checks: failing },
    { checks: [], ended: 'nothing answered' },
    { checks: [] },
    { ended: INTERRUPTED },
  ];
  const asked: string[][] = [];
  jest.mocked(run).mockImplementation(({ only }) => {
    writeFileSync(path.join(folder, 'server.py'), String(asked.push(only)));
    return Promise.resolve({ ...CONFORMING, ...reports[asked.length - 1] });
  });
  const out = jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  const errors = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  try {
    const args = ['--base-url', 'http://localhost/api/v1', '--user', 'a', '--password', 'b', '--report', 'json'];
    const command = readArguments([...args, '--out', path.join(folder, 'out'), '--watch', folder], {});
    if (command.kind !== 'run') throw new Error(command.kind);
    expect(await check(command.options, command.showing)).toBe(1);
    expect(asked).toEqual([[], [id], [id], []]);
    expect(out.mock.calls.map(([text]) => String(text)).filter((text) => text.includes('hold'))).toHaveLength(1);
  } finally {
    out.mockRestore();
    errors.mockRestore();
  }
});
