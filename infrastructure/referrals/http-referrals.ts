import type { CallOptions } from '#application/platform/call-options.ts';
import type { PortFailure } from '#application/platform/port-failure.ts';
import type { Session } from '#application/platform/session.ts';
import type { Referrals, ReferralStats } from '#application/referrals/referrals.ts';
import { Money } from '#domain/platform/money.ts';
import { type Result, success } from '#domain/platform/result.ts';
import { readReferralDay, type ReferralEntry } from '#domain/referrals/referral-report.ts';
import type { HttpClient } from '#infrastructure/platform/http/http-client.ts';
import { decodeReply } from '#infrastructure/platform/http/decode-reply.ts';
import { type ReferralEntryWire, referralStatsReply, referralTextReply } from './referrals.wire.ts';

const statsReply = decodeReply(referralStatsReply, ({ data }) => ({
  link: data.referral_link,
  entries: data.convertsList.map(entryOf),
}));

export class HttpReferrals implements Referrals {
  constructor(
    private readonly http: HttpClient,
    private readonly session: Session,
  ) {}

  stats(campaignId: string, { signal }: CallOptions): Promise<Result<ReferralStats, PortFailure>> {
    return this.http.send({
      api: 'main',
      path: '/user/referral_stats',
      // The field is named `email` but carries the mobile number.
      body: { email: this.session.current?.mobile ?? '', campaign_id: Number(campaignId) },
      reply: statsReply,
      signal,
    });
  }

  async text({ signal }: CallOptions): Promise<Result<string, PortFailure>> {
    const sent = await this.http.send({
      api: 'main',
      method: 'GET',
      path: '/products/getreferraltext',
      reply: referralTextReply,
      signal,
    });
    return sent.ok ? success(sent.value.data) : sent;
  }
}

function entryOf(entry: ReferralEntryWire): ReferralEntry {
  const day = readReferralDay(entry.time);
  if (day === undefined) throw new Error('a referral has an invalid time');
  const value = String(entry.purchaseValue ?? '').trim();
  const purchaseValue = value === '' ? Money.zero : Money.of(value);
  if (purchaseValue.isNegative()) throw new Error('a referral has a negative value');
  return {
    event: entry.event_name,
    status: String(entry.status),
    day,
    friendName: entry.referee_name,
    friendMobile: entry.referee_mobile,
    purchaseValue,
  };
}
