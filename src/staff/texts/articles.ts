/** Texts of the staff's pages about articles. */
export const articles = {
  title: 'Articles',
  create: 'Create article',
  view: 'View on the site',
  preview: 'View article',

  search: 'Search articles',
  category: 'Category',
  tag: 'Tag',
  columns: { title: 'Title', category: 'Category', tags: 'Tags', likes: 'Likes', views: 'Views', images: 'Images' },
  empty: { title: 'No articles yet', text: 'What you write here stands on the site for everybody to read.' },

  noun: 'article',
  effects: {
    activate: 'Visitors can read it again.',
    deactivate: 'Visitors can no longer read it. It can be activated again at any time.',
    remove: 'Its images and comments are gone with it, for good.',
  },
  bulk: {
    activate: {
      title: (count: number) => `Activate ${counted(count)}?`,
      text: 'Visitors can read them again.',
      action: 'Activate articles',
    },
    deactivate: {
      title: (count: number) => `Deactivate ${counted(count)}?`,
      text: 'Visitors can no longer read them. They can be activated again at any time.',
      action: 'Deactivate articles',
    },
    remove: {
      title: (count: number) => `Delete ${counted(count)}?`,
      text: 'Their images and comments are gone with them, for good.',
      action: 'Delete articles',
    },
  },

  createTitle: 'Create article',
  editTitle: 'Edit article',
  creating: {
    submit: 'Create article',
    busy: 'Creating…',
    saved: 'Article created successfully!',
    failed: 'Failed to create the article',
    noAnswer: 'An error occurred during submission.',
  },
  saving: {
    submit: 'Save article',
    busy: 'Saving…',
    saved: 'Article updated successfully',
    failed: 'An error occurred while updating the article',
  },
  loadFailed: 'Failed to load article data.',
  fetchFailed: 'Error fetching article data',
  missing: { title: 'There is no such article', text: 'It may have been deleted meanwhile.' },
  toList: 'All articles',

  fields: {
    title: 'Title',
    short_description: 'Short description',
    content: 'Content',
    title_sw: 'Title in Kiswahili',
    content_sw: 'Content in Kiswahili',
    short_description_sw: 'Short description in Kiswahili',
    tags: 'Tags',
    image_url: 'Images',
  },
  languages: 'Title and text',
  twin: 'An article of this title exists.',
  showTwin: 'Look at it',
  titleRequired: 'Title is required.',
  cardsShow: (excerpt: string) => `Cards show the first 50 characters: “${excerpt}”`,
  cardsShowNone: 'Cards show the first 50 characters.',
  addTag: 'Add a tag',
  publishing: 'Publishing',
  activity: { active: 'Visible to visitors', inactive: 'Only staff see it' },

  withoutText: {
    title: (title: string) => `Publish “${title}” without a text?`,
    text: 'Visitors see it at once: a title, and nothing to read.',
    action: 'Publish anyway',
    cancel: 'Go on writing',
  },

  readers: 'Readers',
  views: 'Views',
  likes: 'Likes',
  comments: 'Comments',
  noComments: 'No comments yet.',
  anonymous: 'Anonymous',
  ago: (value: number, unit: string) => `${value} ${unit}${value === 1 ? '' : 's'} ago`,
  removeComment: (words: string) => `Remove the comment “${words}”`,
  confirmComment: { title: 'Remove this comment?', action: 'Remove comment', busy: 'Removing…' },
  commentRemoved: 'Comment deleted successfully',

  editor: {
    toolbar: 'Format',
    view: 'View',
    write: 'Write',
    preview: 'Preview',
    markdown: 'Markdown',
    nothingToPreview: 'What you write appears here as visitors will read it.',
    heading: 'Heading',
    bold: 'Bold',
    italic: 'Italic',
    list: 'List',
    quotation: 'Quotation',
    link: 'Link',
    image: 'Image',
    withShortcut: (label: string, key: string) => `${label} (Ctrl ${key})`,
  },
} as const;

function counted(count: number): string {
  return count === 1 ? 'one article' : `${count} articles`;
}
