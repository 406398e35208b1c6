import type { ShareDetail } from '#application/private-market/market-shares.ts';
import { PlaceShareOrder } from '#application/private-market/place-share-order.ts';
import { SharePrices } from '#application/private-market/share-prices.ts';
import { TypedUnits } from '#application/private-market/typed-units.ts';
import { indianGroups } from '#domain/platform/grouped-digits.ts';
import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { focusError } from '#ui/platform/focus-error.ts';
import { Button } from '#ui/platform/design-system/actions/button.tsx';
import { Card } from '#ui/platform/design-system/layout/card.tsx';
import { Notice } from '#ui/platform/design-system/feedback/notice.tsx';
import { TextField } from '#ui/platform/design-system/fields/text-field.tsx';
import { usePort, useUseCase, useViewModel } from '#ui/platform/injection.tsx';
import type { CompanyViewModel } from '#ui/private-market/catalogue/company/company.view-model.ts';
import { InvestCardTotal } from './invest-card-total.tsx';
import styles from './invest-card.module.css';
import { InvestCardViewModel } from './invest-card.view-model.ts';
import { investCardCopy as copy, violationCopy } from './copy.ts';
import { marketCopy } from '#ui/private-market/shared/copy.ts';
import { OrderRequestedDialog } from '#ui/private-market/shared/order-requested-dialog.tsx';
import { PriceTiers } from './price-tiers.tsx';
import { useShareOrder } from './use-share-order.ts';

interface InvestCardProps {
  readonly share: ShareDetail;
  readonly company: CompanyViewModel;
}

/**
 * The order box of a share: units, price, total, and the button that buys or requests the shares.
 */
export const InvestCard = observer(function InvestCard({ share, company }: InvestCardProps) {
  const dependencies = {
    prices: usePort(SharePrices),
    placeOrder: useUseCase(PlaceShareOrder),
    typedUnits: usePort(TypedUnits),
  };
  const viewModel = useViewModel(() => new InvestCardViewModel(dependencies, share));
  const { order, isLeaving } = useShareOrder(viewModel);
  const form = useRef<HTMLFormElement>(null);
  const press = async () => {
    if ((await order()) === 'blocked') focusError(form.current);
  };
  const { box, units, lookup } = viewModel;
  return (
    <Card as="section" label={copy.title}>
      <form
        ref={form}
        className={styles.card}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void press();
        }}
      >
        <div>
          <h2>{copy.title}</h2>
          <p className={styles.stock}>{stockCopy(share)}</p>
        </div>
        <PriceTiers
          company={company}
          currentPrice={viewModel.currentPrice}
          isFromStock={box.mode === 'invest'}
        />
        <TextField
          label={copy.units}
          placeholder={copy.placeholder(share.minimumQuantity)}
          inputMode="numeric"
          autoComplete="off"
          isNumeric
          value={viewModel.typed}
          onValue={(text) => viewModel.type(text)}
          error={units === '' || box.violation === undefined ? undefined : fieldError(viewModel)}
          hint={lookup === 'waiting' ? copy.looking : undefined}
        />
        {lookup === 'failed' && <SlabFailed onRetry={() => viewModel.retryLookup()} />}
        <InvestCardTotal box={box} units={units} />
        {box.mode === 'request' && <Notice title={copy.important}>{copy.note}</Notice>}
        {viewModel.sending.isChecking && <Notice isAnnounced>{copy.lost}</Notice>}
        <Button
          isFullWidth
          isBusy={viewModel.press.isKept || viewModel.sending.isRunning || isLeaving}
          disabledReason={disabledReason(viewModel)}
          onClick={() => void press()}
        >
          {copy.order[box.mode]}
        </Button>
        {isLeaving && <p role="status">{copy.placed}</p>}
        <p className={styles.small}>{copy.duty}</p>
        <p className={styles.small}>
          {marketCopy.risk} {marketCopy.lockIn} {marketCopy.facilitator}
        </p>
      </form>
      <OrderRequestedDialog
        isOpen={viewModel.isRequested}
        onClose={() => viewModel.closeRequested()}
      />
    </Card>
  );
});

function stockCopy({ availableStock }: ShareDetail): string {
  if (availableStock === 0) return copy.noStock;
  return copy.stock(indianGroups(String(availableStock)));
}

/** The error of the units field. While the price is being looked up, it shows none. */
function fieldError({ box }: InvestCardViewModel): string | undefined {
  const { violation } = box;
  return violation === undefined || violation.kind === 'no-price'
    ? undefined
    : violationCopy(violation);
}

/** Why the order button is disabled; undefined if it is enabled. */
function disabledReason({ box, lookup }: InvestCardViewModel): string | undefined {
  // A press while the price is being looked up is kept until it is known.
  if (box.violation === undefined || lookup === 'waiting') return undefined;
  const isUnknown = lookup === 'failed' && box.violation.kind === 'no-price';
  return isUnknown ? copy.noPriceYet : violationCopy(box.violation);
}

function SlabFailed({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <Notice
      tone="danger"
      isAnnounced
      action={
        <Button kind="secondary" size="small" onClick={onRetry}>
          {copy.tryAgain}
        </Button>
      }
    >
      {copy.slabFailed}
    </Notice>
  );
}
