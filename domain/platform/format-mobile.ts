import { invariant } from './invariant.ts';

/** `+91 98765 43210`, from the ten digits of an Indian mobile number. */
export function formatMobile(digits: string): string {
  invariant(
    typeof digits === 'string' && /^[0-9]{10}$/.test(digits),
    'a mobile number is shown from its ten digits',
  );
  return `+91 ${digits.slice(0, 5)} ${digits.slice(5)}`;
}
