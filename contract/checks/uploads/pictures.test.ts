import { factsOf, FIVE, GIF, isTurned, MAX_PICTURE_BYTES, OTHER_FORMS, png, TURNED } from './pictures';

describe('pictures made by the kit', () => {
  test('the five are of the four formats and of five shapes', () => {
    const facts = FIVE.map((part) => ('file' in part ? factsOf(part.file) : null));
    expect(facts.map((one) => one?.type)).toEqual(['image/png', 'image/jpeg', 'image/webp', 'image/avif', 'image/png']);
    expect(facts.map((one) => `${String(one?.width)}x${String(one?.height)}`)).toEqual([
      '40x40',
      '48x32',
      '32x48',
      '64x32',
      '20x60',
    ]);
    expect(FIVE.map((part) => ('file' in part ? part.type : ''))).toEqual(facts.map((one) => one?.type));
  });

  test('the other forms are of other sizes', () => {
    const facts = OTHER_FORMS.map(([, part]) => ('file' in part ? factsOf(part.file) : null));
    expect(facts.map((one) => `${String(one?.type)} ${String(one?.width)}x${String(one?.height)}`)).toEqual([
      'image/png 24x12',
      'image/png 36x18',
      'image/webp 24x16',
      'image/webp 16x24',
      'image/jpeg 40x24',
      'image/jpeg 24x16',
      'image/jpeg 48x32',
      'image/png 20x10',
      'image/png 18x30',
    ]);
  });

  test('of the two that lie on their side the metadata say so, in either order of bytes, and of no other', () => {
    const turned = [...TURNED, ...FIVE, ...OTHER_FORMS.map(([, part]) => part)].map(
      (part) => 'file' in part && isTurned(part.file),
    );
    expect(turned.slice(0, 2)).toEqual([true, true]);
    expect(turned.slice(2)).not.toContain(true);
  });

  test('a PNG is as large as asked for, to the byte', () => {
    for (const bytes of [MAX_PICTURE_BYTES, MAX_PICTURE_BYTES + 1]) {
      const made = png(60, 40, [1, 2, 3], bytes);
      expect(made).toHaveLength(bytes);
      expect(factsOf(made)).toEqual({ type: 'image/png', width: 60, height: 40 });
    }
    const many = png(8000, 5000, [90]);
    expect(many.length).toBeLessThan(100_000);
    expect(factsOf(many)).toEqual({ type: 'image/png', width: 8000, height: 5000 });
    expect(() => png(60, 40, [1, 2, 3], 20)).toThrow('does not fit');
  });

  test('what is none of the four formats has no facts', () => {
    for (const bytes of [
      GIF,
      Buffer.alloc(0),
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      Buffer.from('%PDF-1.4 and so on'),
    ])
      expect(factsOf(bytes)).toBeNull();
  });
});
