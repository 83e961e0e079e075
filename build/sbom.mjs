/**
 * `npm run build:sbom`: writes dist/sbom.cdx.json, what the server and the pages are made of (CycloneDX 1.5), from the lock
 * file. `npm sbom --omit=dev` leaves out whatever a development package needs as well, React among it.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const root = path.join(import.meta.dirname, '..');
const read = (file) => JSON.parse(readFileSync(path.join(root, file), 'utf8'));
const { name, version, license } = read('package.json');
const { packages } = read('package-lock.json');

/** `node_modules/a/node_modules/@b/c` is `@b/c`. */
const nameOf = (place) => place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);
const purlOf = (name, version) => `pkg:npm/${name.replace('@', '%40')}@${version}`;
/** Licences that a package keeps in a file and does not name; read there at this version. */
const READ_IN_FILES = { 'png-js@2.0.0': 'MIT' };
/** Of packages that only build, those of which something is served: a part of this font stands in public/fonts (subsetFont.ts). */
const SERVED = ['@fontsource-variable/inter'];
/** An SPDX name, or an expression of several. */
const licencesOf = (text) => (/ /.test(text) ? [{ expression: text }] : [{ license: { id: text } }]);

const components = Object.entries(packages)
  .filter(
    ([place, { dev, link }]) => place.includes('node_modules/') && (!dev || SERVED.includes(nameOf(place))) && !link,
  )
  .map(([place, { version, license = READ_IN_FILES[`${nameOf(place)}@${version}`], integrity = '', optional }]) => ({
    type: 'library',
    'bom-ref': place,
    name: nameOf(place),
    version,
    purl: purlOf(nameOf(place), version),
    // Parts for other machines are not installed on this one.
    scope: optional ? 'optional' : 'required',
    ...(license && { licenses: licencesOf(license) }),
    ...(integrity.startsWith('sha512-') && {
      hashes: [{ alg: 'SHA-512', content: Buffer.from(integrity.slice(7), 'base64').toString('hex') }],
    }),
  }));

const bill = {
  bomFormat: 'CycloneDX',
  specVersion: '1.5',
  version: 1,
  metadata: { component: { type: 'application', 'bom-ref': name, name, version, licenses: licencesOf(license) } },
  components,
};
writeFileSync(path.join(root, 'dist/sbom.cdx.json'), `${JSON.stringify(bill, null, 2)}\n`);
