import type { BookingStep } from '#application/fixed-deposits/booking/book-deposit.ts';

/**
 * The query parameter that marks a step as part of a booking, so that the step knows the next one.
 */
const BOOKING = 'where_from=maturity-action';

const PATHS = {
  kyc: '/kyc',
  'bank-account': '/add-bank-account',
  'personal-info': '/personal-info',
  nomination: '/add-nomination',
} as const;

/** The next page of the app; undefined for the identity page, which is external. */
export function bookingPath(
  step: Exclude<BookingStep, { readonly kind: 'identity-page' }>,
): string {
  if (step.kind === 'embedded-booking') return '/tarrakki';
  const path = step.kind === 'declarations' ? '/declaration' : PATHS[step.step];
  return `${path}?${BOOKING}`;
}

/** The page that resumes a booking; its spelling is fixed by the product documents. */
export const resumePath = `/fd-redireacting?${BOOKING}`;

/** The absolute URL of `resumePath`, to which external pages redirect. */
export function bookingReturnUrl(): string {
  return `${window.location.origin}${resumePath}`;
}
