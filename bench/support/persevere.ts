/** A browser that dies, or a machine too busy to come to rest, says nothing about the page. */
const MOST_TRIES = 3;

/** Takes one measurement, once more when it fails; the last failure is the caller's. */
export async function persevere<T>(take: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await take();
    } catch (error) {
      if (tries === MOST_TRIES) throw error;
      console.error(`once more: ${error instanceof Error ? error.message.split('\n', 1)[0] : String(error)}`);
    }
  }
}
