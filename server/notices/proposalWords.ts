import { paths } from '../../src/common/domain/paths';
import { plainKsh } from '../../src/common/domain/plainMoney';
import { staffPaths } from '../../src/common/domain/staffPaths';
import type { Config } from '../config';
import { keptFigures, type ProposalContent } from '../proposals/content';
import { words } from '../proposals/words';
import type { NoticeKind } from '../repositories/notices';
import type { ProposalRow } from '../repositories/proposals';
import type { PushText } from './push';
import { shortLine, type Written } from './words';

const pathOf = ({ id }: ProposalRow) => staffPaths.proposal(id);

/** What the customer did, or did not. */
function deedOf(kind: NoticeKind, { number, acceptedBy, sent }: ProposalRow): string {
  const name = shortLine((kind === 'accepted' ? acceptedBy : sent?.customerName) ?? '');
  if (kind === 'expired') return `${name} has not accepted ${number ?? ''} by its last day`;
  return kind === 'accepted' ? `${name} has accepted ${number ?? ''}` : `${name} looks at ${number ?? ''}`;
}

/** Tells staff on their devices. */
export const proposalPush = (kind: NoticeKind, row: ProposalRow): PushText => ({
  title: deedOf(kind, row),
  body: plainKsh(row.total),
  tag: `${kind} ${row.id}`,
  path: pathOf(row),
});

/** Tells staff by e-mail. @param origin where the dashboard is; null where no public address is known */
export const proposalStaffMail = (kind: NoticeKind, row: ProposalRow, origin: string | null): Written => ({
  subject: deedOf(kind, row),
  text: [
    `${deedOf(kind, row)}: ${plainKsh(row.total)}.`,
    '',
    origin ? `Open it: ${origin}${pathOf(row)}` : 'It stands in the dashboard under Quotations.',
    '',
  ].join('\n'),
});

/** The letter to the customer, in the quotation's language. */
export function proposalMail(
  { number, shareKey, acceptedAt }: ProposalRow,
  content: ProposalContent,
  { siteName, publicUrl }: Pick<Config, 'siteName' | 'publicUrl'>,
): Written {
  const { mail, readOnline } = words[content.language];
  const name = number ?? '';
  const link =
    publicUrl && shareKey
      ? ['', acceptedAt ? `${readOnline}:` : mail.link, `${publicUrl}${paths.proposal(shareKey)}`]
      : [];
  return {
    subject: mail.subject(name, siteName),
    text: [...mail.lines(siteName, name, plainKsh(keptFigures(content).totals.total)), ...link, ''].join('\n'),
  };
}
