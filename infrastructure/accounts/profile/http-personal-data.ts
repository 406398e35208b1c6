import type {
  Activity,
  Consent,
  PersonalData,
} from '#application/accounts/profile/personal-data.ts';
import type { CallOptions } from '#application/platform/call-options.ts';
import type { PortFailure } from '#application/platform/port-failure.ts';
import type { Session } from '#application/platform/session.ts';
import { failure, type Result, success } from '#domain/platform/result.ts';
import type { HttpClient } from '#infrastructure/platform/http/http-client.ts';
import type { InvestorCalls } from '#infrastructure/accounts/investor-calls.ts';
import {
  activityReply,
  type ActivityRow,
  changeEmailReply,
  confirmEmailReply,
  type ConsentRow,
  consentsReply,
  deleteInvestorReply,
  exportDataReply,
  removePictureReply,
  updateConsentReply,
  updateProfileReply,
} from './personal-data.wire.ts';

/** Milliseconds that suffice to upload two megabytes over a slow connection. */
const UPLOAD_TIMEOUT_MILLISECONDS = 60_000;

export class HttpPersonalData implements PersonalData {
  constructor(
    private readonly http: HttpClient,
    private readonly calls: InvestorCalls,
    private readonly session: Session,
  ) {}

  async savePicture(
    picture: Uint8Array<ArrayBuffer>,
    { signal }: CallOptions,
  ): Promise<Result<string, PortFailure>> {
    const investor = this.session.current;
    if (investor === undefined) return failure({ kind: 'signed-out' });
    const form = new FormData();
    form.set('investor_id', String(investor.investorId));
    form.set('profile_image', new Blob([picture]), 'picture');
    const saved = await this.http.send({
      api: 'main',
      path: '/profile/updateprofile',
      form,
      reply: updateProfileReply,
      timeoutMilliseconds: UPLOAD_TIMEOUT_MILLISECONDS,
      signal,
    });
    return saved.ok ? success(saved.value.data.image_base64) : saved;
  }

  removePicture(options: CallOptions): Promise<Result<void, PortFailure>> {
    const call = { path: '/profile/removepicture', reply: removePictureReply };
    return this.calls.change(call, options);
  }

  changeEmail(email: string, options: CallOptions): Promise<Result<void, PortFailure>> {
    const call = { path: '/profile/changeemail', body: { email }, reply: changeEmailReply };
    return this.calls.change(call, options);
  }

  async confirmEmail(code: string, options: CallOptions): Promise<Result<string, PortFailure>> {
    const body = { otp: code };
    const call = { path: '/profile/confirmemail', body, reply: confirmEmailReply };
    const reply = await this.calls.send(call, options);
    return reply.ok ? success(reply.value.data.email) : reply;
  }

  async activity(options: CallOptions): Promise<Result<readonly Activity[], PortFailure>> {
    const call = { path: '/profile/activity', reply: activityReply };
    const reply = await this.calls.send(call, options);
    return reply.ok ? success(reply.value.data.map(activityOf)) : reply;
  }

  async consents(options: CallOptions): Promise<Result<readonly Consent[], PortFailure>> {
    const call = { path: '/profile/consents', reply: consentsReply };
    const reply = await this.calls.send(call, options);
    return reply.ok ? success(reply.value.data.map(consentOf)) : reply;
  }

  setConsent(
    { purpose, isGiven }: Pick<Consent, 'purpose' | 'isGiven'>,
    options: CallOptions,
  ): Promise<Result<void, PortFailure>> {
    const body = { purpose, is_given: isGiven ? 1 : 0 };
    const changes = `consent to ${purpose}`;
    const path = '/profile/updateconsent';
    return this.calls.change({ path, body, reply: updateConsentReply, changes }, options);
  }

  async everything(options: CallOptions): Promise<Result<string, PortFailure>> {
    const call = { path: '/profile/exportdata', reply: exportDataReply };
    const reply = await this.calls.send(call, options);
    return reply.ok ? success(JSON.stringify(reply.value.data, undefined, 2)) : reply;
  }

  deleteAccount(options: CallOptions): Promise<Result<void, PortFailure>> {
    const path = '/investor/delete';
    return this.calls.change({ path, reply: deleteInvestorReply, changes: 'account' }, options);
  }
}

function activityOf({ activity_id, kind, detail, happened_at }: ActivityRow): Activity {
  return { id: activity_id, kind, detail, happenedAt: new Date(happened_at) };
}

function consentOf({ purpose, is_given, since }: ConsentRow): Consent {
  return { purpose, isGiven: is_given === 1, since: new Date(since) };
}
