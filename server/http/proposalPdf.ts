import type { FastifyInstance, RouteShorthandOptions } from 'fastify';
import { LRUCache } from 'lru-cache';
import { paths } from '../../src/common/domain/paths';
import { isSent, PDF_ROUTE } from '../operations/proposalViews';
import { makePdf, type PdfFile } from '../proposals/pdf';
import { findShared } from '../repositories/proposals';
import { readSalesSettings } from '../repositories/salesSettings';
import type { Services } from '../services';
import { clientError } from './failures';
import { isOpened } from './pages';

/** Papers in memory: to print one takes a tenth of a second. */
const KEPT = 50;

/** For who has the link, and kept by nobody else. */
const HEADERS = {
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex',
  // Browsers show it with a viewer of their own, which a policy without sources would keep from its styles.
  'content-security-policy': "frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
};

interface Asked {
  Params: { shareKey: string };
  Querystring: { language?: unknown };
}

/**
 * The PDF of what was sent, beside the page of its link: a plain address, which a phone opens, keeps and passes on
 * without a program.
 */
export function registerProposalPdf(
  app: FastifyInstance,
  { config, db }: Pick<Services, 'config' | 'db'>,
  origin: () => string,
): void {
  const kept = new LRUCache<string, Promise<PdfFile>>({ max: KEPT });
  // Who opens the link reads on the quotation's own page what is the matter.
  const errorHandler: RouteShorthandOptions['errorHandler'] = (error, request, reply) => {
    if (!isOpened(request.raw)) throw error;
    const { shareKey } = request.params as Asked['Params'];
    void reply.header('cache-control', 'no-store').redirect(paths.proposal(shareKey));
  };
  app.get<Asked>(PDF_ROUTE, { errorHandler }, async (request, reply) => {
    const row = await findShared(db, request.params.shareKey);
    if (!row || !isSent(row)) throw clientError(404);
    const asked = request.query.language;
    const language = asked === 'en' || asked === 'sw' ? asked : row.sent.language;
    const settings = await readSalesSettings(db);
    // What a failover lost and somebody sent or accepted anew has the same version and status, but neither link nor time.
    const { id, shareKey, version, sentAt, acceptedAt, paid, status } = row;
    const shown = JSON.stringify([id, shareKey, version, sentAt, acceptedAt, paid, status, settings.version, language]);
    const making = kept.get(shown) ?? makePdf({ row, content: row.sent, settings, config, origin: origin(), language });
    kept.set(shown, making);
    making.catch(() => kept.delete(shown));
    const { name, bytes } = await making;
    return reply
      .headers({ ...HEADERS, 'content-disposition': `inline; filename="${name}"` })
      .type('application/pdf')
      .send(bytes);
  });
}
