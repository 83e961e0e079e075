import type { Config } from './config';
import type { ContentVersions } from './cache/versions';
import type { Database } from './database/client';
import type { PictureEncoder } from './media/encoder/pictureEncoder';
import type { MediaStore } from './media/mediaStore';
import type { Search } from './search/search';
import './request';

/** What handlers work with; made once per process by main.ts, once per test file by testServer.ts. */
export interface Services {
  config: Config;
  db: Database;
  encoder: PictureEncoder;
  media: MediaStore;
  content: ContentVersions;
  search: Readonly<Record<'products' | 'articles', Search>>;
}
