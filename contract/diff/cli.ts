import { parseArgs } from 'node:util';
import { isObject, UnreadableContract } from '../spec/document';
import type { Finding } from './comparison';
import { compareContracts } from './diff';
import { LocatedContract } from './located';
import { textOf } from './shape';
import { changelog, leastVersion, reaches } from './release';
import { type Effect } from './rules';

const USAGE = `npm run contract:diff -- OLD.yaml [NEW.yaml] [--all] [--servers] [--json | --changelog] [--release]

Names what breaks from one version of the contract to another. NEW is openapi.yaml unless told
otherwise; - reads the standard input:  git show main:openapi.yaml | npm run contract:diff -- -
Changed descriptions are always listed, with their words: whether they break something a person has to judge.
  --all      list the other changes too
  --servers  count as breaking also what no client notices, but a server has to follow
  --json     the findings as JSON
  --changelog  all changes as a section of a changelog
  --release  judges the version: the changes ask for a least one (what breaks for a major, what is new for a minor,
             other words for a patch), and info.version of NEW has to reach it
Exit code: 0 nothing breaks (with --release: the version is enough; with --changelog alone: always), 1 otherwise,
2 wrong call or unreadable file.`;

/** How many operations are named before the rest is only counted. */
const NAMED_OPERATIONS = 3;

const WORDS: Record<Effect, string> = {
  'breaks-clients': 'BREAKS CLIENTS',
  'breaks-servers': 'BREAKS SERVERS',
  'servers-follow': 'servers follow',
  'to-read': 'READ',
  compatible: 'compatible',
};

process.exitCode = main(process.argv.slice(2));

function main(args: readonly string[]): number {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        all: { type: 'boolean' },
        servers: { type: 'boolean' },
        json: { type: 'boolean' },
        changelog: { type: 'boolean' },
        release: { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
      },
    });
    if (values.help) {
      console.log(USAGE);
      return 0;
    }
    const [oldFile, newFile = 'openapi.yaml', ...more] = positionals;
    if (oldFile === undefined || more.length > 0) {
      console.error(USAGE);
      return 2;
    }
    const contracts = { old: LocatedContract.read(oldFile), new: LocatedContract.read(newFile) };
    const findings = compareContracts(contracts.old, contracts.new);
    const version = versionOf(contracts.new);
    const isBreaking = ({ effect }: Finding) =>
      effect.startsWith('breaks') || (values.servers === true && effect === 'servers-follow');
    const breaking = findings.filter(isBreaking);
    const shown = values.all
      ? findings
      : findings.filter((finding) => isBreaking(finding) || finding.effect === 'to-read');
    if (values.changelog) console.log(changelog(version, findings));
    else if (values.json)
      console.log(JSON.stringify({ old: oldFile, new: newFile, breaking: breaking.length, findings: shown }, null, 2));
    else {
      for (const finding of shown) console.log(lineOf(finding, { old: oldFile, new: newFile }));
      const hidden = findings.length - shown.length;
      const others = findings.length - breaking.length;
      console.log(
        `${breaking.length} breaking, ${others} other ${others === 1 ? 'change' : 'changes'}${hidden > 0 ? ' (--all lists them)' : ''}.`,
      );
    }
    if (!values.release) return breaking.length > 0 && !values.changelog ? 1 : 0;
    const least = leastVersion(versionOf(contracts.old), findings);
    const isEnough = reaches(version, least);
    // On the other stream, so that JSON can be read by a program, and a section put into its file.
    console.error(`These changes ask for version ${least}; info.version is ${version}${isEnough ? '' : ': raise it'}.`);
    return isEnough ? 0 : 1;
  } catch (error) {
    const isWrongCall =
      error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
    if (!isWrongCall && !(error instanceof UnreadableContract)) throw error;
    console.error(error.message);
    return 2;
  }
}

function versionOf({ root }: LocatedContract): string {
  const { info } = root.value;
  return isObject(info) ? textOf(info.version) : '';
}

function lineOf(
  { rule, effect, operations, side, pointer, line, what, why }: Finding,
  files: Record<Finding['side'], string>,
): string {
  const rest = operations.length - NAMED_OPERATIONS;
  const named = operations.slice(0, NAMED_OPERATIONS).join(', ') || 'whole contract';
  return `${WORDS[effect]}  ${rule}  ${named}${rest > 0 ? ` and ${rest} more` : ''}  ${files[side]}:${line} #${pointer}  ${what}. ${why}`;
}
