import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { sitePictures } from '../../../pictures/manifest';
import { SITE_FILES, readMade } from '../../../server/media/made';
import { gallery } from '../../shop/texts/en/gallery';
import { gallery as swahiliGallery } from '../../shop/texts/sw/gallery';
import { galleryPicture, sitePicture, type SitePictureName } from './sitePictures';

/** No page shows it. */
const LINK_PREVIEW = {
  name: 'og-default',
  files: ['/pictures/og-default-1200.avif', '/pictures/og-default-1200.webp'],
};

test('the site knows the pictures that were made, their sizes and what they show', () => {
  const made = readMade().site;
  expect(Object.keys(made).sort()).toEqual(Object.keys(sitePictures).sort());
  for (const [name, { alt, width, height, widths }] of Object.entries(sitePictures))
    expect(made[name]).toMatchObject({ alt, width, height, widths });
});

test('every address of a picture has its file, and every file is used', () => {
  const addresses = Object.keys(sitePictures).flatMap((name) => {
    const preview = `/pictures/${name}-preview.jpg`;
    if (name === LINK_PREVIEW.name) return [...LINK_PREVIEW.files, preview];
    const { sources } = sitePicture(name as SitePictureName);
    const files = sources?.formats.flatMap((format) =>
      sources.widths.map((width) => sources.template.replace('{width}', String(width)).replace('{format}', format)),
    );
    return [...(files ?? []), preview];
  });
  expect(addresses.filter((address) => !existsSync(path.join(SITE_FILES, address)))).toEqual([]);
  const files = readdirSync(path.join(SITE_FILES, 'pictures'));
  expect(files.filter((name) => !addresses.includes(`/pictures/${name}`))).toEqual([]);
});

test('the gallery has 21 pictures, and words for each in both languages', () => {
  expect(gallery.pictures).toHaveLength(21);
  expect(swahiliGallery.pictures).toHaveLength(21);
  expect(galleryPicture(20)).toBe('gallery-21');
  for (const texts of [gallery, swahiliGallery]) expect(new Set(texts.pictures).size).toBe(21);
});
