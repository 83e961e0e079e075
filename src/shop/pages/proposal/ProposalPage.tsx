import { matchPath, useLocation } from 'react-router-dom';
import { useRecordState } from '../../../common/api';
import { proposalApi, useGetSharedProposalQuery } from '../../../common/api/proposals';
import { business } from '../../../common/domain/business';
import { paths, patterns } from '../../../common/domain/paths';
import { MessagesProvider, useLanguage } from '../../../common/i18n/messages';
import { ProposalSkeleton } from '../../features/proposal/ProposalSkeleton';
import { ProposalView } from '../../features/proposal/ProposalView';
import { languageOfPage, messagesIn, wordsIn } from '../../features/proposal/words';
import { tabTitle } from '../head';
import type { ApiState, PageContext, PageModule } from '../pageModule';
import { RecordTroubles } from '../RecordTroubles';
import { isMissingRecord, recordStatus } from '../status';

/** /q/{shareKey}: a quotation of the staff, for whoever has its link. */
function ProposalPage() {
  const { pathname, search } = useLocation();
  const site = useLanguage();
  const shareKey = matchPath(patterns.proposal, pathname)?.params.shareKey ?? '';
  const query = useGetSharedProposalQuery({ shareKey });
  const state = useRecordState('getSharedProposal', { shareKey }, query);
  const { record: proposal } = state;
  const language = languageOfPage(new URLSearchParams(search), site.language, proposal?.language ?? site.language);
  const t = wordsIn[language];
  return (
    <MessagesProvider value={messagesIn(language, site)}>
      {proposal ? (
        <ProposalView shareKey={shareKey} proposal={proposal} read={query.refetch} />
      ) : (
        <RecordTroubles
          record={state}
          texts={{ failed: t.failed, fetchFailed: t.failed }}
          skeleton={<ProposalSkeleton text={t.loading} />}
        />
      )}
    </MessagesProvider>
  );
}

const keyOf = (params: PageContext['params']) => params.shareKey ?? '';
const { getSharedProposal } = proposalApi.endpoints;
type ProposalState = Parameters<ReturnType<typeof getSharedProposal.select>>[0];
// One API object holds the answers of all endpoints, also of those that came with this page.
const answerOf = (state: ApiState, params: PageContext['params']) =>
  getSharedProposal.select({ shareKey: keyOf(params) })(state as unknown as ProposalState);

export const page: PageModule = {
  Page: ProposalPage,
  topics: [],
  // It is one customer's.
  personal: true,
  load: (dispatch, { params }) => [dispatch(getSharedProposal.initiate({ shareKey: keyOf(params) }))],
  // A preview in a chat says which quotation, not of whom or of how much.
  head: (state, { params, search, language: site }) => {
    const { data } = answerOf(state, params);
    const t = wordsIn[languageOfPage(search, site, data?.data.language ?? site)];
    return {
      title: tabTitle(data ? t.tab(data.data.number) : t.title),
      description: t.description(business.name),
      canonical: paths.proposal(keyOf(params)),
      noIndex: true,
    };
  },
  missing: (state, params) => isMissingRecord(answerOf(state, params)),
  ...(typeof window === 'undefined' && {
    query: (search) => {
      const language = search.get('language');
      return new URLSearchParams(language === 'en' || language === 'sw' ? { language } : {});
    },
    status: (state, { params }) => recordStatus(answerOf(state, params)),
  }),
};
