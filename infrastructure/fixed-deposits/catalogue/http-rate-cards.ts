import type { DepositId, SchemeId } from '#application/fixed-deposits/catalogue/deposit-ids.ts';
import type { DepositRates, RateCards } from '#application/fixed-deposits/catalogue/rate-cards.ts';
import type { CallOptions } from '#application/platform/call-options.ts';
import type { Reporting } from '#application/platform/reporting.ts';
import type { Session } from '#application/platform/session.ts';
import { type PayoutFrequency } from '#domain/fixed-deposits/interest/payout-frequency.ts';
import { payoutCode } from '#infrastructure/fixed-deposits/catalogue/payout-code.wire.ts';
import type { HttpClient } from '#infrastructure/platform/http/http-client.ts';
import { decodeReply } from '#infrastructure/platform/http/decode-reply.ts';
import { depositRatesCall } from './rate-cards.calls.ts';
import { type FdRequest, type SchemeRow, schemeRowsReply } from './rate-cards.wire.ts';
import { depositRatesOf } from './scheme-rows.ts';

export interface RateCardsDependencies {
  readonly http: HttpClient;
  readonly session: Session;
  readonly reporting: Reporting;
}

export class HttpRateCards implements RateCards {
  constructor(private readonly dependencies: RateCardsDependencies) {}

  forDeposit(
    depositId: DepositId,
    { payoutFrequency }: { readonly payoutFrequency: PayoutFrequency },
    { signal }: CallOptions,
  ) {
    const call = depositRatesCall({
      investorId: this.investorId,
      depositId,
      payoutCode: payoutCode(payoutFrequency),
    });
    const reply = decodeReply(schemeRowsReply, ({ data }) => {
      const rates = this.ratesOf(data, payoutFrequency);
      if (rates === undefined) throw new Error(`getfd: no rows for deposit ${depositId}`);
      return rates;
    });
    return this.dependencies.http.send({ ...call, reply, signal });
  }

  compare(
    query: { readonly schemeIds: readonly SchemeId[]; readonly payoutFrequency: PayoutFrequency },
    { signal }: CallOptions,
  ) {
    const { schemeIds, payoutFrequency: requested } = query;
    const body: FdRequest = {
      display_location: 'Compare',
      comparison_ids: schemeIds.join(','),
      count: schemeIds.length,
      tag: '',
      tag_id: 0,
      investor_id: this.investorId,
      fd_id: 0,
      payout_method_id: payoutCode(requested),
    };
    const reply = decodeReply(schemeRowsReply, ({ data }) => {
      const deposits = [...new Set(data.map((row) => row.fd_id))];
      return deposits
        .map((deposit) =>
          this.ratesOf(
            data.filter((row) => row.fd_id === deposit),
            requested,
          ),
        )
        .filter(isPresent);
    });
    return this.dependencies.http.send({
      api: 'main',
      path: '/products/getfd',
      body,
      reply,
      signal,
    });
  }

  private ratesOf(
    rows: readonly SchemeRow[],
    requested: PayoutFrequency,
  ): DepositRates | undefined {
    return depositRatesOf(rows, { requested: requested, reporting: this.dependencies.reporting });
  }

  private get investorId(): number {
    return this.dependencies.session.current?.investorId ?? 0;
  }
}

function isPresent<Value>(value: Value | undefined): value is Value {
  return value !== undefined;
}
