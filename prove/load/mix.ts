/** A kind of request that comes at a rate of its own. */
export interface Stream {
  name: string;
  /** A second. */
  rate: number;
  method: 'GET' | 'POST';
  /** Below the origin; taken in turn, with `{n}` for a number that no other request has. */
  paths: readonly string[];
  headers?: Readonly<Record<string, string>>;
  /** With `{n}`, too. */
  body?: string;
}

/** What is to be sent, and for how long. */
export interface Plan {
  origin: string;
  seconds: number;
  streams: readonly Stream[];
}

/** What became of a stream's requests. */
export interface Outcome {
  name: string;
  sent: number;
  /** ms from when each was to be sent, whenever it was; sorted. */
  times: number[];
  statuses: Record<string, number>;
  /** 503 that says when to come again. */
  busy: number;
  /** All that is neither a success nor such a 503; and these too, where they are more than a few. */
  errors: number;
  firstError: string;
}

/** What the generator tells when it has ended. */
export interface Report {
  outcomes: Outcome[];
  /** Of the generator's own, seconds. */
  processorSeconds: number;
}
