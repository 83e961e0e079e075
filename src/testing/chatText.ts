/** What a chat begins with. @param link leads to it */
export const chatText = (link: HTMLElement): string =>
  new URL(link.getAttribute('href') ?? '').searchParams.get('text') ?? '';
