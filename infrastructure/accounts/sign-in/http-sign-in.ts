import { HOUSE_ADVISOR_ID } from '#infrastructure/platform/http/provider-ids.wire.ts';
import type { CodeProof, Enrolment, SignIn } from '#application/accounts/sign-in/sign-in.ts';
import type { CallOptions } from '#application/platform/call-options.ts';
import type { PortFailure } from '#application/platform/port-failure.ts';
import type { SignedInInvestor } from '#application/platform/session.ts';
import { COUNTRY_CODE } from '#domain/accounts/sign-in/mobile.ts';
import { CalendarDate } from '#domain/platform/calendar-date.ts';
import { type Result, success } from '#domain/platform/result.ts';
import type { HttpClient } from '#infrastructure/platform/http/http-client.ts';
import {
  BANK_PASSED_OVER,
  enrolmentReply,
  sendOtpReply,
  type SignedInUser,
  signOutReply,
  verifyOtpReply,
} from './sign-in.wire.ts';

export class HttpSignIn implements SignIn {
  constructor(private readonly http: HttpClient) {}

  requestCode(mobile: string, options: CallOptions): Promise<Result<void, PortFailure>> {
    return this.sendCode(mobile, options);
  }

  resendCode(mobile: string, options: CallOptions): Promise<Result<void, PortFailure>> {
    return this.sendCode(mobile, options);
  }

  async enrol(
    { mobile, campaignId, firstName }: Enrolment,
    { signal }: CallOptions,
  ): Promise<Result<void, PortFailure>> {
    const body = { mobile, campaign_id: campaignId, fname: firstName };
    const path = '/user/enrollment';
    const sent = await this.http.send({ api: 'main', path, body, reply: enrolmentReply, signal });
    return sent.ok ? success(undefined) : sent;
  }

  async verifyCode(
    { mobile, code, advisorId, invitation }: CodeProof,
    { signal }: CallOptions,
  ): Promise<Result<SignedInInvestor, PortFailure>> {
    const body = {
      ifa_id: advisorId ?? HOUSE_ADVISOR_ID,
      mobile_no: mobile,
      otp: code,
      ...(invitation !== undefined && { ir_co: invitation }),
    };
    const path = '/login/verifyotp';
    const reply = await this.http.send({ api: 'main', path, body, reply: verifyOtpReply, signal });
    return reply.ok ? success(investorOf(reply.value.data)) : reply;
  }

  async signOut({ signal }: CallOptions): Promise<Result<void, PortFailure>> {
    const reply = signOutReply;
    const done = await this.http.send({ api: 'main', path: '/login/logout', reply, signal });
    return done.ok ? success(undefined) : done;
  }

  private async sendCode(
    mobile: string,
    { signal }: CallOptions,
  ): Promise<Result<void, PortFailure>> {
    const sent = await this.http.send({
      api: 'main',
      path: '/login/sendotp',
      body: {
        country_code: COUNTRY_CODE,
        mobile_no: mobile,
        request_source: 'web',
        // Native apps send an id by which the phone passes the SMS code to them. Browsers have
        // none.
        app_signature_id: '',
      },
      reply: sendOtpReply,
      signal,
    });
    return sent.ok ? success(undefined) : sent;
  }
}

function investorOf(user: SignedInUser): SignedInInvestor {
  return {
    accessToken: user.access_token,
    investorId: user.investor_id,
    mobile: user.mobile_no,
    isNewInvestor: user.is_new_investor === 1,
    isBankStepComplete: user.is_bank_skipped === BANK_PASSED_OVER,
    isDematVerified: user.is_demat_verified === 1,
    isSeniorCitizen: user.is_senior_citizen === 1,
    ...(user.has_bank_account !== undefined && { hasBankAccount: user.has_bank_account === 1 }),
    ...(user.investor_name && { name: user.investor_name }),
    ...(user.email && { email: user.email }),
    ...(user.pan_no && { pan: user.pan_no }),
    ...(user.birth_date && { birthDate: CalendarDate.of(user.birth_date) }),
    ...(user.gender && { gender: user.gender }),
    ...(user.mkycstatus && { kycStatus: user.mkycstatus }),
    ...(user.demat_account_no && { dematNumber: user.demat_account_no }),
    ...(user.profile_score !== undefined && { profileScore: user.profile_score }),
    ...(user.image_base64 && { pictureUrl: user.image_base64 }),
  };
}
