import type { DepositProduct } from '#application/fixed-deposits/catalogue/deposit-catalogue.ts';
import { formatPercent, formatRupees } from '#domain/platform/indian-formatting.ts';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { Button } from '#ui/platform/design-system/actions/button.tsx';
import styles from './invest-details-bar.module.css';
import { BOX_ID, PROCEED_ID } from '#ui/fixed-deposits/deposit-page/box/invest-details-box.tsx';
import type { InvestDetailsViewModel } from './invest-details.view-model.ts';
import { investmentBoxCopy as copy } from './copy.ts';
import { proceedBlocker } from '#ui/fixed-deposits/deposit-page/box/proceed-blocker.ts';

interface InvestDetailsBarProps {
  readonly viewModel: InvestDetailsViewModel;
  readonly deposit: DepositProduct;
  readonly onProceed: () => void;
}

/** The result and the button, at the bottom of a phone while the box's button is out of view. */
export const InvestDetailsBar = observer(function InvestDetailsBar({
  viewModel,
  deposit,
  onProceed,
}: InvestDetailsBarProps) {
  const why = proceedBlocker(viewModel, deposit);
  const { quote, isAwaited, step } = viewModel;
  const { shown } = quote;
  const isButtonInView = useInView(PROCEED_ID);
  return (
    <div className={styles.bar} hidden={isButtonInView}>
      <div className={styles.result}>
        {shown !== undefined && why === undefined ? (
          <p className={styles.money} data-stale={isAwaited || undefined}>
            <span className={styles.label}>
              {`${formatPercent(shown.annualRatePercent)} p.a. · `}
              {shown.payoutAmount === undefined ? copy.maturity : copy.payout}
            </span>
            {shown.payoutAmount === undefined
              ? formatRupees(shown.maturityAmount)
              : copy.eachPayout(formatRupees(shown.payoutAmount), shown.payoutFrequency)}
          </p>
        ) : (
          <p className={styles.why}>{why ?? copy.calculating}</p>
        )}
        <a className={styles.change} href={`#${BOX_ID}`}>
          {copy.change}
        </a>
      </div>
      <Button
        isDisabled={why !== undefined}
        isBusy={step.isBusy}
        busyText={copy.calculating}
        onClick={onProceed}
      >
        {copy.proceed}
      </Button>
    </div>
  );
});

/** The height in pixels of the bars at the bottom of the window, which cover what is there. */
const BARS = 96;

function useInView(id: string): boolean {
  const [isInView, setIsInView] = useState(false);
  useEffect(() => {
    const element = document.getElementById(id);
    // Browsers without IntersectionObserver always show the bar.
    if (element === null || !('IntersectionObserver' in window)) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => setIsInView(entry?.isIntersecting ?? false),
      { rootMargin: `0px 0px -${BARS}px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [id]);
  return isInView;
}
