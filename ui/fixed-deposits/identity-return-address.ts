import type { IdentityReturn } from '#application/accounts/identity-checks.ts';

/** What the identity page added to the address, where it led here with all of it. */
export function identityReturnIn(search: string): IdentityReturn | undefined {
  const query = new URLSearchParams(search);
  const manufacturerId = query.get('manufacturer-id');
  const entryId = query.get('entry-id');
  const referenceId = query.get('referenceId');
  const data = query.get('data');
  if (!manufacturerId || !entryId || !referenceId || !data) return undefined;
  return { manufacturerId, entryId, referenceId, data };
}
