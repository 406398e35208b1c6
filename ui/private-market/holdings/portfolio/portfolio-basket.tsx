import type { BasketInPortfolio } from '#application/private-market/held-basket-shares.ts';
import { PortfolioPage } from '#ui/private-market/shared/portfolio-place.ts';
import { indianGroups } from '#domain/platform/grouped-digits.ts';
import { formatDate, formatRupees } from '#domain/platform/indian-formatting.ts';
import { CalendarDate } from '#domain/platform/calendar-date.ts';
import { unitsValue } from '#domain/private-market/orders/units-value.ts';
import { Avatar } from '#ui/platform/design-system/foundations/avatar.tsx';
import { Card } from '#ui/platform/design-system/layout/card.tsx';
import { DefinitionList } from '#ui/platform/design-system/figures/definition-list.tsx';
import { LinkButton } from '#ui/platform/design-system/actions/link-button.tsx';
import { ListRow, RowList } from '#ui/platform/design-system/layout/list-row.tsx';
import { MoneyDisplay } from '#ui/platform/design-system/figures/money-display.tsx';
import { Notice } from '#ui/platform/design-system/feedback/notice.tsx';
import { Page, Section } from '#ui/platform/design-system/layout/page.tsx';
import { PageHeader } from '#ui/platform/design-system/layout/page-header.tsx';
import { EyeButton } from '#ui/platform/hidden-amounts/eye-button.tsx';
import { useNavigate } from '#ui/platform/routing/use-navigate.ts';
import { basketPath, portfolioPath } from '#ui/private-market/paths.ts';
import { GainText } from '#ui/private-market/shared/gain-text.tsx';
import { useTabTitle } from '#ui/platform/routing/use-tab-title.ts';
import { LogoStack } from '#ui/private-market/shared/logo-stack.tsx';
import { PortfolioSales } from './portfolio-sales.tsx';
import { salesOfBasket, soldUnits } from './portfolio-basket-sales.ts';
import { HoldingPanel } from './portfolio-share-frame.tsx';
import { portfolioCopy as copy } from './copy.ts';

const SUMMARY_PATH = portfolioPath({ page: PortfolioPage.Summary });

interface PortfolioBasketProps {
  readonly basket: BasketInPortfolio;
}

/**
 * The held units of one basket, their shares and the orders for them (page1 in the product
 * documents).
 */
export function PortfolioBasket({ basket }: PortfolioBasketProps) {
  const navigate = useNavigate();
  const { name, units, isPartSold } = basket;
  useTabTitle(name);
  return (
    <Page
      width="wide"
      lead={
        <PageHeader
          title={name}
          eyebrow={copy.basketEyebrow}
          onBack={() => void navigate(SUMMARY_PATH)}
          backLabel={copy.back}
          aside={<EyeButton />}
        />
      }
      aside={<BasketPanel basket={basket} />}
    >
      <LogoStack companies={basket.shares} />
      {isPartSold && <Notice>{units === 0 ? copy.wholeSold : copy.partSold}</Notice>}
      <Breakup basket={basket} />
      <PortfolioSales sales={salesOfBasket(basket)} text={copy.soldOfBasketText} />
      <History basket={basket} />
    </Page>
  );
}

function BasketPanel({ basket }: PortfolioBasketProps) {
  const { basketId, investment } = basket;
  const actions = (
    <>
      <LinkButton to={basketPath(basketId)}>{copy.exploreBasket}</LinkButton>
      <LinkButton to={SUMMARY_PATH} kind="secondary">
        {copy.back}
      </LinkButton>
    </>
  );
  if (investment.isZero()) return <HoldingPanel actions={actions} />;
  return (
    <HoldingPanel actions={actions}>
      <MoneyDisplay size="hero" label={copy.totalInvestment} text={formatRupees(investment)} />
      <DefinitionList look="columns" items={factsOf(basket)} />
    </HoldingPanel>
  );
}

function factsOf({ units, gain }: BasketInPortfolio) {
  const worth =
    gain === undefined
      ? { value: copy.noPrice }
      : { value: formatRupees(gain.currentValue), detail: <GainText gain={gain} /> };
  return [
    { label: copy.totalUnits, value: indianGroups(String(units)) },
    { label: copy.worth, ...worth },
  ];
}

function Breakup({ basket: { basketId, holdings } }: PortfolioBasketProps) {
  return (
    <Section title={copy.breakup} text={copy.breakupText}>
      <Card padding="small">
        <RowList label={copy.breakup}>
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
  return sold === 0 ? copy.shareUnits(units) : copy.unitsAndSold(units, sold);
}

function History({ basket: { orders } }: PortfolioBasketProps) {
  return (
    <Section title={copy.history}>
      <Card padding="small">
        <RowList label={copy.history}>
          {orders.map(({ orderId, units, pricePerUnit, placedAt }) => (
            <ListRow
              key={orderId}
              title={formatDate(CalendarDate.inIndia(placedAt))}
              detail={[
                `${copy.order} ${orderId}`,
                `${indianGroups(String(units))} × ${formatRupees(pricePerUnit)}`,
              ].join(' · ')}
              trailing={formatRupees(unitsValue(units, pricePerUnit))}
            />
          ))}
        </RowList>
      </Card>
    </Section>
  );
}
