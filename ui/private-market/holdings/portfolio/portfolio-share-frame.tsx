import type { HeldBasketShare } from '#domain/private-market/holdings/basket-shares.ts';
import { formatRupees } from '#domain/platform/indian-formatting.ts';
import type { Money } from '#domain/platform/money.ts';
import type { ReactNode } from 'react';
import { Avatar } from '#ui/platform/design-system/foundations/avatar.tsx';
import { Card } from '#ui/platform/design-system/layout/card.tsx';
import {
  DefinitionList,
  type Definition,
} from '#ui/platform/design-system/figures/definition-list.tsx';
import { MoneyDisplay } from '#ui/platform/design-system/figures/money-display.tsx';
import { Page } from '#ui/platform/design-system/layout/page.tsx';
import { PageHeader } from '#ui/platform/design-system/layout/page-header.tsx';
import { Cluster, Stack } from '#ui/platform/design-system/foundations/stack.tsx';
import { EyeButton } from '#ui/platform/hidden-amounts/eye-button.tsx';
import { useNavigate } from '#ui/platform/routing/use-navigate.ts';
import { useTabTitle } from '#ui/platform/routing/use-tab-title.ts';
import styles from './portfolio-place.module.css';

interface PortfolioShareFrameProps {
  readonly share: Pick<HeldBasketShare, 'name' | 'logoUrl'>;
  readonly eyebrow: string;
  readonly back: { readonly to: string; readonly label: string };
  readonly amount: { readonly label: string; readonly value: Money; readonly detail?: string };
  readonly facts: readonly Definition[];
  readonly actions: ReactNode;
  readonly children: ReactNode;
}

/** The common layout of every page about one share in the portfolio. */
export function PortfolioShareFrame(props: PortfolioShareFrameProps) {
  const { share, eyebrow, back, amount, facts, actions, children } = props;
  const { value, ...copy } = amount;
  const navigate = useNavigate();
  useTabTitle(share.name);
  return (
    <Page
      width="wide"
      lead={
        <PageHeader
          title={share.name}
          eyebrow={eyebrow}
          onBack={() => void navigate(back.to)}
          backLabel={back.label}
          aside={
            <>
              <Avatar name={share.name} src={share.logoUrl} shape="square" size="large" />
              <EyeButton />
            </>
          }
        />
      }
      aside={
        <HoldingPanel actions={actions}>
          <MoneyDisplay size="hero" text={formatRupees(value)} {...copy} />
          <DefinitionList look="columns" items={facts} />
        </HoldingPanel>
      }
    >
      {children}
    </Page>
  );
}

interface HoldingPanelProps {
  /** The figures of the holding; absent if there is nothing to show. */
  readonly children?: ReactNode;
  readonly actions: ReactNode;
}

/** The figures and the actions of a holding: beside its lists on wide screens, else above them. */
export function HoldingPanel({ children, actions }: HoldingPanelProps) {
  return (
    <Stack gap="md">
      {children !== undefined && (
        <Card tone="green" padding="large">
          <div className={styles.figures}>{children}</div>
        </Card>
      )}
      <Cluster>{actions}</Cluster>
    </Stack>
  );
}
