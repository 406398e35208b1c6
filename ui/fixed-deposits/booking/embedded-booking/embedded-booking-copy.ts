import type { EmbeddedStep } from '#domain/fixed-deposits/booking/embedded-step.ts';

export const embeddedCopy = {
  title: 'Book with the bank',
  text: 'The bank asks for the last details on its own page, below. You will come back here when done.',
  frame: 'Booking page of the bank',
  loading: 'The page of the bank is on its way',
  cancel: 'Back to your order',
  atStep: (heading: string) => `Step: ${heading}`,
  notOk: 'Network response was not ok',
  notOkText: 'Nothing was paid. Please try again.',
  silent: 'The page of the bank does not answer',
  silentText: 'Nothing is lost: the booking goes on where it stopped.',
  checking: 'We are checking what became of your deposit. It is booked once at most.',
  notBooked: 'The bank has not confirmed your deposit yet',
  notBookedText: 'Its page says that the booking is finished, but we cannot see a deposit.',
  check: 'Check again',
  none: 'No order yet',
  noneText: 'Choose a deposit and an amount first; the booking with the bank comes after it.',
  discover: 'Discover FDs',
  badAddress: 'This address does not lead to a booking',
  badAddressText: 'Please go back to your order and start again from there.',
} as const;

/** The heading of the page during each step. */
export const embeddedStepHeadings = {
  'personal info': 'Personal Info',
  nominee: 'Nominee',
  'bank account': 'Bank Account',
  payment: 'Payment',
  'video kyc': 'Video KYC',
} as const satisfies Record<EmbeddedStep, string>;
