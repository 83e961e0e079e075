import type { Renditions } from '../renditions';

/** What the server asks of the encoder's process, one at a time. */
export type Job = { make: 'renditions'; bytes: Buffer } | { make: 'preview'; bytes: Buffer };

/** What a job makes; no preview of bytes that do not decode. */
export interface Made {
  renditions: Renditions;
  preview: Buffer | null;
}

/** Said now and then while a job is done: a process that is stopped says nothing. */
export type SignOfLife = 'alive';

/** What a job came to: what was made, what the sender of the picture is told, or a defect. */
export type Outcome =
  | { made: Made[Job['make']] }
  | { refusal: { status: number; message: string; data: Readonly<Record<string, string>> | undefined } }
  | { defect: string };
