import { EmptyState } from '#ui/platform/design-system/feedback/empty-state.tsx';
import { EmptyPortfolioPicture } from '#ui/platform/design-system/illustrations/empty-portfolio.tsx';
import { LinkButton } from '#ui/platform/design-system/actions/link-button.tsx';

/** Shown in place of an empty portfolio or passbook. */
export function NoDepositsYet() {
  return (
    <EmptyState
      title="Earn up to 9.40% assured returns"
      text={
        'The highest rates are for women aged 60 or older; your own is shown before you book. ' +
        'Your deposits, what they earn each day and every payout will be here.'
      }
      illustration={<EmptyPortfolioPicture />}
      action={<LinkButton to="/invest">Discover FDs</LinkButton>}
    />
  );
}
