import type { SentSellRequest } from '#application/private-market/sell-requests.ts';
import { PortfolioPage } from '#domain/private-market/portfolio-page.ts';
import type { SellRequestStatus } from '#domain/private-market/sell-request-moves.ts';
import { CalendarDate } from '#domain/platform/calendar-date.ts';
import { indianGroups } from '#domain/platform/grouped-digits.ts';
import { formatDate, formatRupees } from '#domain/platform/indian-formatting.ts';
import { observer } from 'mobx-react-lite';
import { Badge, type BadgeProps } from '../platform/design-system/badge.tsx';
import { Card } from '../platform/design-system/card.tsx';
import { EmptyState } from '../platform/design-system/empty-state.tsx';
import { ErrorState } from '../platform/design-system/error-state.tsx';
import { ListRow, RowList } from '../platform/design-system/list-row.tsx';
import { Section } from '../platform/design-system/page.tsx';
import { Skeleton } from '../platform/design-system/skeleton.tsx';
import { portfolioPath } from './portfolio-paths.ts';
import type { SellViewModel } from './sell.view-model.ts';
import { sellStatusWords, sellWords as words } from './sell-words.ts';

const TONES = {
  'under-review': 'warning',
  accepted: 'info',
  refused: 'neutral',
  sold: 'success',
} as const satisfies Record<SellRequestStatus, BadgeProps['tone']>;

/** What was asked before, and what the desk said. */
export const SellRequestList = observer(function SellRequestList({
  viewModel: { sent },
}: {
  readonly viewModel: SellViewModel;
}) {
  const { state } = sent;
  return (
    <Section title={words.requests}>
      {state.kind === 'loading' && <Skeleton shape="rows" count={3} />}
      {state.kind === 'failed' && (
        <ErrorState isPart title={words.requestsFailed} onRetry={() => void sent.reload()} />
      )}
      {state.kind === 'ready' &&
        (state.value.length === 0 ? (
          <Card tone="outlined">
            <EmptyState title={words.noRequests} text={words.noRequestsText} />
          </Card>
        ) : (
          <Card padding="small">
            <RowList label={words.requests}>
              {state.value.map((request) => (
                <Row key={request.requestId} request={request} />
              ))}
            </RowList>
          </Card>
        ))}
    </Section>
  );
});

function Row({ request }: { readonly request: SentSellRequest }) {
  const { shareName, quantity, askingPrice, sentAt, soldAt, soldFrom, status } = request;
  const sent = formatDate(CalendarDate.inIndia(sentAt));
  const day = soldAt === undefined ? sent : words.soldOn(formatDate(CalendarDate.inIndia(soldAt)));
  const units = indianGroups(String(quantity));
  return (
    <ListRow
      {...(soldFrom !== undefined && { to: placePath(soldFrom) })}
      title={shareName}
      detail={`${units} × ${formatRupees(askingPrice)} · ${day}`}
      trailing={<Badge tone={TONES[status]}>{sellStatusWords[status]}</Badge>}
    />
  );
}

/** Where the portfolio tells what the sale brought. */
function placePath({ shareId, basketId }: NonNullable<SentSellRequest['soldFrom']>): string {
  const ids = { shareId: String(shareId) };
  return basketId === undefined
    ? portfolioPath({ page: PortfolioPage.Share, ...ids })
    : portfolioPath({ page: PortfolioPage.BasketShare, ...ids, basketId: String(basketId) });
}
