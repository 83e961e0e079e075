import { dataOf, type FormPart } from '../../http/exchange';
import { encodeForm } from '../../http/form';
import type { Call } from '../../run/call';
import { CREATES } from '../../run/creates';
import type { Kit } from '../../run/kit';
import type { Check } from '../check';
import { eachGallery, expectUnchanged, fetchPicture, formWith, imagesIn, imagesOf, type Gallery } from './galleries';
import { picture, png } from './pictures';
import { NOT_AN_IMAGE, withOne } from './refused';

const NAMES: readonly { what: string; filename: string; due: boolean }[] = [
  { what: '../../x.png', filename: '../../kit-traversal.png', due: true },
  { what: 'an emoji', filename: '📡 dish.png', due: true },
  { what: '300 characters', filename: `${'n'.repeat(296)}.png`, due: false },
  { what: 'a NUL', filename: 'a\u0000.png', due: false },
  { what: 'nothing', filename: '', due: false },
];

/** F05: a file's name decides nothing. */
export const filename: Check = {
  id: 'F05',
  name: 'filename',
  reach: 'own',
  rule: 'The name of an uploaded file decides nothing: not whether it is taken, and not where it is stored or served.',
  run: (kit) =>
    eachGallery(kit, async (gallery) => {
      const { id, image } = await withOne(kit, gallery);
      for (const { what, filename: name, due } of NAMES) {
        const answer = await kit.call(gallery.replace, {
          path: { imageId: image.id },
          form: [{ ...(picture(26, 26) as { name: string; file: Buffer }), filename: name, type: 'image/png' }],
        });
        if (due)
          kit.expect(answer, 200, {
            when: `for a picture whose file name is ${what}`,
            fix: 'Name stored files yourself; what counts is the content.',
            root: 'name',
            pointer: NOT_AN_IMAGE,
          });
        if (answer.status !== 200) continue;
        const [now] = await imagesOf(kit, gallery, id);
        if (now && (/\.\.|%2e%2e|%00/i.test(now.image_url) || now.image_url.includes('kit-traversal')))
          kit.remark(gallery.replace, `image_url shows the name under which a file was uploaded: ${now.image_url}`);
        if (now) await fetchPicture(kit, gallery.replace, now.image_url, 'image_url');
      }
    }),
};

/** F06: forms that are broken as forms, and forms as other clients write them. */
export const framing: Check = {
  id: 'F06',
  name: 'framing',
  reach: 'own',
  rule: 'A form without its boundary or its end, with unknown fields, with a text field twice, or something else than a form is refused with 400, 413 or 415, at once, and nothing of it is stored. One with its boundary in quotation marks, a media type with each text, or its pictures before the texts is a form like others.',
  run: (kit) =>
    eachGallery(kit, async (gallery) => {
      const { id, image, before } = await withOne(kit, gallery);
      const path = { imageId: image.id };
      const file = png(24, 24, [4, 5, 6]);
      const body = (...middle: (Buffer | string)[]) =>
        Buffer.concat([
          Buffer.from(
            '--kit\r\ncontent-disposition: form-data; name="image_url"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n',
          ),
          file,
          ...middle.map((one) => Buffer.from(one)),
        ]);
      const whole = body('\r\n--kit--\r\n');
      const form = (bytes: Buffer | string, type = 'multipart/form-data; boundary=kit'): Call => ({
        path,
        raw: { bytes, type },
      });
      const broken: readonly [what: string, call: Call][] = [
        ['a form without a boundary in its type', form(whole, 'multipart/form-data')],
        ['a form with another boundary than its type names', form(whole, 'multipart/form-data; boundary=other')],
        ['a form that ends in the middle of a file', form(body().subarray(0, -10))],
        ['an empty body', form('')],
        ['JSON instead of a form', { path, json: { image_url: 'x' } }],
        [
          '1,000 parts',
          { path, form: Array.from({ length: 1000 }, (_, index): FormPart => ({ name: `extra${index}`, value: 'x' })) },
        ],
        [
          'a file in a field that the contract does not have',
          {
            path,
            form: [
              picture(20, 20),
              { ...(picture(20, 20) as { file: Buffer }), name: 'avatar', filename: 'a.png', type: 'image/png' },
            ],
          },
        ],
        [
          'a text in a field that the contract does not have',
          { path, form: [picture(20, 20), { name: 'isActive', value: 'true' }] },
        ],
      ];
      for (const [what, call] of broken)
        kit.expect(await kit.call(gallery.replace, call), [400, 413, 415], {
          when: `for ${what}`,
          fix: 'Read forms with a parser that checks boundary and end, and take only the fields of the contract.',
          root: what,
          pointer: kit.operation(gallery.replace).body?.pointer ?? '',
        });
      await expectUnchanged(kit, gallery, id, before, { after: 'forms that are broken', operation: gallery.replace });
      await twice(kit, gallery);
      await asOthersWrite(kit, gallery);
      const cut = await kit.call(gallery.create, {
        raw: { bytes: body().subarray(0, -10), type: 'multipart/form-data; boundary=kit' },
      });
      kit.expect(cut, [400, 413, 415], {
        when: 'for a form that ends in the middle of a file',
        fix: 'Read forms with a parser that checks boundary and end.',
        root: 'cut off',
        pointer: kit.operation(gallery.create).body?.pointer ?? '',
      });
    }),
};

/** A text field that comes twice: which of the two is meant nobody can know. */
async function twice(kit: Kit, gallery: Gallery): Promise<void> {
  const { id: category } = await kit.sharedCategory();
  const optional = gallery.kind === 'product' ? 'quantity' : 'short_description';
  for (const name of [CREATES[gallery.kind].name, optional]) {
    const { form = [] } = formWith(kit, gallery, [], category);
    const [first] = form.flatMap((part) => ('value' in part && part.name === name ? [part.value] : []));
    const value = first ?? '3';
    const more = [...(first === undefined ? [{ name, value }] : []), { name, value }];
    kit.expect(await kit.call(gallery.create, { form: [...form, ...more] }), 400, {
      when: `for a form with ${name} twice`,
      fix: 'Refuse a text field that comes twice, rather than taking the first, the last or a list of both.',
      root: 'twice',
      pointer: kit.operation(gallery.create).body?.pointer ?? '',
    });
  }
}

/** RFC 7578, 4, and RFC 2046, 5.1.1: libraries quote the boundary and name a type of each text; which part comes first says nothing. */
const OTHERWISE: readonly [what: string, encode: (form: readonly FormPart[]) => { bytes: Buffer; type: string }][] = [
  [
    'its boundary in quotation marks',
    (form) => {
      const { bytes, type } = encodeForm(form);
      return { bytes, type: type.replace(/boundary=(.*)/, 'boundary="$1"') };
    },
  ],
  [
    'a media type with each text',
    (form) => {
      const { bytes, type } = encodeForm(form);
      const typed = bytes
        .toString('latin1')
        .replace(/(name="[^"]*")\r\n\r\n/g, '$1\r\ncontent-type: text/plain; charset=utf-8\r\n\r\n');
      return { bytes: Buffer.from(typed, 'latin1'), type };
    },
  ],
  ['its picture before the texts', (form) => encodeForm(form.toReversed())],
];

/** As other clients write them. */
async function asOthersWrite(kit: Kit, gallery: Gallery): Promise<void> {
  const { id: category } = await kit.sharedCategory();
  for (const [what, encode] of OTHERWISE) {
    const { form = [] } = formWith(kit, gallery, [picture(29, 29)], category);
    const answer = await kit.call(gallery.create, { raw: encode(form) });
    const about = {
      fix: 'Read forms with a parser that knows RFC 7578, and look at a field once the whole form is read.',
      root: what,
      pointer: kit.operation(gallery.create).body?.pointer ?? '',
    };
    if (!kit.expect(answer, 201, { when: `for a form with ${what}`, ...about })) continue;
    const name = form.flatMap((part) =>
      'value' in part && part.name === CREATES[gallery.kind].name ? [part.value] : [],
    );
    const got = [dataOf<Record<string, unknown>>(answer)?.[CREATES[gallery.kind].name], imagesIn(answer).length];
    if (got[0] !== name[0] || got[1] !== 1)
      kit.fail(answer, { expected: `${String(name[0])} and 1 picture`, got: got.map(String).join(' and '), ...about });
  }
}
