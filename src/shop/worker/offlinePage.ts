import { business } from '../../common/domain/business';
import { noPage as english } from '../texts/en/noPage';
import { noPage as swahili } from '../texts/sw/noPage';
import { tokens } from '../../common/ui/theme/tokens';

/** A page that can be read without a network. */
export interface SeenPage {
  path: string;
  html: string;
}

const MOST_LISTED = 12;
const escape = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
/** The title as it stands in the document, escaped already; without the business's name at its end. */
const titleOf = ({ html, path }: SeenPage) =>
  /<title>([^<]*)<\/title>/.exec(html)?.[1]?.replace(/ · [^·]*$/, '') ?? escape(path);

/** The document for a page that was never seen, in the language of the one seen last. @param seen the newest first */
export function offlineDocument(seen: readonly SeenPage[], nonce: string): string {
  const isSwahili = /<html lang="sw"/.test(seen[0]?.html ?? '');
  const { offline: t } = isSwahili ? swahili : english;
  const links = seen
    .slice(0, MOST_LISTED)
    .map((page) => `<li><a href="${escape(page.path)}">${titleOf(page)}</a></li>`)
    .join('');
  return (
    `<!doctype html><html lang="${isSwahili ? 'sw' : 'en'}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">` +
    `<title>${t.title} · ${escape(business.name)}</title><meta name="theme-color" content="${tokens['space-900']}"><style nonce="${nonce}">${STYLE}</style></head>` +
    `<body><main><p>${escape(business.name)}</p><h1>${t.title}</h1><p>${t.text}</p><a class="again" href="">${t.retry}</a>` +
    `${links && `<h2>${t.seen}</h2><ul>${links}</ul>`}</main><script nonce="${nonce}">${OPENS_BY_ITSELF}</script></body></html>`
  );
}

/** A browser may believe that it is online while the shop cannot be reached, so the shop is asked. The worker lets HEAD pass. */
const OPENS_BY_ITSELF =
  'function t(){fetch(location.href,{method:"HEAD",cache:"no-store"}).then(function(){location.reload()},function(){})}' +
  'addEventListener("online",t);setInterval(t,5000)';

const STYLE =
  `*{box-sizing:border-box;margin:0}body{min-height:100vh;background:${tokens['space-900']};color:${tokens['on-space']};font:1rem/1.5 system-ui,sans-serif}` +
  'main{max-width:36rem;margin:auto;padding:2rem 1.25rem 4rem}main>p:first-child{font-weight:600}h1{margin:3rem 0 .75rem;font-size:2rem;line-height:1.1;letter-spacing:-.02em}' +
  `h1+p{color:${tokens['on-space-2']}}a{color:inherit}.again{display:inline-flex;align-items:center;min-height:48px;margin-top:1.5rem;padding:0 1.5rem;border-radius:999px;background:${tokens['on-space']};color:${tokens['space-900']};font-weight:600;text-decoration:none}` +
  `h2{margin:2.5rem 0 .5rem;font-size:1.125rem}ul{padding:0;list-style:none}li a{display:flex;align-items:center;min-height:48px;border-bottom:1px solid ${tokens['line-space']};text-underline-offset:4px}a:focus-visible{outline:2px solid ${tokens.signal};outline-offset:2px}`;
