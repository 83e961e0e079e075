// oxlint-disable-next-line typescript/triple-slash-reference -- the package has no types, and programs with other roots read this file too
/// <reference path="./fontverter.d.ts" />
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { encode } from 'uqr';
import { PROJECT_ROOT } from '../projectRoot';

/** Points: A4 and its margins. */
const MARGIN = 38;
const FOOT = 22;
const INK = '#0b1220';
const QUIET = '#4b5565';
const RULE = '#cfd6e2';

const WEIGHTS = ['Regular', 'SemiBold'] as const;
export type Weight = (typeof WEIGHTS)[number];

let fonts: Promise<Record<Weight, Buffer>> | undefined;

/** As TrueType, which is read many times faster than the packed form; once for the process. */
function loadFonts(): Promise<Record<Weight, Buffer>> {
  fonts ??= unpackFonts();
  fonts.catch(() => (fonts = undefined));
  return fonts;
}

async function unpackFonts(): Promise<Record<Weight, Buffer>> {
  const { default: fontverter } = await import('fontverter');
  const files: Partial<Record<Weight, Buffer>> = {};
  // One after the other: what unpacks them has one memory for all, in which the result of one is gone with the next.
  for (const weight of WEIGHTS) {
    const file = path.join(PROJECT_ROOT, 'node_modules/inter-ui/web', `Inter-${weight}.woff2`);
    files[weight] = Buffer.from(await fontverter.convert(await readFile(file), 'truetype'));
  }
  return files as Record<Weight, Buffer>;
}

/** Stands for a run of letters that the font lacks, where it would draw boxes. */
const LEFT_OUT = '[…]';

/** What is nothing by itself where the font has no picture for it. */
const PICTURE = /\p{Extended_Pictographic}/u;

/** A text as fonts can write it: one form for letters with accents, joined letters apart, nothing that only steers. */
const plainText = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replace(/\t/g, ' ')
    .replace(/[\uFB00-\uFB06]/g, (letters) => letters.normalize('NFKC'))
    .replace(/[\u0000-\u0009\u000B-\u001F\u007F]/g, '')
    .replace(
      /[\p{Emoji_Modifier}\p{Regional_Indicator}\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2069\u20E3\uFE00-\uFE0F\uFEFF]/gu,
      '',
    );

/** What pdfkit keeps of the font that is set, of which its types say nothing. */
interface Embedded {
  _font: { font: { hasGlyphForCodePoint: (code: number) => boolean } };
}

export interface TextStyle {
  size?: number;
  weight?: Weight;
  quiet?: boolean;
  align?: 'left' | 'right';
}

/** Sheets of A4 that are written from above; who writes says where, and asks for room first. */
export class Paper {
  readonly left = MARGIN;
  readonly right: number;
  y = MARGIN;
  private readonly chunks: Buffer[] = [];

  private constructor(private readonly pdf: PDFKit.PDFDocument) {
    this.right = pdf.page.width - MARGIN;
    pdf.on('data', (chunk: Buffer) => this.chunks.push(chunk));
  }

  static async open(info: { title: string; author: string; lang: string; at: Date }): Promise<Paper> {
    const files = await loadFonts();
    // Reading it takes a fifth of a server's start, and many a start writes no paper.
    const { default: PDFDocument } = await import('pdfkit');
    const pdf = new PDFDocument({
      size: 'A4',
      margins: { top: MARGIN, left: MARGIN, right: MARGIN, bottom: 0 },
      bufferPages: true,
      lang: info.lang,
      displayTitle: true,
      info: { Title: info.title, Author: info.author, CreationDate: info.at },
    });
    for (const weight of WEIGHTS) pdf.registerFont(weight, files[weight]);
    return new Paper(pdf);
  }

  get width(): number {
    return this.right - this.left;
  }

  private get bottom(): number {
    return this.pdf.page.height - MARGIN - FOOT;
  }

  /** How much one holds from above. */
  get sheet(): number {
    return this.bottom - MARGIN;
  }

  linesOf(text: string): string[] {
    return this.writable(text).split('\n');
  }

  /** Goes to the next sheet where the room beneath is less. @returns whether it did */
  room(height: number): boolean {
    if (this.y + height <= this.bottom) return false;
    this.pdf.addPage();
    this.y = MARGIN;
    return true;
  }

  widthOf(text: string, style: TextStyle = {}): number {
    const shown = this.writable(text);
    return this.styled(style).widthOfString(shown);
  }

  heightOf(text: string, width: number, style: TextStyle = {}): number {
    const shown = this.writable(text);
    // A line of which nothing is left takes the room of one.
    return this.styled(style).heightOfString(shown || ' ', { width });
  }

  /** Writes at a place, and goes nowhere. */
  write(text: string, x: number, y: number, width: number, style: TextStyle = {}): void {
    const shown = this.writable(text);
    this.styled(style).text(shown, x, y, { width, align: style.align ?? 'left' });
  }

  /** Writes lines one below the other, over as many sheets as they take. */
  paragraph(text: string, width: number, style: TextStyle = {}): void {
    for (const line of this.linesOf(text)) {
      const height = this.heightOf(line, width, style);
      this.room(Math.min(height, this.sheet));
      this.write(line, this.left, this.y, width, style);
      this.y += height + 1.5;
    }
  }

  /** With one sign for each run of letters that the font lacks. */
  private writable(text: string): string {
    const { font } = (this.styled({}) as unknown as Embedded)._font;
    const shown = (letter: string) => {
      if (font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0)) return letter;
      return PICTURE.test(letter) ? '' : '\0';
    };
    return plainText(text)
      .replace(/[^\n\x20-\x7E]/gu, shown)
      .replace(/\0(?: *\0)*/g, LEFT_OUT);
  }

  rule(): void {
    this.pdf.moveTo(this.left, this.y).lineTo(this.right, this.y).lineWidth(0.6).stroke(RULE);
  }

  /** The shop's mark: the curve of the earth and a satellite above it. */
  mark(x: number, y: number, size: number): void {
    const { pdf } = this;
    pdf
      .save()
      .translate(x, y)
      .scale(size / 64);
    pdf.roundedRect(0, 0, 64, 64, 14).fill('#08112a');
    pdf.translate(4.48, 5.27).scale(1.966);
    pdf.path('M2 24c2-7.5 6.6-11.5 12-11.5S24 16.5 26 24').lineWidth(3).lineCap('round').stroke('#f5f8ff');
    pdf.circle(19.5, 6, 3.1).fill('#ffc35c');
    pdf.restore();
  }

  qr(text: string, x: number, y: number, size: number): void {
    const { data } = encode(text, { border: 0 });
    const unit = size / data.length;
    data.forEach((row, line) =>
      row.forEach((isDark, column) => {
        // A hair wider than its place, or readers see white seams.
        if (isDark) this.pdf.rect(x + column * unit, y + line * unit, unit + 0.1, unit + 0.1);
      }),
    );
    this.pdf.fill(INK);
  }

  /** Ends all sheets, each with a line at its foot. */
  close(footOf: (page: number, of: number) => string): Promise<Buffer> {
    const { count } = this.pdf.bufferedPageRange();
    for (let page = 0; page < count; page += 1) {
      this.pdf.switchToPage(page);
      const y = this.pdf.page.height - MARGIN - 4;
      this.write(footOf(page + 1, count), this.left, y, this.width, { size: 8, quiet: true });
    }
    return new Promise((resolve, reject) => {
      this.pdf.on('end', () => resolve(Buffer.concat(this.chunks)));
      this.pdf.on('error', reject);
      this.pdf.end();
    });
  }

  private styled({ size = 9.5, weight = 'Regular', quiet = false }: TextStyle): PDFKit.PDFDocument {
    return this.pdf
      .font(weight)
      .fontSize(size)
      .fillColor(quiet ? QUIET : INK);
  }
}
