import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { sitePictures } from '../../pictures/manifest';
import { gallery } from './messages/en/gallery';
import { gallery as swahiliGallery } from './messages/sw/gallery';
import { galleryPicture, sitePicture, type SitePictureName } from './sitePictures';

const folder = path.join(__dirname, '../../public');
const index = JSON.parse(readFileSync(path.join(folder, 'pictures/index.json'), 'utf8')) as Record<string, object>;

test('the site knows the pictures that lie in public/pictures, their sizes and what they show', () => {
  const known = Object.entries(sitePictures).map(([name, entry]) => [name, { ...entry, formats: ['avif', 'webp'] }]);
  expect(Object.fromEntries(known)).toEqual(index);
});

test('every address of a picture has its file, and every file is used', () => {
  const addresses = Object.keys(sitePictures).flatMap((name) => {
    const { image_url: whole, sources } = sitePicture(name as SitePictureName);
    const files = sources?.formats.flatMap((format) => sources.widths.map((width) => sources.template.replace('{width}', String(width)).replace('{format}', format)));
    return [whole, ...(files ?? [])];
  });
  expect(addresses.filter((address) => !existsSync(path.join(folder, address)))).toEqual([]);
  const files = readdirSync(path.join(folder, 'pictures')).filter((name) => name !== 'index.json');
  expect(files.filter((name) => !addresses.includes(`/pictures/${name}`))).toEqual([]);
});

test('the gallery has 21 pictures, and words for each in both languages', () => {
  expect(gallery.pictures).toHaveLength(21);
  expect(swahiliGallery.pictures).toHaveLength(21);
  expect(galleryPicture(20)).toBe('gallery-21');
  for (const texts of [gallery, swahiliGallery]) expect(new Set(texts.pictures).size).toBe(21);
});
