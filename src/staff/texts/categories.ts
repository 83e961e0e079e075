import type { NamedTexts } from './named';

/** Texts of the categories' screen (docs/product.md, 7.6, to the letter). */
export const categories = {
  title: 'Categories',
  noun: 'category',
  create: 'Create new Category',
  createTitle: 'Create new Category',
  editTitle: 'Edit Category',
  columns: { name: 'Category Name', status: 'Status', edit: 'Modify', actions: 'Actions' },
  label: 'Category Name',
  kiswahili: {
    field: 'category_name_sw',
    label: 'Name in Kiswahili',
    help: 'Visitors who read Kiswahili see it. Empty, they see the English name.',
  },
  required: 'Category name is required.',
  emptyAlert: 'Both name and image are required.',
  search: 'Search categories',
  loading: 'Loading ....',
  empty: 'No categories yet',
  submitCreate: 'Create category',
  submitEdit: 'Save category',
  busy: 'Saving…',
  created: 'Category created successfully!',
  updated: 'Category updated successfully',
  readFailed: 'An error occurred while fetching category details',
  createFailed: 'An error occurred during submission.',
  updateFailed: 'An error occurred during category update',
  actionDone: 'Action Successfully',
  activateText: 'Visitors find it among the categories again.',
  deactivateText: 'Visitors no longer find it among the categories. Its products and articles stay as they are.',
  removeText: 'Products and articles of this category stay and show N/A. This cannot be undone.',
  removeTextUsed: (count: number) =>
    `${count === 1 ? 'One product uses' : `${count} products use`} this category. They stay in the shop and show N/A as their category. This cannot be undone.`,
} as const satisfies NamedTexts & Record<string, unknown>;
