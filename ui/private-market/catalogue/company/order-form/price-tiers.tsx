import type { PortFailure } from '#application/platform/port-failure.ts';
import { indianGroups } from '#domain/platform/grouped-digits.ts';
import { formatRupees } from '#domain/platform/indian-formatting.ts';
import type { Money } from '#domain/platform/money.ts';
import { bestOffer, bestOfferLabel } from '#domain/private-market/catalogue/best-offer.ts';
import type { PricingTiers } from '#domain/private-market/catalogue/pricing-tiers.ts';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { Button } from '#ui/platform/design-system/actions/button.tsx';
import { DataTable } from '#ui/platform/design-system/figures/data-table.tsx';
import { Dialog } from '#ui/platform/design-system/overlays/dialog.tsx';
import { Skeleton } from '#ui/platform/design-system/feedback/skeleton.tsx';
import { useToasts } from '#ui/platform/design-system/feedback/toast.tsx';
import { whenLoaded } from '#ui/platform/errors/load-error.tsx';
import { isShown } from '#ui/platform/view-model.ts';
import type { CompanyViewModel } from '#ui/private-market/catalogue/company/company.view-model.ts';
import styles from './invest-card.module.css';
import { investCardCopy, tierCopy as copy } from './copy.ts';

interface PriceTiersProps {
  readonly company: CompanyViewModel;
  readonly currentPrice: Money | undefined;
  /**
   * False for shares that are not in stock: our team must source them, and no price is promised.
   */
  readonly isFromStock: boolean;
}

/** Shows what a larger quantity saves, with a dialog of all prices by quantity. */
export const PriceTiers = observer(function PriceTiers(props: PriceTiersProps) {
  const { company, currentPrice, isFromStock } = props;
  const [isOpen, setIsOpen] = useState(false);
  const { state } = company.tiers;
  useFailureToast(state.kind === 'failed' && isShownHere(state.failure));
  const tiers = company.tiers.value;
  const offer = tiers && isFromStock ? bestOffer(tiers, currentPrice) : undefined;
  return (
    <>
      {offer === undefined ? (
        <div className={styles.prices}>
          <Button kind="quiet" size="small" onClick={() => setIsOpen(true)}>
            {investCardCopy.prices}
          </Button>
        </div>
      ) : (
        <button type="button" className={styles.banner} onClick={() => setIsOpen(true)}>
          <span>{bestOfferLabel(offer)}</span>
          <span className={styles.bannerMore}>{investCardCopy.allPrices}</span>
        </button>
      )}
      <Dialog
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title={copy.title}
        description={copy.text}
      >
        {whenLoaded({
          loaded: company.tiers,
          isPart: true,
          what: copy.what,
          fallback: copy.failed,
          retryLabel: copy.tryAgain,
          waiting: <Skeleton shape="table" count={3} label="" />,
          children: (value) => <Tiers tiers={value} currentPrice={currentPrice} />,
        })}
      </Dialog>
    </>
  );
});

/** Whether to show a failure here. While offline, the app's own notice is enough. */
function isShownHere(failure: PortFailure): boolean {
  return isShown(failure) && (failure.kind !== 'unreachable' || navigator.onLine);
}

function useFailureToast(isFailed: boolean): void {
  const toasts = useToasts();
  useEffect(() => {
    if (isFailed) toasts.show({ text: copy.failedToast, tone: 'danger' });
  }, [isFailed, toasts]);
}

interface TiersProps {
  readonly tiers: PricingTiers;
  readonly currentPrice: Money | undefined;
}

function Tiers({ tiers: { tiers }, currentPrice }: TiersProps) {
  if (tiers.length === 0) return <p>{copy.none}</p>;
  return (
    <DataTable
      caption={copy.title}
      isCaptionHidden
      rows={tiers}
      rowKey={({ minimumQuantity }) => minimumQuantity}
      isHighlighted={({ pricePerUnit }) =>
        currentPrice !== undefined && pricePerUnit.equals(currentPrice)
      }
      columns={[
        {
          key: 'quantity',
          header: copy.quantity,
          cell: ({ minimumQuantity: from, maximumQuantity: to }) =>
            copy.from(grouped(from), to === undefined ? undefined : grouped(to)),
          isRowHeader: true,
        },
        {
          key: 'price',
          header: copy.price,
          cell: ({ pricePerUnit }) => formatRupees(pricePerUnit),
          align: 'end',
        },
      ]}
    />
  );
}

function grouped(units: number): string {
  return indianGroups(String(units));
}
