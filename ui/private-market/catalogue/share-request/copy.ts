import { LONGEST_SHARE_NAME } from '#domain/private-market/catalogue/share-name.ts';
import { MOST_UNIT_DIGITS } from '#domain/private-market/orders/share-units.ts';
import type {
  RequestQuantityViolation,
  ShareRequestViolations,
} from '#domain/private-market/orders/share-request-violations.ts';

export const shareRequestCopy = {
  title: 'Request a share',
  text: 'Tell us which share you want, and how many. We will reply in 3-4 business days.',
  name: 'Share name',
  quantity: 'Quantity',
  submit: 'Submit request',
  cancel: 'Cancel',
  sent: "Request submitted successfully! We'll get back to you soon.",
  failed: 'Something went wrong. Please try again.',
  checking: 'Your connection dropped. We are checking whether your request reached us.',
} as const;

type NameViolation = NonNullable<ShareRequestViolations['shareName']>;

const NAME: Readonly<Record<NameViolation['kind'], string>> = {
  missing: 'Share name is required',
  'too-long': `Share name cannot exceed ${LONGEST_SHARE_NAME} characters`,
  'not-text': 'Share name has characters that cannot be written',
};

export function nameCopy({ kind }: NameViolation): string {
  return NAME[kind];
}

const QUANTITY: Readonly<Record<RequestQuantityViolation['kind'], string>> = {
  missing: 'Quantity is required',
  'not-positive': 'Quantity must be a valid positive number',
  'too-many-digits': `Quantity cannot exceed ${MOST_UNIT_DIGITS} digits`,
};

export function quantityCopy({ kind }: RequestQuantityViolation): string {
  return QUANTITY[kind];
}
