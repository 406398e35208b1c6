import { ConfirmEmailChange } from '#application/accounts/profile/confirm-email-change.ts';
import { Profiles } from '#application/accounts/profile/profiles.ts';
import { PersonalData } from '#application/accounts/profile/personal-data.ts';
import { Drafts } from '#application/platform/drafts.ts';
import { observer } from 'mobx-react-lite';
import { Button } from '#ui/platform/design-system/actions/button.tsx';
import { Card } from '#ui/platform/design-system/layout/card.tsx';
import { DefinitionList } from '#ui/platform/design-system/figures/definition-list.tsx';
import { Notice } from '#ui/platform/design-system/feedback/notice.tsx';
import { OtpField } from '#ui/platform/design-system/fields/otp-field.tsx';
import { PageHeader } from '#ui/platform/design-system/layout/page-header.tsx';
import { Skeleton } from '#ui/platform/design-system/feedback/skeleton.tsx';
import { Stack } from '#ui/platform/design-system/foundations/stack.tsx';
import { TextField } from '#ui/platform/design-system/fields/text-field.tsx';
import { useToasts } from '#ui/platform/design-system/feedback/toast.tsx';
import { usePort, useUseCase, useViewModel } from '#ui/platform/injection.tsx';
import { Form } from '#ui/accounts/form.tsx';
import { paths } from '#ui/accounts/paths.ts';
import { SandboxCodeHint } from '#ui/accounts/sandbox-hint/sandbox-code-hint.tsx';
import { StepUpDialog } from '#ui/accounts/step-up/step-up-dialog.tsx';
import { StepUpViewModel } from '#ui/accounts/step-up/step-up.view-model.ts';
import { useStepUp } from '#ui/accounts/step-up/use-step-up.ts';
import { AccountPage } from '#ui/accounts/profile/account-page.tsx';
import { emailCopy as copy } from './copy.ts';
import { breakableEmail } from '#ui/platform/design-system/figures/breakable-email.tsx';
import { useNavigate } from '#ui/platform/routing/use-navigate.ts';
import { ChangeEmailViewModel } from './change-email.view-model.ts';

export const ChangeEmail = observer(function ChangeEmail() {
  const dependencies = {
    profiles: usePort(Profiles),
    personalData: usePort(PersonalData),
    confirmChange: useUseCase(ConfirmEmailChange),
    drafts: usePort(Drafts),
  };
  const stepUp = useStepUp();
  const viewModel = useViewModel(
    () => new ChangeEmailViewModel(dependencies, new StepUpViewModel(stepUp)),
  );
  const navigate = useNavigate();
  const { sentTo } = viewModel;
  const back = () => {
    if (sentTo === undefined) void navigate(paths.profile);
    else viewModel.startOver();
  };
  return (
    <AccountPage place="email">
      <PageHeader
        title={copy.heading}
        text={sentTo === undefined ? copy.lead : `${copy.sentTo} ${sentTo}.`}
        onBack={back}
      />
      {sentTo === undefined ? (
        <>
          <PresentAddress viewModel={viewModel} />
          <AddressForm viewModel={viewModel} />
        </>
      ) : (
        <CodeForm viewModel={viewModel} />
      )}
      <StepUpDialog stepUp={viewModel.stepUp} />
    </AccountPage>
  );
});

interface PartProps {
  readonly viewModel: ChangeEmailViewModel;
}

const PresentAddress = observer(function PresentAddress({ viewModel }: PartProps) {
  const { details } = viewModel;
  switch (details.state.kind) {
    case 'loading':
      return <Skeleton />;
    case 'failed':
      return (
        <Notice
          tone="warning"
          action={
            <Button kind="secondary" size="small" onClick={() => void details.reload()}>
              {copy.tryAgain}
            </Button>
          }
        >
          {copy.presentFailed}
        </Notice>
      );
    case 'ready': {
      const { email } = details.state.value.basic;
      const value = email === undefined ? copy.presentNone : breakableEmail(email);
      return (
        <Card tone="sunken">
          <DefinitionList items={[{ label: copy.present, value, isText: true }]} />
        </Card>
      );
    }
  }
});

const AddressForm = observer(function AddressForm({ viewModel }: PartProps) {
  const { form, requesting: asking } = viewModel;
  return (
    <Form onSubmit={() => void viewModel.ask()}>
      <Stack gap="lg">
        <TextField
          label={copy.email}
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          value={form.fields.email}
          onValue={(text) => viewModel.typeEmail(text)}
          onBlur={() => form.leave('email')}
          error={form.shownErrors.email ?? viewModel.error}
        />
        <Button type="submit" isFullWidth isBusy={asking.isRunning} busyText={copy.sending}>
          {copy.send}
        </Button>
      </Stack>
    </Form>
  );
});

const CodeForm = observer(function CodeForm({ viewModel }: PartProps) {
  const toasts = useToasts();
  const navigate = useNavigate();
  const confirm = async () => {
    const outcome = await viewModel.confirm();
    if (outcome === undefined) return;
    toasts.show({ text: copy.changed, tone: 'success' });
    if (outcome === 'changed') void navigate(paths.profile);
  };
  const sendAgain = async () => {
    if (await viewModel.ask()) toasts.show({ text: copy.resent, tone: 'success' });
  };
  return (
    <Form onSubmit={() => void confirm()}>
      <Stack gap="lg">
        <OtpField
          label={copy.code}
          value={viewModel.code}
          onValue={(text) => viewModel.typeCode(text)}
          error={viewModel.codeError}
        />
        <Button
          type="submit"
          isFullWidth
          isBusy={viewModel.confirming.isRunning}
          busyText={copy.confirming}
          disabledReason={viewModel.isCodeComplete ? undefined : copy.disabledReason}
        >
          {copy.confirm}
        </Button>
        <Button
          kind="quiet"
          isBusy={viewModel.requesting.isRunning}
          onClick={() => void sendAgain()}
        >
          {copy.resend}
        </Button>
        <SandboxCodeHint />
      </Stack>
    </Form>
  );
});
