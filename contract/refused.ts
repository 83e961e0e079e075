/** What was asked for cannot be done; the message is for the person who asked. */
export class Refused extends Error {
  /** Of the program. */
  readonly exitCode: number = 2;
}

/** The command line cannot be followed. */
export class UsageError extends Refused {}
