import { KycVerifications } from '#application/accounts/kyc-verifications.ts';
import { Clock } from '#application/platform/clock.ts';
import { Drafts } from '#application/platform/drafts.ts';
import { JourneyStore } from '#application/platform/journey-store.ts';
import { Session } from '#application/platform/session.ts';
import { isSkipOffered } from '#domain/accounts/bank/bank-destination.ts';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '#ui/platform/design-system/button.tsx';
import { Dialog } from '#ui/platform/design-system/dialog.tsx';
import { LinkButton } from '#ui/platform/design-system/link-button.tsx';
import { PageHeader } from '#ui/platform/design-system/page-header.tsx';
import { Stack } from '#ui/platform/design-system/stack.tsx';
import { useToasts } from '#ui/platform/design-system/toast.tsx';
import { usePort, useViewModel } from '#ui/platform/injection.tsx';
import { useFlow } from '../onboarding/flow.ts';
import { Form } from '../form.tsx';
import { SkipButton } from '../onboarding/skip-button.tsx';
import { StepPage } from '../onboarding/step-page.tsx';
import { paths } from '../paths.ts';
import { SandboxHint } from '../sandbox-hint.tsx';
import { KycFields } from './kyc-fields.tsx';
import { KycViewModel } from './kyc.view-model.ts';
import { PanField } from './pan-field.tsx';
import { dematPresentWords, kycWords as words } from './words.ts';

/** It is read on the step that follows. */
const NEWS_MS = 10_000;

/** KYC by PAN: `/kyc` and `/pan-profile`. */
export const Kyc = observer(function Kyc() {
  const flow = useFlow();
  const ports = {
    kycVerifications: usePort(KycVerifications),
    session: usePort(Session),
    journeys: usePort(JourneyStore),
    drafts: usePort(Drafts),
    clock: usePort(Clock),
  };
  const viewModel = useViewModel(() => new KycViewModel(ports, flow));
  const [isDematPresent, setIsDematPresent] = useState(false);
  const navigate = useNavigate();
  const toasts = useToasts();
  const submit = async () => {
    const saved = await viewModel.save();
    if (saved?.kind === 'next') void navigate(saved.path);
    if (saved?.kind === 'demat-present') setIsDematPresent(true);
    if (saved?.kind === 'failed') toasts.show({ text: saved.message, tone: 'danger' });
    else if (saved?.news !== undefined) toasts.show({ text: saved.news, durationMs: NEWS_MS });
  };
  return (
    <StepPage step="kyc" booking={flow.isMaturityFlow && 'kyc'}>
      <PageHeader title={words.heading} text={words.lead} />
      <Form onSubmit={() => void submit()}>
        <Stack gap="lg">
          <PanField viewModel={viewModel} />
          <KycFields viewModel={viewModel} />
          <Button
            type="submit"
            isFullWidth
            isBusy={viewModel.saving.isRunning}
            busyWords={words.saving}
            whyDisabled={viewModel.whyNot}
          >
            {words.continue}
          </Button>
          {isSkipOffered(flow.whereFrom) && <SkipButton step={viewModel} />}
        </Stack>
      </Form>
      <SandboxHint step="pan" />
      <DematPresentDialog isOpen={isDematPresent} />
    </StepPage>
  );
});

function DematPresentDialog({ isOpen }: { readonly isOpen: boolean }) {
  const navigate = useNavigate();
  return (
    <Dialog
      isOpen={isOpen}
      onClose={() => void navigate(paths.dashboard)}
      title={dematPresentWords.title}
      description={dematPresentWords.text}
      actions={<LinkButton to={paths.dashboard}>{dematPresentWords.action}</LinkButton>}
    />
  );
}
