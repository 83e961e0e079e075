import { plainQuery, type PlainQuery } from './base';
import { uploadFetch } from './uploadFetch';

/** The staff's calls: a form goes by a fetch of its own, which tells how far its files are. */
export const staffQuery: PlainQuery = (args, api, extraOptions) => {
  const body: unknown = typeof args === 'string' ? undefined : args.body;
  return plainQuery(body instanceof FormData ? uploadFetch(body) : undefined)(args, api, extraOptions);
};
