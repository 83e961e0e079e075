import type { AgeUnit } from '../../domain/relativeTime';

const counted = (count: number, one: string, more: string) =>
  `${count.toLocaleString('en-KE')} ${count === 1 ? one : more}`;

/** Texts of one article's page. */
export const article = {
  loading: 'Loading...',
  failed: 'Failed to load article data.',
  fetchFailed: 'An error occurred while fetching article details',
  home: 'Home',
  articles: 'Articles',
  inEnglish: 'This article is in English only.',
  likes: (count: number) => counted(count, 'like', 'likes'),
  views: (count: number) => counted(count, 'view', 'views'),
  comments: (count: number | string) => `${count} ${count === 1 ? 'comment' : 'comments'}`,
  readingTime: (minutes: number) => `${minutes} min read`,
  published: 'Published',
  like: 'Like',
  likeDone: 'Like created successfully!',
  likeFailed: 'Failed to like the post.',
  share: 'Share',
  onWhatsapp: 'on WhatsApp',
  opensNewTab: '(opens a new tab)',
  tags: 'Tags',
  category: 'Category',
  table: 'Table',
  code: 'Code',

  commentsTitle: 'Comments',
  addComment: 'Add a comment',
  commentHelp: 'Please leave no phone numbers.',
  consent: 'Your comment is shown publicly as Anonymous.',
  privacy: 'How we handle what you write',
  submit: 'Submit',
  submitting: 'Submitting...',
  emptyComment: 'Comment cannot be empty.',
  commentAdded: 'Comment added successfully!',
  commentFailed: 'Failed to add comment.',
  exception: 'An error occurred',
  charactersLeft: (count: number) => `${counted(count, 'character', 'characters')} left`,
  noComments: 'No comments yet. Yours would be the first.',
  lastComments: (count: number) => (count === 1 ? 'The last comment' : `Last ${count} comments`),
  lastOf: (shown: number, total: number | string) => `The last ${shown} of ${total}, newest first`,
  anonymous: 'Anonymous',
  ago: (value: number, unit: AgeUnit) => `${value} ${unit}${value === 1 ? '' : 's'} ago`,

  relatedArticles: 'Related articles',
  relatedProducts: 'Related products',
} as const;
