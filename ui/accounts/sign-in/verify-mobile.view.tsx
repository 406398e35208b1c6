import { SignIn } from '#application/accounts/sign-in.ts';
import { JourneyStore } from '#application/platform/journey-store.ts';
import { Reporting } from '#application/platform/reporting.ts';
import { Session } from '#application/platform/session.ts';
import { formatMobile } from '#domain/platform/format-mobile.ts';
import { Pencil } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { type ClipboardEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '#ui/platform/design-system/button.tsx';
import { IconButton } from '#ui/platform/design-system/icon-button.tsx';
import { OtpField } from '#ui/platform/design-system/otp-field.tsx';
import { PageHeader } from '#ui/platform/design-system/page-header.tsx';
import { usePort, useViewModel } from '#ui/platform/injection.tsx';
import { PageSkeleton } from '#ui/platform/page-skeleton.tsx';
import { Redirect } from '#ui/platform/redirect.tsx';
import { useSessionState } from '#ui/platform/session-context.tsx';
import { Form } from '../form.tsx';
import { pathAfterSignIn, paths } from '../paths.ts';
import { SandboxHint } from '../sandbox-hint.tsx';
import { KnownAlready } from './known-already.tsx';
import { ResendControl } from './resend-control.tsx';
import { SignInFrame } from './sign-in-frame.tsx';
import styles from './sign-in.module.css';
import { VerifyMobileViewModel } from './verify-mobile.view-model.ts';
import { verifyWords as words } from './words.ts';

/** Asks for the code that was sent to the number of `/login`. */
export const VerifyMobile = observer(function VerifyMobile() {
  const { status } = useSessionState();
  return status === 'unknown' ? <PageSkeleton /> : <Arrival />;
});

/** Who came here, as it was then: signing in changes it, and leads on by its own rules. */
function Arrival() {
  const session = usePort(Session);
  const [{ isKnown, mobile }] = useState(() => ({
    isKnown: session.current !== undefined,
    mobile: session.pendingMobile,
  }));
  if (isKnown) return <KnownAlready />;
  if (mobile === undefined) return <Redirect to={paths.login} />;
  return <CodeForm mobile={mobile} />;
}

const CodeForm = observer(function CodeForm({ mobile }: { readonly mobile: string }) {
  const ports = {
    signIn: usePort(SignIn),
    session: usePort(Session),
    journeys: usePort(JourneyStore),
    reporting: usePort(Reporting),
  };
  const viewModel = useViewModel(() => new VerifyMobileViewModel(ports, mobile));
  const { status } = useSessionState();
  const navigate = useNavigate();
  const goToLogin = () => void navigate(paths.login);
  const submit = async () => {
    const destination = await viewModel.verify();
    if (destination) void navigate(pathAfterSignIn(destination), { replace: true });
  };
  const paste = (event: ClipboardEvent) => {
    event.preventDefault();
    viewModel.paste(event.clipboardData.getData('text'));
  };
  // By another tab: no code is wanted here any more.
  if (status === 'signed-in' && !viewModel.isProving) return <KnownAlready />;
  return (
    <SignInFrame>
      <PageHeader
        title={words.heading}
        text={<SentTo mobile={mobile} onEdit={goToLogin} />}
        onBack={goToLogin}
        backLabel={words.back}
      />
      <Form className={styles.form} onSubmit={() => void submit()}>
        <div onPaste={paste}>
          <OtpField
            label={words.code}
            value={viewModel.code}
            onValue={(digits) => viewModel.type(digits)}
            error={viewModel.error}
            hint={viewModel.hint}
          />
        </div>
        <Button
          type="submit"
          isFullWidth
          isBusy={viewModel.verifying.isRunning}
          busyWords={words.verifying}
          whyDisabled={viewModel.isComplete ? undefined : words.whyDisabled}
        >
          {words.verify}
        </Button>
        <ResendControl viewModel={viewModel} />
        <SandboxHint step="otp" />
      </Form>
    </SignInFrame>
  );
});

function SentTo({ mobile, onEdit }: { readonly mobile: string; readonly onEdit: () => void }) {
  return (
    <span className={styles.sentTo}>
      {words.sentTo} <span className={styles.mobile}>{formatMobile(mobile)}</span>
      <IconButton label={words.edit} icon={<Pencil />} onClick={onEdit} />
    </span>
  );
}
