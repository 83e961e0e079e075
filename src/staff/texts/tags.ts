import type { NamedTexts } from './named';

/** Texts of the tags' screen (docs/product.md, 7.6, to the letter). */
export const tags = {
  title: 'Tags',
  noun: 'tag',
  create: 'Create new Tag',
  createTitle: 'Create New Tag',
  editTitle: 'Edit Tag',
  columns: { name: 'Tag Name', status: 'Status', edit: 'Edit', actions: 'Action' },
  label: 'Tag Name',
  required: 'Tag name is required.',
  search: 'Search tags',
  loading: 'Loading ....',
  empty: 'No tags yet',
  submitCreate: 'Create tag',
  submitEdit: 'Save tag',
  busy: 'Saving…',
  created: 'Tag created successfully!',
  updated: 'Tag updated successfully',
  readFailed: 'An error occurred while fetching tag details',
  createFailed: 'An error occurred during submission.',
  updateFailed: 'An error occurred during tag update',
  actionDone: 'Action Success',
  activateText: 'Visitors can filter articles by it again.',
  deactivateText: 'Visitors can no longer filter articles by it. Articles that carry it stay as they are.',
  removeText: 'Articles that carry it lose it. This cannot be undone.',
} as const satisfies NamedTexts & Record<string, unknown>;
