import type { DepositOrderSummary } from '#application/fixed-deposits/booking/deposit-order-summary.ts';
import { formatPercent } from '#domain/platform/indian-formatting.ts';
import { observer } from 'mobx-react-lite';
import { Button } from '#ui/platform/design-system/actions/button.tsx';
import { DefinitionList } from '#ui/platform/design-system/figures/definition-list.tsx';
import { Dialog } from '#ui/platform/design-system/overlays/dialog.tsx';
import { seniorCopy as copy } from '#ui/fixed-deposits/shared/senior-copy.ts';
import type { OrderSummaryViewModel } from './order-summary.view-model.ts';

interface OrderSummarySeniorProps {
  readonly viewModel: OrderSummaryViewModel;
  readonly order: DepositOrderSummary;
}

/** Offers the senior citizen rate once the date of birth is known from the sign-in or KYC. */
export const OrderSummarySenior = observer(function OrderSummarySenior({
  viewModel,
  order,
}: OrderSummarySeniorProps) {
  const { senior } = viewModel;
  const { rate, taking } = senior;
  if (rate === undefined) return null;
  return (
    <Dialog
      isOpen={senior.isOpen}
      onClose={() => senior.close()}
      isDismissable={!taking.isRunning}
      title={copy.eligibleTitle}
      description={copy.eligibleAtOrder}
      actions={
        <>
          <Button kind="secondary" isFullWidth onClick={() => viewModel.declineSeniorRate()}>
            {copy.stayRegular}
          </Button>
          <Button
            isFullWidth
            isBusy={taking.isRunning}
            onClick={() => void viewModel.takeSeniorRate()}
          >
            {copy.useSenior}
          </Button>
        </>
      }
    >
      <DefinitionList
        items={[
          { label: copy.orderRate, value: `${formatPercent(order.annualRatePercent)} p.a.` },
          { label: copy.seniorRate, value: `${formatPercent(rate)} p.a.` },
        ]}
      />
    </Dialog>
  );
});
