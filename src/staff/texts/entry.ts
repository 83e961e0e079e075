/**
 * What is said of a save whose answer does not come: of the waiting, the stopping and the broken line, each followed by what it
 * means to send it again.
 */
export const entry = {
  stop: 'Stop',
  slow: 'This is taking longer than usual. Wait, or stop: what you typed stays.',
  stopped: 'You stopped before the answer came.',
  /** The line broke. */
  lost: 'The answer did not come.',
  /** Where the server knows it again, however often it is sent. */
  once: 'Sent again, it counts only once.',
  unsure: 'It may have arrived all the same: look before you send it again.',
  /** Of what is the same however often it is done: a change, a removal. */
  unknown: 'It may be done all the same.',
  before:
    'What you sent before did arrive. Look for it first, it may be deleted since: sent once more, this counts as well.',
} as const;
