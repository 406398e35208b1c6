import type { BasketInPortfolio } from '#application/private-market/held-basket-shares.ts';
import { PortfolioPage } from '#domain/private-market/portfolio-page.ts';
import { indianGroups } from '#domain/platform/grouped-digits.ts';
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
import { Notice } from '../platform/design-system/notice.tsx';
import { Page, Section } from '../platform/design-system/page.tsx';
import { PageHeader } from '../platform/design-system/page-header.tsx';
import { Cluster } from '../platform/design-system/stack.tsx';
import { basketPath } from './basket-paths.ts';
import { GainText } from './gain-text.tsx';
import { LogoStack } from './logo-stack.tsx';
import { portfolioPath } from './portfolio-paths.ts';
import styles from './portfolio-place.module.css';
import { PortfolioSales } from './portfolio-sales.tsx';
import { salesOfBasket, soldUnits } from './portfolio-basket-sales.ts';
import { portfolioWords as words } from './portfolio-words.ts';

const SUMMARY_PATH = portfolioPath({ page: PortfolioPage.Summary });

interface PortfolioBasketProps {
  readonly basket: BasketInPortfolio;
}

/** page1: all baskets of one kind, what they hold, and the orders that brought them. */
export function PortfolioBasket({ basket }: PortfolioBasketProps) {
  const navigate = useNavigate();
  const { basketId, name, units, investment, isPartSold } = basket;
  return (
    <Page width="reading">
      <PageHeader
        title={name}
        eyebrow={words.basketEyebrow}
        onBack={() => void navigate(SUMMARY_PATH)}
        backLabel={words.back}
      />
      <LogoStack companies={basket.shares} />
      <Card tone="green" padding="large">
        <div className={styles.figures}>
          <MoneyDisplay size="hero" label={words.totalInvestment} text={formatRupees(investment)} />
          <DefinitionList look="columns" items={factsOf(basket)} />
        </div>
      </Card>
      {isPartSold && <Notice>{units === 0 ? words.wholeSold : words.partSold}</Notice>}
      <Cluster>
        <LinkButton to={basketPath(basketId)}>{words.exploreBasket}</LinkButton>
        <LinkButton to={SUMMARY_PATH} kind="secondary">
          {words.back}
        </LinkButton>
      </Cluster>
      <Breakup basket={basket} />
      <PortfolioSales sales={salesOfBasket(basket)} text={words.soldOfBasketText} />
      <History basket={basket} />
    </Page>
  );
}

function factsOf({ units, gain }: BasketInPortfolio) {
  const worth =
    gain === undefined
      ? { value: words.noPrice }
      : { value: formatRupees(gain.currentValue), detail: <GainText gain={gain} /> };
  return [
    { label: words.totalUnits, value: indianGroups(String(units)) },
    { label: words.worth, ...worth },
  ];
}

function Breakup({ basket: { basketId, holdings } }: PortfolioBasketProps) {
  return (
    <Section title={words.breakup} text={words.breakupText}>
      <Card padding="small">
        <RowList label={words.breakup}>
          {holdings.map((share) => (
            <ListRow
              key={share.shareId}
              to={portfolioPath({
                page: PortfolioPage.BasketShare,
                basketId: String(basketId),
                shareId: String(share.shareId),
              })}
              leading={<Avatar name={share.name} src={share.logoUrl} shape="square" />}
              title={share.name}
              detail={unitsInWords(share.units, soldUnits(share))}
              trailing={formatRupees(share.investment)}
            />
          ))}
        </RowList>
      </Card>
    </Section>
  );
}

function unitsInWords(units: number, sold: number): string {
  const left = indianGroups(String(units));
  if (sold === 0) return `${left} ${words.units.toLowerCase()}`;
  return words.unitsAndSold(left, indianGroups(String(sold)));
}

function History({ basket: { orders } }: PortfolioBasketProps) {
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
