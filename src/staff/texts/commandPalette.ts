/** Texts of the command palette and of the list of shortcuts. */
export const commandPalette = {
  results: 'Results',
  products: 'Products',
  articles: 'Articles',
  quotes: 'Quotes',
  names: 'Categories and tags',
  commands: 'Do',
  recent: 'Recently chosen',
  inStock: 'in stock',
  outOfStock: 'out of stock',
  inactive: 'inactive',
  tagged: (tags: string) => `Tagged ${tags}`,
  category: 'Category',
  tag: 'Tag',
  goTo: (page: string) => `Go to ${page}`,
  searching: 'Searching...',
  nothing: (words: string) => `Nothing found for “${words}”`,
  nothingText: 'Try fewer or other words.',
  failed: 'Not everything could be searched.',
  choose: 'choose',
  open: 'open',
  openInTab: 'open in a new tab',
  allShortcuts: 'all shortcuts',
  keys: { up: '↑', down: '↓', enter: 'Enter', ctrlEnter: 'Ctrl Enter', help: '?' },
} as const;

/** What the keyboard does, by where it does it. */
export const shortcutHelp = {
  title: 'Keyboard shortcuts',
  note: 'Single keys rest while you type.',
  singleKeys: 'Single-key shortcuts',
  singleKeysHelp:
    'Off: /, ?, J, K and the pairs of letters do nothing in this browser. Ctrl K still opens the jump list.',
  then: 'then',
  groups: [
    {
      title: 'Everywhere',
      keys: [
        { keys: ['Ctrl', 'K'], does: 'Open the jump list' },
        { keys: ['/'], does: 'Search on this page, or everywhere' },
        { keys: ['?'], does: 'Show this list' },
        { keys: ['Esc'], does: 'Close what is open' },
      ],
    },
    { title: 'Forms', keys: [{ keys: ['Ctrl', 'S'], does: 'Save' }] },
  ],
  request: {
    title: 'An open request',
    keys: [
      { keys: ['j'], does: 'Next request' },
      { keys: ['k'], does: 'Previous request' },
    ],
  },
  goTo: 'Go to',
  create: 'Create',
} as const;
