import fc from 'fast-check';
import { inOrder, mainPicture, mediaUrl, pictureSources } from './media';

const API = 'https://api.example/api/v1';

test('an address of the server is one of its origin, wherever the site stands', () => {
  expect(mediaUrl('/media/a.webp', API)).toBe('https://api.example/media/a.webp');
  expect(mediaUrl('media/a.webp', API)).toBe('https://api.example/media/a.webp');
  expect(mediaUrl('/q/kP3xv0mE.pdf', API)).toBe('https://api.example/q/kP3xv0mE.pdf');
  expect(mediaUrl('/media/a.webp', '/api/v1')).toBe('/media/a.webp');
  expect(mediaUrl('https://cdn.example/a.webp', API)).toBe('https://cdn.example/a.webp');
});

const NO_PICTURES = [
  'javascript:alert(1)',
  'data:image/svg+xml,<svg/>',
  '//evil.example/a.webp',
  '/\\evil.example',
  ' https://a.example',
  '',
];

test.each(NO_PICTURES)('%p is no picture', (url) => {
  expect(mediaUrl(url, API)).toBe('');
});

test('whatever the server says, the picture is fetched by http(s) or from here', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.string(), fc.webUrl(), fc.constantFrom('javascript:', 'JaVaScRiPt:x', 'file:///etc', '//x')),
      fc.constantFrom(API, '/api/v1'),
      (url, base) => {
        const address = mediaUrl(url, base);
        expect(address === '' || /^https?:\/\//.test(address) || /^\/[^/\\]/.test(address)).toBe(true);
      },
    ),
  );
});

test('with several widths there is a set of the best format, and one file for browsers without it', () => {
  const sources = { template: '/media/a-{width}.{format}', widths: [320, 640], formats: ['avif', 'webp'] };
  expect(pictureSources({ image_url: '/media/a.webp', width: 800, height: 600, sources }, API)).toEqual({
    src: 'https://api.example/media/a.webp',
    width: 800,
    height: 600,
    srcset: undefined,
    formats: [
      {
        type: 'image/avif',
        srcset: 'https://api.example/media/a-320.avif 320w, https://api.example/media/a-640.avif 640w',
      },
    ],
  });
  const unsaid = { formats: [], width: 1280, height: 960 };
  expect(pictureSources({ image_url: '/media/a.webp' }, API)).toMatchObject(unsaid);
  const nulls = JSON.parse(
    '{"image_url":"/media/a.webp","width":null,"height":null,"color":null,"sources":null}',
  ) as object;
  expect(pictureSources(nulls, API)).toMatchObject(unsaid);
});

test('a card names the widths it comes to, and one file for browsers without the best format', () => {
  const sources = { template: '/m/a-{width}.{format}', widths: [160, 320, 640, 1600], formats: ['avif', 'webp'] };
  const card = pictureSources({ image_url: '/m/a-1600.webp', width: 1600, height: 1200, sources }, '', true);
  expect(card.src).toBe('/m/a-640.webp');
  expect(card.srcset).toBeUndefined();
  expect(card.formats).toEqual([{ type: 'image/avif', srcset: '/m/a-320.avif 320w, /m/a-640.avif 640w' }]);
});

test('a card whose picture is only small, or of one format, has what there is', () => {
  const small = { template: '/m/a-{width}.{format}', widths: [160], formats: ['avif', 'webp'] };
  expect(pictureSources({ image_url: '/m/a-160.webp', sources: small }, '', true)).toMatchObject({
    src: '/m/a-160.webp',
    formats: [{ srcset: '/m/a-160.avif 160w' }],
  });
  const one = { ...small, widths: [320, 640], formats: ['webp'] };
  expect(pictureSources({ image_url: '/m/a.webp', sources: one }, '', true)).toMatchObject({
    srcset: '/m/a-320.webp 320w, /m/a-640.webp 640w',
    formats: [],
  });
  expect(pictureSources({ image_url: '/m/a.webp' }, '', true)).toMatchObject({ src: '/m/a.webp', formats: [] });
});

test('the primary picture comes first, the others stay in their order', () => {
  const a: { id: string; is_primary?: boolean } = { id: 'a' };
  const [b, c] = [
    { id: 'b', is_primary: false },
    { id: 'c', is_primary: true },
  ];
  expect(inOrder([a, b, c])).toEqual([c, a, b]);
  expect(mainPicture([a, b, c])).toBe(c);
  expect(mainPicture([b, a])).toBe(b);
  expect(mainPicture([])).toBeUndefined();
});
