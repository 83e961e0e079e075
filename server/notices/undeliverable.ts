/** What was to be told cannot be delivered, however often it is tried. */
export class Undeliverable extends Error {
  override name = 'Undeliverable';

  /**
   * @param what `gone` where the recipient is no more, and nothing has to be told to anybody
   * @param code what is logged in the place of a message that names the recipient
   */
  constructor(
    message: string,
    readonly what: 'refused' | 'gone' = 'refused',
    readonly code?: string,
  ) {
    super(message);
  }
}

/** It cannot be delivered yet; `seconds` is how long whoever was asked wants to be left alone, 0 where that was not said. */
export class NotYet extends Error {
  constructor(
    message: string,
    readonly seconds: number,
  ) {
    super(message);
  }
}
