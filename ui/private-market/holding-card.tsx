import type { HeldBasket } from '#application/private-market/basket-orders.ts';
import type { HeldShare } from '#application/private-market/held-shares.ts';
import { positionGain, type SharePosition } from '#domain/private-market/holdings.ts';
import { PortfolioPage } from '#domain/private-market/portfolio-page.ts';
import { formatRupees } from '#domain/platform/indian-formatting.ts';
import type { Money } from '#domain/platform/money.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Avatar } from '../platform/design-system/avatar.tsx';
import { Card } from '../platform/design-system/card.tsx';
import { DefinitionList } from '../platform/design-system/definition-list.tsx';
import { GainText } from './gain-text.tsx';
import styles from './holding-card.module.css';
import { LogoStack } from './logo-stack.tsx';
import { portfolioPath } from './portfolio-paths.ts';
import { portfolioWords as words } from './portfolio-words.ts';

/** A share that is held on its own; leads to its detail. */
export function HeldShareCard({ share }: { readonly share: HeldShare }) {
  const { name, logoUrl, industry, shareId } = share;
  return (
    <HoldingCard
      name={name}
      detail={industry}
      to={portfolioPath({ page: PortfolioPage.Share, shareId: String(shareId) })}
      picture={<Avatar name={name} src={logoUrl} shape="square" />}
      labels={{ units: words.units, investment: words.investment }}
      position={share}
    />
  );
}

/** All baskets of one kind; leads to their detail. */
export function HeldBasketCard({ basket }: { readonly basket: HeldBasket }) {
  const { name, basketId, shares } = basket;
  return (
    <HoldingCard
      name={name}
      to={portfolioPath({ page: PortfolioPage.Basket, basketId: String(basketId) })}
      picture={<LogoStack companies={shares} most={4} />}
      labels={{ units: words.totalUnits, investment: words.totalInvestment }}
      position={basket}
    />
  );
}

interface HoldingCardProps {
  readonly name: string;
  readonly detail?: string;
  readonly to: string;
  readonly picture: ReactNode;
  readonly labels: { readonly units: string; readonly investment: string };
  readonly position: SharePosition & { readonly pricePerUnit?: Money };
}

function HoldingCard({ name, detail, to, picture, labels, position }: HoldingCardProps) {
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
            { label: labels.units, value: position.units },
            { label: labels.investment, value: formatRupees(position.investment) },
            { label: words.worthShort, ...worthOf(position) },
          ]}
        />
      </div>
    </Card>
  );
}

function worthOf({ pricePerUnit, ...position }: HoldingCardProps['position']) {
  if (pricePerUnit === undefined) return { value: words.noPrice };
  const gain = positionGain({ ...position, pricePerUnit });
  return { value: formatRupees(gain.currentValue), detail: <GainText gain={gain} /> };
}
