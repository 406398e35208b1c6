import type { UpiCheck } from '#application/accounts/bank/upi-checks.ts';

/** Chooses an outcome in the payment app, and returns the HTTP status of its page. */
export async function payByUpi(
  { webPage }: Pick<UpiCheck, 'webPage'>,
  choice: 'paid' | 'paid-by-other' | 'declined',
): Promise<number> {
  if (webPage === undefined) throw new Error('the sandbox has a page for it');
  const { origin, pathname, searchParams } = new URL(webPage);
  const body = new URLSearchParams({ state: searchParams.get('state') ?? '', choice }).toString();
  const headers = { 'content-type': 'application/x-www-form-urlencoded', origin };
  return (await fetch(`${origin}${pathname}`, { method: 'POST', headers, body })).status;
}
