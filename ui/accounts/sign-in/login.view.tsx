import { SignIn } from '#application/accounts/sign-in.ts';
import { Session } from '#application/platform/session.ts';
import { COUNTRY_CODE } from '#domain/accounts/sign-in/mobile.ts';
import { MessageSquareText } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useLayoutEffect } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { Button } from '#ui/platform/design-system/button.tsx';
import { PageHeader } from '#ui/platform/design-system/page-header.tsx';
import { TextField } from '#ui/platform/design-system/text-field.tsx';
import { useToasts } from '#ui/platform/design-system/toast.tsx';
import { usePort, useViewModel } from '#ui/platform/injection.tsx';
import { PageSkeleton } from '#ui/platform/page-skeleton.tsx';
import { useSessionState } from '#ui/platform/session-context.tsx';
import { takeOverShell } from '#ui/platform/shell.ts';
import { Form } from '../form.tsx';
import { paths } from '../paths.ts';
import { KnownAlready } from './known-already.tsx';
import { LoginViewModel } from './login.view-model.ts';
import { SignInFrame } from './sign-in-frame.tsx';
import styles from './sign-in.module.css';
import { loginWords as words } from './words.ts';

/** Asks for the mobile number; who is known already goes on. */
export const Login = observer(function Login() {
  const { status } = useSessionState();
  if (status === 'unknown') return <PageSkeleton />;
  return status === 'signed-in' ? <KnownAlready /> : <LoginForm />;
});

/** Also made to HTML when the app is built: see `shells.server.tsx`. */
export const LoginForm = observer(function LoginForm() {
  const signIn = usePort(SignIn);
  const session = usePort(Session);
  const viewModel = useViewModel(() => new LoginViewModel(signIn, session));
  useLayoutEffect(() => {
    const typed = takeOverShell();
    if (typed !== '') viewModel.typeMobile(typed);
  }, [viewModel]);
  const navigate = useNavigate();
  const toasts = useToasts();
  const submit = async () => {
    const outcome = await viewModel.requestCode();
    if (outcome === 'sent') void navigate(paths.verifyMobile);
    if (outcome === 'failed') toasts.show({ text: words.failed, tone: 'danger' });
  };
  return (
    <SignInFrame>
      <PageHeader title={words.heading} text={words.lead} />
      <Form className={styles.form} onSubmit={() => void submit()}>
        <TextField
          label={words.mobile}
          name="mobile"
          type="tel"
          inputMode="numeric"
          autoComplete="tel-national"
          placeholder={words.placeholder}
          prefix={COUNTRY_CODE}
          isNumeric
          value={viewModel.mobile}
          onValue={(text) => viewModel.typeMobile(text)}
          error={viewModel.refusal}
        />
        <p className={styles.note}>
          <MessageSquareText aria-hidden="true" />
          {words.smsNote}
        </p>
        <Button
          type="submit"
          isFullWidth
          isBusy={viewModel.sending.isRunning}
          busyWords={words.sending}
          whyDisabled={viewModel.isComplete ? undefined : words.whyDisabled}
        >
          {words.continue}
        </Button>
        <Agreement />
      </Form>
    </SignInFrame>
  );
});

/** The links on a line of their own: they begin where they did when the font comes. */
function Agreement() {
  return (
    <div className={styles.agreement}>
      <p>
        {`${words.pennyDrop} ${words.agreement} `}
        <br />
        <Link to={paths.terms}>{words.terms}</Link> and{' '}
        <Link to={paths.privacy}>{words.privacy}</Link>.
      </p>
    </div>
  );
}
