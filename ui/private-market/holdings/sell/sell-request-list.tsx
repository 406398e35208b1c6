import type { SentSellRequest } from '#application/private-market/sell-requests.ts';
import { PortfolioPage } from '#ui/private-market/shared/portfolio-place.ts';
import { CalendarDate } from '#domain/platform/calendar-date.ts';
import { indianGroups } from '#domain/platform/grouped-digits.ts';
import { formatDate, formatRupees } from '#domain/platform/indian-formatting.ts';
import { unitsValue } from '#domain/private-market/orders/units-value.ts';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { AmountRow, AmountRows } from '#ui/platform/design-system/layout/amount-row.tsx';
import { EmptyState } from '#ui/platform/design-system/feedback/empty-state.tsx';
import { whenLoaded } from '#ui/platform/errors/load-error.tsx';
import { Section } from '#ui/platform/design-system/layout/page.tsx';
import { Skeleton } from '#ui/platform/design-system/feedback/skeleton.tsx';
import styles from './sell-form.module.css';
import { portfolioPath } from '#ui/private-market/paths.ts';
import type { SaleAnswers } from './sale-answers.ts';
import { SaleConsent, splitOf, TakeBack } from './sale-consent.tsx';
import type { SellViewModel } from './sell.view-model.ts';
import { saleCopy, sellStatusCopy, sellCopy as copy } from './copy.ts';

interface ListProps {
  readonly viewModel: SellViewModel;
}

interface SalesToAnswerProps extends ListProps {
  /** The id of the sale in the URL, if any. */
  readonly namedId?: number | undefined;
}

export const SalesToAnswer = observer(function SalesToAnswer(props: SalesToAnswerProps) {
  const { sent, answers } = props.viewModel;
  const toAnswer = (sent.value ?? []).filter(({ status }) => status === 'accepted');
  if (toAnswer.length === 0) return undefined;
  return (
    <Section title={saleCopy.toAnswer}>
      {toAnswer.map((request) => (
        <SaleConsent
          key={request.requestId}
          answers={answers}
          request={request}
          isNamed={request.requestId === props.namedId}
        />
      ))}
    </Section>
  );
});

/**
 * Says that the sale in the URL needs no answer any more. Decided when the list arrives, because
 * the list may change later.
 */
export function EndedSaleNote({ viewModel, namedId }: SalesToAnswerProps) {
  const [hasEnded] = useState(() => {
    return !(viewModel.sent.value ?? []).some(({ requestId, status }) => {
      return requestId === namedId && status === 'accepted';
    });
  });
  return hasEnded && <p role="status">{saleCopy.ended}</p>;
}

export const SellRequestList = observer(function SellRequestList({ viewModel }: ListProps) {
  const { sent, answers } = viewModel;
  return (
    <Section title={copy.requests}>
      {whenLoaded({
        loaded: sent,
        isPart: true,
        what: 'Your sell requests',
        waiting: <Skeleton shape="rows" count={3} />,
        children: (requests) =>
          requests.length === 0 ? (
            <EmptyState title={copy.noRequests} text={copy.noRequestsText} />
          ) : (
            <AmountRows label={copy.requests}>
              {requests.map((request) => (
                <Row key={request.requestId} answers={answers} request={request} />
              ))}
            </AmountRows>
          ),
      })}
    </Section>
  );
});

interface RowProps {
  readonly answers: SaleAnswers;
  readonly request: SentSellRequest;
}

function Row({ answers, request }: RowProps) {
  const { shareName, quantity, askingPrice, sentAt, soldAt, soldFrom, status } = request;
  const sent = formatDate(CalendarDate.inIndia(sentAt));
  const day = soldAt === undefined ? sent : copy.soldOn(formatDate(CalendarDate.inIndia(soldAt)));
  const units = indianGroups(String(quantity));
  const split = splitOf(request);
  return (
    <AmountRow
      {...(soldFrom !== undefined && { to: placePath(soldFrom) })}
      title={shareName}
      detail={[`${units} × ${formatRupees(askingPrice)}`, day, split]
        .filter((part) => part !== undefined)
        .join(' · ')}
      {...(status === 'under-review' && {
        foot: (
          <div className={styles.other}>
            <TakeBack answers={answers} request={request} />
          </div>
        ),
      })}
      amount={formatRupees(unitsValue(quantity, askingPrice))}
      amountDetail={sellStatusCopy[status]}
    />
  );
}

/** The path of the portfolio page that shows the proceeds of the sale. */
function placePath({ shareId, basketId }: NonNullable<SentSellRequest['soldFrom']>): string {
  const ids = { shareId: String(shareId) };
  return basketId === undefined
    ? portfolioPath({ page: PortfolioPage.Share, ...ids })
    : portfolioPath({ page: PortfolioPage.BasketShare, ...ids, basketId: String(basketId) });
}
