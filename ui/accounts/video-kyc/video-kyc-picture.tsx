import { Button } from '#ui/platform/design-system/actions/button.tsx';
import { ErrorState } from '#ui/platform/design-system/feedback/error-state.tsx';
import { CameraPicture } from '#ui/platform/design-system/illustrations/camera.tsx';
import { Notice } from '#ui/platform/design-system/feedback/notice.tsx';
import { PageHeader } from '#ui/platform/design-system/layout/page-header.tsx';
import { Skeleton } from '#ui/platform/design-system/feedback/skeleton.tsx';
import { Stack } from '#ui/platform/design-system/foundations/stack.tsx';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { StepPage } from '#ui/accounts/onboarding/step-page.tsx';
import { LiveCamera } from './live-camera.tsx';
import { TakenPicture } from './taken-picture.tsx';
import type { VideoKycStep, VideoKycViewModel } from './video-kyc.view-model.ts';
import { cameraCopy, stepCopy, videoKycCopy as copy } from './copy.ts';

interface VideoKycPictureProps {
  readonly step: VideoKycStep;
  readonly viewModel: VideoKycViewModel;
}

/** One picture: the camera preview, then the picture to use or retake. */
export const VideoKycPicture = observer(function VideoKycPicture({
  step,
  viewModel,
}: VideoKycPictureProps) {
  const { title, text, eyebrow } = stepCopy[step];
  const heading = useRef<HTMLHeadingElement>(null);
  const isTaken = viewModel.taken !== undefined;
  const isFailed = viewModel.camera.kind === 'failed';
  // The pressed button disappears, so move the focus to the heading.
  useEffect(() => heading.current?.focus(), [isTaken, isFailed]);
  return (
    <StepPage step="video-kyc">
      <PageHeader
        ref={heading}
        eyebrow={eyebrow}
        title={title}
        text={text}
        onBack={() => viewModel.leave()}
        backLabel={copy.back}
      />
      <Stack gap="lg">
        {viewModel.taken === undefined ? (
          <Live viewModel={viewModel} />
        ) : (
          <Taken step={step} viewModel={viewModel} picture={viewModel.taken} />
        )}
        {viewModel.problem !== undefined && (
          <Notice tone="danger" isAnnounced>
            {viewModel.problem}
          </Notice>
        )}
      </Stack>
    </StepPage>
  );
});

const Live = observer(function Live({ viewModel }: { readonly viewModel: VideoKycViewModel }) {
  const { camera } = viewModel;
  if (camera.kind === 'failed') {
    const { title, text } = cameraCopy[camera.failure];
    return (
      <ErrorState
        title={title}
        text={text}
        picture={<CameraPicture />}
        onRetry={() => void viewModel.reopen()}
      />
    );
  }
  if (camera.kind === 'on') {
    return <LiveCamera stream={camera.stream} onTake={(video) => void viewModel.take(video)} />;
  }
  return (
    <>
      <p role="status">{copy.opening}</p>
      <Skeleton shape="card" />
    </>
  );
});

interface TakenProps extends VideoKycPictureProps {
  readonly picture: Uint8Array;
}

const Taken = observer(function Taken({ step, viewModel, picture }: TakenProps) {
  const { isRunning } = viewModel.sending;
  return (
    <>
      <TakenPicture picture={picture} label={stepCopy[step].taken} />
      <Stack gap="sm">
        <Button
          isFullWidth
          isBusy={isRunning}
          busyText={copy.sending}
          onClick={() => void viewModel.use()}
        >
          {step === 'selfie' ? copy.use : copy.send}
        </Button>
        <Button
          kind="secondary"
          isFullWidth
          isDisabled={isRunning}
          onClick={() => void viewModel.retake()}
        >
          {copy.retake}
        </Button>
      </Stack>
    </>
  );
});
