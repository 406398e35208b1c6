import { VideoKycs } from '#application/accounts/kyc/video-kycs.ts';
import { LinkButton } from '#ui/platform/design-system/actions/link-button.tsx';
import { Notice } from '#ui/platform/design-system/feedback/notice.tsx';
import { usePort, useViewModel } from '#ui/platform/injection.tsx';
import { observer } from 'mobx-react-lite';
import { paths } from '#ui/accounts/paths.ts';
import { noticeCopy as copy } from './copy.ts';
import { VideoKycNoticeViewModel } from './video-kyc-notice.view-model.ts';

/** Links to a missing video KYC; hidden if its status is unknown. */
export const VideoKycNotice = observer(function VideoKycNotice() {
  const videoKycs = usePort(VideoKycs);
  const viewModel = useViewModel(() => new VideoKycNoticeViewModel(videoKycs));
  if (!viewModel.isMissing) return undefined;
  const action = (
    <LinkButton to={paths.videoKyc} size="small">
      {copy.action}
    </LinkButton>
  );
  return (
    <Notice tone="info" title={copy.title} action={action}>
      {copy.text}
    </Notice>
  );
});
