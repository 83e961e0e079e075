/** @jest-environment jest-fixed-jsdom */
import { toJunit, unusableJunit } from './junit';
import { CONFORMING, REPORT, parsed } from './sampleReport';

describe('JUnit', () => {
  const xml = parsed(toJunit(REPORT), 'application/xml');
  const testCase = (name: string) => xml.querySelector(`testcase[name="${name}"]`);

  it('is well-formed, whatever a server answers', () => {
    expect(xml.querySelector('parsererror')).toBeNull();
    expect(xml.documentElement.tagName).toBe('testsuites');
  });

  it('has one test case a check, with the lines of its violations', () => {
    expect(xml.querySelectorAll('testcase[name="D05 delete-gone"]')).toHaveLength(1);
    const failure = testCase('D05 delete-gone')?.querySelector('failure');
    expect(failure?.getAttribute('message')).toContain(
      'D05 deleteTag openapi.yaml:1614: expected 404 for a second delete; got 200',
    );
    expect(failure?.textContent).toContain('curl -sS "$ORIGIN/x" -d \'<&>\'');
    expect(failure?.textContent).toContain('\\u0000\\u0008\\ud800');
    expect(testCase('A05 schema')?.querySelector('failure')).not.toBeNull();
    expect(testCase('A01 status-documented')?.children).toHaveLength(0);
  });

  it('skips what could not be judged at all, and notes what could not in part', () => {
    expect(testCase('D06 deactivate-hides')?.querySelector('skipped')?.getAttribute('message')).toBe(
      'createProduct answered 500',
    );
    expect(testCase('E01 preflight')?.querySelector('skipped')).toBeNull();
    expect(testCase('E01 preflight')?.textContent).toContain('signOut is extended and not offered');
  });

  it('counts what it says, and fails for what was left behind', () => {
    const all = xml.documentElement;
    expect(all.getAttribute('tests')).toBe(String(xml.querySelectorAll('testcase').length));
    expect(all.getAttribute('failures')).toBe(String(xml.querySelectorAll('failure').length));
    expect(all.getAttribute('skipped')).toBe('1');
    expect(testCase('Z00 run')?.textContent).toContain('tag tag_1: deleting it answered 500');
    expect(parsed(toJunit(CONFORMING), 'application/xml').querySelector('failure')).toBeNull();
  });

  it('leaves out, of a run that only read, what is judged by writing', () => {
    expect(toJunit({ ...CONFORMING, scope: 'read-only' })).not.toContain('Z02 clean-up');
  });
});

describe('JUnit of a run that could not begin', () => {
  it('fails, with the reason', () => {
    const xml = parsed(unusableJunit('http://<host> does not answer.'), 'application/xml');
    expect(xml.querySelector('testcase failure')?.textContent).toBe('http://<host> does not answer.');
    expect(xml.documentElement.getAttribute('failures')).toBe('1');
  });
});
