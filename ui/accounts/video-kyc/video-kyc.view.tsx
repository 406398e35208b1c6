import { type VideoKyc as VideoKycFacts, VideoKycs } from '#application/accounts/kyc/video-kycs.ts';
import { VideoKycStatus } from '#domain/accounts/kyc/video-kyc.ts';
import { LoadError } from '#ui/platform/errors/load-error.tsx';
import { LinkButton } from '#ui/platform/design-system/actions/link-button.tsx';
import { PageHeader } from '#ui/platform/design-system/layout/page-header.tsx';
import { Skeleton } from '#ui/platform/design-system/feedback/skeleton.tsx';
import { SuccessMark } from '#ui/platform/design-system/feedback/success-mark.tsx';
import { usePort, useViewModel } from '#ui/platform/injection.tsx';
import { PageSkeleton } from '#ui/platform/routing/page-skeleton.tsx';
import { useSessionState } from '#ui/platform/session/session-context.tsx';
import { observer } from 'mobx-react-lite';
import { StepPage } from '#ui/accounts/onboarding/step-page.tsx';
import { paths } from '#ui/accounts/paths.ts';
import { useNavigate } from '#ui/platform/routing/use-navigate.ts';
import { useReturnHere } from '#ui/platform/routing/use-return-here.ts';
import { VideoKycIntro } from './video-kyc-intro.tsx';
import { VideoKycPicture } from './video-kyc-picture.tsx';
import { VideoKycViewModel } from './video-kyc.view-model.ts';
import { videoKycCopy as copy } from './copy.ts';

/** `/video-kyc`. Not guarded: visitors can read about it and must sign in to start. */
export const VideoKyc = observer(function VideoKyc() {
  const { status, investor } = useSessionState();
  if (status === 'unknown') return <PageSkeleton />;
  return investor ? <OfInvestor key={investor.investorId} /> : <OfVisitor />;
});

function OfVisitor() {
  const returnHere = useReturnHere();
  const navigate = useNavigate();
  const start = () => {
    returnHere();
    void navigate(paths.login);
  };
  return <VideoKycIntro onStart={start} />;
}

const OfInvestor = observer(function OfInvestor() {
  const videoKycs = usePort(VideoKycs);
  const viewModel = useViewModel(() => new VideoKycViewModel(videoKycs));
  const { status, step } = viewModel;
  const { state } = status;
  if (step !== undefined) return <VideoKycPicture key={step} step={step} viewModel={viewModel} />;
  if (state.kind === 'ready') {
    return <Stage facts={state.value} viewModel={viewModel} />;
  }
  return (
    <StepPage step="video-kyc">
      <PageHeader title={copy.heading} text={copy.mandatory} />
      {state.kind === 'loading' ? (
        <Skeleton shape="card" />
      ) : (
        <LoadError
          what="Your video KYC"
          failure={state.failure}
          fallback={copy.failed}
          onRetry={() => void status.reload()}
        />
      )}
    </StepPage>
  );
});

interface StageProps {
  readonly facts: VideoKycFacts;
  readonly viewModel: VideoKycViewModel;
}

/** Who goes back while the pictures are being sent sees here that they are, and if that fails. */
const Stage = observer(function Stage({ facts, viewModel }: StageProps) {
  const { status, isPanVerified, reason } = facts;
  if (status === VideoKycStatus.InReview) {
    return <Outcome title={copy.reviewTitle} text={copy.reviewText} />;
  }
  if (status === VideoKycStatus.Approved) {
    return <Outcome title={copy.approvedTitle} text={copy.approvedText} isDone />;
  }
  return (
    <VideoKycIntro
      onStart={() => void viewModel.begin()}
      isPanMissing={!isPanVerified}
      reason={reason}
      isSending={viewModel.sending.isRunning}
      problem={viewModel.problem}
    />
  );
});

interface OutcomeProps {
  readonly title: string;
  readonly text: string;
  readonly isDone?: boolean;
}

function Outcome({ title, text, isDone = false }: OutcomeProps) {
  return (
    <StepPage step="video-kyc">
      {isDone && <SuccessMark />}
      <PageHeader eyebrow={copy.heading} title={title} text={text} />
      <LinkButton isFullWidth to={paths.dashboard}>
        {copy.dashboard}
      </LinkButton>
    </StepPage>
  );
}
