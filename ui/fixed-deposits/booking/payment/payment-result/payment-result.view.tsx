import { AwaitPayment } from '#application/fixed-deposits/booking/await-payment.ts';
import type { UnpaidDeposit } from '#application/fixed-deposits/booking/verify-payment.ts';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { WentWrongPicture } from '#ui/platform/design-system/illustrations/went-wrong.tsx';
import { LinkButton } from '#ui/platform/design-system/actions/link-button.tsx';
import { Page } from '#ui/platform/design-system/layout/page.tsx';
import { PageHeader } from '#ui/platform/design-system/layout/page-header.tsx';
import { SuccessMark } from '#ui/platform/design-system/feedback/success-mark.tsx';
import { useUseCase, useViewModel } from '#ui/platform/injection.tsx';
import { PageSkeleton } from '#ui/platform/routing/page-skeleton.tsx';
import { useSessionState } from '#ui/platform/session/session-context.tsx';
import { PaymentOutcome } from '#ui/fixed-deposits/booking/payment/payment-outcome.tsx';
import { depositPaymentCheck } from '#ui/fixed-deposits/booking/payment/payment-return.view-model.ts';
import { paymentMoneyCopy, paymentCopy as copy } from '#ui/fixed-deposits/booking/payment/copy.ts';
import styles from './payment-result.module.css';
import { SignInFirst } from '#ui/fixed-deposits/booking/shared/sign-in-first.tsx';
import { useNavigate } from '#ui/platform/routing/use-navigate.ts';

/** How long the result is shown before the next page opens [FD-9.23]. */
const SPLASH_MILLISECONDS = 4000;

/**
 * The result page of payments whose return URL is not a page of the booking. Anyone can open the
 * URL, so it shows details only to the signed-in payer, and only those that the backend confirms.
 */
export const PaymentResult = observer(function PaymentResult() {
  const session = useSessionState();
  // Wait for the stored session, because without it the backend would treat the payer as a visitor.
  if (session.status === 'unknown') return <PageSkeleton />;
  if (session.status === 'visitor') {
    return <SignInFirst title={copy.resultTitle} heading={copy.signInTitle} text={copy.signIn} />;
  }
  return <CheckedResult />;
});

const CheckedResult = observer(function CheckedResult() {
  const awaitPayment = useUseCase(AwaitPayment);
  const { search } = useLocation();
  const viewModel = useViewModel(() => depositPaymentCheck(awaitPayment, search));
  const { state } = viewModel;
  if (state.kind === 'paid') return <Splash onward="/portfolio" />;
  if (state.kind === 'not-paid') return <Splash unpaid={state.payment} onward="/dashboard" />;
  // An unverified result proves neither a payment nor a failure, so show that there is no order.
  const shown = state.kind === 'go-back' ? ({ kind: 'no-order' } as const) : state;
  return (
    <Page width="form">
      <PageHeader title={copy.resultTitle} />
      <PaymentOutcome state={shown} onCheck={() => void viewModel.check()} />
    </Page>
  );
});

interface SplashProps {
  /** The payment, if it was not successful; undefined after a successful one. */
  readonly unpaid?: UnpaidDeposit;
  readonly onward: string;
}

/** Shows the result, then opens `onward`. A button opens it at once. */
function Splash({ unpaid, onward }: SplashProps) {
  const isPaid = unpaid === undefined;
  const navigate = useNavigate();
  useEffect(() => {
    const timer = setTimeout(() => void navigate(onward, { replace: true }), SPLASH_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [navigate, onward]);
  return (
    <Page width="form">
      <div className={styles.head} role="status">
        {isPaid ? <SuccessMark /> : <WentWrongPicture />}
        <PageHeader
          title={isPaid ? copy.successful : copy.failedTitle}
          text={isPaid ? copy.congratulations : copy.sorry}
        />
        {unpaid && <p>{paymentMoneyCopy(unpaid)}</p>}
      </div>
      <LinkButton to={onward} replace isFullWidth>
        {isPaid ? 'See my portfolio' : copy.toDashboard}
      </LinkButton>
    </Page>
  );
}
