import type { BasketInPortfolio } from '#application/private-market/held-basket-shares.ts';
import type { HeldShare } from '#application/private-market/held-shares.ts';
import {
  type PositionGain,
  positionGain,
  type SharePosition,
} from '#domain/private-market/holdings/holdings.ts';
import { PortfolioPage } from '#ui/private-market/shared/portfolio-place.ts';
import { indianGroups } from '#domain/platform/grouped-digits.ts';
import { formatRupees } from '#domain/platform/indian-formatting.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Avatar } from '#ui/platform/design-system/foundations/avatar.tsx';
import { Card } from '#ui/platform/design-system/layout/card.tsx';
import { DefinitionList } from '#ui/platform/design-system/figures/definition-list.tsx';
import { GainText } from '#ui/private-market/shared/gain-text.tsx';
import styles from './holding-card.module.css';
import { LogoStack } from '#ui/private-market/shared/logo-stack.tsx';
import { portfolioPath } from '#ui/private-market/paths.ts';
import { portfolioCopy as copy } from './portfolio-copy.ts';

/** A share held outside baskets; links to its details. */
export function HeldShareCard({ share }: { readonly share: HeldShare }) {
  const { name, logoUrl, industry, shareId, units, investment, pricePerUnit } = share;
  const gain =
    pricePerUnit === undefined ? undefined : positionGain({ units, investment, pricePerUnit });
  return (
    <HoldingCard
      name={name}
      detail={industry}
      to={portfolioPath({ page: PortfolioPage.Share, shareId: String(shareId) })}
      picture={<Avatar name={name} src={logoUrl} shape="square" />}
      labels={{ units: copy.units, investment: copy.investment }}
      position={share}
      gain={gain}
    />
  );
}

/** The held units of one basket; links to their details. */
export function HeldBasketCard({ basket }: { readonly basket: BasketInPortfolio }) {
  const { name, basketId, shares, gain } = basket;
  return (
    <HoldingCard
      name={name}
      to={portfolioPath({ page: PortfolioPage.Basket, basketId: String(basketId) })}
      picture={<LogoStack companies={shares} most={4} />}
      labels={{ units: copy.totalUnits, investment: copy.totalInvestment }}
      position={basket}
      gain={gain}
    />
  );
}

interface HoldingCardProps {
  readonly name: string;
  readonly detail?: string;
  readonly to: string;
  readonly picture: ReactNode;
  readonly labels: { readonly units: string; readonly investment: string };
  readonly position: SharePosition;
  /** The gain or loss; undefined if the price is available only on request. */
  readonly gain: PositionGain | undefined;
}

function HoldingCard(props: HoldingCardProps) {
  const { name, detail, to, picture, labels, position, gain } = props;
  return (
    <Card as="article">
      <div className={styles.card}>
        <div className={styles.head}>
          {picture}
          <div className={styles.names}>
            <h3 className={styles.name}>
              <Link className={styles.link} to={to}>
                {name}
              </Link>
            </h3>
            {detail !== undefined && <p className={styles.detail}>{detail}</p>}
          </div>
        </div>
        <DefinitionList
          look="columns"
          items={[
            { label: labels.units, value: indianGroups(String(position.units)) },
            { label: labels.investment, value: formatRupees(position.investment) },
            { label: copy.worthShort, ...worthOf(gain) },
          ]}
        />
      </div>
    </Card>
  );
}

function worthOf(gain: PositionGain | undefined) {
  if (gain === undefined) return { value: copy.noPrice };
  return { value: formatRupees(gain.currentValue), detail: <GainText gain={gain} /> };
}
