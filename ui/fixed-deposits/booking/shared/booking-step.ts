import type { BookingStep } from '#application/fixed-deposits/booking/book-deposit.ts';
import { stepPath, withPurpose } from '#ui/accounts/onboarding/step-paths.ts';
import { paths } from '#ui/accounts/paths.ts';

/** The next page of the app; undefined for the identity page, which is external. */
export function bookingPath(
  step: Exclude<BookingStep, { readonly kind: 'identity-page' }>,
): string {
  if (step.kind === 'embedded-booking') return '/tarrakki';
  if (step.kind === 'declarations') return withPurpose('/declaration', 'deposit');
  return stepPath(step.step, 'deposit');
}

/** The page that resumes a booking; its spelling is fixed by the product documents. */
export const resumePath = withPurpose(paths.resumeDeposit, 'deposit');

/** The absolute URL of `resumePath`, to which external pages redirect. */
export function bookingReturnUrl(): string {
  return `${window.location.origin}${resumePath}`;
}
