import type {
  OfferedPartnerScheme,
  PartnerDeposits,
} from '#application/fixed-deposits/catalogue/partner-deposits.ts';
import type { CallOptions } from '#application/platform/call-options.ts';
import type { Reporting } from '#application/platform/reporting.ts';
import { partnerCategoryFor } from '#domain/fixed-deposits/catalogue/partner-scheme.ts';
import type { PayoutFrequency } from '#domain/fixed-deposits/interest/payout-frequency.ts';
import { Tenure } from '#domain/fixed-deposits/interest/tenure.ts';
import { CalendarDate } from '#domain/platform/calendar-date.ts';
import { Money } from '#domain/platform/money.ts';
import { Percentage } from '#domain/platform/percentage.ts';
import type { HttpClient } from '#infrastructure/platform/http/http-client.ts';
import { decodeReply } from '#infrastructure/platform/http/decode-reply.ts';
import { partnerIssuersCall, partnerSchemesCall } from './partner-deposits.calls.ts';
import {
  partnerCalculationsReply,
  partnerIssuersReply,
  type PartnerSchemeWire,
  partnerSchemesReply,
} from './partner-deposits.wire.ts';
import { partnerPayoutFor } from '#infrastructure/fixed-deposits/holdings/partner-payouts.wire.ts';

export class HttpPartnerDeposits implements PartnerDeposits {
  constructor(
    private readonly http: HttpClient,
    private readonly reporting: Reporting,
  ) {}

  issuers({ signal }: CallOptions) {
    const reply = decodeReply(partnerIssuersReply, ({ issuers }) =>
      issuers.map(({ id, name, logo }) => ({ issuerId: id, name, logoUrl: logo })),
    );
    return this.http.send({ ...partnerIssuersCall, reply, signal });
  }

  schemes({ signal }: CallOptions) {
    const reply = decodeReply(partnerSchemesReply, ({ schemes }) =>
      schemes.flatMap((scheme) => this.schemeOf(scheme) ?? []),
    );
    return this.http.send({ ...partnerSchemesCall, reply, signal });
  }

  calculations(
    { principal, tenure }: { readonly principal: Money; readonly tenure: Tenure },
    { signal }: CallOptions,
  ) {
    const { days, months, years } = tenure.parts;
    const path = `/calculators/${principal.text}/${days}/${months}/${years}/suryoday`;
    const reply = decodeReply(partnerCalculationsReply, ({ data }) =>
      data.flatMap((row) => {
        const payoutFrequency = this.payoutOf(row.interest_payout_frequency);
        if (payoutFrequency === undefined) return [];
        return {
          schemeId: row.scheme_id,
          category: partnerCategoryFor(row.category),
          payoutFrequency,
          annualRatePercent: Percentage.of(row.interest_rate),
          totalInterest: Money.of(row.interest_amount),
          maturityAmount: Money.of(row.maturity_amount),
          maturityDate: CalendarDate.of(row.maturity_date),
          ...(row.payout_amount !== undefined && { payoutAmount: Money.of(row.payout_amount) }),
        };
      }),
    );
    return this.http.send({ api: 'fd-partner-v1', method: 'GET', path, reply, signal });
  }

  private schemeOf(scheme: PartnerSchemeWire): OfferedPartnerScheme | undefined {
    const payoutFrequency = this.payoutOf(scheme.interest_payout_frequency);
    return (
      payoutFrequency && {
        schemeId: scheme.id,
        issuerId: scheme.issuer_id,
        category: partnerCategoryFor(scheme.category),
        annualRatePercent: Percentage.of(scheme.interest_rate),
        tenure: Tenure.of({
          years: scheme.max_tenure_years,
          months: scheme.max_tenure_months,
          days: scheme.max_tenure_day,
        }),
        payoutFrequency,
        minimumAmount: Money.of(scheme.min_amount),
        maximumAmount: Money.of(scheme.max_amount),
        lockInDays: scheme.lock_in_period,
      }
    );
  }

  /**
   * The payout frequency of a wire word. An unknown word is reported, and its scheme is not shown.
   */
  private payoutOf(word: string): PayoutFrequency | undefined {
    const payout = partnerPayoutFor(word);
    if (payout === undefined) this.reporting.failed('unknown payout of the partner', { word });
    return payout;
  }
}
