import type { RenderAssets, RenderedPage } from '../../../build/renderer';
import type { GetCapabilitiesApiResponse } from '../../common/api';
import { business } from '../../common/domain/business';
import { darkTokens, staffVariables } from '../../common/ui/theme/darkTokens';
import type { StoragePlace } from '../../common/browser/storageKeys';
import { tokens } from '../../common/ui/theme/tokens';
import { documentParts, inScript } from '../../common/app/document';
import { InlineParts } from '../../common/app/inlineParts';
import { OFFERS_ID } from '../../common/domain/handover';
import { staffChunkOf } from '../places';

const parts = documentParts();

const schemeKey: StoragePlace['key'] = 'scheme';

/** The scheme before the first paint, so that nobody who works in the dark sees a white flash. */
const schemeScript =
  `(function(d){var s;try{s=localStorage.getItem("${schemeKey}")}catch(e){}` +
  'if(s!=="light"&&s!=="dark")s=matchMedia("(prefers-color-scheme: dark)").matches?"dark":"light";' +
  'd.dataset.scheme=s})(document.documentElement)';

interface StaffDocumentOptions {
  assets: RenderAssets;
  /** What the server offers. */
  offers: GetCapabilitiesApiResponse | undefined;
}

/**
 * The document of a staff page: never rendered on the server, its content being private (docs/product.md, 13.2).
 * It names all files of its page, so that none waits for another, and brings along what the server offers.
 */
export function staffDocument(pathname: string, { assets, offers }: StaffDocumentOptions): RenderedPage {
  const chunk = staffChunkOf(pathname);
  const chunks = ['staff', ...(chunk ? [chunk] : [])].map(assets.files);
  const js = [...new Set(chunks.flatMap((files) => files.js))];
  const css = [...new Set(chunks.flatMap((files) => files.css))];
  const inline = new InlineParts();
  return {
    status: 200,
    topics: [],
    previews: true,
    personal: true,
    keep: false,
    inline,
    html:
      '<!doctype html><html lang="en" data-program="staff"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">' +
      `<title>${business.name}</title><meta name="robots" content="noindex">` +
      `<meta name="theme-color" content="${tokens.bg}" media="(prefers-color-scheme: light)"><meta name="theme-color" content="${darkTokens.bg}" media="(prefers-color-scheme: dark)">` +
      `<link rel="icon" href="/favicon.svg" type="image/svg+xml">` +
      inline.script(schemeScript) +
      js.map((file) => `<script src="/${file}" defer></script>`).join('') +
      inline.style(parts.style + staffVariables) +
      css.map((file) => inline.style(assets.css(file), ` data-href="/${file}"`)).join('') +
      `</head><body><div id="root"></div>${offers ? `<script type="application/json" id="${OFFERS_ID}">${inScript(offers)}</script>` : ''}</body></html>`,
  };
}
