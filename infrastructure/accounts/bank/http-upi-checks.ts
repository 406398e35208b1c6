import { type UpiCheck, type UpiChecks, UpiStatus } from '#application/accounts/bank/upi-checks.ts';
import type { CallOptions } from '#application/platform/call-options.ts';
import type { PortFailure } from '#application/platform/port-failure.ts';
import { type Result, success } from '#domain/platform/result.ts';
import type { InvestorCalls } from '#infrastructure/accounts/investor-calls.ts';
import { upiIntentReply, upiStatusReply } from './onboarding.wire.ts';

const WAITED = {
  PENDING: UpiStatus.Waiting,
  FAILED: UpiStatus.Declined,
  EXPIRED: UpiStatus.Expired,
} as const;

export class HttpUpiChecks implements UpiChecks {
  constructor(private readonly calls: InvestorCalls) {}

  async start(options: CallOptions): Promise<Result<UpiCheck, PortFailure>> {
    const call = { path: '/onboarding/getupiintent', reply: upiIntentReply };
    const reply = await this.calls.send(call, options);
    if (!reply.ok) return reply;
    const { upi_intent, decentro_txn_id, reference_id, payment_page } = reply.value.data;
    return success({
      transactionId: decentro_txn_id,
      referenceId: reference_id,
      link: upi_intent,
      webPage: payment_page,
    });
  }

  async status(
    { transactionId, referenceId }: Pick<UpiCheck, 'transactionId' | 'referenceId'>,
    options: CallOptions,
  ): Promise<Result<UpiStatus, PortFailure>> {
    const body = { decentro_txn_id: transactionId, reference_id: referenceId };
    const call = { path: '/onboarding/getupistatus', body, reply: upiStatusReply };
    const reply = await this.calls.send(call, options);
    if (!reply.ok) return reply;
    const { status, is_name_matching } = reply.value.data;
    if (status !== 'SUCCESS') return success(WAITED[status]);
    return success(is_name_matching === 1 ? UpiStatus.Match : UpiStatus.Mismatch);
  }
}
