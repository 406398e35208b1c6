import type { DepositProduct } from '#application/fixed-deposits/deposit-catalogue.ts';
import { formatRupees } from '#domain/platform/indian-formatting.ts';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { Button } from '../platform/design-system/button.tsx';
import styles from './invest-details-bar.module.css';
import { BOX_ID } from './invest-details-box.tsx';
import type { InvestDetailsViewModel } from './invest-details.view-model.ts';
import { investmentBoxWords as words } from './invest-details-words.ts';
import { whyNotProceed } from './why-not-proceed.ts';

interface InvestDetailsBarProps {
  readonly viewModel: InvestDetailsViewModel;
  readonly deposit: DepositProduct;
  readonly onProceed: () => void;
}

/** On a phone the box lies below everything: this keeps its result and its button in reach. */
export const InvestDetailsBar = observer(function InvestDetailsBar({
  viewModel,
  deposit,
  onProceed,
}: InvestDetailsBarProps) {
  const why = whyNotProceed(viewModel, deposit);
  const { shown, state } = viewModel.quote;
  const isLoading = state.kind === 'loading';
  const isBoxInSight = useInSight(BOX_ID);
  const isMoneyShown = shown !== undefined && (why === undefined || isLoading);
  return (
    <div className={styles.bar} hidden={isBoxInSight}>
      <div className={styles.result}>
        {isMoneyShown ? (
          <p className={styles.money} data-stale={isLoading || undefined}>
            <span className={styles.label}>{words.maturity}</span>
            {formatRupees(shown.maturityAmount)}
          </p>
        ) : (
          <p className={styles.why}>{why}</p>
        )}
        <a className={styles.change} href={`#${BOX_ID}`}>
          {words.change}
        </a>
      </div>
      <Button isDisabled={why !== undefined} onClick={onProceed}>
        {words.proceed}
      </Button>
    </div>
  );
});

/** Whether the lower part of an element can be seen: its own button is then enough. */
function useInSight(id: string): boolean {
  const [isInSight, setIsInSight] = useState(false);
  useEffect(() => {
    const element = document.getElementById(id);
    // Old browsers, and documents without a layout, keep the bar.
    if (element === null || !('IntersectionObserver' in window)) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => setIsInSight(entry?.isIntersecting ?? false),
      { threshold: 0.5 },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [id]);
  return isInSight;
}
