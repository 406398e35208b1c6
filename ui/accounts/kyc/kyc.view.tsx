import { CompleteKyc } from '#application/accounts/kyc/complete-kyc.ts';
import { KycVerifications } from '#application/accounts/kyc/kyc-verifications.ts';
import { VerifyPan } from '#application/accounts/kyc/verify-pan.ts';
import { Clock } from '#application/platform/clock.ts';
import { Drafts } from '#application/platform/drafts.ts';
import { LastVisitedPage } from '#application/platform/last-visited-page.ts';
import { Session } from '#application/platform/session.ts';
import { isStepSkippable } from '#domain/accounts/onboarding/onboarding.ts';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Button } from '#ui/platform/design-system/actions/button.tsx';
import { Dialog } from '#ui/platform/design-system/overlays/dialog.tsx';
import { LinkButton } from '#ui/platform/design-system/actions/link-button.tsx';
import { PageHeader } from '#ui/platform/design-system/layout/page-header.tsx';
import { Stack } from '#ui/platform/design-system/foundations/stack.tsx';
import { useToasts } from '#ui/platform/design-system/feedback/toast.tsx';
import { SentFields } from '#ui/platform/design-system/fields/sent-fields.tsx';
import { usePort, useUseCase, useViewModel } from '#ui/platform/injection.tsx';
import { usePurpose } from '#ui/accounts/onboarding/use-purpose.ts';
import { Form } from '#ui/accounts/form.tsx';
import { SkipButton } from '#ui/accounts/onboarding/skip-button.tsx';
import { StepPage } from '#ui/accounts/onboarding/step-page.tsx';
import { paths } from '#ui/accounts/paths.ts';
import { SandboxHint } from '#ui/accounts/sandbox-hint/sandbox-hint.tsx';
import { useNavigate } from '#ui/platform/routing/use-navigate.ts';
import { KycFields } from './kyc-fields.tsx';
import { KycViewModel } from './kyc.view-model.ts';
import { PanField } from './pan-field.tsx';
import { dematPresentCopy, kycCopy as copy, sandboxPans } from './copy.ts';

/**
 * How long the toast about removed bank accounts is shown, in milliseconds. It is longer than
 * usual, because the user reads it on the next screen.
 */
const NEWS_MS = 10_000;

/** The KYC step: `/kyc` and `/pan-profile`. */
export const Kyc = observer(function Kyc() {
  const purpose = usePurpose();
  const dependencies = {
    session: usePort(Session),
    lastVisitedPage: usePort(LastVisitedPage),
    drafts: usePort(Drafts),
    clock: usePort(Clock),
    completeKyc: useUseCase(CompleteKyc),
    kycVerifications: usePort(KycVerifications),
    verifyPan: useUseCase(VerifyPan),
  };
  const viewModel = useViewModel(() => new KycViewModel(dependencies, purpose));
  const [isDematPresent, setIsDematPresent] = useState(false);
  const navigate = useNavigate();
  const toasts = useToasts();
  const submit = async () => {
    const saved = await viewModel.save();
    if (saved?.kind === 'next') void navigate(saved.path);
    if (saved?.kind === 'complete') setIsDematPresent(true);
    if (saved?.kind === 'failed') toasts.show({ text: saved.message, tone: 'danger' });
    else if (saved?.news !== undefined) toasts.show({ text: saved.news, durationMs: NEWS_MS });
  };
  return (
    <StepPage step="kyc" purpose={purpose}>
      <PageHeader title={copy.heading} text={copy.lead} />
      <Form takesFocus completed={viewModel.completed} onSubmit={submit}>
        <Stack gap="lg">
          <SentFields isSent={viewModel.saving.isRunning}>
            <PanField viewModel={viewModel} />
            <KycFields viewModel={viewModel} />
          </SentFields>
          <Button
            type="submit"
            isFullWidth
            isBusy={viewModel.saving.isRunning}
            busyText={copy.saving}
            disabledReason={viewModel.disabledReason}
          >
            {copy.continue}
          </Button>
          {isStepSkippable('kyc', purpose) && <SkipButton step={viewModel} />}
        </Stack>
      </Form>
      <SandboxHint values={sandboxPans.values}>{sandboxPans.text}</SandboxHint>
      <DematPresentDialog isOpen={isDematPresent} purchasePath={viewModel.purchasePath} />
    </StepPage>
  );
});

interface DematPresentDialogProps {
  readonly isOpen: boolean;
  /** The page of the shares or basket that the investor was buying, if any. */
  readonly purchasePath: string | undefined;
}

function DematPresentDialog({ isOpen, purchasePath }: DematPresentDialogProps) {
  const navigate = useNavigate();
  const path = purchasePath ?? paths.dashboard;
  return (
    <Dialog
      isOpen={isOpen}
      onClose={() => void navigate(path)}
      title={dematPresentCopy.title}
      description={dematPresentCopy.text}
      actions={
        <LinkButton to={path}>
          {purchasePath === undefined ? dematPresentCopy.action : dematPresentCopy.toPurchase}
        </LinkButton>
      }
    />
  );
}
