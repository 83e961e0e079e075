const ICON = '/favicon.svg';
/** More would not be legible in a tab. */
const MOST = 9;

let mark: Promise<string> | undefined;

/** The site's mark; empty where it cannot be read. */
const readMark = () =>
  (mark ??= fetch(ICON)
    .then((answer) => (answer.ok ? answer.text() : ''))
    .catch(() => ''));

/** How many requests are new in a red circle on the site's mark, which alone says that none are. */
const iconOf = (waiting: number, svg: string): string =>
  waiting === 0 || svg === ''
    ? ICON
    : `data:image/svg+xml,${encodeURIComponent(
        svg.replace(
          '</svg>',
          '<circle cx="42" cy="22" r="22" fill="#fff"/><circle cx="42" cy="22" r="19" fill="#d92d20"/>' +
            '<text x="42" y="32" text-anchor="middle" font-family="sans-serif" font-weight="700" fill="#fff" ' +
            `font-size="${waiting > MOST ? 24 : 30}">${waiting > MOST ? `${MOST}+` : waiting}</text></svg>`,
        ),
      )}`;

let wanted = 0;

/** Draws the tab's icon; the last one that was asked for stays. */
export async function drawTabIcon(waiting: number): Promise<void> {
  wanted = waiting;
  const svg = await readMark();
  if (wanted === waiting) document.querySelector('link[rel=icon]')?.setAttribute('href', iconOf(waiting, svg));
}
