import { isSuryoday, type IssuerId } from '#domain/fixed-deposits/catalogue/issuer.ts';
import { type Result, success } from '#domain/platform/result.ts';
import type { DepositCatalogue } from '#application/fixed-deposits/catalogue/deposit-catalogue.ts';
import type { DepositId } from '#application/fixed-deposits/catalogue/deposit-ids.ts';
import type { CallOptions } from '#application/platform/call-options.ts';
import type { PortFailure } from '#application/platform/port-failure.ts';

/** Suryoday's terms are a file of the app. */
const SURYODAY_TERMS = '/terms/suryoday.pdf';

/** Finds the address of an issuer's terms; only those of other issuers come from the backend. */
export async function termsAddressFor(
  { depositId, issuerId }: { readonly depositId: DepositId; readonly issuerId: IssuerId },
  catalogue: DepositCatalogue,
  options: CallOptions,
): Promise<Result<string, PortFailure>> {
  if (isSuryoday(issuerId)) return success(SURYODAY_TERMS);
  return catalogue.termsAddress(depositId, options);
}
