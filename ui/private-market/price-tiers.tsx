import type { PortFailure } from '#application/platform/port-failure.ts';
import { indianGroups } from '#domain/platform/grouped-digits.ts';
import { formatRupees } from '#domain/platform/indian-formatting.ts';
import type { Money } from '#domain/platform/money.ts';
import { bestOffer, bestOfferLabel } from '#domain/private-market/best-offer.ts';
import type { PricingTiers } from '#domain/private-market/pricing-tiers.ts';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { Button } from '../platform/design-system/button.tsx';
import { DataTable } from '../platform/design-system/data-table.tsx';
import { Dialog } from '../platform/design-system/dialog.tsx';
import { Skeleton } from '../platform/design-system/skeleton.tsx';
import { useToasts } from '../platform/design-system/toast.tsx';
import { failureWords } from '../platform/failure-words.ts';
import { isShown } from '../platform/view-model.ts';
import type { CompanyViewModel } from './company.view-model.ts';
import styles from './invest-card.module.css';
import { investCardWords, tierWords as words } from './invest-card-words.ts';

interface PriceTiersProps {
  readonly company: CompanyViewModel;
  readonly currentPrice: Money | undefined;
}

/** What buying more saves, and all prices by quantity behind it. */
export const PriceTiers = observer(function PriceTiers(props: PriceTiersProps) {
  const { company, currentPrice } = props;
  const [isOpen, setIsOpen] = useState(false);
  const { state } = company.tiers;
  useFailureToast(state.kind === 'failed' && isShown(state.failure));
  const tiers = company.tiers.value;
  const offer = tiers && bestOffer(tiers, currentPrice);
  return (
    <>
      {offer === undefined ? (
        <div>
          <Button kind="quiet" size="small" onClick={() => setIsOpen(true)}>
            {investCardWords.prices}
          </Button>
        </div>
      ) : (
        <button type="button" className={styles.banner} onClick={() => setIsOpen(true)}>
          <span>{bestOfferLabel(offer)}</span>
          <span className={styles.bannerMore}>{investCardWords.allPrices}</span>
        </button>
      )}
      <Dialog
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title={words.title}
        description={words.text}
      >
        {state.kind === 'loading' && <Skeleton shape="table" count={3} label="" />}
        {state.kind === 'ready' && <Tiers tiers={state.value} currentPrice={currentPrice} />}
        {state.kind === 'failed' && (
          <Failed failure={state.failure} onRetry={() => void company.tiers.reload()} />
        )}
      </Dialog>
    </>
  );
});

function useFailureToast(isFailed: boolean): void {
  const toasts = useToasts();
  useEffect(() => {
    if (isFailed) toasts.show({ text: words.failedToast, tone: 'danger' });
  }, [isFailed, toasts]);
}

interface TiersProps {
  readonly tiers: PricingTiers;
  readonly currentPrice: Money | undefined;
}

function Tiers({ tiers: { tiers }, currentPrice }: TiersProps) {
  if (tiers.length === 0) return <p>{words.none}</p>;
  return (
    <DataTable
      caption={words.title}
      isCaptionHidden
      rows={tiers}
      rowKey={({ minimumQuantity }) => minimumQuantity}
      isHighlighted={({ pricePerUnit }) =>
        currentPrice !== undefined && pricePerUnit.equals(currentPrice)
      }
      columns={[
        {
          key: 'quantity',
          header: words.quantity,
          cell: ({ minimumQuantity: from, maximumQuantity: to }) =>
            words.from(grouped(from), to === undefined ? undefined : grouped(to)),
          isRowHeader: true,
        },
        {
          key: 'price',
          header: words.price,
          cell: ({ pricePerUnit }) => formatRupees(pricePerUnit),
          align: 'end',
        },
      ]}
    />
  );
}

interface FailedProps {
  readonly failure: PortFailure;
  readonly onRetry: () => void;
}

function Failed({ failure, onRetry }: FailedProps) {
  return (
    <div role="alert" className={styles.card}>
      <p>{failureWords(failure, words.failed)}</p>
      <div>
        <Button kind="secondary" size="small" onClick={onRetry}>
          {words.tryAgain}
        </Button>
      </div>
    </div>
  );
}

function grouped(units: number): string {
  return indianGroups(String(units));
}
