import { DepositPayments } from '#application/fixed-deposits/deposit-payments.ts';
import { SettlePayment } from '#application/fixed-deposits/settle-payment.ts';
import { JourneyStore } from '#application/platform/journey-store.ts';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { WentWrongPicture } from '../platform/design-system/illustrations/went-wrong.tsx';
import { LinkButton } from '../platform/design-system/link-button.tsx';
import { Page } from '../platform/design-system/page.tsx';
import { PageHeader } from '../platform/design-system/page-header.tsx';
import { SuccessMark } from '../platform/design-system/success-mark.tsx';
import { usePort, useViewModel } from '../platform/injection.tsx';
import { PageSkeleton } from '../platform/page-skeleton.tsx';
import { useSessionState } from '../platform/session-context.tsx';
import { PaymentOutcome } from './payment-outcome.tsx';
import { PaymentReturnViewModel } from './payment-return.view-model.ts';
import styles from './payment-success.module.css';
import { paymentWords as words } from './payment-words.ts';
import { SignInFirst } from './sign-in-first.tsx';

/** How long the result stands before the app goes on [FD-9.23]. */
const SPLASH_MILLISECONDS = 4000;

/**
 * The result of a payment whose return address is not that of a booking. Open to all, as the
 * address may be opened anywhere; it says something to the signed-in payer alone, and only what the
 * backend knows.
 */
export const PaymentResult = observer(function PaymentResult() {
  const session = useSessionState();
  // Asked before the session is read back, the backend would take the payer for a visitor.
  if (session.status === 'unknown') return <PageSkeleton />;
  if (session.status === 'visitor') {
    return (
      <SignInFirst title={words.resultTitle} heading={words.signInTitle} text={words.signIn} />
    );
  }
  return <CheckedResult />;
});

const CheckedResult = observer(function CheckedResult() {
  const payments = usePort(DepositPayments);
  const journey = usePort(JourneyStore);
  const { search } = useLocation();
  const viewModel = useViewModel(
    () => new PaymentReturnViewModel(new SettlePayment(payments, journey), search),
  );
  const { state } = viewModel;
  if (state.kind === 'paid') return <Splash isPaid onward="/portfolio" />;
  if (state.kind === 'not-paid') return <Splash isPaid={false} onward="/dashboard" />;
  // A result that does not stand up proves nothing, neither a payment nor its failure.
  const shown = state.kind === 'go-back' ? ({ kind: 'no-order' } as const) : state;
  return (
    <Page width="form">
      <PageHeader title={words.resultTitle} />
      <PaymentOutcome state={shown} onCheck={() => viewModel.check()} />
    </Page>
  );
});

interface SplashProps {
  readonly isPaid: boolean;
  readonly onward: string;
}

/** The result alone; the button is for those who do not want to wait. */
function Splash({ isPaid, onward }: SplashProps) {
  const navigate = useNavigate();
  useEffect(() => {
    const timer = setTimeout(
      () => void navigate(onward, { replace: true }),
      SPLASH_MILLISECONDS,
    );
    return () => clearTimeout(timer);
  }, [navigate, onward]);
  return (
    <Page width="form">
      <div className={styles.head} role="status">
        {isPaid ? <SuccessMark /> : <WentWrongPicture />}
        <PageHeader
          title={isPaid ? words.resultSucceeded : words.resultFailed}
          text={isPaid ? words.congratulations : words.sorry}
        />
      </div>
      <LinkButton to={onward} replace isFullWidth>
        {isPaid ? 'See my portfolio' : words.toDashboard}
      </LinkButton>
    </Page>
  );
}
