import type {
  KycVerifications,
  PanProfile,
  SavedPan,
  SavePanRequest,
  VerifyPanRequest,
} from '#application/accounts/kyc/kyc-verifications.ts';
import type { CallOptions } from '#application/platform/call-options.ts';
import type { PortFailure } from '#application/platform/port-failure.ts';
import type { Session } from '#application/platform/session.ts';
import { KycFactor, KycMethod, type KycOutcome } from '#domain/accounts/kyc/kyc-outcome.ts';
import { type Result, success } from '#domain/platform/result.ts';
import { BANK_PASSED_OVER } from '#infrastructure/accounts/sign-in/sign-in.wire.ts';
import type { InvestorCalls } from '#infrastructure/accounts/investor-calls.ts';
import { kycOutcomeOf } from './kyc-reply.ts';
import { stepAfterKyc } from './onboarding-status.wire.ts';
import {
  identityStatusReply,
  type KycReplyData,
  panProfileReply,
  savePanReply,
  skipReply,
  verifyPanReply,
} from './kyc-verifications.wire.ts';

/** The HTTP status by which the PAN calls say that another investor has the PAN. */
const REGISTERED_ALREADY = 409;

export class HttpKycVerifications implements KycVerifications {
  constructor(
    private readonly calls: InvestorCalls,
    private readonly session: Session,
  ) {}

  async verifyPan(
    request: VerifyPanRequest,
    options: CallOptions,
  ): Promise<Result<KycOutcome, PortFailure>> {
    const { pan, factor, dateOfBirth, depositId, returnUrl } = request;
    const isByBirth = factor === KycFactor.DateOfBirth;
    const body = {
      pan_no: pan,
      mobile_no: this.session.current?.mobile ?? '',
      redirection_url: returnUrl,
      fd_id: depositId ?? 0,
      ckyc_auth_factor: isByBirth ? 'dob' : 'mobile',
      ...(isByBirth && dateOfBirth && { date_of_birth: dateOfBirth.iso }),
    };
    const call = { path: '/onboarding/verifypan', body, reply: verifyPanReply, changes: 'KYC' };
    return outcomeOf(await this.calls.send(call, options));
  }

  async identityOutcome(
    entryId: string,
    options: CallOptions,
  ): Promise<Result<KycOutcome, PortFailure>> {
    const path = '/onboarding/getdigilocker-uistream-status';
    const call = { path, body: { entry_id: entryId }, reply: identityStatusReply };
    return outcomeOf(await this.calls.send(call, options));
  }

  async panProfile(pan: string, options: CallOptions): Promise<Result<PanProfile, PortFailure>> {
    const call = { path: '/getpanprofile', body: { pan }, reply: panProfileReply };
    const reply = await this.calls.send(call, options);
    if (!reply.ok) return reply;
    const { name, gender } = reply.value.data.kycResult;
    return success({ name, ...(gender && { gender }) });
  }

  async savePan(
    request: SavePanRequest,
    options: CallOptions,
  ): Promise<Result<SavedPan, PortFailure>> {
    const { pan, name, email, dateOfBirth, method } = request;
    const isMinimum = method === KycMethod.Minimum;
    const date = isMinimum ? dateOfBirth?.dashed : dateOfBirth?.iso;
    const body = {
      email_id: email,
      investor_name: name,
      pan,
      kyc_method: isMinimum ? 'MINKYC' : 'CKYC',
      ...(date !== undefined && { date_of_birth: date }),
    };
    const call = { path: '/onboarding/savepan', body, reply: savePanReply, changes: 'PAN' };
    const reply = await this.calls.send(call, options);
    if (!reply.ok) return reply;
    const { data } = reply.value;
    const { gender } = data;
    const step = stepAfterKyc(data.onboarding_status);
    return success({
      isBankStepComplete: data.is_bank_skipped === BANK_PASSED_OVER,
      isSeniorCitizen: data.is_senior_citizen === 1,
      removedAccounts: data.removed_bank_accounts ?? [],
      ...(data.has_bank_account !== undefined && { hasBankAccount: data.has_bank_account === 1 }),
      ...(step && { onboardingStep: step }),
      ...(gender && { gender }),
    });
  }

  skip(options: CallOptions): Promise<Result<void, PortFailure>> {
    const body = { method_name: 'SkipPan' };
    const call = { path: '/onboarding/skips', body, reply: skipReply, changes: 'KYC step' };
    return this.calls.change(call, options);
  }
}

function outcomeOf(
  reply: Result<{ readonly data: KycReplyData }, PortFailure>,
): Result<KycOutcome, PortFailure> {
  if (reply.ok) return success(kycOutcomeOf(reply.value.data));
  const { failure } = reply;
  if (failure.kind !== 'refused' || failure.status !== REGISTERED_ALREADY) return reply;
  const message = failure.message === undefined ? {} : { message: failure.message };
  return success({ kind: 'already-registered', ...message });
}
