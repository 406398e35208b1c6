import type { KycIdentity, KycOutcome } from '#domain/accounts/kyc/kyc-outcome.ts';
import { CalendarDate } from '#domain/platform/calendar-date.ts';
import type { KycReplyData } from './kyc-verifications.wire.ts';

/** The reason why a PAN could not be verified against the registered mobile number. */
const OTHER_MOBILE = 'error_invalid_mobile';

/**
 * Converts a KYC reply into its outcome: a date of birth is needed, the verification failed, the
 * PAN belongs to another person, the investor must visit the identity page, or the PAN is valid.
 * The services send some fields in two spellings, and at the top level or in `details`.
 */
export function kycOutcomeOf(data: KycReplyData): KycOutcome {
  const { type_name, details = {} } = data;
  const { status, message } = details;
  const reason = details.responseKey ?? details.response_key;
  if (reason === OTHER_MOBILE) return { kind: 'needs-date-of-birth' };
  if (status?.toUpperCase() === 'FAILURE') return { kind: 'failed', ...(message && { message }) };
  if ((data.is_pan_matching ?? details.is_pan_matching) === 0) return { kind: 'pan-mismatch' };
  const url = details.url ?? details.authorizationUrl;
  if (url) {
    const entryId = String(details.entry_id ?? '');
    return { kind: 'identity-page', url, ...(entryId && { entryId }) };
  }
  const kind = type_name === 'CKYC' ? 'central-record' : 'accepted';
  return { kind, identity: identityOf(data) };
}

function identityOf({ details, ...data }: KycReplyData): KycIdentity {
  const name = details?.investor_name ?? data.investor_name;
  const dateOfBirth = details?.date_of_birth ?? data.date_of_birth;
  const email = details?.email ?? data.email;
  const gender = details?.gender ?? data.gender;
  return {
    ...(name && { name }),
    ...(dateOfBirth && { dateOfBirth: CalendarDate.of(dateOfBirth) }),
    ...(email && { email }),
    ...(gender && { gender }),
  };
}
