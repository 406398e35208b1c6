import { Profiles, type ProfileSummary } from '#application/accounts/profile/profiles.ts';
import { RemoveProfilePicture } from '#application/accounts/profile/remove-profile-picture.ts';
import { SaveProfilePicture } from '#application/accounts/profile/save-profile-picture.ts';
import { SignOut } from '#application/accounts/sign-in/sign-out.ts';
import { Themes } from '#application/platform/themes.ts';
import { formatMobile } from '#domain/platform/format-mobile.ts';
import { observer } from 'mobx-react-lite';
import { Button } from '#ui/platform/design-system/actions/button.tsx';
import { Card } from '#ui/platform/design-system/layout/card.tsx';
import { whenLoaded } from '#ui/platform/errors/load-error.tsx';
import { LinkButton } from '#ui/platform/design-system/actions/link-button.tsx';
import { Notice } from '#ui/platform/design-system/feedback/notice.tsx';
import { Page } from '#ui/platform/design-system/layout/page.tsx';
import { PageHeader } from '#ui/platform/design-system/layout/page-header.tsx';
import { Skeleton } from '#ui/platform/design-system/feedback/skeleton.tsx';
import { usePort, useUseCase, useViewModel } from '#ui/platform/injection.tsx';
import { useInvestor } from '#ui/platform/session/session-context.tsx';
import { paths } from '#ui/accounts/paths.ts';
import { VideoKycNotice } from '#ui/accounts/video-kyc/video-kyc-notice.tsx';
import { profileMenuItems } from './profile-menu-items.ts';
import { AccountMenu, ProfileMenu } from './profile-menu.tsx';
import { ProfileLinks } from './profile-links.tsx';
import { useProfilePaths } from './profile-paths.ts';
import { ProfilePicture } from './profile-picture.tsx';
import { ProfileScore } from './profile-score.tsx';
import type { PictureEditor } from './picture-editor.ts';
import { ProfileViewModel } from './profile.view-model.ts';
import styles from './profile.module.css';
import { ThemePicker } from './theme-picker.tsx';
import { profileCopy as copy } from './copy.ts';

export const Profile = observer(function Profile() {
  const dependencies = {
    profiles: usePort(Profiles),
    savePicture: useUseCase(SaveProfilePicture),
    removePicture: useUseCase(RemoveProfilePicture),
    signOut: useUseCase(SignOut),
    themes: usePort(Themes),
  };
  const viewModel = useViewModel(() => new ProfileViewModel(dependencies));
  const { investorId } = useInvestor();
  const items = profileMenuItems(useProfilePaths(), investorId, viewModel.summary.value);
  return (
    <Page width="wide">
      <PageHeader title={copy.heading} />
      <div className={styles.home}>
        <div className={styles.part}>
          <Summary viewModel={viewModel} />
        </div>
        <div className={styles.part}>
          <ProfileMenu items={items} />
          <AccountMenu />
          <ThemePicker theme={viewModel.theme} />
          <Button
            kind="secondary"
            isFullWidth
            isBusy={viewModel.isLoggingOut}
            busyText={copy.loggingOut}
            onClick={() => void viewModel.logOut()}
          >
            {copy.logOut}
          </Button>
          <ProfileLinks />
          <p className={styles.version}>{copy.version}</p>
        </div>
      </div>
    </Page>
  );
});

const Summary = observer(function Summary({ viewModel }: { viewModel: ProfileViewModel }) {
  return whenLoaded({
    loaded: viewModel.summary,
    what: 'Your profile',
    documented: copy.failed,
    waiting: <Skeleton shape="card" />,
    children: (summary) => (
      <>
        <PersonCard summary={summary} editor={viewModel.picture} />
        {!summary.isKycVerified && (
          <Notice
            tone="warning"
            title={copy.kycTitle}
            action={
              <LinkButton to={paths.kyc} size="small">
                {copy.kycAction}
              </LinkButton>
            }
          >
            {copy.kycText}
          </Notice>
        )}
        {summary.isKycVerified && <VideoKycNotice />}
      </>
    ),
  });
});

interface PersonCardProps {
  readonly summary: ProfileSummary;
  readonly editor: PictureEditor;
}

function PersonCard({ summary, editor }: PersonCardProps) {
  const { name, mobile, pictureUrl, scorePercent, scoreParts } = summary;
  return (
    <Card>
      <ProfilePicture name={name} url={pictureUrl} editor={editor}>
        <h2 className={styles.name}>{name ?? copy.unnamed}</h2>
        <p className={styles.mobile}>{formatMobile(mobile)}</p>
      </ProfilePicture>
      <ProfileScore percent={scorePercent} parts={scoreParts} />
    </Card>
  );
}
