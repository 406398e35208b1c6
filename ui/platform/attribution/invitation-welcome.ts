import { readReferralCode } from '#domain/referrals/referral-sharing.ts';

/** The greeting for a visitor with a referral link; undefined without a valid referral code. */
export function invitationWelcome(search: string): string | undefined {
  const code = new URLSearchParams(search).get('ir_co') ?? undefined;
  return readReferralCode(code) === undefined
    ? undefined
    : 'Welcome! Your friend’s invitation counts when you sign up on this device.';
}
