import { JourneyStore } from '#application/platform/journey-store.ts';
import type { ShareDetail } from '#application/private-market/market-shares.ts';
import { ShareOrders } from '#application/private-market/share-orders.ts';
import { SharePrices } from '#application/private-market/share-prices.ts';
import { TypedUnits } from '#application/private-market/typed-units.ts';
import { orderModeLabel } from '#domain/private-market/share-order-box.ts';
import { observer } from 'mobx-react-lite';
import { Button } from '../platform/design-system/button.tsx';
import { Card } from '../platform/design-system/card.tsx';
import { Notice } from '../platform/design-system/notice.tsx';
import { TextField } from '../platform/design-system/text-field.tsx';
import { usePort, useViewModel } from '../platform/injection.tsx';
import type { CompanyViewModel } from './company.view-model.ts';
import { InvestCardFigures } from './invest-card-figures.tsx';
import styles from './invest-card.module.css';
import { InvestCardViewModel } from './invest-card.view-model.ts';
import { investCardWords as words, violationWords } from './invest-card-words.ts';
import { marketWords } from './market-words.ts';
import { OrderRequestedDialog } from './order-requested-dialog.tsx';
import { PriceTiers } from './price-tiers.tsx';
import { useShareOrder } from './use-share-order.ts';

interface InvestCardProps {
  readonly share: ShareDetail;
  readonly company: CompanyViewModel;
}

/** Units go in, price and total come out; then the shares are bought, or asked for. */
export const InvestCard = observer(function InvestCard({ share, company }: InvestCardProps) {
  const ports = {
    prices: usePort(SharePrices),
    orders: usePort(ShareOrders),
    typedUnits: new TypedUnits(usePort(JourneyStore)),
  };
  const viewModel = useViewModel(() => new InvestCardViewModel(ports, share));
  const { order, isLeaving } = useShareOrder(viewModel);
  const { box, units, lookup } = viewModel;
  return (
    <Card as="section" label={words.title}>
      <form
        className={styles.card}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void order();
        }}
      >
        <InvestCardFigures part="price" box={box} share={share} />
        <PriceTiers company={company} currentPrice={viewModel.currentPrice} />
        <TextField
          label={words.units}
          placeholder={words.placeholder(share.minimumQuantity)}
          inputMode="numeric"
          autoComplete="off"
          isNumeric
          value={units}
          onValue={(text) => viewModel.type(text)}
          error={units === '' || box.violation === undefined ? undefined : fieldError(viewModel)}
          hint={lookup === 'waiting' ? words.looking : undefined}
        />
        {lookup === 'failed' && <SlabFailed onRetry={() => viewModel.retryLookup()} />}
        <InvestCardFigures part="total" box={box} share={share} />
        {box.mode === 'request' && <Notice title={words.important}>{words.note}</Notice>}
        {viewModel.isLost && <Notice isAnnounced>{words.lost}</Notice>}
        <Button
          isFullWidth
          isBusy={viewModel.isSending || isLeaving}
          whyDisabled={box.violation && whyNot(viewModel)}
          onClick={() => void order()}
        >
          {orderModeLabel(box.mode)}
        </Button>
        {isLeaving && <p role="status">{words.placed}</p>}
        <p className={styles.small}>{words.duty}</p>
        <p className={styles.small}>
          {marketWords.risk} {marketWords.lockIn} {marketWords.facilitator}
        </p>
      </form>
      <OrderRequestedDialog
        isOpen={viewModel.isRequested}
        onClose={() => viewModel.closeRequested()}
      />
    </Card>
  );
});

/** A price that is still looked up is no mistake of what was typed. */
function fieldError({ box }: InvestCardViewModel): string | undefined {
  const { violation } = box;
  return violation === undefined || violation.kind === 'no-price'
    ? undefined
    : violationWords(violation);
}

function whyNot({ box, lookup }: InvestCardViewModel): string | undefined {
  if (box.violation === undefined) return undefined;
  return lookup === 'waiting' ? words.looking : violationWords(box.violation);
}

function SlabFailed({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <Notice
      tone="danger"
      isAnnounced
      action={
        <Button kind="secondary" size="small" onClick={onRetry}>
          {words.tryAgain}
        </Button>
      }
    >
      {words.slabFailed}
    </Notice>
  );
}
