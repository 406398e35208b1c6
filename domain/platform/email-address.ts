/**
 * Maximum length in characters of the part before the @, of a host name, and of one of its labels
 * (RFC 5321, RFC 1035).
 */
const LONGEST = { local: 64, host: 255, label: 63 } as const;

/**
 * The part before the @: dots, the other characters of an atom (RFC 5322), and letters of any
 * script (RFC 6531). Colons, commas and brackets are not among them, because they separate two
 * addresses, or enclose one.
 */
const LOCAL = /^[\p{L}\p{M}\p{N}.!#$%&'*+/=?^_`{|}~-]+$/u;

/** The error message for each violation of an email address; forms and the server use them. */
export const emailViolationTexts = Object.freeze({
  missing: 'Please enter your email address',
  malformed: 'Please enter a valid email address',
} as const);

/**
 * Whether text has the form of an email address: x@y.z, where y.z is a host name of two or more
 * labels. Full-width and other compatibility characters are not accepted: most mail servers reject
 * them, and some replace them by other characters.
 */
export function isEmailAddress(text: string): boolean {
  const [local = '', host = '', ...rest] = text.split('@');
  if (rest.length > 0 || local.length > LONGEST.local || host.length > LONGEST.host) return false;
  if (!LOCAL.test(local) || text.normalize('NFC') !== text.normalize('NFKC')) return false;
  const labels = host.split('.');
  return labels.length > 1 && labels.every(isHostLabel);
}

/**
 * Whether text is one label of a host name: letters of any script, digits, and hyphens except at
 * the ends.
 */
function isHostLabel(label: string): boolean {
  if (label.length > LONGEST.label || label.startsWith('-') || label.endsWith('-')) return false;
  return /^[\p{L}\p{M}\p{N}-]+$/u.test(label);
}
