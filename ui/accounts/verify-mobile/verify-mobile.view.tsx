import { CodeTimer } from '#application/accounts/sign-in/code-timer.ts';
import { CompleteSignIn } from '#application/accounts/sign-in/complete-sign-in.ts';
import { ResendCode } from '#application/accounts/sign-in/resend-code.ts';
import { SmsCodes } from '#application/accounts/sign-in/sms-codes.ts';
import { Session } from '#application/platform/session.ts';
import { formatMobile } from '#domain/platform/format-mobile.ts';
import Pencil from 'lucide-react/icons/pencil';
import { observer } from 'mobx-react-lite';
import { type ClipboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Button } from '#ui/platform/design-system/actions/button.tsx';
import { IconButton } from '#ui/platform/design-system/actions/icon-button.tsx';
import { OtpField } from '#ui/platform/design-system/fields/otp-field.tsx';
import { PageHeader } from '#ui/platform/design-system/layout/page-header.tsx';
import { usePort, useUseCase, useViewModel } from '#ui/platform/injection.tsx';
import { PageSkeleton } from '#ui/platform/routing/page-skeleton.tsx';
import { Redirect } from '#ui/platform/routing/redirect.tsx';
import { useSessionState } from '#ui/platform/session/session-context.tsx';
import { Form } from '#ui/accounts/form.tsx';
import { pathOf } from '#ui/accounts/onboarding/step-paths.ts';
import { paths } from '#ui/accounts/paths.ts';
import { SandboxCodeHint } from '#ui/accounts/sandbox-hint/sandbox-code-hint.tsx';
import { KnownAlready } from '#ui/accounts/sign-in/known-already.tsx';
import { ResendControl } from './resend-control.tsx';
import { SignInFrame } from '#ui/accounts/sign-in/sign-in-frame.tsx';
import styles from '#ui/accounts/sign-in/sign-in.module.css';
import { useNavigate } from '#ui/platform/routing/use-navigate.ts';
import { arrivalOf, VerifyMobileViewModel } from './verify-mobile.view-model.ts';
import { verifyCopy as copy } from './copy.ts';

/** Asks for the code that was sent to the number entered on `/login`. */
export const VerifyMobile = observer(function VerifyMobile() {
  const { status } = useSessionState();
  return status === 'unknown' ? <PageSkeleton /> : <Arrival />;
});

function Arrival() {
  const session = usePort(Session);
  const [{ isKnown, mobile }] = useState(() => arrivalOf(session));
  if (isKnown) return <KnownAlready />;
  if (mobile === undefined) return <Redirect to={paths.login} />;
  return <CodeForm mobile={mobile} />;
}

const CodeForm = observer(function CodeForm({ mobile }: { readonly mobile: string }) {
  const dependencies = {
    completeSignIn: useUseCase(CompleteSignIn),
    resendCode: useUseCase(ResendCode),
    codeTimer: usePort(CodeTimer),
    smsCodes: usePort(SmsCodes),
  };
  const viewModel = useViewModel(() => new VerifyMobileViewModel(dependencies, mobile));
  const { status } = useSessionState();
  const navigate = useNavigate();
  const goToLogin = () => void navigate(paths.login);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const submit = async () => {
    const destination = await viewModel.verify();
    if (destination) void navigate(pathOf(destination, 'none'), { replace: true });
    else field.current?.focus();
  };
  const { codeOfSms } = viewModel;
  const submitOnce = useEffectEvent(() => void submit());
  useEffect(() => {
    if (codeOfSms !== undefined) submitOnce();
  }, [codeOfSms]);
  const paste = (event: ClipboardEvent) => {
    event.preventDefault();
    viewModel.paste(event.clipboardData.getData('text'));
    if (viewModel.isComplete) void submit();
  };
  // The user signed in in another tab, so no code is needed.
  if (status === 'signed-in' && !viewModel.isProving) return <KnownAlready />;
  return (
    <SignInFrame>
      <PageHeader
        title={copy.heading}
        text={<SentTo mobile={mobile} onEdit={goToLogin} />}
        onBack={goToLogin}
        backLabel={copy.back}
      />
      <Form className={styles.form} onSubmit={() => void submit()}>
        <div onPaste={paste}>
          <OtpField
            ref={field}
            takesFocus
            label={copy.code}
            value={viewModel.code}
            onValue={(text) => viewModel.type(text)}
            onComplete={() => void submit()}
            error={viewModel.codeError}
            hint={viewModel.hint}
          />
        </div>
        <Button
          type="submit"
          isFullWidth
          isBusy={viewModel.verifying.isRunning}
          busyText={copy.verifying}
          disabledReason={viewModel.isComplete ? undefined : copy.disabledReason}
        >
          {copy.verify}
        </Button>
        <ResendControl viewModel={viewModel} />
        <SandboxCodeHint />
      </Form>
    </SignInFrame>
  );
});

function SentTo({ mobile, onEdit }: { readonly mobile: string; readonly onEdit: () => void }) {
  return (
    <span className={styles.sentTo}>
      {copy.sentTo} <span className={styles.mobile}>{formatMobile(mobile)}</span>
      <IconButton label={copy.edit} icon={<Pencil />} onClick={onEdit} />
    </span>
  );
}
