import type { StepUpCodes } from '#application/accounts/sign-in/step-up-codes.ts';
import type { CallOptions } from '#application/platform/call-options.ts';
import type { PortFailure } from '#application/platform/port-failure.ts';
import type { ProtectedChange } from '#domain/accounts/sign-in/step-up.ts';
import { type Result, success } from '#domain/platform/result.ts';
import type { InvestorCalls } from '#infrastructure/accounts/investor-calls.ts';
import { confirmStepUpReply, sendStepUpReply } from './step-up.wire.ts';

export class HttpStepUpCodes implements StepUpCodes {
  constructor(private readonly calls: InvestorCalls) {}

  send(change: ProtectedChange, options: CallOptions): Promise<Result<void, PortFailure>> {
    const call = { path: '/login/sendstepup', body: { change }, reply: sendStepUpReply };
    return this.calls.change(call, options);
  }

  async confirm(
    { change, code }: { readonly change: ProtectedChange; readonly code: string },
    options: CallOptions,
  ): Promise<Result<string, PortFailure>> {
    const body = { change, otp: code };
    const call = { path: '/login/confirmstepup', body, reply: confirmStepUpReply };
    const confirmed = await this.calls.send(call, options);
    return confirmed.ok ? success(confirmed.value.data.access_token) : confirmed;
  }
}
