import { VideoKycs } from '#application/accounts/kyc/video-kycs.ts';
import { Clock } from '#application/platform/clock.ts';
import { SellRequests } from '#application/private-market/sell-requests.ts';
import { ShareOrders } from '#application/private-market/share-orders.ts';
import { observer } from 'mobx-react-lite';
import { Button } from '#ui/platform/design-system/actions/button.tsx';
import { AmountRows } from '#ui/platform/design-system/layout/amount-row.tsx';
import { Section } from '#ui/platform/design-system/layout/page.tsx';
import { usePort, useViewModel } from '#ui/platform/injection.tsx';
import { useInvestor } from '#ui/platform/session/session-context.tsx';
import { useToday } from '#ui/platform/use-today.ts';
import {
  useTakeUp,
  useUnpaidDeposits,
} from '#ui/fixed-deposits/booking/unpaid-orders/use-unpaid-deposits.ts';
import { useHome } from './home-context.ts';
import { SectionWaits } from './section-waits.tsx';
import { waitingForYouCopy as copy } from './waiting-for-you-copy.ts';
import { keyOf, WaitingRow } from './waiting-row.tsx';
import { WaitingForYouViewModel } from './waiting-for-you.view-model.ts';

/** The number of rows before the button for the others. */
const ROWS_AT_FIRST = 2;

/**
 * What the investor has to do, the most urgent first. Without a PAN there is usually nothing, so
 * that the section then takes no room.
 */
export const WaitingForYou = observer(function WaitingForYou() {
  const deposits = useUnpaidDeposits();
  const takeUp = useTakeUp(deposits);
  const isPanMissing = useInvestor().pan === undefined;
  const dependencies = {
    deposits,
    isPanMissing,
    home: useHome(),
    shareOrders: usePort(ShareOrders),
    sellRequests: usePort(SellRequests),
    videoKycs: usePort(VideoKycs),
    clock: usePort(Clock),
  };
  const today = useToday();
  const viewModel = useViewModel(() => new WaitingForYouViewModel(dependencies));
  const { items, hasFailed, isLoaded } = viewModel;
  if (items.length === 0 && !hasFailed && isPanMissing) return undefined;
  if (!isLoaded) return <SectionWaits title={copy.title} rows={ROWS_AT_FIRST} />;
  return (
    <Section title={copy.title}>
      {items.length > 0 && (
        <AmountRows label={copy.title} limit={ROWS_AT_FIRST}>
          {items.map((item, at) => (
            <WaitingRow
              key={keyOf(item)}
              item={item}
              isFirst={at === 0}
              today={today}
              onDeposit={(order) => void takeUp(order)}
            />
          ))}
        </AmountRows>
      )}
      {items.length === 0 && !hasFailed && <p>{copy.none}</p>}
      {hasFailed && (
        <p>
          {copy.failed}{' '}
          <Button kind="quiet" size="small" onClick={() => viewModel.reload()}>
            {copy.tryAgain}
          </Button>
        </p>
      )}
    </Section>
  );
});
