import { Button } from '#ui/platform/design-system/button.tsx';
import { ErrorState } from '#ui/platform/design-system/error-state.tsx';
import { Notice } from '#ui/platform/design-system/notice.tsx';
import { PageHeader } from '#ui/platform/design-system/page-header.tsx';
import { Skeleton } from '#ui/platform/design-system/skeleton.tsx';
import { Stack } from '#ui/platform/design-system/stack.tsx';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { StepPage } from '../onboarding/step-page.tsx';
import { LiveCamera } from './live-camera.tsx';
import { TakenPicture } from './taken-picture.tsx';
import type { VideoKycStep, VideoKycViewModel } from './video-kyc.view-model.ts';
import { cameraWords, stepWords, videoKycWords as words } from './words.ts';

interface VideoKycPictureProps {
  readonly step: VideoKycStep;
  readonly viewModel: VideoKycViewModel;
}

/** One picture: what the camera sees, then what was taken, to be used or taken again. */
export const VideoKycPicture = observer(function VideoKycPicture({
  step,
  viewModel,
}: VideoKycPictureProps) {
  const { title, text, eyebrow } = stepWords[step];
  const heading = useRef<HTMLHeadingElement>(null);
  const isTaken = viewModel.taken !== undefined;
  const isFailed = viewModel.camera.kind === 'failed';
  // With each of these the button that was pressed goes away, and the focus with it.
  useEffect(() => heading.current?.focus(), [isTaken, isFailed]);
  return (
    <StepPage step="video-kyc">
      <PageHeader
        ref={heading}
        eyebrow={eyebrow}
        title={title}
        text={text}
        onBack={() => viewModel.leave()}
        backLabel={words.back}
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
    const { title, text } = cameraWords[camera.failure];
    return <ErrorState title={title} text={text} onRetry={() => void viewModel.reopen()} />;
  }
  if (camera.kind === 'on') {
    return <LiveCamera stream={camera.stream} onTake={(video) => void viewModel.take(video)} />;
  }
  return (
    <>
      <p role="status">{words.opening}</p>
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
      <TakenPicture picture={picture} label={stepWords[step].taken} />
      <Stack gap="sm">
        <Button
          isFullWidth
          isBusy={isRunning}
          busyWords={words.sending}
          onClick={() => void viewModel.use()}
        >
          {step === 'selfie' ? words.use : words.send}
        </Button>
        <Button
          kind="secondary"
          isFullWidth
          isDisabled={isRunning}
          onClick={() => void viewModel.retake()}
        >
          {words.retake}
        </Button>
      </Stack>
    </>
  );
});
