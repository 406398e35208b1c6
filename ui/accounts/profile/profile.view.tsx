import { PersonalData } from '#application/accounts/personal-data.ts';
import { Profiles, type ProfileSummary } from '#application/accounts/profiles.ts';
import { SignIn } from '#application/accounts/sign-in.ts';
import { Reporting } from '#application/platform/reporting.ts';
import { Session } from '#application/platform/session.ts';
import { formatMobile } from '#domain/platform/format-mobile.ts';
import { observer } from 'mobx-react-lite';
import { Button } from '#ui/platform/design-system/button.tsx';
import { Card } from '#ui/platform/design-system/card.tsx';
import { ErrorState } from '#ui/platform/design-system/error-state.tsx';
import { LinkButton } from '#ui/platform/design-system/link-button.tsx';
import { Notice } from '#ui/platform/design-system/notice.tsx';
import { Page } from '#ui/platform/design-system/page.tsx';
import { PageHeader } from '#ui/platform/design-system/page-header.tsx';
import { Skeleton } from '#ui/platform/design-system/skeleton.tsx';
import { usePort, useViewModel } from '#ui/platform/injection.tsx';
import { useInvestor } from '#ui/platform/session-context.tsx';
import { paths } from '../paths.ts';
import { VideoKycNotice } from '../video-kyc/video-kyc-notice.tsx';
import { profileMenuItems } from './profile-menu-items.ts';
import { AccountMenu, ProfileMenu } from './profile-menu.tsx';
import { useProfilePaths } from './profile-paths.ts';
import { ProfilePicture } from './profile-picture.tsx';
import { ProfileScore } from './profile-score.tsx';
import type { PictureEditor } from './picture-editor.ts';
import { ProfileViewModel } from './profile.view-model.ts';
import styles from './profile.module.css';
import { profileWords as words } from './words.ts';

/** Who is signed in, the ways to what is kept of the person, and the way out. */
export const Profile = observer(function Profile() {
  const ports = {
    profiles: usePort(Profiles),
    personalData: usePort(PersonalData),
    signIn: usePort(SignIn),
    session: usePort(Session),
    reporting: usePort(Reporting),
  };
  const viewModel = useViewModel(() => new ProfileViewModel(ports));
  const { investorId } = useInvestor();
  const items = profileMenuItems(useProfilePaths(), investorId, viewModel.summary.value);
  return (
    <Page width="wide">
      <PageHeader title={words.heading} />
      <div className={styles.home}>
        <div className={styles.part}>
          <Summary viewModel={viewModel} />
        </div>
        <div className={styles.part}>
          <ProfileMenu items={items} />
          <AccountMenu />
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
        </div>
      </div>
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
          <PersonCard summary={state.value} editor={viewModel.picture} />
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
          {state.value.isKycVerified && <VideoKycNotice />}
        </>
      );
  }
});

interface PersonCardProps {
  readonly summary: ProfileSummary;
  readonly editor: PictureEditor;
}

function PersonCard({ summary, editor }: PersonCardProps) {
  const { name = words.unnamed, mobile, pictureUrl, scorePercent, scoreParts } = summary;
  return (
    <Card>
      <ProfilePicture name={name} url={pictureUrl} editor={editor}>
        <h2 className={styles.name}>{name}</h2>
        <p className={styles.mobile}>{formatMobile(mobile)}</p>
      </ProfilePicture>
      <ProfileScore percent={scorePercent} parts={scoreParts} />
    </Card>
  );
}
