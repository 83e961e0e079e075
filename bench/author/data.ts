import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { DEMO_PICTURES } from '../../server/media/made';
import type { Product } from '../../src/common/api';

type Pictured = { images?: Product['images'] | undefined };

/** Every prepared picture has this width. */
const WIDTH = 320;

const digest = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

/** Reads a running shop with demo data. */
export class Shop {
  private readonly names = new Map<string, string>();

  constructor(private readonly origin: string) {
    for (const entry of readdirSync(DEMO_PICTURES, { withFileTypes: true })) {
      if (entry.isDirectory())
        this.names.set(digest(readFileSync(path.join(DEMO_PICTURES, entry.name, `${WIDTH}.avif`))), entry.name);
    }
  }

  async read<T>(address: string): Promise<T> {
    const response = await fetch(`${this.origin}/api/v1${address}`);
    if (!response.ok) throw new Error(`${address} answers ${response.status}.`);
    return ((await response.json()) as { data: T }).data;
  }

  /** An item with the name of its first picture. */
  async show<T extends Pictured>(item: T): Promise<{ item: T; picture: string }> {
    const [picture = ''] = await this.pictures(item);
    return { item, picture };
  }

  /** Names of an item's pictures, the primary one first: the shop's own names are random, their bytes are not. */
  async pictures({ images = [] }: Pictured): Promise<string[]> {
    const sorted = [...images].sort((a, b) => Number(b.is_primary) - Number(a.is_primary));
    return Promise.all(
      sorted.map(async ({ sources }) => {
        const url = sources?.template.replace('{width}', String(WIDTH)).replace('{format}', 'avif') ?? '';
        const response = await fetch(new URL(url, this.origin));
        const name = this.names.get(digest(Buffer.from(await response.arrayBuffer())));
        if (!name) throw new Error(`${url} is no prepared picture.`);
        return name;
      }),
    );
  }
}
