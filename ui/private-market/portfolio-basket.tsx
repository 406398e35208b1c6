import { portfolioGain, type PositionGain } from '#domain/private-market/holdings.ts';
import { PortfolioPage } from '#domain/private-market/portfolio-page.ts';
import { formatDate, formatRupees } from '#domain/platform/indian-formatting.ts';
import { CalendarDate } from '#domain/platform/calendar-date.ts';
import { unitsValue } from '#domain/private-market/units-value.ts';
import { useNavigate } from 'react-router-dom';
import { Avatar } from '../platform/design-system/avatar.tsx';
import { Card } from '../platform/design-system/card.tsx';
import { DefinitionList } from '../platform/design-system/definition-list.tsx';
import { LinkButton } from '../platform/design-system/link-button.tsx';
import { ListRow, RowList } from '../platform/design-system/list-row.tsx';
import { MoneyDisplay } from '../platform/design-system/money-display.tsx';
import { Page, Section } from '../platform/design-system/page.tsx';
import { PageHeader } from '../platform/design-system/page-header.tsx';
import { Cluster } from '../platform/design-system/stack.tsx';
import { basketPath } from './basket-paths.ts';
import { GainText } from './gain-text.tsx';
import { LogoStack } from './logo-stack.tsx';
import { portfolioPath } from './portfolio-paths.ts';
import styles from './portfolio-place.module.css';
import type { BasketInPortfolio } from './portfolio.view-model.ts';
import { portfolioWords as words } from './portfolio-words.ts';

const SUMMARY_PATH = portfolioPath({ page: PortfolioPage.Summary });

/** page1: all baskets of one kind, what they hold, and the orders that brought them. */
export function PortfolioBasket({ held }: { readonly held: BasketInPortfolio }) {
  const navigate = useNavigate();
  const { basket } = held;
  const { basketId, units, investment, pricePerUnit } = basket;
  const gain =
    pricePerUnit === undefined ? undefined : portfolioGain([{ units, investment, pricePerUnit }]);
  return (
    <Page width="reading">
      <PageHeader
        title={basket.name}
        eyebrow={words.basketEyebrow}
        onBack={() => void navigate(SUMMARY_PATH)}
        backLabel={words.back}
      />
      <LogoStack companies={basket.shares} />
      <Card tone="green" padding="large">
        <div className={styles.figures}>
          <MoneyDisplay size="hero" label={words.totalInvestment} text={formatRupees(investment)} />
          <DefinitionList look="columns" items={factsOf(units, gain)} />
        </div>
      </Card>
      <Cluster>
        <LinkButton to={basketPath(basketId)}>{words.exploreBasket}</LinkButton>
        <LinkButton to={SUMMARY_PATH} kind="secondary">
          {words.back}
        </LinkButton>
      </Cluster>
      <Breakup held={held} />
      <History held={held} />
    </Page>
  );
}

function factsOf(units: number, gain: PositionGain | undefined) {
  const worth =
    gain === undefined
      ? { value: words.noPrice }
      : { value: formatRupees(gain.currentValue), detail: <GainText gain={gain} /> };
  return [
    { label: words.totalUnits, value: units },
    { label: words.worth, ...worth },
  ];
}

function Breakup({ held: { basket, shares } }: { readonly held: BasketInPortfolio }) {
  return (
    <Section title={words.breakup} text={words.breakupText}>
      <Card padding="small">
        <RowList label={words.breakup}>
          {shares.map(({ shareId, name, logoUrl, units, investment }) => (
            <ListRow
              key={shareId}
              to={portfolioPath({
                page: PortfolioPage.BasketShare,
                basketId: String(basket.basketId),
                shareId: String(shareId),
              })}
              leading={<Avatar name={name} src={logoUrl} shape="square" />}
              title={name}
              detail={`${units} ${words.units.toLowerCase()}`}
              trailing={formatRupees(investment)}
            />
          ))}
        </RowList>
      </Card>
    </Section>
  );
}

function History({ held: { orders } }: { readonly held: BasketInPortfolio }) {
  return (
    <Section title={words.history}>
      <Card padding="small">
        <RowList label={words.history}>
          {orders.map(({ orderId, units, pricePerUnit, placedAt }) => (
            <ListRow
              key={orderId}
              title={formatDate(CalendarDate.inIndia(placedAt))}
              detail={`${words.order} ${orderId} · ${units} × ${formatRupees(pricePerUnit)}`}
              trailing={formatRupees(unitsValue(units, pricePerUnit))}
            />
          ))}
        </RowList>
      </Card>
    </Section>
  );
}
