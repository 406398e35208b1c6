import { CheckSharePayment } from '#application/private-market/check-share-payment.ts';
import type { ShareOrderId } from '#application/private-market/share-ids.ts';
import type { SharePayment } from '#application/private-market/share-payments.ts';
import { shortAccountName } from '#domain/platform/text/short-account-name.ts';
import { depositoryLabel } from '#domain/accounts/demat/demat-number.ts';
import { isEnded } from '#domain/private-market/orders/order-phase.ts';
import { OrderStatus } from '#domain/private-market/orders/order-status.ts';
import { SharePaymentOutcome } from '#domain/private-market/orders/share-payment.ts';
import { indianGroups } from '#domain/platform/grouped-digits.ts';
import { formatMoment } from '#domain/platform/india-time.ts';
import { formatRupees } from '#domain/platform/indian-formatting.ts';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Button } from '#ui/platform/design-system/actions/button.tsx';
import { ErrorState } from '#ui/platform/design-system/feedback/error-state.tsx';
import { InterruptedPicture } from '#ui/platform/design-system/illustrations/interrupted.tsx';
import { WentWrongPicture } from '#ui/platform/design-system/illustrations/went-wrong.tsx';
import { LinkButton } from '#ui/platform/design-system/actions/link-button.tsx';
import { Page } from '#ui/platform/design-system/layout/page.tsx';
import { PageHeader } from '#ui/platform/design-system/layout/page-header.tsx';
import { useUseCase, useViewModel } from '#ui/platform/injection.tsx';
import { CertificateSkeleton, Proof } from '#ui/platform/orders/proof.tsx';
import { useNavigate } from '#ui/platform/routing/use-navigate.ts';
import { useTabTitle } from '#ui/platform/routing/use-tab-title.ts';
import { useInvestor } from '#ui/platform/session/session-context.tsx';
import { idIn, ORDERS_PATH, orderSummaryPath } from '#ui/private-market/paths.ts';
import { DealSlipSigning } from '#ui/private-market/orders/deal-slip/deal-slip-signing.tsx';
import styles from './payment.module.css';
import { sharePaymentCheck } from './payment.view-model.ts';
import { paymentCopy as copy } from './copy.ts';
import { NothingFound } from '#ui/private-market/shared/nothing-found.tsx';

/** The page to which the payment gateway returns; it shows the outcome of the payment. */
export function SharePaymentPage() {
  const [query] = useSearchParams();
  const requestId = idIn(query.get('order_id'));
  if (requestId === undefined) return <NoPayment />;
  return <PaymentOf key={requestId} requestId={requestId} />;
}

const PaymentOf = observer(function PaymentOf({ requestId }: { requestId: ShareOrderId }) {
  const checkPayment = useUseCase(CheckSharePayment);
  const viewModel = useViewModel(() => sharePaymentCheck(checkPayment, requestId));
  const { state } = viewModel;
  if (state.kind === 'none') return <NoPayment />;
  if (state.kind === 'checking') return <Checking />;
  if (state.kind === 'unknown') return <Unknown onCheck={() => void viewModel.check()} />;
  const { payment } = state;
  if (payment.outcome !== SharePaymentOutcome.Succeeded) return <NotPaid payment={payment} />;
  return <Paid payment={payment} />;
});

function Checking() {
  return (
    <Page width="reading">
      <div className={styles.head} role="status">
        <PageHeader title={copy.checking} text={copy.checkingText} />
      </div>
      <CertificateSkeleton />
    </Page>
  );
}

function Paid({ payment }: { readonly payment: SharePayment }) {
  const navigate = useNavigate();
  const { dematNumber } = useInvestor();
  const [isSigning, setIsSigning] = useState(false);
  const { requestId, reference, name, logoUrl, paidAt, units } = payment;
  useTabTitle(name);
  const amount = formatRupees(payment.amount);
  /** Whether the deal slip of the order is ready to be signed. */
  const isToSign = payment.orderStatus === OrderStatus.PaymentReceived;
  return (
    <>
      <Proof
        title={copy.paidTitle}
        text={copy.paid(amount, name)}
        certificate={{
          thing: { name, logoUrl },
          amount: { label: copy.amount, text: amount },
          facts: [
            { label: copy.units, value: indianGroups(String(units)) },
            { label: copy.order, value: requestId },
            ...(dematNumber === undefined
              ? []
              : [{ label: copy.demat, value: dematName(dematNumber) }]),
          ],
          ...(reference !== undefined && {
            reference: {
              label: copy.reference,
              text: reference,
              detail: paidAt === undefined ? undefined : copy.paidAt(formatMoment(paidAt)),
            },
          }),
          steps: copy.steps(isToSign),
        }}
        actions={
          <>
            {isToSign && (
              <Button isFullWidth onClick={() => setIsSigning(true)}>
                {copy.sign}
              </Button>
            )}
            <LinkButton to={ORDERS_PATH} kind={isToSign ? 'quiet' : 'primary'} isFullWidth>
              {isToSign ? copy.later : copy.toOrders}
            </LinkButton>
          </>
        }
      />
      {isSigning && (
        <DealSlipSigning
          requestId={requestId}
          leadsToOrders
          onEnd={() => {
            setIsSigning(false);
            void navigate(ORDERS_PATH, { replace: true });
          }}
        />
      )}
    </>
  );
}

function dematName(dematNumber: string): string {
  return shortAccountName(depositoryLabel(dematNumber) ?? copy.dematAccount, dematNumber);
}

function NotPaid({ payment }: { readonly payment: SharePayment }) {
  const isFailed = payment.outcome === SharePaymentOutcome.Failed;
  const isOver = isEnded(payment.orderStatus);
  const { title, text, link } = notPaidCopy(payment);
  return (
    <Page>
      <div className={styles.head} role="status">
        {isFailed && !isOver ? <WentWrongPicture /> : <InterruptedPicture />}
        <PageHeader title={title} text={text} />
      </div>
      <div className={styles.actions}>
        <LinkButton to={orderSummaryPath(payment.requestId)} isFullWidth>
          {link}
        </LinkButton>
        <LinkButton to={ORDERS_PATH} kind="quiet" isFullWidth>
          {copy.toOrders}
        </LinkButton>
      </div>
    </Page>
  );
}

function notPaidCopy({ outcome, orderStatus, amount: paid }: SharePayment) {
  const amount = formatRupees(paid);
  if (isEnded(orderStatus)) {
    return { title: copy.endedTitle, text: copy.ended(amount), link: copy.toOrder };
  }
  return outcome === SharePaymentOutcome.Failed
    ? { title: copy.failedTitle, text: copy.failed(amount), link: copy.tryAgain }
    : { title: copy.cancelledTitle, text: copy.cancelled(amount), link: copy.toPayment };
}

function Unknown({ onCheck }: { readonly onCheck: () => void }) {
  return (
    <Page>
      <PageHeader title={copy.title} />
      <ErrorState
        title={copy.unknownTitle}
        text={copy.unknown}
        retryLabel={copy.checkAgain}
        onRetry={onCheck}
        action={
          <LinkButton to={ORDERS_PATH} kind="quiet">
            {copy.toOrders}
          </LinkButton>
        }
      />
    </Page>
  );
}

function NoPayment() {
  return (
    <NothingFound
      page={copy.title}
      title={copy.noneTitle}
      text={copy.none}
      to={ORDERS_PATH}
      linkText={copy.toOrders}
    />
  );
}
