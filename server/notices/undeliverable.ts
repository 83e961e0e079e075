/** What was to be told cannot be delivered, however often it is tried. */
export class Undeliverable extends Error {
  override name = 'Undeliverable';

  /** @param what `gone` where the recipient is no more, and nothing has to be told to anybody */
  constructor(
    message: string,
    readonly what: 'refused' | 'gone' = 'refused',
  ) {
    super(message);
  }
}
