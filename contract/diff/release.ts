import type { Finding } from './comparison';
import type { Effect } from './rules';

/** Which part of a version number a change raises: whoever keeps the old contract fails with the new one, has more to do, or reads on. */
const RAISES: Readonly<Record<Effect, 'major' | 'minor' | 'patch'>> = {
  'breaks-clients': 'major',
  'breaks-servers': 'major',
  'servers-follow': 'minor',
  compatible: 'minor',
  'to-read': 'patch',
};

const numbersOf = (version: string): [major: number, minor: number, patch: number] => {
  const [major = 0, minor = 0, patch = 0] = version.split('.').map((part) => Number.parseInt(part, 10) || 0);
  return [major, minor, patch];
};

/** The least version that a contract with these changes may have (semver.org); the former one where nothing changed. */
export function leastVersion(former: string, findings: readonly Finding[]): string {
  const [major, minor, patch] = numbersOf(former);
  const raised = new Set(findings.map(({ effect }) => RAISES[effect]));
  if (raised.has('major')) return `${major + 1}.0.0`;
  if (raised.has('minor')) return `${major}.${minor + 1}.0`;
  return raised.has('patch') ? `${major}.${minor}.${patch + 1}` : former;
}

/** Whether a version is not below another. */
export function reaches(version: string, least: string): boolean {
  const [one, other] = [numbersOf(version), numbersOf(least)];
  const differs = one.findIndex((part, index) => part !== other[index]);
  return differs < 0 || (one[differs] ?? 0) > (other[differs] ?? 0);
}

const HEADINGS: readonly (readonly [Effect, string])[] = [
  ['breaks-clients', 'Breaks clients'],
  ['breaks-servers', 'Breaks servers: has to be offered now'],
  ['servers-follow', 'Servers have to follow; no client fails'],
  ['compatible', 'New, for whoever wants it'],
  ['to-read', 'Said in other words'],
];

/** The changes as a section of a changelog. */
export function changelog(version: string, findings: readonly Finding[]): string {
  const sections = HEADINGS.flatMap(([effect, heading]) => {
    const of = findings.filter((finding) => finding.effect === effect);
    if (of.length === 0) return [];
    return [`### ${heading}`, '', ...alike(of).map(entryOf), ''];
  });
  return [`## Contract ${version}`, '', ...(sections.length > 0 ? sections : ['Nothing changed.', ''])].join('\n');
}

/** What is said of several places in the same words, together. */
const alike = (findings: readonly Finding[]): Finding[][] =>
  [...new Set(findings.map(({ what }) => what))].map((words) => findings.filter(({ what }) => what === words));

function entryOf(findings: readonly Finding[]): string {
  const names = new Set(findings.flatMap(({ operations }) => operations));
  const places = findings.map(({ pointer }) => `\`#${pointer}\``).join(', ');
  return `- ${[...names].map((name) => `\`${name}\``).join(', ') || 'Everywhere'}: ${findings[0]?.what ?? ''} (${places})`;
}
