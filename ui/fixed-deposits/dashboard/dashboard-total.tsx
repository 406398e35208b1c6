import { observer } from 'mobx-react-lite';
import { LinkButton } from '#ui/platform/design-system/actions/link-button.tsx';
import { Skeleton } from '#ui/platform/design-system/feedback/skeleton.tsx';
import { WholeTotalCard } from '#ui/fixed-deposits/holdings/portfolio/whole-total.tsx';
import { dashboardTotalCopy as copy } from './copy.ts';
import styles from './dashboard.module.css';
import { useHome } from './home-context.ts';

/** The value of everything the investor holds, with links to its parts. */
export const DashboardTotal = observer(function DashboardTotal() {
  const { whole } = useHome();
  return (
    <WholeTotalCard viewModel={whole} actions={<Actions />} canReload>
      <div className={styles.waiting}>
        <Skeleton shape="summary" />
      </div>
    </WholeTotalCard>
  );
});

/** All quiet: the one marigold action of home is the most urgent row that waits. */
const Actions = observer(function Actions() {
  const { hasInvestment, hasShares } = useHome().whole;
  return (
    <>
      {hasInvestment && (
        <LinkButton to="/portfolio" kind="quiet" size="small">
          {copy.viewPortfolio}
        </LinkButton>
      )}
      {hasShares && (
        <LinkButton to="/privatemarket/portfolio" kind="quiet" size="small">
          {copy.viewShares}
        </LinkButton>
      )}
      <LinkButton to="/transaction-history" kind="quiet" size="small">
        {copy.viewPassbook}
      </LinkButton>
    </>
  );
});
