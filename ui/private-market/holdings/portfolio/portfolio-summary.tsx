import { slicesByIndustry } from '#domain/private-market/holdings/holdings.ts';
import { formatPercent, formatRupees } from '#domain/platform/indian-formatting.ts';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Card } from '#ui/platform/design-system/layout/card.tsx';
import { EmptyState } from '#ui/platform/design-system/feedback/empty-state.tsx';
import { EmptyPortfolioPicture } from '#ui/platform/design-system/illustrations/empty-portfolio.tsx';
import { InBloomPicture } from '#ui/platform/design-system/illustrations/in-bloom.tsx';
import { LinkButton } from '#ui/platform/design-system/actions/link-button.tsx';
import { Page, Section } from '#ui/platform/design-system/layout/page.tsx';
import { PageHeader } from '#ui/platform/design-system/layout/page-header.tsx';
import { Grid, Stack } from '#ui/platform/design-system/foundations/stack.tsx';
import type { PrivateHoldings } from '#application/private-market/read-share-portfolio.ts';
import { DASHBOARD_PATH } from '#ui/private-market/paths.ts';
import { CompositionBar, CompositionDot } from '#ui/private-market/shared/composition-bar.tsx';
import { HeldBasketCard, HeldShareCard } from './holding-card.tsx';
import styles from './portfolio-summary.module.css';
import { PortfolioSold } from './portfolio-sold.tsx';
import { PortfolioTotal } from './portfolio-total.tsx';
import type { PortfolioViewModel } from './portfolio.view-model.ts';
import { portfolioCopy as copy } from './portfolio-copy.ts';

interface PortfolioSummaryProps {
  readonly viewModel: PortfolioViewModel;
}

/** The total of all holdings, and a card for each of them (page0 in the product documents). */
export const PortfolioSummary = observer(function PortfolioSummary({
  viewModel,
}: PortfolioSummaryProps) {
  const { value } = viewModel.holdings;
  if (value === undefined) return undefined;
  const { totals, worth, shares, baskets, soldShares, soldBaskets } = value;
  return (
    <Page width="wide">
      <PortfolioHeader />
      <PortfolioTotal totals={totals} worth={worth} gain={viewModel.gain} />
      <Section title={copy.shares(shares.length)}>
        {shares.length === 0 ? (
          <NoShares />
        ) : (
          <Grid columns="wide">
            {shares.map((share) => (
              <HeldShareCard key={share.shareId} share={share} />
            ))}
          </Grid>
        )}
      </Section>
      {shares.length > 1 && <Industries shares={shares} />}
      <Section title={copy.baskets(baskets.length)}>
        {baskets.length === 0 ? (
          <NoBaskets />
        ) : (
          <Grid columns="wide">
            {baskets.map((basket) => (
              <HeldBasketCard key={basket.basketId} basket={basket} />
            ))}
          </Grid>
        )}
      </Section>
      <PortfolioSold soldShares={soldShares} soldBaskets={soldBaskets} />
    </Page>
  );
});

/** The heading of the portfolio, which is also shown while it loads. */
export function PortfolioHeader() {
  return (
    <PageHeader
      title={copy.title}
      text={copy.text}
      aside={
        <LinkButton to="/portfolio" kind="secondary" size="small">
          {copy.deposits}
        </LinkButton>
      }
    />
  );
}

function Industries({ shares }: Pick<PrivateHoldings, 'shares'>) {
  const slices = slicesByIndustry(shares);
  return (
    <Section title={copy.industries} text={copy.industriesText}>
      <Card>
        <Stack>
          <CompositionBar
            parts={slices.map(({ name, share }) => ({
              name,
              percent: share.decimal.toNumber(),
            }))}
          />
          <ul className={styles.slices}>
            {slices.map(({ name, investment, share }, at) => (
              <li key={name} className={styles.slice}>
                <span className={styles.industry}>
                  <CompositionDot at={at} />
                  <span>{name}</span>
                </span>
                <span className={styles.figure}>
                  {formatPercent(share)} · {formatRupees(investment)}
                </span>
              </li>
            ))}
          </ul>
        </Stack>
      </Card>
    </Section>
  );
}

function NoShares() {
  return (
    <Empty title={copy.noShares} text={copy.noSharesText} picture={<EmptyPortfolioPicture />}>
      {copy.exploreShares}
    </Empty>
  );
}

function NoBaskets() {
  return (
    <Empty title={copy.noBaskets} text={copy.noBasketsText} picture={<InBloomPicture />}>
      {copy.exploreBaskets}
    </Empty>
  );
}

interface EmptyProps {
  readonly title: string;
  readonly text: string;
  readonly picture: ReactNode;
  readonly children: string;
}

function Empty({ title, text, picture, children }: EmptyProps) {
  return (
    <Card tone="outlined">
      <EmptyState
        illustration={picture}
        title={title}
        text={text}
        action={<LinkButton to={DASHBOARD_PATH}>{children}</LinkButton>}
      />
    </Card>
  );
}
