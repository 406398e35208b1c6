import { hasDetails } from '#application/fixed-deposits/holdings/held-deposits.ts';
import { formatDate } from '#domain/platform/indian-formatting.ts';
import { observer } from 'mobx-react-lite';
import { Skeleton } from '#ui/platform/design-system/feedback/skeleton.tsx';
import { DefinitionList } from '#ui/platform/design-system/figures/definition-list.tsx';
import { Stack } from '#ui/platform/design-system/foundations/stack.tsx';
import { Card } from '#ui/platform/design-system/layout/card.tsx';
import { portfolioCopy as copy } from './copy.ts';
import { PortfolioBanner } from './portfolio-banner.tsx';
import type { PortfolioViewModel } from './portfolio.view-model.ts';
import styles from './portfolio.module.css';

interface MaturityPanelProps {
  readonly viewModel: PortfolioViewModel;
}

/** How many maturities are listed after the first, which the banner shows. */
const LATER_MATURITIES = 3;

/** The panel of wide screens: which deposits mature next. */
export const MaturityPanel = observer(function MaturityPanel({ viewModel }: MaturityPanelProps) {
  const [, ...later] = viewModel.running.filter(hasDetails);
  return (
    <Stack gap="md">
      <Banner viewModel={viewModel} />
      {later.length > 0 && (
        <Card as="section" label={copy.later} padding="small">
          <h2 className={styles.title}>{copy.later}</h2>
          <DefinitionList
            items={later.slice(0, LATER_MATURITIES).map(({ name, maturityDate }) => ({
              label: name,
              value: formatDate(maturityDate),
            }))}
          />
        </Card>
      )}
    </Stack>
  );
});

/** The banner about the next maturity, also while the deposits load. */
export const Banner = observer(function Banner({ viewModel }: MaturityPanelProps) {
  const { state, value } = viewModel.deposits;
  const { kind } = state;
  // Without the partner bank's deposits, the next maturity is unknown.
  if (kind === 'failed' || viewModel.isEmpty || value?.isPartnerMissing) return undefined;
  if (kind === 'ready') return <PortfolioBanner next={viewModel.nextToMature} />;
  return (
    <Card tone="tint" padding="small">
      <div className={styles.banner}>
        <Skeleton shape="rows" label="" />
      </div>
    </Card>
  );
});
