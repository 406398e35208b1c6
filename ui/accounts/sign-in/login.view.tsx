import { RequestSignInCode } from '#application/accounts/sign-in/request-sign-in-code.ts';
import { Session } from '#application/platform/session.ts';
import { COUNTRY_CODE } from '#domain/accounts/sign-in/mobile.ts';
import { ReturnPath } from '#application/platform/return-path.ts';
import MessageSquareText from 'lucide-react/icons/message-square-text';
import { observer } from 'mobx-react-lite';
import { type ComponentType, useEffect, useLayoutEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '#ui/platform/design-system/actions/button.tsx';
import { PageHeader } from '#ui/platform/design-system/layout/page-header.tsx';
import { CodeField } from '#ui/platform/design-system/fields/code-field.tsx';
import { useToasts } from '#ui/platform/design-system/feedback/toast.tsx';
import { SentFields } from '#ui/platform/design-system/fields/sent-fields.tsx';
import { usePort, useUseCase, useViewModel } from '#ui/platform/injection.tsx';
import { PageSkeleton } from '#ui/platform/routing/page-skeleton.tsx';
import { useSessionState } from '#ui/platform/session/session-context.tsx';
import { adoptShellInput } from '#ui/platform/shell/app-shell.ts';
import { NoScriptNote } from '#ui/platform/shell/no-script-note.tsx';
import { Form } from '#ui/accounts/form.tsx';
import { paths } from '#ui/accounts/paths.ts';
import { useNavigate } from '#ui/platform/routing/use-navigate.ts';
import { KnownAlready } from './known-already.tsx';
import { LoginViewModel } from './login.view-model.ts';
import { SignInFrame } from './sign-in-frame.tsx';
import styles from './sign-in.module.css';
import { loginCopy as copy, mobileErrorCopy } from './copy.ts';
import { useStored } from '#ui/platform/use-stored.ts';

/** Asks for the mobile number; redirects users who are signed in. */
export const Login = observer(function Login() {
  const { status } = useSessionState();
  if (status === 'unknown') return <PageSkeleton />;
  return status === 'signed-in' ? <KnownAlready /> : <LoginForm />;
});

/** The sign-in form. It is also prerendered at build time: see `route.ts`. */
export const LoginForm = observer(function LoginForm() {
  const dependencies = {
    requestSignInCode: useUseCase(RequestSignInCode),
    session: usePort(Session),
  };
  const viewModel = useViewModel(() => new LoginViewModel(dependencies));
  useLayoutEffect(() => {
    const typed = adoptShellInput();
    if (typed !== '') viewModel.typeMobile(typed);
  }, [viewModel]);
  const { violation } = viewModel;
  const error = mobileErrorCopy(violation);
  const navigate = useNavigate();
  const toasts = useToasts();
  const submit = async () => {
    const outcome = await viewModel.requestCode();
    if (outcome === 'sent') void navigate(paths.verifyMobile);
    if (outcome === 'failed') toasts.show({ text: copy.failed, tone: 'danger' });
  };
  return (
    <SignInFrame>
      <PageHeader title={copy.heading} text={copy.lead} />
      <PaymentReturnNotice />
      <NoScriptNote />
      <Form className={styles.form} takesFocus onSubmit={submit}>
        <SentFields isSent={viewModel.sending.isRunning}>
          <CodeField
            label={copy.mobile}
            name="mobile"
            type="tel"
            inputMode="numeric"
            autoComplete="tel-national"
            placeholder={copy.placeholder}
            prefix={COUNTRY_CODE}
            isNumeric
            value={viewModel.mobile}
            onValue={(text) => viewModel.typeMobile(text)}
            error={error ?? viewModel.refusal}
          />
        </SentFields>
        <p className={styles.note}>
          <MessageSquareText aria-hidden="true" />
          {copy.smsNote}
        </p>
        <Button
          type="submit"
          isFullWidth
          isBusy={viewModel.sending.isRunning}
          busyText={copy.sending}
          disabledReason={violation && (error ?? copy.disabledReason)}
        >
          {copy.continue}
        </Button>
        <Agreement />
      </Form>
    </SignInFrame>
  );
});

/**
 * The agreement to the terms. Its links have their own line, so that they do not move when the web
 * font loads.
 */
function Agreement() {
  return (
    <div className={styles.agreement}>
      <p>
        {`${copy.pennyDrop} ${copy.agreement} `}
        <br />
        <Link to={paths.terms}>{copy.terms}</Link> and{' '}
        <Link to={paths.privacy}>{copy.privacy}</Link>.
      </p>
    </div>
  );
}

/** Paths to which payment pages redirect. */
const RETURN_PATHS = /^\/(fetch-bank-details(-ifa)?|success|privatemarket\/payment)($|\?)/;

/** Shown to investors whose session expired while they were on the payment page. */
function PaymentReturnNotice() {
  const returnPath = useStored(ReturnPath);
  const [Notice, setNotice] = useState<ComponentType>();
  useEffect(() => {
    if (!RETURN_PATHS.test(returnPath ?? '')) return;
    void import('./payment-notice.tsx').then(({ PaymentNotice }) => setNotice(() => PaymentNotice));
  }, [returnPath]);
  return Notice && <Notice />;
}
