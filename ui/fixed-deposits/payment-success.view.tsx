import { keptPaymentData, type PaymentData } from '#application/fixed-deposits/payment-data.ts';
import { JourneyStore } from '#application/platform/journey-store.ts';
import { formatDate, formatPercent, formatRupees } from '#domain/platform/indian-formatting.ts';
import { useEffect, useState } from 'react';
import { Card } from '../platform/design-system/card.tsx';
import { DefinitionList } from '../platform/design-system/definition-list.tsx';
import { EmptyState } from '../platform/design-system/empty-state.tsx';
import { EmptyPortfolioPicture } from '../platform/design-system/illustrations/empty-portfolio.tsx';
import { LinkButton } from '../platform/design-system/link-button.tsx';
import { MoneyDisplay } from '../platform/design-system/money-display.tsx';
import { Page } from '../platform/design-system/page.tsx';
import { PageHeader } from '../platform/design-system/page-header.tsx';
import { SuccessMark } from '../platform/design-system/success-mark.tsx';
import { usePort } from '../platform/injection.tsx';
import styles from './payment-success.module.css';
import { paymentWords as words } from './payment-words.ts';
import { ReceiptButton } from './receipt-button.tsx';
import { TenureText } from './tenure-text.tsx';

/** How long the tick stands alone before the summary [FD-2.124]. */
const ANIMATION_MILLISECONDS = 2000;

/** Proves what happened: what was paid, for what, until when, under which reference. */
export function PaymentSuccess() {
  const journey = usePort(JourneyStore);
  const [payment] = useState(() => keptPaymentData(journey));
  if (payment === undefined) {
    return (
      <Page width="form">
        <PageHeader title="Payment" />
        <EmptyState
          illustration={<EmptyPortfolioPicture />}
          title={words.noData}
          text="A payment that went through is in your portfolio."
          action={<LinkButton to="/portfolio">See my portfolio</LinkButton>}
        />
      </Page>
    );
  }
  return <PaidDeposit payment={payment} />;
}

function PaidDeposit({ payment }: { readonly payment: PaymentData }) {
  const [isAnimating, setIsAnimating] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setIsAnimating(false), ANIMATION_MILLISECONDS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Page width="form">
      <div className={styles.head}>
        <SuccessMark />
        <PageHeader title={words.successful} />
      </div>
      {!isAnimating && <Confirmation payment={payment} />}
    </Page>
  );
}

function Confirmation({ payment }: { readonly payment: PaymentData }) {
  const { principal, annualRatePercent, tenure, maturityDate, transactionId } = payment;
  const unknown = 'Being confirmed';
  return (
    <>
      <div className={styles.amount}>
        <MoneyDisplay
          size="hero"
          label="Amount invested"
          text={formatRupees(principal)}
          detail={payment.depositName}
        />
      </div>
      <Card>
        <DefinitionList
          items={[
            { label: 'Interest rate', value: `${formatPercent(annualRatePercent)} p.a.` },
            { label: 'Tenure', value: <TenureText tenure={tenure} /> },
            {
              label: 'Maturity date',
              value: maturityDate === undefined ? unknown : formatDate(maturityDate),
            },
            {
              label: 'Transaction ID',
              value: transactionId === '' ? unknown : transactionId,
              detail: 'Keep it: it proves your payment.',
            },
          ]}
        />
      </Card>
      {payment.depositOrderId !== undefined && (
        <ReceiptButton depositOrderId={payment.depositOrderId} />
      )}
      <div className={styles.ways}>
        <LinkButton to="/dashboard">{words.toDashboard}</LinkButton>
        <LinkButton to="/portfolio" kind="secondary">
          See my portfolio
        </LinkButton>
      </div>
    </>
  );
}
