import type { DepositOrderSummary } from '#application/fixed-deposits/deposit-order-summary.ts';
import { formatPercent, formatRupees } from '#domain/platform/indian-formatting.ts';
import { observer } from 'mobx-react-lite';
import { Button } from '../platform/design-system/button.tsx';
import { type Column, DataTable } from '../platform/design-system/data-table.tsx';
import { Dialog } from '../platform/design-system/dialog.tsx';
import { useToasts } from '../platform/design-system/toast.tsx';
import type { OrderSummaryViewModel } from './order-summary.view-model.ts';
import { upgradeWords as words } from './order-summary-words.ts';
import { UpgradeConfetti } from './upgrade-confetti.tsx';

interface OrderSummaryUpgradeProps {
  readonly viewModel: OrderSummaryViewModel;
  readonly order: DepositOrderSummary;
  readonly onKeep: () => Promise<void>;
}

type Figures = Pick<
  DepositOrderSummary,
  'tenure' | 'annualRatePercent' | 'totalInterest' | 'maturityAmount'
>;

/** Asked at most once; both answers look the same. */
export const OrderSummaryUpgrade = observer(function OrderSummaryUpgrade({
  viewModel,
  order,
  onKeep,
}: OrderSummaryUpgradeProps) {
  const { offer } = viewModel;
  const toasts = useToasts();
  const upgrade = () => {
    viewModel.upgrade();
    toasts.show({ text: words.done, tone: 'success' });
  };
  return (
    <>
      <Dialog
        size="medium"
        isOpen={viewModel.isUpgradeOpen}
        onClose={() => viewModel.closeUpgrade()}
        title={words.title}
        description={words.text(order.issuerName)}
        actions={
          <>
            <Button kind="secondary" isFullWidth onClick={() => void onKeep()}>
              {words.keep}
            </Button>
            <Button kind="secondary" isFullWidth onClick={upgrade}>
              {words.upgrade}
            </Button>
          </>
        }
      >
        {offer !== undefined && (
          <DataTable
            caption={words.title}
            isCaptionHidden
            onPhones="scroll"
            columns={columnsOf(order, offer.quote)}
            rows={rowLabels}
            rowKey={(row) => row}
          />
        )}
      </Dialog>
      {viewModel.isCelebrating && <UpgradeConfetti onDone={() => viewModel.stopCelebrating()} />}
    </>
  );
});

const rowLabels = ['tenure', 'rate', 'interest', 'maturity'] as const;
type RowLabel = (typeof rowLabels)[number];

function columnsOf(now: Figures, better: Figures): readonly Column<RowLabel>[] {
  return [
    { key: 'label', header: '', cell: (row) => words[row], isRowHeader: true },
    { key: 'now', header: words.now, cell: (row) => figure(now, row), align: 'end' },
    { key: 'better', header: words.better, cell: (row) => figure(better, row), align: 'end' },
  ];
}

function figure(figures: Figures, row: RowLabel): string {
  switch (row) {
    case 'tenure':
      return figures.tenure.text;
    case 'rate':
      return `${formatPercent(figures.annualRatePercent)} p.a.`;
    case 'interest':
      return formatRupees(figures.totalInterest);
    case 'maturity':
      return formatRupees(figures.maturityAmount);
  }
}
