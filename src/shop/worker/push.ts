import { isStaffPath, staffPaths } from '../../common/domain/staffPaths';

/** What a push shows, and the page of this site that it opens. */
export interface Push {
  title: string;
  body: string;
  tag: string;
  path: string;
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/** A push as the server sends it (openapi.yaml, addPushDevice); what is none is still told, in the fewest words. */
export function readPush(text: string): Push {
  let data: Partial<Record<keyof Push, unknown>> = {};
  try {
    data = (JSON.parse(text) ?? {}) as typeof data;
  } catch {
    // Not ours; the browser wants something to be shown all the same.
  }
  const path = textOf(data.path);
  return {
    title: textOf(data.title) || 'New request',
    body: textOf(data.body),
    tag: textOf(data.tag),
    // Nothing but a page of the staff's is opened.
    path: isStaffPath(path.split('?', 1)[0] ?? '') ? path : staffPaths.quotes(),
  };
}
