import { type MarketShare, MarketShares } from '#application/private-market/market-shares.ts';
import type { CalendarDate } from '#domain/platform/calendar-date.ts';
import { formatNearDate } from '#domain/platform/india-time.ts';
import { formatSignedPercent } from '#domain/platform/indian-formatting.ts';
import { priceLabel } from '#domain/private-market/catalogue/display-price.ts';
import { watchedPrice } from '#domain/private-market/catalogue/watchlist.ts';
import { observer } from 'mobx-react-lite';
import { Skeleton } from '#ui/platform/design-system/feedback/skeleton.tsx';
import { Avatar } from '#ui/platform/design-system/foundations/avatar.tsx';
import { Badge } from '#ui/platform/design-system/foundations/badge.tsx';
import marks from '#ui/platform/design-system/foundations/opens.module.css';
import { AmountRow, AmountRows } from '#ui/platform/design-system/layout/amount-row.tsx';
import { AmountsScope } from '#ui/platform/hidden-amounts/amounts-scope.tsx';
import { usePort, useViewModel } from '#ui/platform/injection.tsx';
import { useToday } from '#ui/platform/use-today.ts';
import { ListingTab } from '#ui/private-market/catalogue/listing/listing-tab.ts';
import { companyPath } from '#ui/private-market/paths.ts';
import { marketCopy as copy } from '#ui/private-market/shared/copy.ts';
import { changeOverYear } from '#ui/private-market/shared/quote-line.tsx';
import { sharesOnDashboard } from './shares-on-dashboard.ts';
import { SharesSection } from './shares-section.tsx';

const ROWS = 3;

/** The first shares on offer, for the dashboard. Renders nothing if there are none. */
export const SharesOnOffer = observer(function SharesOnOffer() {
  const port = usePort(MarketShares);
  const shares = useViewModel(() => sharesOnDashboard(port));
  const today = useToday();
  return (
    <AmountsScope arePersonal={false}>
      <SharesSection
        title={copy.onOffer}
        tab={ListingTab.Unlisted}
        shares={shares}
        waiting={<Skeleton shape="rows" count={ROWS} label="" />}
      >
        {(offered) => (
          <AmountRows label={copy.onOffer}>
            {offered.slice(0, ROWS).map((share) => (
              <ShareOnOffer key={share.shareId} share={share} today={today} />
            ))}
          </AmountRows>
        )}
      </SharesSection>
    </AmountsScope>
  );
});

interface ShareOnOfferProps {
  readonly share: MarketShare;
  readonly today: CalendarDate;
}

/** The price per share, who quoted it and when, and its change over 12 months. */
function ShareOnOffer({ share, today }: ShareOnOfferProps) {
  const { shareId, domainName, name, logoUrl, lastQuote, availableStock } = share;
  const price = watchedPrice(share);
  const change = changeOverYear(share);
  return (
    <AmountRow
      leading={<Avatar name={name} src={logoUrl} shape="square" />}
      title={<span className={marks.opens}>{name}</span>}
      badge={availableStock === 0 ? <Badge tone="warning">{copy.outOfStock}</Badge> : undefined}
      detail={lastQuote && `${lastQuote.quotedBy}, ${formatNearDate(lastQuote.quotedOn, today)}`}
      amount={price === undefined ? copy.onRequest : priceLabel(price)}
      amountDetail={change && copy.overYearShort(formatSignedPercent(change))}
      tone={change?.isNegative() === true ? 'loss' : 'gain'}
      to={companyPath(shareId, domainName)}
    />
  );
}
