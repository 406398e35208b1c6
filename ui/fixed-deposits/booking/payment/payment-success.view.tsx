import {
  type PaymentData,
  PaymentDataDraft,
} from '#application/fixed-deposits/booking/payment-data-draft.ts';
import { formatDate, formatPercent, formatRupees } from '#domain/platform/indian-formatting.ts';
import { useEffect, useState } from 'react';
import { Card } from '#ui/platform/design-system/layout/card.tsx';
import { DefinitionList } from '#ui/platform/design-system/figures/definition-list.tsx';
import { EmptyState } from '#ui/platform/design-system/feedback/empty-state.tsx';
import { EmptyPortfolioPicture } from '#ui/platform/design-system/illustrations/empty-portfolio.tsx';
import { LinkButton } from '#ui/platform/design-system/actions/link-button.tsx';
import { MoneyDisplay } from '#ui/platform/design-system/figures/money-display.tsx';
import { Page } from '#ui/platform/design-system/layout/page.tsx';
import { PageHeader } from '#ui/platform/design-system/layout/page-header.tsx';
import { SuccessMark } from '#ui/platform/design-system/feedback/success-mark.tsx';
import { usePort } from '#ui/platform/injection.tsx';
import styles from './payment-success.module.css';
import { paymentCopy as copy } from './payment-copy.ts';
import { ReceiptButton } from '#ui/fixed-deposits/holdings/passbook/receipt-button.tsx';
import { TenureText } from '#ui/fixed-deposits/quote/tenure-text.tsx';

/** How long the animated tick is shown before the summary, in milliseconds [FD-2.124]. */
const ANIMATION_MILLISECONDS = 2000;

/** The confirmation of a booked deposit: amount, deposit, maturity date and reference. */
export function PaymentSuccess() {
  const paymentData = usePort(PaymentDataDraft);
  const [payment] = useState(() => paymentData.read());
  if (payment === undefined) {
    return (
      <Page width="form">
        <PageHeader title="Payment" />
        <EmptyState
          illustration={<EmptyPortfolioPicture />}
          title={copy.noData}
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
        <PageHeader title={copy.successful} />
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
        <LinkButton to="/dashboard">{copy.toDashboard}</LinkButton>
        <LinkButton to="/portfolio" kind="secondary">
          See my portfolio
        </LinkButton>
      </div>
    </>
  );
}
