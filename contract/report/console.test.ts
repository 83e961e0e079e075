/** @jest-environment jest-fixed-jsdom */
import type { Report } from '../run/run';
import { toJson } from './files';
import { toHar } from './har';
import { toHtml } from './html';
import { toJunit } from './junit';
import { CONFORMING, REPORT, parsed, printed } from './sampleReport';

const UNASKED = 'Without a check: 2 of 9 sentences, 0 of 30 bounds (contract-kit guide coverage).';

describe('the console', () => {
  it('tells a violation on one line, and what a shell needs for its commands', () => {
    expect(printed(REPORT)).toContain('A05 listTags openapi.yaml:10: expected a text; got 5. Answer a text.\n');
    expect(printed(REPORT)).toContain('export ORIGIN=http://127.0.0.1:3000 ');
    expect(printed(REPORT)).toContain('"$ORIGIN"/api/v1/auth/web-login');
    expect(printed(CONFORMING)).not.toContain('ORIGIN');
  });

  it('lists the documented statuses that were not seen, by the reason', () => {
    const text = printed(REPORT);
    expect(text).toContain('Of 9 documented statuses (429 and 5xx apart) 3 were seen. Not seen, and why:');
    expect(text).toContain('  only with --scope own --allow-account: updatePassword 200\n');
    expect(text).toContain(
      '  the call takes neither parameters nor a body; only a request that is broken as HTTP gets it: getProfile 400\n',
    );
    expect(text).toContain('  the server does not offer the call: signOut 200\n');
    expect(printed({ ...REPORT, scope: 'read-only' })).toContain(
      '  only with --scope own: deleteTag 400, updatePassword 413',
    );
    expect(printed({ ...REPORT, profile: 'core' })).toContain('  only with --profile extended: signOut 200\n');
  });

  it('only counts them where checks were left out on purpose', () => {
    const text = printed({ ...REPORT, narrowed: true });
    expect(text).toContain('Of 9 documented statuses (429 and 5xx apart) 3 were seen by the checks asked for.');
    expect(text).not.toContain('updatePassword 200');
  });

  it('names each reason why something was not judged once', () => {
    const inconclusive = ['D05', 'D06'].map((check) => ({
      check,
      part: 'tag',
      reason: 'createTag answered 500',
      notOffered: false,
    }));
    expect(printed({ ...REPORT, inconclusive })).toContain('  createTag answered 500: D05 tag, D06 tag\n');
  });

  it('begins with what signs in now, where the account could not be changed back; no file has it', () => {
    const report: Report = {
      ...REPORT,
      account: { words: ['the password is now ck-new-words'], journal: "contract-results/it's.jsonl" },
    };
    const [first, second] = printed(report).split('\n');
    expect(first).toBe('The account could not be changed back: the password is now ck-new-words.');
    expect(second).toContain("--cleanup 'contract-results/it'\\''s.jsonl'");
    for (const text of [toJson(report), toHtml(report), toJunit(report), toHar(report)])
      expect(text).not.toContain('ck-new-words');
  });

  it('ends with the verdict', () => {
    expect(printed(REPORT).trimEnd().split('\n').at(-1)).toBe('2 violations of Shop <API> 1.0.0.');
    expect(printed(CONFORMING).trimEnd().split('\n').at(-1)).toBe(
      `http://127.0.0.1:3000/api/v1 conforms to Shop <API> 1.0.0. ${UNASKED}`,
    );
  });

  it('does not say more than was judged', () => {
    const last = (report: Report) => printed(report).trimEnd().split('\n').at(-1);
    const [unjudged] = REPORT.inconclusive;
    expect(last({ ...CONFORMING, narrowed: true })).toBe(
      'http://127.0.0.1:3000/api/v1: nothing against Shop <API> 1.0.0 in the 3 checks asked for.',
    );
    expect(last({ ...CONFORMING, inconclusive: unjudged ? [unjudged] : [] })).toBe(
      `http://127.0.0.1:3000/api/v1 conforms to Shop <API> 1.0.0 as far as it was judged; 1 part of checks could not be judged. ${UNASKED}`,
    );
  });

  it('counts nothing as not judged that a server need not offer', () => {
    const text = printed({
      ...CONFORMING,
      profile: 'core',
      inconclusive: REPORT.inconclusive.filter(({ notOffered }) => notOffered),
    });
    expect(text.trimEnd().split('\n').at(-1)).toBe(
      `http://127.0.0.1:3000/api/v1 conforms (core) to Shop <API> 1.0.0. ${UNASKED}`,
    );
    expect(text).not.toContain('Not judged');
  });

  it('says at the end what nobody could look at', () => {
    const blind: Report = { ...CONFORMING, blindSpots: ['whether requests are kept', 'whether pages may ask'] };
    expect(printed(blind).trimEnd().split('\n').at(-1)).toBe(
      `http://127.0.0.1:3000/api/v1 conforms to Shop <API> 1.0.0. Nobody could look whether requests are kept; nor whether pages may ask. ${UNASKED}`,
    );
    expect(parsed(toHtml(blind), 'text/html').querySelector('h1')?.textContent).toBe(
      'Conforms, as far as it was judged',
    );
    expect(toHtml(blind)).toContain('<b>Nobody could look</b> whether pages may ask');
  });
});
