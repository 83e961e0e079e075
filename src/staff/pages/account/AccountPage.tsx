import { useFailure } from '../../../common/api';
import { useGetProfileQuery } from '../../api';
import { InlineForms } from '../../kit/form/InlineForm';
import { PageHead } from '../../kit/PageHead';
import { StaffButton } from '../../kit/StaffButton';
import { Alert } from '../../kit/show/Alert';
import { SlowNotice } from '../../kit/show/SlowNotice';
import { EmailForm } from '../../features/account/EmailForm';
import { NoticeSettings } from '../../features/account/NoticeSettings';
import { PasswordForm } from '../../features/account/PasswordForm';
import { ProfileForm } from '../../features/account/ProfileForm';
import { SalesSettings } from '../../features/account/SalesSettings';
import { SecondFactor } from '../../features/account/SecondFactor';
import { SessionList } from '../../features/account/SessionList';
import { TemplatesEditor } from '../../features/account/TemplatesEditor';
import { account as t } from '../../texts/account';
import { kit } from '../../texts/kit';
import css from './AccountPage.module.css';

/** One's own name, address, password and sessions, each saved by itself; how one is told of requests, and what one answers. */
export function AccountPage() {
  const query = useGetProfileQuery();
  const user = query.data?.data.user;
  const { error, retry } = useFailure(query, query.refetch);
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
          <NoticeSettings />
          <TemplatesEditor />
          <SalesSettings />
        </InlineForms>
      )}
      {!user && <SlowNotice query={query} />}
      {!user && !error && (
        <p className={css.loading} role="status">
          {t.loading}
        </p>
      )}
      {!user && error && (
        <Alert
          action={
            <StaffButton variant="outlined" busy={query.isFetching} onClick={retry}>
              {kit.retry}
            </StaffButton>
          }>
          <p>{t.loadFailed}</p>
          <p className={css.cause}>{error.message ?? t.unknownError}</p>
        </Alert>
      )}
    </>
  );
}
