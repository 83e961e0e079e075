import { CATEGORIES } from '../repositories/names';
import type { Services } from '../services';
import { nameHandlers } from './names';
import type { Input, Operations } from './types';
import { toCategory } from './views';

export function categoryOperations(services: Services) {
  const handlers = nameHandlers(services, {
    names: CATEGORIES,
    noun: 'Category',
    field: 'category_name',
    toInput: (body: Input<'createCategory'>['body']) => ({ name: body.category_name, nameSw: body.category_name_sw }),
    toView: toCategory,
    toList: (categories) => ({ categories }),
    topic: 'categories',
    topics: ['products', 'articles'],
  });
  return {
    listCategories: handlers.list,
    getCategory: handlers.get,
    createCategory: handlers.create,
    updateCategory: handlers.update,
    activateCategory: handlers.activate,
    deactivateCategory: handlers.deactivate,
    deleteCategory: handlers.remove,
  } satisfies Partial<Operations>;
}
