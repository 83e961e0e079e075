import { join } from 'node:path';

/** Another tool that judges a server by its contract, as the bench runs it. README.md says what was measured. */
export interface Peer {
  id: string;
  version: string;
  /** Packages to install outside the tree, into the folder `<peers>/<id>`. */
  packages: readonly string[];
  /**
   * How it is run once. `folder` exists and may be written into; `peers` is the folder above. The account of
   * the token has to be in CONTRACT_USER and CONTRACT_PASSWORD for those that sign in themselves.
   */
  command(options: PeerOptions): { file: string; args: string[]; env?: Record<string, string> };
  /**
   * The names of what it complained of, each once and without ids, so that those that it also has of a
   * server that keeps the contract can be taken away; null where it could not be run to its end.
   */
  failures(output: string, exitCode: number): string[] | null;
}

export interface PeerOptions {
  /** With the version prefix, without a slash at the end. */
  baseUrl: string;
  token: string;
  contract: string;
  folder: string;
  peers: string;
}

const TOP = join(__dirname, '..', '..');
const COMPLAINT = 'complaint: ';

export const PEERS: readonly Peer[] = [
  peer('dredd', '14.1.0', ['dredd@14.1.0']),
  peer('prism', '5.16.0', ['@stoplight/prism-cli@5.16.0']),
  // Portman 1.33.0 needs tslib and does not say so.
  peer('portman', '1.33.0 with newman 6.2.2', ['@apideck/portman@1.33.0', 'newman@6.2.2', 'tslib@2']),
  // Needs a Java runtime.
  peer('specmatic', '2.55.1', ['specmatic@2.55.1']),
  // Is in this tree already.
  peer('respect', '2.77.0', []),
];

function peer(id: string, version: string, packages: readonly string[]): Peer {
  return {
    id,
    version,
    packages,
    command: ({ baseUrl, token, contract, folder, peers }) => ({
      file: process.execPath,
      args: [
        join(TOP, 'node_modules/tsx/dist/cli.mjs'),
        join(__dirname, 'runPeer.ts'),
        id,
        baseUrl,
        contract,
        folder,
        peers,
      ],
      env: { CONTRACT_TOKEN: token },
    }),
    failures: (output, exitCode) => {
      const named = output
        .split('\n')
        .flatMap((line) => (line.startsWith(COMPLAINT) ? line.slice(COMPLAINT.length) : []));
      return exitCode === (named.length === 0 ? 0 : 1) ? named : null;
    },
  };
}
