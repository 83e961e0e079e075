import { ANY_OPERATION, NO_OPERATION } from './defects';
import type { PeerResult } from './peerRuns';

/** One of several defects at once. */
export interface Member {
  id: string;
  operation: string;
  what: string;
  isFound: boolean;
  counts: boolean;
}

/** What came of one defect. */
export interface Result {
  id: string;
  class: string;
  operation: string;
  what: string;
  /** Whether it stands in front of the server, not in it. */
  behind: boolean;
  /** Checks that found it, with the operations they named. */
  found: { check: string; operation: string }[];
  /** What a team reads: the operations that each line names. */
  lines: string[][];
  /** Whether the defect did anything in this run. */
  bent: boolean;
  /** What the defect or the kit itself threw, so that nothing that was found says anything; null where neither did. */
  broken: string | null;
  /** Names of what the server leaves out. */
  notOffered: string[];
  /** Why the run ended early; null where it did not. */
  ended: string | null;
  /** How many records and changes of the account the run could not take back. */
  left: number;
  /** Whether all checks ran, so that the lines are all that a team would read. */
  whole: boolean;
  requests: number;
  /** Wall time of the run, s. */
  seconds: number;
  /** Processor time of kit and server together, s. */
  processorSeconds: number;
  peers: PeerResult[];
  /** Of several at once: what came of each. */
  members?: Member[];
}

/** Whether a finding names what is wrong: the operation; one of them, where several are wrong alike; the address, where the contract has none. */
export const names = (operation: string, finding: string) =>
  finding === operation ||
  (operation === NO_OPERATION && finding.includes(' ')) ||
  (operation === ANY_OPERATION && !finding.includes(' '));

/** Whether a check that names the operation found it. */
export const isFound = ({ found, operation, broken }: Result) =>
  broken === null && found.some((finding) => names(operation, finding.operation));

/** Whether it counts: a defect of a call that the server leaves out, or that did nothing in a whole run, is not there. */
export const counts = (result: Result) =>
  isFound(result) || result.broken !== null || (result.bent && !result.notOffered.includes(result.operation));

/** Whether the first line that is read names what is wrong. */
export const beginsRight = ({ lines, operation }: Result) =>
  lines[0]?.some((named) => names(operation, named)) === true;
