/**
 * Match what may be personal: email addresses, PANs, tokens, and numbers as long as a mobile
 * number, an account number or a code.
 */
const PERSONAL = [
  /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g,
  /\b[A-Z]{5}\d{4}[A-Z]\b/gi,
  // Signed tokens, and access tokens: 256 bits as base64url.
  /\beyJ[\w.-]+|[\w-]{43,}/g,
  /\d(?:[ -]?\d){5,}/g,
] as const;
const LONGEST_TEXT = 300;

/** The text for a report on one line, with possible personal data replaced by `…`. */
export function withoutPersonalData(text: string): string {
  const line = text.replaceAll(/\p{Cc}+/gu, ' ');
  const cleaned = PERSONAL.reduce((rest, pattern) => rest.replaceAll(pattern, '…'), line);
  return cleaned.length > LONGEST_TEXT ? `${cleaned.slice(0, LONGEST_TEXT)}…` : cleaned;
}
