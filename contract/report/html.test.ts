/** @jest-environment jest-fixed-jsdom */
import { toHtml } from './html';
import { CONFORMING, REPORT, parsed } from './sampleReport';

describe('HTML', () => {
  const html = toHtml(REPORT);
  const page = parsed(html, 'text/html');

  it('needs nothing but itself', () => {
    expect(page.querySelectorAll('script, link, img, iframe, object, embed')).toHaveLength(0);
    expect(html).not.toMatch(/@import|url\(/);
    for (const link of page.querySelectorAll('a')) expect(link.getAttribute('href')).toMatch(/^#/);
    for (const link of page.querySelectorAll('a'))
      expect(page.querySelector(link.getAttribute('href') ?? '')).not.toBeNull();
  });

  it('shows a server’s words as text', () => {
    expect(page.querySelector('.finding code + dd, .finding dd code')?.textContent).toContain(
      '<script>alert(1)</script>',
    );
  });

  it('shows each violation with its rule, place, mend and commands', () => {
    const check = [...page.querySelectorAll('.check')].find(
      (one) => one.querySelector('h3')?.textContent === 'D05 delete-gone',
    );
    expect(check?.textContent).toContain('After a delete the record is 404');
    expect(check?.textContent).toContain('DELETE /tags/delete-tag/{id}');
    expect(check?.textContent).toContain('openapi.yaml:1614');
    expect(check?.textContent).toContain('Answer 404.');
    expect(check?.querySelector('pre')?.textContent).toBe('curl -sS "$ORIGIN/x" -d \'<&>\'');
  });

  it('has a matrix of operations and statuses, with the reason for what was not seen', () => {
    const cells = [...(page.querySelector('.matrix tbody tr')?.querySelectorAll('td[data-status]') ?? [])].map(
      (cell) => `${cell.getAttribute('data-status')} ${cell.textContent}`,
    );
    expect(cells[0]).toBe('200 3');
    expect(cells[1]).toMatch(/^400 never seen, [a-z]$/);
    expect(page.querySelector('.matrix .wrong')?.textContent).toBe('2');
    const reasons = [...page.querySelectorAll('.reasons dd')].map(({ textContent }) => textContent);
    expect(reasons).toEqual(
      expect.arrayContaining([
        'only with --scope own --allow-account',
        'the server does not offer the call',
        'no check made the server answer it',
        'no body that was sent was too large for the server',
      ]),
    );
  });

  it('says in its title how the run ended', () => {
    expect(page.title).toBe('2 violations - Shop <API>');
    expect(parsed(toHtml(CONFORMING), 'text/html').querySelector('h1')?.textContent).toBe('Conforms');
    expect(
      parsed(toHtml({ ...CONFORMING, leftovers: REPORT.leftovers }), 'text/html').querySelector('h1')?.textContent,
    ).toBe('Conforms, but something was left behind');
    expect(
      parsed(toHtml({ ...CONFORMING, ended: 'it was interrupted' }), 'text/html').querySelector('h1')?.textContent,
    ).toBe('The run ended early');
  });
});
