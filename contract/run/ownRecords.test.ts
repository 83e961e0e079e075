import { CREATES, KIND_OF_CREATE } from './creates';
import type { Exchange } from '../http/exchange';
import type { Call } from './call';
import type { Own } from './own';
import { OwnRecords } from './ownRecords';

/** A server that gives a record the number after the highest that is there, as SQLite does by itself. */
class CountingOn extends OwnRecords {
  readonly ids = new Set<number>();

  must(id: string, { path }: Call = {}): Promise<Exchange> {
    const given = Math.max(0, ...this.ids) + 1;
    if (KIND_OF_CREATE.has(id)) this.ids.add(given);
    else this.ids.delete(Number(path?.id));
    return Promise.resolve({ status: 200, json: { data: { id: String(given) } } } as Exchange);
  }

  call(id: string, call?: Call): Promise<Exchange> {
    return this.must(id, call);
  }
}

test('an id that nothing has is given to nothing again, though others make records meanwhile', async () => {
  const names = { marker: () => 'ck-5b293ce5-1' };
  const server = new CountingOn(names as unknown as Own);
  const absent: number[] = [];
  for (let count = 0; count < 3; count += 1) {
    absent.push(Number(await server.absentId('tag')));
    await server.must(CREATES.tag.create);
    await server.must(CREATES.tag.remove, { path: { id: String(Math.max(...server.ids)) } });
    await server.must(CREATES.tag.create);
  }
  expect(new Set(absent).size).toBe(3);
  expect(absent.filter((id) => server.ids.has(id))).toEqual([]);
});
