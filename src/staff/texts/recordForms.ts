/** What forms of whole pages say; lists and most dialogs go without it. */
export const recordForms = {
  category: 'Category',
  chooseCategory: 'Choose a category',
  noCategory: 'No category',
  loadingCategories: 'Loading categories…',
  noCategories: 'There is no active category yet.',
  makeCategory: 'Make one',
  categoriesFailed: 'The categories could not be loaded.',
  inactiveCategory: (name: string) => `${name} (inactive)`,
  changedMeanwhile:
    'Somebody else saved this while you were working on it. Nothing of yours is saved yet, and nothing of yours is lost.',
  // In a dialog.
  changedAsYouTyped:
    'Somebody else has changed this meanwhile. What you left alone now shows theirs; save again to write over the rest.',
  overwrite: 'Save mine over it',
  loadTheirs: 'Load theirs',
  theirsFailed: 'What somebody else saved could not be read. Try again.',
  removeChip: (name: string) => `Remove ${name}`,
  createChip: (name: string) => `Create “${name}”`,
  creatingChip: (name: string) => `Creating “${name}”…`,
  chipNotCreated: (name: string) => `“${name}” could not be created.`,
  chipsChosen: (names: readonly string[]) => (names.length === 0 ? 'None chosen' : `Chosen: ${names.join(', ')}`),
  chipLeft: (name: string) => `“${name}” is not added yet. Choose it in the list, or clear it.`,
  chipsFull: (most: number) => `At most ${most}: remove one to add another.`,
} as const;
