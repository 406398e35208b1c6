import {
  type PaymentData,
  PaymentDataDraft,
} from '#application/fixed-deposits/booking/payment-data-draft.ts';
import {
  type HeldDepositDetail,
  HeldDeposits,
} from '#application/fixed-deposits/holdings/held-deposits.ts';
import { isCumulative } from '#domain/fixed-deposits/interest/payout-frequency.ts';
import { formatMoment } from '#domain/platform/india-time.ts';
import { formatDate, formatPercent, formatRupees } from '#domain/platform/indian-formatting.ts';
import { observer } from 'mobx-react-lite';
import type { Definition } from '#ui/platform/design-system/figures/definition-list.tsx';
import { EmptyState } from '#ui/platform/design-system/feedback/empty-state.tsx';
import { Skeleton } from '#ui/platform/design-system/feedback/skeleton.tsx';
import { LinkButton } from '#ui/platform/design-system/actions/link-button.tsx';
import { Page } from '#ui/platform/design-system/layout/page.tsx';
import { PageHeader } from '#ui/platform/design-system/layout/page-header.tsx';
import { usePort, useViewModel } from '#ui/platform/injection.tsx';
import { Proof } from '#ui/platform/orders/proof.tsx';
import { paymentCopy, proofCopy as copy } from '#ui/fixed-deposits/booking/payment/copy.ts';
import { LazyDepositVine } from '#ui/fixed-deposits/shared/lazy-deposit-vine.tsx';
import { recipientFacts } from '#ui/fixed-deposits/shared/recipient-facts.tsx';
import { ReceiptButton } from '#ui/fixed-deposits/holdings/passbook/receipt-button.tsx';
import { heldDepositPath } from '#ui/fixed-deposits/paths.ts';
import { checkedQuote } from '#ui/fixed-deposits/quote/checked-quote.ts';
import { tenureInWords } from '#domain/fixed-deposits/interest/tenure-in-words.ts';
import { useStored } from '#ui/platform/use-stored.ts';
import { PaymentSuccessViewModel } from './payment-success.view-model.ts';
import { proofSteps } from './proof-steps.ts';

/** The proof of a booked deposit: amount, growth, reference, and what happens from now on. */
export function PaymentSuccess() {
  const payment = useStored(PaymentDataDraft);
  if (payment === undefined) {
    return (
      <Page width="form">
        <PageHeader title="Payment" />
        <EmptyState
          title={paymentCopy.noData}
          text={paymentCopy.noOrder}
          action={<LinkButton to="/portfolio">{copy.toPortfolio}</LinkButton>}
        />
      </Page>
    );
  }
  return <PaidDeposit payment={payment} />;
}

interface PaidDepositProps {
  readonly payment: PaymentData;
}

const PaidDeposit = observer(function PaidDeposit({ payment }: PaidDepositProps) {
  const heldDeposits = usePort(HeldDeposits);
  const viewModel = useViewModel(() => new PaymentSuccessViewModel(heldDeposits, payment));
  const title = paymentCopy.successful;
  if (viewModel.isAnimating) return <Proof title={title} />;
  const { state, value: deposit } = viewModel.deposit;
  const { depositName, logoUrl, principal } = payment;
  return (
    <Proof
      title={title}
      certificate={{
        thing: { name: depositName, by: deposit?.issuerName, logoUrl },
        amount: { label: copy.invested, text: formatRupees(principal) },
        becomes: state.kind === 'loading' ? <Skeleton shape="chart" /> : becomes(deposit),
        facts: factsOf(payment, deposit),
        reference: {
          label: copy.reference,
          text: payment.transactionId === '' ? copy.unknown : payment.transactionId,
          detail:
            deposit?.paidAt === undefined ? copy.save : copy.paidAt(formatMoment(deposit.paidAt)),
        },
        steps: proofSteps(payment, deposit),
      }}
      actions={<Actions payment={payment} deposit={deposit} />}
    />
  );
});

/** The growth of the deposit, if our calculation agrees with the issuer's. */
function becomes(deposit: HeldDepositDetail | undefined) {
  const quote = deposit && checkedQuote(deposit, deposit.issuerId).own;
  if (deposit === undefined || quote === undefined) return undefined;
  const { maturityAmount, maturityDate, totalInterest, startedOn } = deposit;
  const until = formatDate(maturityDate);
  const title = isCumulative(quote.terms.payoutFrequency)
    ? copy.becomes(formatRupees(maturityAmount), until)
    : copy.pays(formatRupees(totalInterest), until);
  return <LazyDepositVine isDrawnOnce title={title} quote={quote} from={startedOn} />;
}

function factsOf(
  { annualRatePercent, tenure, maturityDate }: PaymentData,
  deposit: HeldDepositDetail | undefined,
): readonly Definition[] {
  return [
    { label: copy.rate, value: `${formatPercent(annualRatePercent)} p.a.` },
    { label: copy.tenure, value: tenureInWords(tenure) },
    {
      label: copy.maturityDate,
      value: maturityDate === undefined ? copy.unknown : formatDate(maturityDate),
    },
    ...(deposit === undefined
      ? []
      : [
          { label: copy.application, value: deposit.applicationNumber },
          ...recipientFacts(deposit),
        ]),
  ];
}

interface ActionsProps extends PaidDepositProps {
  readonly deposit: HeldDepositDetail | undefined;
}

function Actions({ payment: { depositOrderId }, deposit }: ActionsProps) {
  return (
    <>
      <LinkButton to="/dashboard" isFullWidth>
        {paymentCopy.toDashboard}
      </LinkButton>
      {depositOrderId !== undefined && <ReceiptButton depositOrderId={depositOrderId} />}
      <LinkButton
        to={deposit === undefined ? '/portfolio' : heldDepositPath(deposit)}
        kind="quiet"
        isFullWidth
      >
        {deposit === undefined ? copy.toPortfolio : copy.toDeposit}
      </LinkButton>
    </>
  );
}
