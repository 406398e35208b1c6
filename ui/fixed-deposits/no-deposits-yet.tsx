import { EmptyState } from '../platform/design-system/empty-state.tsx';
import { EmptyPortfolioPicture } from '../platform/design-system/illustrations/empty-portfolio.tsx';
import { LinkButton } from '../platform/design-system/link-button.tsx';

/** In place of the deposits, or their passbook, of somebody who has none. */
export function NoDepositsYet() {
  return (
    <EmptyState
      title="Earn up to 9.40% assured returns"
      text="Your deposits, what they earn each day and every payout will be here."
      illustration={<EmptyPortfolioPicture />}
      action={<LinkButton to="/invest">Discover FDs</LinkButton>}
    />
  );
}
