import type { BookingStep } from '#application/fixed-deposits/book-deposit.ts';

/** Marks the steps of a booking, so that each knows where it leads. */
const BOOKING = 'where_from=maturity-action';

const PATHS = {
  kyc: '/kyc',
  'bank-account': '/add-bank-account',
  'personal-info': '/personal-info',
  nomination: '/add-nomination',
} as const;

/** Where the app goes on; the identity page lies outside it. */
export function bookingPath(
  step: Exclude<BookingStep, { readonly kind: 'identity-page' }>,
): string {
  if (step.kind === 'embedded-booking') return '/tarrakki';
  const path = step.kind === 'declarations' ? '/declaration' : PATHS[step.step];
  return `${path}?${BOOKING}`;
}

/** The page (sic) that takes a booking up again. */
export const resumePath = `/fd-redireacting?${BOOKING}`;

/** The same for an outside page to return to. */
export function bookingReturnUrl(): string {
  return `${window.location.origin}${resumePath}`;
}
