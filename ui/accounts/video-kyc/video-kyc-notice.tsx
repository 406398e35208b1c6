import { VideoKycs } from '#application/accounts/video-kycs.ts';
import { VideoKycStatus } from '#domain/accounts/kyc/video-kyc.ts';
import { LinkButton } from '#ui/platform/design-system/link-button.tsx';
import { Notice } from '#ui/platform/design-system/notice.tsx';
import { usePort, useViewModel } from '#ui/platform/injection.tsx';
import { Loaded } from '#ui/platform/view-model.ts';
import { observer } from 'mobx-react-lite';
import { paths } from '../paths.ts';
import { noticeWords as words } from './words.ts';

/** The way to the video KYC while it is missing; nothing where that is not known. */
export const VideoKycNotice = observer(function VideoKycNotice() {
  const videoKycs = usePort(VideoKycs);
  const loaded = useViewModel(() => new Loaded((options) => videoKycs.read(options)));
  const { isPanVerified, status } = loaded.value ?? {};
  const isMissing = status === VideoKycStatus.None || status === VideoKycStatus.Rejected;
  if (isPanVerified !== true || !isMissing) return undefined;
  const action = (
    <LinkButton to={paths.videoKyc} size="small">
      {words.action}
    </LinkButton>
  );
  return (
    <Notice tone="info" title={words.title} action={action}>
      {words.text}
    </Notice>
  );
});
