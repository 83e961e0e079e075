import { asApiError, useOffers } from '../../../common/api';
import { useGetNotificationSettingsQuery, useGetProfileQuery, useListReplyTemplatesQuery } from '../../api';
import { InlineForms } from '../../kit/form/InlineForms';
import { PageHead } from '../../kit/PageHead';
import { StaffButton } from '../../kit/StaffButton';
import { Alert } from '../../kit/show/Alert';
import { EmailForm } from '../../features/account/EmailForm';
import { NoticeSettings } from '../../features/account/NoticeSettings';
import { PasswordForm } from '../../features/account/PasswordForm';
import { ProfileForm } from '../../features/account/ProfileForm';
import { SecondFactor } from '../../features/account/SecondFactor';
import { SessionList } from '../../features/account/SessionList';
import { TemplatesEditor } from '../../features/account/TemplatesEditor';
import { account as t } from '../../texts/account';
import css from './AccountPage.module.css';

/** How one is told of new requests, where the server offers it. */
function Notices() {
  const offered = useOffers()('getNotificationSettings');
  const { data, error, refetch } = useGetNotificationSettingsQuery(undefined, { skip: !offered });
  if (data) return <NoticeSettings settings={data.data} />;
  return error ? <Unread words={t.notices.loadFailed} retry={refetch} /> : null;
}

/** The prepared answers, where the server keeps any. */
function Templates() {
  const offered = useOffers()('saveReplyTemplates');
  const { data, error, refetch } = useListReplyTemplatesQuery(undefined, { skip: !offered });
  if (data) return <TemplatesEditor saved={data.data} />;
  return error ? <Unread words={t.templates.loadFailed} retry={refetch} /> : null;
}

function Unread({ words, retry }: { words: string; retry: () => unknown }) {
  return (
    <Alert
      action={
        <StaffButton variant="outlined" onClick={() => void retry()}>
          {t.retry}
        </StaffButton>
      }>
      {words}
    </Alert>
  );
}

/** One's own name, address and password: three forms, each saved by itself; and how one is told of requests. */
export function AccountPage() {
  const { data, error, isFetching, refetch } = useGetProfileQuery();
  const user = data?.data.user;
  return (
    <>
      <PageHead title={t.title} />
      {user && <p className={css.who}>{user.email}</p>}
      {user && (
        <InlineForms>
          <ProfileForm user={user} />
          <EmailForm user={user} />
          <PasswordForm />
          <SecondFactor />
          <SessionList />
          <Notices />
          <Templates />
        </InlineForms>
      )}
      {!user && isFetching && (
        <p className={css.loading} role="status">
          {t.loading}
        </p>
      )}
      {!user && !isFetching && (
        <Alert
          action={
            <StaffButton variant="outlined" onClick={() => void refetch()}>
              {t.retry}
            </StaffButton>
          }>
          <p>{t.loadFailed}</p>
          <p className={css.cause}>{asApiError(error).message ?? t.unknownError}</p>
        </Alert>
      )}
    </>
  );
}
