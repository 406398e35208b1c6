import { JourneyStore } from '#application/platform/journey-store.ts';
import type { ShareOrderId } from '#application/private-market/share-ids.ts';
import { type SharePayment, SharePayments } from '#application/private-market/share-payments.ts';
import { SharePaymentOutcome } from '#domain/private-market/share-payment.ts';
import { formatRupees } from '#domain/platform/indian-formatting.ts';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { Button } from '../platform/design-system/button.tsx';
import { DefinitionList } from '../platform/design-system/definition-list.tsx';
import { EmptyState } from '../platform/design-system/empty-state.tsx';
import { ErrorState } from '../platform/design-system/error-state.tsx';
import { NotFoundPicture } from '../platform/design-system/illustrations/not-found.tsx';
import { WentWrongPicture } from '../platform/design-system/illustrations/went-wrong.tsx';
import { LinkButton } from '../platform/design-system/link-button.tsx';
import { Page } from '../platform/design-system/page.tsx';
import { PageHeader } from '../platform/design-system/page-header.tsx';
import { Spinner } from '../platform/design-system/spinner.tsx';
import { SuccessMark } from '../platform/design-system/success-mark.tsx';
import { usePort, useViewModel } from '../platform/injection.tsx';
import { idIn, ORDERS_PATH } from './basket-paths.ts';
import { DealSlipSigning } from './deal-slip-signing.tsx';
import { orderSummaryPath } from './order-paths.ts';
import styles from './payment.module.css';
import { PaymentViewModel } from './payment.view-model.ts';
import { paymentWords as words } from './payment-words.ts';

/** Where the payment gateway sends a person back to: what became of the payment. */
export function SharePaymentPage() {
  const [query] = useSearchParams();
  const requestId = idIn(query.get('order_id'));
  if (requestId === undefined) return <NoPayment />;
  return <PaymentOf key={requestId} requestId={requestId} />;
}

const PaymentOf = observer(function PaymentOf({ requestId }: { requestId: ShareOrderId }) {
  const payments = usePort(SharePayments);
  const journey = usePort(JourneyStore);
  const viewModel = useViewModel(() => new PaymentViewModel(payments, journey, requestId));
  const { state } = viewModel;
  if (state.kind === 'none') return <NoPayment />;
  if (state.kind === 'checking') return <Checking />;
  if (state.kind === 'unknown') return <Unknown onCheck={() => viewModel.check()} />;
  const { payment } = state;
  if (payment.outcome !== SharePaymentOutcome.Succeeded) return <NotPaid payment={payment} />;
  return <Paid payment={payment} isToSign={viewModel.isToSign} />;
});

function Checking() {
  return (
    <Page>
      <PageHeader title={words.checking} text={words.checkingText} />
      <div className={styles.middle} role="status">
        <Spinner size="large" />
      </div>
    </Page>
  );
}

interface PaidProps {
  readonly payment: SharePayment;
  readonly isToSign: boolean;
}

function Paid({ payment, isToSign }: PaidProps) {
  const navigate = useNavigate();
  const [isSigning, setIsSigning] = useState(false);
  const { requestId, reference, name } = payment;
  return (
    <Page>
      <div className={styles.head} role="status">
        <SuccessMark />
        <PageHeader title={words.paidTitle} text={words.paid(formatRupees(payment.amount), name)} />
      </div>
      <DefinitionList
        items={[
          { label: words.order, value: requestId },
          ...(reference === undefined ? [] : [{ label: words.reference, value: reference }]),
        ]}
      />
      {isToSign && <p className={styles.next}>{words.next}</p>}
      <div className={styles.actions}>
        {isToSign && (
          <Button isFullWidth onClick={() => setIsSigning(true)}>
            {words.sign}
          </Button>
        )}
        <LinkButton to={ORDERS_PATH} kind={isToSign ? 'quiet' : 'primary'} isFullWidth>
          {isToSign ? words.later : words.toOrders}
        </LinkButton>
      </div>
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
    </Page>
  );
}

function NotPaid({ payment }: { readonly payment: SharePayment }) {
  const amount = formatRupees(payment.amount);
  const isFailed = payment.outcome === SharePaymentOutcome.Failed;
  return (
    <Page>
      <div className={styles.head} role="status">
        <WentWrongPicture />
        <PageHeader
          title={isFailed ? words.failedTitle : words.cancelledTitle}
          text={isFailed ? words.failed(amount) : words.cancelled(amount)}
        />
      </div>
      <div className={styles.actions}>
        <LinkButton to={orderSummaryPath(payment.requestId)} isFullWidth>
          {isFailed ? words.tryAgain : words.toPayment}
        </LinkButton>
        <LinkButton to={ORDERS_PATH} kind="quiet" isFullWidth>
          {words.toOrders}
        </LinkButton>
      </div>
    </Page>
  );
}

function Unknown({ onCheck }: { readonly onCheck: () => void }) {
  return (
    <Page>
      <PageHeader title={words.title} />
      <ErrorState
        title={words.unknownTitle}
        text={words.unknown}
        retryLabel={words.checkAgain}
        onRetry={onCheck}
        action={
          <LinkButton to={ORDERS_PATH} kind="quiet">
            {words.toOrders}
          </LinkButton>
        }
      />
    </Page>
  );
}

function NoPayment() {
  return (
    <Page>
      <PageHeader title={words.title} />
      <EmptyState
        illustration={<NotFoundPicture />}
        title={words.noneTitle}
        text={words.none}
        action={<LinkButton to={ORDERS_PATH}>{words.toOrders}</LinkButton>}
      />
    </Page>
  );
}
