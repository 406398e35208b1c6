import { slicesByIndustry } from '#domain/private-market/holdings/holdings.ts';
import { formatRupees } from '#domain/platform/indian-formatting.ts';
import { observer } from 'mobx-react-lite';
import { Card } from '#ui/platform/design-system/layout/card.tsx';
import { EmptyState } from '#ui/platform/design-system/feedback/empty-state.tsx';
import { CompositionBar } from '#ui/platform/design-system/charts/composition-bar.tsx';
import { LinkButton } from '#ui/platform/design-system/actions/link-button.tsx';
import { ListWithPanel } from '#ui/platform/design-system/layout/list-with-panel.tsx';
import { Page, Section } from '#ui/platform/design-system/layout/page.tsx';
import { PageHeader } from '#ui/platform/design-system/layout/page-header.tsx';
import { Stack } from '#ui/platform/design-system/foundations/stack.tsx';
import { EyeButton } from '#ui/platform/hidden-amounts/eye-button.tsx';
import type { PrivateHoldings } from '#application/private-market/read-share-portfolio.ts';
import { DASHBOARD_PATH } from '#ui/private-market/paths.ts';
import { HeldBasketRows, HeldShareRows } from './holding-rows.tsx';
import styles from './portfolio-summary.module.css';
import { PortfolioSold } from './portfolio-sold.tsx';
import { PortfolioTotal } from './portfolio-total.tsx';
import type { PortfolioViewModel } from './portfolio.view-model.ts';
import { portfolioCopy as copy } from './copy.ts';

interface PortfolioSummaryProps {
  readonly viewModel: PortfolioViewModel;
}

/** The total of all holdings, and a row for each of them (page0 in the product documents). */
export const PortfolioSummary = observer(function PortfolioSummary({
  viewModel,
}: PortfolioSummaryProps) {
  const { value } = viewModel.holdings;
  if (value === undefined) return undefined;
  const { totals, worth, shares, soldShares, soldBaskets } = value;
  const lists = (
    <>
      <Held {...value} />
      <PortfolioSold soldShares={soldShares} soldBaskets={soldBaskets} />
    </>
  );
  return (
    <Page width="wide">
      <PortfolioHeader />
      <PortfolioTotal totals={totals} worth={worth} />
      {shares.length > 1 ? (
        <ListWithPanel panel={<Industries shares={shares} />}>{lists}</ListWithPanel>
      ) : (
        lists
      )}
    </Page>
  );
});

/** The heading of the portfolio, which is also shown while it loads. */
export function PortfolioHeader() {
  return <PageHeader title={copy.title} text={copy.text} aside={<EyeButton />} />;
}

function Held({ shares, baskets }: Pick<PrivateHoldings, 'shares' | 'baskets'>) {
  return (
    <>
      <Section title={copy.shares(shares.length)}>
        {shares.length === 0 ? <NoShares /> : <HeldShareRows shares={shares} />}
      </Section>
      <Section title={copy.baskets(baskets.length)}>
        {baskets.length === 0 ? <NoBaskets /> : <HeldBasketRows baskets={baskets} />}
      </Section>
    </>
  );
}

function Industries({ shares }: Pick<PrivateHoldings, 'shares'>) {
  return (
    <Card as="section" label={copy.industries}>
      <Stack>
        <div>
          <h2 className={styles.title}>{copy.industries}</h2>
          <p className={styles.text}>{copy.industriesText}</p>
        </div>
        <CompositionBar
          label={copy.industries}
          parts={slicesByIndustry(shares).map(({ name, investment, share }) => ({
            name,
            value: share.decimal.toNumber(),
            text: formatRupees(investment),
          }))}
        />
      </Stack>
    </Card>
  );
}

function NoShares() {
  return (
    <Empty title={copy.noShares} text={copy.noSharesText}>
      {copy.exploreShares}
    </Empty>
  );
}

function NoBaskets() {
  return (
    <Empty title={copy.noBaskets} text={copy.noBasketsText}>
      {copy.exploreBaskets}
    </Empty>
  );
}

interface EmptyProps {
  readonly title: string;
  readonly text: string;
  readonly children: string;
}

function Empty({ title, text, children }: EmptyProps) {
  return (
    <Card tone="outlined">
      <EmptyState
        title={title}
        text={text}
        action={<LinkButton to={DASHBOARD_PATH}>{children}</LinkButton>}
      />
    </Card>
  );
}
