import type { RenderedPage } from '../../../build/renderer';
import { business } from '../../common/domain/business';
import type { Language } from '../../common/domain/language';
import { noPage } from '../texts/en/noPage';
import { translate } from '../../common/i18n/translate';
import { tokens } from '../../common/ui/theme/tokens';
import { InlineParts } from '../../common/app/inlineParts';
import { speechOf } from './LanguageProvider';

const STYLE =
  `body{margin:0;background:${tokens.bg};color:${tokens.ink};font:1rem/1.5 system-ui,sans-serif}main{max-width:36rem;margin:auto;padding:4rem 1.25rem}` +
  `h1{margin:0 0 .75rem;font-size:1.75rem;line-height:1.2}p{margin:0 0 1.5rem}` +
  `a{display:inline-flex;align-items:center;min-height:48px;padding:0 1.5rem;border-radius:999px;background:${tokens['space-900']};color:${tokens['on-space']};font-weight:600;text-decoration:none}`;

/** The document for who comes while the server has more pages to render than it can: it costs nothing to make. */
export async function busyDocument(language: Language): Promise<RenderedPage> {
  const { busy: t } = translate((await speechOf(language)).translations, 'noPage', noPage);
  const inline = new InlineParts();
  return {
    status: 503,
    topics: [],
    keep: false,
    inline,
    html:
      `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">` +
      `<title>${t.title} · ${business.name}</title>${inline.style(STYLE)}</head>` +
      `<body><main><h1>${t.title}</h1><p>${t.text}</p><a href="">${t.retry}</a></main></body></html>`,
  };
}
