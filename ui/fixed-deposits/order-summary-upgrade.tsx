import type { DepositOrderSummary } from '#application/fixed-deposits/deposit-order-summary.ts';
import { formatPercent, formatRupees } from '#domain/platform/indian-formatting.ts';
import { observer } from 'mobx-react-lite';
import { Button } from '../platform/design-system/button.tsx';
import { Dialog } from '../platform/design-system/dialog.tsx';
import { useToasts } from '../platform/design-system/toast.tsx';
import { VisuallyHidden } from '../platform/design-system/visually-hidden.tsx';
import styles from './order-summary.module.css';
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
    window.scrollTo({ top: 0 });
    toasts.show({ text: words.done, tone: 'success' });
  };
  return (
    <>
      <Dialog
        size="medium"
        isOpen={viewModel.isUpgradeOpen}
        onClose={() => viewModel.closeUpgrade()}
        title={words.title}
        description={offer && words.text(order, offer.quote)}
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
        {offer !== undefined && <Comparison now={order} better={offer.quote} />}
      </Dialog>
      {viewModel.isCelebrating && <UpgradeConfetti onDone={() => viewModel.stopCelebrating()} />}
    </>
  );
});

const rowLabels = ['tenure', 'rate', 'interest', 'maturity'] as const;
type RowLabel = (typeof rowLabels)[number];

function Comparison({ now, better }: { readonly now: Figures; readonly better: Figures }) {
  return (
    <table className={styles.comparison}>
      <thead>
        <tr>
          <th scope="col">
            <VisuallyHidden>{words.figure}</VisuallyHidden>
          </th>
          <th scope="col">{words.now}</th>
          <th scope="col">{words.better}</th>
        </tr>
      </thead>
      <tbody>
        {rowLabels.map((row) => (
          <tr key={row}>
            <th scope="row">{words[row]}</th>
            <td>{figure(now, row)}</td>
            <td className={styles.better}>{figure(better, row)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function figure(figures: Figures, row: RowLabel): string {
  switch (row) {
    case 'tenure':
      return figures.tenure.text;
    case 'rate':
      return formatPercent(figures.annualRatePercent);
    case 'interest':
      return formatRupees(figures.totalInterest);
    case 'maturity':
      return formatRupees(figures.maturityAmount);
  }
}
