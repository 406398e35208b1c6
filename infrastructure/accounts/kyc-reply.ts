import type { KycIdentity, PanVerificationReply } from '#domain/accounts/kyc/kyc-outcome.ts';
import { CalendarDate } from '#domain/platform/calendar-date.ts';
import type { KycReplyData } from './kyc-verifications.wire.ts';

/**
 * Converts a KYC reply to one form. The services send some fields in two spellings, and at the top
 * level or in `details`.
 */
export function verificationOf(data: KycReplyData): PanVerificationReply {
  const { details = {} } = data;
  const responseKey = details.responseKey ?? details.response_key;
  const redirectUrl = details.url ?? details.authorizationUrl;
  const isMatching = data.is_pan_matching ?? details.is_pan_matching;
  return {
    identity: identityOf(data),
    ...(data.type_name && { typeName: data.type_name }),
    ...(details.entry_id !== undefined && { entryId: String(details.entry_id) }),
    ...(responseKey && { responseKey }),
    ...(redirectUrl && { redirectUrl }),
    ...(details.status && { status: details.status }),
    ...(details.message && { message: details.message }),
    ...(isMatching !== undefined && { isPanMatching: isMatching === 1 }),
  };
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
