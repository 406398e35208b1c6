import { AwaitUpiMatch } from '#application/accounts/bank/await-upi-match.ts';
import { BankAccounts } from '#application/accounts/bank/bank-accounts.ts';
import { LinkBankAccount } from '#application/accounts/bank/link-bank-account.ts';
import { StartUpiCheck } from '#application/accounts/bank/start-upi-check.ts';
import { UpiCheckDraft } from '#application/accounts/bank/upi-check-draft.ts';
import { VerifiedAccountDraft } from '#application/accounts/bank/verified-account-draft.ts';
import { VerifyBankAccount } from '#application/accounts/bank/verify-bank-account.ts';
import { LeaveStep } from '#application/accounts/onboarding/leave-step.ts';
import { Clock } from '#application/platform/clock.ts';
import { Drafts } from '#application/platform/drafts.ts';
import { Session } from '#application/platform/session.ts';
import { isStepSkippable } from '#domain/accounts/onboarding/onboarding.ts';
import { observer } from 'mobx-react-lite';
import { Button } from '#ui/platform/design-system/actions/button.tsx';
import { Notice } from '#ui/platform/design-system/feedback/notice.tsx';
import { Overlay } from '#ui/platform/design-system/overlays/overlay.tsx';
import { PageHeader } from '#ui/platform/design-system/layout/page-header.tsx';
import { Stack } from '#ui/platform/design-system/foundations/stack.tsx';
import { SentFields } from '#ui/platform/design-system/fields/sent-fields.tsx';
import { usePort, useUseCase, useViewModel } from '#ui/platform/injection.tsx';
import { usePurpose } from '#ui/accounts/onboarding/use-purpose.ts';
import { Form } from '#ui/accounts/form.tsx';
import { SkipButton } from '#ui/accounts/onboarding/skip-button.tsx';
import { StepPage } from '#ui/accounts/onboarding/step-page.tsx';
import { SandboxHint } from '#ui/accounts/sandbox-hint/sandbox-hint.tsx';
import { useNavigate } from '#ui/platform/routing/use-navigate.ts';
import { AddBankAccountViewModel } from './add-bank-account.view-model.ts';
import { BankFields, SourceChoice } from './bank-fields.tsx';
import { UpiPanel } from './upi-panel.tsx';
import { bankCopy as copy, sandboxAccounts } from './copy.ts';

/** Adds a bank account, verified by penny drop or by a UPI payment of one rupee. */
export const AddBankAccount = observer(function AddBankAccount() {
  const purpose = usePurpose();
  const dependencies = {
    bankAccounts: usePort(BankAccounts),
    session: usePort(Session),
    drafts: usePort(Drafts),
    upiCheckDraft: usePort(UpiCheckDraft),
    verifiedAccountDraft: usePort(VerifiedAccountDraft),
    clock: usePort(Clock),
    startUpiCheck: useUseCase(StartUpiCheck),
    awaitUpiMatch: useUseCase(AwaitUpiMatch),
    verifyAccount: useUseCase(VerifyBankAccount),
    linkAccount: useUseCase(LinkBankAccount),
    leaveStep: useUseCase(LeaveStep),
  };
  const viewModel = useViewModel(() => new AddBankAccountViewModel(dependencies, purpose));
  const isMatched = viewModel.source === 'upi' && viewModel.upi.state.kind === 'match';
  return (
    <StepPage step="bank" purpose={purpose}>
      <PageHeader title={copy.heading} text={copy.lead} />
      <Stack gap="lg">
        <SourceChoice viewModel={viewModel} />
        {viewModel.source === 'upi' ? (
          <UpiPanel viewModel={viewModel} />
        ) : (
          <AccountForm viewModel={viewModel} />
        )}
        {isStepSkippable('bank', purpose) && !isMatched && <SkipButton step={viewModel} />}
      </Stack>
      <SandboxHint values={sandboxAccounts.values}>{sandboxAccounts.text}</SandboxHint>
      <Overlay
        isOpen={viewModel.verifying.isRunning}
        title={copy.verifying}
        text={copy.verifyingText}
      />
    </StepPage>
  );
});

const AccountForm = observer(function AccountForm({
  viewModel,
}: {
  readonly viewModel: AddBankAccountViewModel;
}) {
  const navigate = useNavigate();
  const save = async () => {
    const path = await viewModel.save();
    if (path !== undefined) void navigate(path);
  };
  const isVerified = viewModel.verified !== undefined;
  const saveCopy = viewModel.doubt === undefined ? copy.save : copy.review;
  return (
    <Form
      takesFocus
      completed={viewModel.branch.isKnown ? 'ifsc' : ''}
      onSubmit={() => (isVerified ? save() : viewModel.verify())}
    >
      <Stack gap="lg">
        <SentFields isSent={viewModel.saving.isRunning}>
          <BankFields viewModel={viewModel} />
        </SentFields>
        {viewModel.isInReview && <Notice isAnnounced>{copy.inReview}</Notice>}
        {viewModel.doubt !== undefined && <Notice isAnnounced>{viewModel.doubt}</Notice>}
        {viewModel.error !== undefined && (
          <Notice tone="danger" isAnnounced>
            {viewModel.error}
          </Notice>
        )}
        <Button
          type="submit"
          isFullWidth
          isBusy={viewModel.verifying.isRunning || viewModel.saving.isRunning}
          busyText={isVerified ? copy.saving : copy.verifying}
          disabledReason={viewModel.form.isValid ? undefined : copy.disabledReason}
        >
          {isVerified ? saveCopy : copy.verify}
        </Button>
      </Stack>
    </Form>
  );
});
