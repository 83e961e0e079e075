import path from 'node:path';
import { KitProcess } from '../../contract/proof/kitProcess';
import { DEMO_ACCOUNT, type BuiltServer } from '../support/builtServer';
import type { Trial } from '../support/part';

/** Which other origin a server that the kit judges is to let in. */
export const KIT_ORIGIN = 'http://localhost:3000';

/** Judges a server by every check of the conformance kit. @param folder for its reports */
export async function tellKit({ row }: Trial, what: string, { origin }: BuiltServer, folder: string): Promise<void> {
  const everything = ['--profile', 'all', '--scope', 'full', '--strict', '--origin', KIT_ORIGIN];
  const args = ['--base-url', `${origin}/api/v1`, '--user', DEMO_ACCOUNT.user, '--out', path.join(folder, 'kit')];
  const kit = new KitProcess([...args, ...everything], DEMO_ACCOUNT.password);
  const code = await kit.ended();
  row({ what, aim: 'conforms', seen: kit.output.trim().split('\n').at(-1) ?? '', holds: code === 0 });
}
