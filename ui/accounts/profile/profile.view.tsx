import { Profiles, type ProfileSummary } from '#application/accounts/profiles.ts';
import { SignIn } from '#application/accounts/sign-in.ts';
import { Reporting } from '#application/platform/reporting.ts';
import { Session } from '#application/platform/session.ts';
import { formatMobile } from '#domain/platform/format-mobile.ts';
import { observer } from 'mobx-react-lite';
import { Avatar } from '#ui/platform/design-system/avatar.tsx';
import { Button } from '#ui/platform/design-system/button.tsx';
import { Card } from '#ui/platform/design-system/card.tsx';
import { ErrorState } from '#ui/platform/design-system/error-state.tsx';
import { LinkButton } from '#ui/platform/design-system/link-button.tsx';
import { Notice } from '#ui/platform/design-system/notice.tsx';
import { Page } from '#ui/platform/design-system/page.tsx';
import { PageHeader } from '#ui/platform/design-system/page-header.tsx';
import { ProgressBar } from '#ui/platform/design-system/progress-bar.tsx';
import { Skeleton } from '#ui/platform/design-system/skeleton.tsx';
import { Stack } from '#ui/platform/design-system/stack.tsx';
import { usePort, useViewModel } from '#ui/platform/injection.tsx';
import { useInvestor } from '#ui/platform/session-context.tsx';
import { paths } from '../paths.ts';
import { ProfileMenu } from './profile-menu.tsx';
import { ProfileViewModel } from './profile.view-model.ts';
import styles from './profile.module.css';
import { profileWords as words } from './words.ts';

/** Who is signed in, the ways to what is kept of the person, and the way out. */
export const Profile = observer(function Profile() {
  const ports = {
    profiles: usePort(Profiles),
    signIn: usePort(SignIn),
    session: usePort(Session),
    reporting: usePort(Reporting),
  };
  const viewModel = useViewModel(() => new ProfileViewModel(ports));
  const { investorId } = useInvestor();
  return (
    <Page width="reading">
      <PageHeader title={words.heading} />
      <Summary viewModel={viewModel} />
      <ProfileMenu investorId={investorId} />
      <Stack gap="md">
        <Button
          kind="secondary"
          isFullWidth
          isBusy={viewModel.isLoggingOut}
          busyWords={words.loggingOut}
          onClick={() => void viewModel.logOut()}
        >
          {words.logOut}
        </Button>
        <p className={styles.version}>{words.version}</p>
      </Stack>
    </Page>
  );
});

const Summary = observer(function Summary({ viewModel }: { viewModel: ProfileViewModel }) {
  const { state } = viewModel.summary;
  switch (state.kind) {
    case 'loading':
      return <Skeleton shape="card" />;
    case 'failed':
      return <ErrorState title={words.failed} onRetry={() => void viewModel.summary.reload()} />;
    case 'ready':
      return (
        <>
          <PersonCard summary={state.value} />
          {!state.value.isKycVerified && (
            <Notice
              tone="warning"
              title={words.kycTitle}
              action={
                <LinkButton to={paths.kyc} size="small">
                  {words.kycAction}
                </LinkButton>
              }
            >
              {words.kycText}
            </Notice>
          )}
        </>
      );
  }
});

function PersonCard({ summary }: { readonly summary: ProfileSummary }) {
  const { name = words.unnamed, mobile, pictureUrl, scorePercent } = summary;
  return (
    <Card>
      <div className={styles.person}>
        <Avatar name={name} src={pictureUrl} size="large" />
        <div>
          <h2 className={styles.name}>{name}</h2>
          <p className={styles.mobile}>{formatMobile(mobile)}</p>
        </div>
      </div>
      <ProgressBar label={words.score} share={scorePercent / 100} text={`${scorePercent}%`} />
    </Card>
  );
}
