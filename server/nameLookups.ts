import dns, { type LookupAddress, type LookupOptions } from 'node:dns';

type Callback = (error: NodeJS.ErrnoException | null, address: string | LookupAddress[], family?: number) => void;
type Lookup = (name: string, options: LookupOptions, callback: Callback) => void;

/**
 * Lets all who ask for the same name wait for the one answer. The system's resolver holds a thread until it has one, and
 * goes on when nobody waits any more: while names cannot be resolved, each try for a connection would leave one more
 * question in line before whatever is asked next.
 */
export function shareLookups(lookup: Lookup): Lookup {
  const asked = new Map<string, Callback[]>();
  return (name, options, callback) => {
    const question = JSON.stringify([name, options]);
    const others = asked.get(question);
    if (others) {
      others.push(callback);
      return;
    }
    const waiting = [callback];
    asked.set(question, waiting);
    try {
      lookup(name, options, (...answer) => {
        asked.delete(question);
        for (const each of waiting) each(...answer);
      });
    } catch (error) {
      // Options that are none: nobody else shall wait for them.
      asked.delete(question);
      throw error;
    }
  };
}

/** All of Node's own connections (the database, a bucket, push services, mail) look names up here. */
export function shareNameLookups(): void {
  const lookup = dns.lookup as Lookup;
  const shared = shareLookups(lookup);
  // Called without options, or with a number in their place.
  const every = (name: string, options: LookupOptions | number | Callback, callback?: Callback) =>
    typeof options === 'function'
      ? shared(name, {}, options)
      : shared(name, typeof options === 'number' ? { family: options } : options, callback as Callback);
  dns.lookup = Object.assign(every, { __promisify__: dns.lookup.__promisify__ }) as typeof dns.lookup;
}
