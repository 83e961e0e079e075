import { TAGS } from '../repositories/names';
import type { Services } from '../services';
import { nameHandlers } from './names';
import type { Input, Operations } from './types';
import { toTag } from './views';

export function tagOperations(services: Services) {
  const handlers = nameHandlers(services, {
    names: TAGS,
    noun: 'Tag',
    field: 'tag_name',
    toInput: (body: Input<'createTag'>['body']) => ({ name: body.tag_name }),
    toView: toTag,
    toList: (tags) => ({ tags }),
    topic: 'tags',
    topics: ['articles'],
  });
  return {
    listTags: handlers.list,
    getTag: handlers.get,
    createTag: handlers.create,
    updateTag: handlers.update,
    activateTag: handlers.activate,
    deactivateTag: handlers.deactivate,
    deleteTag: handlers.remove,
  } satisfies Partial<Operations>;
}
