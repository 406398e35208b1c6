import { asFacts } from '../../platform/expected.ts';

/**
 * Whether a stored session is that of an investor: it has an access token and an investor's id.
 *
 * @source FD-6.4
 * @example
 * ```ts
 * isSignedIn({ accessToken: 't' }); // => false
 * ```
 */
export function isSignedIn(stored: {
  readonly accessToken?: string | undefined;
  readonly investorId?: number | undefined;
}): boolean {
  const { accessToken, investorId } = asFacts(stored);
  const hasToken = typeof accessToken === 'string' && accessToken !== '';
  return hasToken && Number.isSafeInteger(investorId) && Number(investorId) > 0;
}
