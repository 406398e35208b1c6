import type { EmbeddedStep } from '#domain/fixed-deposits/booking/embedded-step.ts';

export const embeddedCopy = {
  title: 'Book with the bank',
  where: 'You are on Suryoday’s page',
  frame: 'Booking page of the bank',
  loading: 'Opening the bank’s page',
  cancel: 'Back to your order',
  atStep: (heading: string) => `Step: ${heading}`,
  notOk: 'We could not open the bank’s page',
  notOkText: 'Your order is unchanged. Please try again.',
  silent: 'The bank’s page is not responding',
  silentText: 'Nothing is lost. You can continue the booking where it stopped.',
  checking: 'We are asking the bank whether your deposit is booked.',
  notBooked: 'The bank has not confirmed your deposit yet',
  notBookedText: 'Its page says that the booking is finished, but we cannot see a deposit.',
  check: 'Check again',
  none: 'No order yet',
  noneText: 'Choose a deposit and an amount first; the booking with the bank comes after it.',
  discover: 'Discover FDs',
  badAddress: 'This link does not open a booking',
  badAddressText: 'Please go back to your order and start again from there.',
  badAdvisorLink: 'Please open the link again as your advisor has sent it.',
} as const;

/** The heading of the page during each step. */
export const embeddedStepHeadings = {
  'personal info': 'Personal Info',
  nominee: 'Nominee',
  'bank account': 'Bank Account',
  payment: 'Payment',
  'video kyc': 'Video KYC',
} as const satisfies Record<EmbeddedStep, string>;
