import { DepositCatalogue } from '#application/fixed-deposits/catalogue/deposit-catalogue.ts';
import { ChooseMaturityInstruction } from '#application/fixed-deposits/booking/choose-maturity-instruction.ts';
import { HeldDeposits } from '#application/fixed-deposits/holdings/held-deposits.ts';
import { PaymentDataDraft } from '#application/fixed-deposits/booking/payment-data-draft.ts';
import { Drafts } from '#application/platform/drafts.ts';
import { formatDate, formatRupees } from '#domain/platform/indian-formatting.ts';
import { EmptyState } from '#ui/platform/design-system/feedback/empty-state.tsx';
import { LinkButton } from '#ui/platform/design-system/actions/link-button.tsx';
import { Notice } from '#ui/platform/design-system/feedback/notice.tsx';
import { Page } from '#ui/platform/design-system/layout/page.tsx';
import { PageHeader } from '#ui/platform/design-system/layout/page-header.tsx';
import { usePort, useUseCase, useViewModel } from '#ui/platform/injection.tsx';
import { BookingPage } from '#ui/fixed-deposits/booking/shared/booking-page.tsx';
import { useNavigate } from '#ui/platform/routing/use-navigate.ts';
import { useStored } from '#ui/platform/use-stored.ts';
import { type BookedOrder, MaturityActionViewModel } from './maturity-action.view-model.ts';
import { MaturityChoice } from './maturity-choice.tsx';
import { maturityActionCopy as copy } from './copy.ts';

interface PaidOrderChoiceProps {
  readonly order: BookedOrder;
}

/** Asks for the maturity instruction of an order just paid, then opens the confirmation page. */
export function PaidOrderChoice({ order }: PaidOrderChoiceProps) {
  const dependencies = {
    catalogue: usePort(DepositCatalogue),
    heldDeposits: usePort(HeldDeposits),
    chooseInstruction: useUseCase(ChooseMaturityInstruction),
    drafts: usePort(Drafts),
    order,
  };
  const payment = useStored(PaymentDataDraft);
  const navigate = useNavigate();
  const viewModel = useViewModel(() => new MaturityActionViewModel(dependencies));
  const goOn = () => void navigate('/payment-success', { replace: true });
  return (
    <BookingPage step="maturity">
      <PageHeader title={copy.title} text={copy.text} />
      {payment !== undefined && (
        <Notice tone="success" title={copy.received}>
          {formatRupees(payment.principal)} for {payment.depositName}
          {payment.maturityDate !== undefined &&
            `, maturing on ${formatDate(payment.maturityDate)}`}
        </Notice>
      )}
      <MaturityChoice
        viewModel={viewModel}
        onSaved={goOn}
        nextStep={
          <LinkButton kind="quiet" to="/payment-success">
            {copy.later}
          </LinkButton>
        }
      />
    </BookingPage>
  );
}

/** Shown if neither the URL nor this tab names a paid order. */
export function NoPaidOrder() {
  return (
    <Page width="form">
      <PageHeader title={copy.title} />
      <EmptyState
        title={copy.noOrderTitle}
        text={copy.noOrder}
        action={<LinkButton to="/portfolio">See my portfolio</LinkButton>}
      />
    </Page>
  );
}
