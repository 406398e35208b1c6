import type { HeldBasketShare } from '#domain/private-market/basket-shares.ts';
import { formatRupees } from '#domain/platform/indian-formatting.ts';
import type { Money } from '#domain/platform/money.ts';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { Avatar } from '../platform/design-system/avatar.tsx';
import { Card } from '../platform/design-system/card.tsx';
import { DefinitionList, type Definition } from '../platform/design-system/definition-list.tsx';
import { MoneyDisplay } from '../platform/design-system/money-display.tsx';
import { Page } from '../platform/design-system/page.tsx';
import { PageHeader } from '../platform/design-system/page-header.tsx';
import { Cluster } from '../platform/design-system/stack.tsx';
import styles from './portfolio-place.module.css';

interface PortfolioShareFrameProps {
  readonly share: Pick<HeldBasketShare, 'name' | 'logoUrl'>;
  readonly eyebrow: string;
  readonly back: { readonly to: string; readonly label: string };
  readonly amount: { readonly label: string; readonly value: Money; readonly detail?: string };
  readonly facts: readonly Definition[];
  readonly actions: ReactNode;
  /** How it came and went. */
  readonly children: ReactNode;
}

/** What stands on every page of one share in the portfolio. */
export function PortfolioShareFrame(props: PortfolioShareFrameProps) {
  const { share, eyebrow, back, amount, facts, actions, children } = props;
  const { value, ...words } = amount;
  const navigate = useNavigate();
  return (
    <Page width="reading">
      <PageHeader
        title={share.name}
        eyebrow={eyebrow}
        onBack={() => void navigate(back.to)}
        backLabel={back.label}
        aside={<Avatar name={share.name} src={share.logoUrl} shape="square" size="large" />}
      />
      <Card tone="green" padding="large">
        <div className={styles.figures}>
          <MoneyDisplay size="hero" text={formatRupees(value)} {...words} />
          <DefinitionList look="columns" items={facts} />
        </div>
      </Card>
      <Cluster>{actions}</Cluster>
      {children}
    </Page>
  );
}
