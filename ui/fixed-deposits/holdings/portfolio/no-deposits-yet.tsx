import { SENIOR_CITIZEN_AGE } from '#domain/platform/senior-age.ts';
import { HIGHEST_RATE } from '#ui/fixed-deposits/shared/highest-rate.ts';
import { EmptyState } from '#ui/platform/design-system/feedback/empty-state.tsx';
import { LinkButton } from '#ui/platform/design-system/actions/link-button.tsx';

/** Shown in place of an empty portfolio or passbook. */
export function NoDepositsYet() {
  return (
    <EmptyState
      title="You have no deposits yet"
      text={
        `Rates go up to ${HIGHEST_RATE} p.a. for women aged ${SENIOR_CITIZEN_AGE} or older. ` +
        'You see your own rate before you book. Your deposits, their interest and every payout ' +
        'will appear here.'
      }
      action={<LinkButton to="/invest">Discover FDs</LinkButton>}
    />
  );
}
