import { slicesByIndustry } from '#domain/private-market/holdings.ts';
import { formatPercent, formatRupees } from '#domain/platform/indian-formatting.ts';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Card } from '../platform/design-system/card.tsx';
import { EmptyState } from '../platform/design-system/empty-state.tsx';
import { EmptyPortfolioPicture } from '../platform/design-system/illustrations/empty-portfolio.tsx';
import { InBloomPicture } from '../platform/design-system/illustrations/in-bloom.tsx';
import { LinkButton } from '../platform/design-system/link-button.tsx';
import { Page, Section } from '../platform/design-system/page.tsx';
import { PageHeader } from '../platform/design-system/page-header.tsx';
import { Grid, Stack } from '../platform/design-system/stack.tsx';
import type { PrivateHoldings } from '#application/private-market/read-share-portfolio.ts';
import { DASHBOARD_PATH } from './basket-paths.ts';
import { CompositionBar, CompositionDot } from './composition-bar.tsx';
import { HeldBasketCard, HeldShareCard } from './holding-card.tsx';
import styles from './portfolio-summary.module.css';
import { PortfolioSold } from './portfolio-sold.tsx';
import { PortfolioTotal } from './portfolio-total.tsx';
import type { PortfolioViewModel } from './portfolio.view-model.ts';
import { portfolioWords as words } from './portfolio-words.ts';

interface PortfolioSummaryProps {
  readonly viewModel: PortfolioViewModel;
}

/** page0: what is held altogether, and each holding as a card. */
export const PortfolioSummary = observer(function PortfolioSummary({
  viewModel,
}: PortfolioSummaryProps) {
  const { value } = viewModel.holdings;
  if (value === undefined) return undefined;
  const { totals, shares, baskets, soldShares, soldBaskets } = value;
  return (
    <Page width="wide">
      <PortfolioHeader />
      <PortfolioTotal totals={totals} gain={viewModel.gain} />
      <Section title={words.shares(shares.length)}>
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
      <Section title={words.baskets(baskets.length)}>
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

/** What stands above the portfolio before anything of it is known, too. */
export function PortfolioHeader() {
  return (
    <PageHeader
      title={words.title}
      text={words.text}
      aside={
        <LinkButton to="/portfolio" kind="secondary" size="small">
          {words.deposits}
        </LinkButton>
      }
    />
  );
}

function Industries({ shares }: Pick<PrivateHoldings, 'shares'>) {
  const slices = slicesByIndustry(shares);
  return (
    <Section title={words.industries} text={words.industriesText}>
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
    <Empty title={words.noShares} text={words.noSharesText} picture={<EmptyPortfolioPicture />}>
      {words.exploreShares}
    </Empty>
  );
}

function NoBaskets() {
  return (
    <Empty title={words.noBaskets} text={words.noBasketsText} picture={<InBloomPicture />}>
      {words.exploreBaskets}
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
