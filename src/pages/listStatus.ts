/** The HTTP status of a page of lists: 503 where one of them could not be read, so that nobody keeps the page. */
export function listStatus(...answers: readonly { isError: boolean }[]): number {
  return answers.some(({ isError }) => isError) ? 503 : 200;
}
