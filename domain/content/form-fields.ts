import { asText } from '../platform/expected.ts';

/** What the public forms ask of a mobile number: exactly ten digits, 0 to 9. */
export function isMobile(text: string): boolean {
  return /^[0-9]{10}$/.test(asText(text).trim());
}

/** And of an e-mail address: the shape x@y.z, without spaces. */
export function isEmail(text: string): boolean {
  return /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(asText(text).trim());
}

export function isBlank(text: string): boolean {
  return asText(text).trim() === '';
}
