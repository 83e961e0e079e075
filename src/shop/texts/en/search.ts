/** Texts of the site's search: what it suggests, its page, and what stands where nothing was found. */
export const search = {
  suggestions: 'Suggestions',
  suggested: (count: number) => `${count} ${count === 1 ? 'suggestion' : 'suggestions'}`,
  noSuggestions: 'No suggestions for these words.',
  looking: 'Looking...',
  suggestFailed: 'No suggestions at the moment; Enter still searches.',
  all: (words: string) => `All results for “${words}”`,

  title: 'Search',
  titleOf: (words: string) => `Results for “${words}”`,
  description: 'Search the shop and the articles: kits, routers, mounts, cables and power, and how to use them.',
  askTitle: 'What are you looking for?',
  askText: 'A product, what it is for, or a question: “mesh”, “cable for a dish”, “rain”.',
  toShop: 'Go to the shop',
  narrow: 'Filter and sort in the shop',
  articlesOn: (words: string) => `Articles on “${words}”`,
  allArticles: 'All articles found',
  notOffered: 'There is no search here at the moment',
  notOfferedText: 'The shop lists everything we sell.',

  nothing: (words: string) => `Nothing found for “${words}”`,
  nothingText: 'Tell us what you need: we order much that is not listed.',
  askUs: 'Ask us for it',
  askOnWhatsapp: 'Ask on WhatsApp',
  wanted: (words: string) => `I am looking for: ${words}`,
  withoutFilters: 'Found without the filters',
  instead: 'What we recommend',
} as const;
