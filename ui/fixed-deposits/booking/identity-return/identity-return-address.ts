import type { IdentityReturn } from '#application/accounts/kyc/identity-checks.ts';

/** The parameters that the identity page adds; undefined unless all of them are present. */
export function identityReturnIn(search: string): IdentityReturn | undefined {
  const query = new URLSearchParams(search);
  const manufacturerId = query.get('manufacturer-id');
  const entryId = query.get('entry-id');
  const referenceId = query.get('referenceId');
  const data = query.get('data');
  if (!manufacturerId || !entryId || !referenceId || !data) return undefined;
  return { manufacturerId, entryId, referenceId, data };
}
