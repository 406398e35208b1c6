import type { DepositOrderSummary } from '#application/fixed-deposits/booking/deposit-order-summary.ts';
import { closedDaySentence } from '#domain/fixed-deposits/interest/bank-closure.ts';
import { formatDate, formatPercent, formatRupees } from '#domain/platform/indian-formatting.ts';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Button } from '#ui/platform/design-system/actions/button.tsx';
import { Dialog } from '#ui/platform/design-system/overlays/dialog.tsx';
import { useToasts } from '#ui/platform/design-system/feedback/toast.tsx';
import { VisuallyHidden } from '#ui/platform/design-system/foundations/visually-hidden.tsx';
import { tenureInWords } from '#domain/fixed-deposits/interest/tenure-in-words.ts';
import styles from './order-summary.module.css';
import type { OrderSummaryViewModel } from './order-summary.view-model.ts';
import { upgradeCopy as copy } from './copy.ts';
import { UpgradeConfetti } from './upgrade-confetti.tsx';

interface OrderSummaryUpgradeProps {
  readonly viewModel: OrderSummaryViewModel;
  readonly order: DepositOrderSummary;
  readonly onKeep: () => Promise<void>;
}

type Figures = Pick<
  DepositOrderSummary,
  'tenure' | 'maturityDate' | 'annualRatePercent' | 'totalInterest' | 'maturityAmount'
>;

/**
 * Offers a scheme with a higher return at most once. Accept and decline are buttons of equal
 * weight.
 */
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
    toasts.show({ text: copy.done, tone: 'success' });
  };
  return (
    <>
      <Dialog
        size="medium"
        isOpen={viewModel.isUpgradeOpen}
        onClose={() => viewModel.closeUpgrade()}
        title={copy.title}
        description={offer && copy.text(order, offer.quote)}
        actions={
          <>
            <Button kind="secondary" isFullWidth onClick={() => void onKeep()}>
              {copy.keep}
            </Button>
            <Button kind="secondary" isFullWidth onClick={upgrade}>
              {copy.upgrade}
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

const rowLabels = ['rate', 'tenure', 'date', 'interest', 'maturity'] as const;
type RowLabel = (typeof rowLabels)[number];

function Comparison({ now, better }: { readonly now: Figures; readonly better: Figures }) {
  return (
    <table className={styles.comparison}>
      <thead>
        <tr>
          <th scope="col">
            <VisuallyHidden>{copy.figure}</VisuallyHidden>
          </th>
          <th scope="col">{copy.now}</th>
          <th scope="col">{copy.better}</th>
        </tr>
      </thead>
      <tbody>
        {rowLabels.map((row) => (
          <tr key={row}>
            <th scope="row">{copy[row]}</th>
            <td>{figure(now, row)}</td>
            <td className={styles.better}>{figure(better, row)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function figure(figures: Figures, row: RowLabel): ReactNode {
  switch (row) {
    case 'tenure':
      return tenureInWords(figures.tenure);
    case 'date':
      return (
        <>
          {formatDate(figures.maturityDate)}
          <small className={styles.closed}>{closedDaySentence(figures.maturityDate)}</small>
        </>
      );
    case 'rate':
      return formatPercent(figures.annualRatePercent);
    case 'interest':
      return formatRupees(figures.totalInterest);
    case 'maturity':
      return formatRupees(figures.maturityAmount);
  }
}
