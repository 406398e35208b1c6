import { PersonalData } from '#application/accounts/personal-data.ts';
import { Profiles } from '#application/accounts/profiles.ts';
import { StepUpCodes } from '#application/accounts/step-up-codes.ts';
import { Session } from '#application/platform/session.ts';
import { observer } from 'mobx-react-lite';
import { useNavigate } from 'react-router-dom';
import { Button } from '#ui/platform/design-system/button.tsx';
import { Card } from '#ui/platform/design-system/card.tsx';
import { DefinitionList } from '#ui/platform/design-system/definition-list.tsx';
import { Notice } from '#ui/platform/design-system/notice.tsx';
import { OtpField } from '#ui/platform/design-system/otp-field.tsx';
import { PageHeader } from '#ui/platform/design-system/page-header.tsx';
import { Skeleton } from '#ui/platform/design-system/skeleton.tsx';
import { Stack } from '#ui/platform/design-system/stack.tsx';
import { TextField } from '#ui/platform/design-system/text-field.tsx';
import { useToasts } from '#ui/platform/design-system/toast.tsx';
import { usePort, useViewModel } from '#ui/platform/injection.tsx';
import { Form } from '../form.tsx';
import { paths } from '../paths.ts';
import { SandboxHint } from '../sandbox-hint.tsx';
import { StepUpDialog } from '../step-up/step-up-dialog.tsx';
import { StepUpViewModel } from '../step-up/step-up.view-model.ts';
import { AccountPage } from './account-page.tsx';
import { emailWords as words } from './account-words.ts';
import { breakableEmail } from './breakable-email.tsx';
import { ChangeEmailViewModel } from './change-email.view-model.ts';

/** A new e-mail address: first where, then the code that was sent there. */
export const ChangeEmail = observer(function ChangeEmail() {
  const session = usePort(Session);
  const ports = { profiles: usePort(Profiles), data: usePort(PersonalData), session };
  const codes = usePort(StepUpCodes);
  const viewModel = useViewModel(
    () => new ChangeEmailViewModel(ports, new StepUpViewModel(codes, session)),
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
        title={words.heading}
        text={sentTo === undefined ? words.lead : `${words.sentTo} ${sentTo}.`}
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
              {words.tryAgain}
            </Button>
          }
        >
          {words.presentFailed}
        </Notice>
      );
    case 'ready': {
      const { email } = details.state.value.basic;
      const value = email === undefined ? words.presentNone : breakableEmail(email);
      return (
        <Card tone="sunken">
          <DefinitionList items={[{ label: words.present, value, isText: true }]} />
        </Card>
      );
    }
  }
});

const AddressForm = observer(function AddressForm({ viewModel }: PartProps) {
  const { form, asking } = viewModel;
  return (
    <Form onSubmit={() => void viewModel.ask()}>
      <Stack gap="lg">
        <TextField
          label={words.email}
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
        <Button type="submit" isFullWidth isBusy={asking.isRunning} busyWords={words.sending}>
          {words.send}
        </Button>
      </Stack>
    </Form>
  );
});

const CodeForm = observer(function CodeForm({ viewModel }: PartProps) {
  const toasts = useToasts();
  const navigate = useNavigate();
  const confirm = async () => {
    if (!(await viewModel.confirm())) return;
    toasts.show({ text: words.changed, tone: 'success' });
    void navigate(paths.profile);
  };
  return (
    <Form onSubmit={() => void confirm()}>
      <Stack gap="lg">
        <OtpField
          label={words.code}
          value={viewModel.code}
          onValue={(digits) => viewModel.typeCode(digits)}
          error={viewModel.error}
        />
        <Button
          type="submit"
          isFullWidth
          isBusy={viewModel.confirming.isRunning}
          busyWords={words.confirming}
          whyDisabled={viewModel.isCodeComplete ? undefined : words.whyDisabled}
        >
          {words.confirm}
        </Button>
        <Button
          kind="quiet"
          isBusy={viewModel.asking.isRunning}
          onClick={() => void viewModel.ask()}
        >
          {words.resend}
        </Button>
        <SandboxHint step="otp" />
      </Stack>
    </Form>
  );
});
