import { execFileSync } from 'node:child_process';

/**
 * Whether a PDF can be read back here, which Debian's poppler-utils do. On a machine for checks (`CI`) they have to be
 * there: a test that finds them missing fails.
 */
export const canReadPaper = process.env.CI !== undefined || hasPoppler();

function hasPoppler(): boolean {
  try {
    execFileSync('pdftotext', ['-v'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** The words of a PDF as they stand on its sheets, one text a sheet; a sheet without words is one too. */
export function sheetsOf(pdf: Buffer): string[] {
  const text = execFileSync('pdftotext', ['-layout', '-', '-'], { input: pdf, encoding: 'utf8' });
  return text.split('\f').slice(0, -1);
}

/** Amounts as they stand in a text, without currency: "49,900.00". */
export const figuresIn = (text: string): string[] => text.match(/\d[\d,]*\.\d{2}/g) ?? [];
