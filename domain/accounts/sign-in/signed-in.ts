import { asFacts } from '../../platform/expected.ts';

export function isSignedIn(stored: {
  readonly accessToken?: string | undefined;
  readonly investorId?: number | undefined;
}): boolean {
  const { accessToken, investorId } = asFacts(stored, 'a stored session');
  const hasToken = typeof accessToken === 'string' && accessToken !== '';
  return hasToken && Number.isSafeInteger(investorId) && Number(investorId) > 0;
}
