import type { DepositQuoteRequest, DepositQuotes } from '#application/fixed-deposits/deposit-quotes.ts';
import type { CallOptions } from '#application/platform/call-options.ts';
import type { Session } from '#application/platform/session.ts';
import { maturityTypeFor, productTypeFor } from '#domain/fixed-deposits/payout-frequency.ts';
import { Tenure } from '#domain/fixed-deposits/tenure.ts';
import { CalendarDate } from '#domain/platform/calendar-date.ts';
import { Gender } from '#domain/platform/gender.ts';
import { Money } from '#domain/platform/money.ts';
import { Percentage } from '#domain/platform/percentage.ts';
import type { HttpClient } from '../platform/http-client.ts';
import { calculateReply, type CalculateRequest } from './deposit-quotes.wire.ts';
import { inDomain } from './in-domain.ts';

/**
 * The call tells a senior by a date of birth. It is sent a fixed one on either side, so that the
 * switch on the screen decides, and nobody's real birthday travels for a calculation.
 */
const SENIOR_BIRTH_DATE = '15/07/1960';
const OTHER_BIRTH_DATE = '15/07/1990';

export class HttpDepositQuotes implements DepositQuotes {
  constructor(
    private readonly http: HttpClient,
    private readonly session: Session,
  ) {}

  quote(request: DepositQuoteRequest, { signal }: CallOptions) {
    const { principal, tenure, payoutFrequency } = request;
    const reply = inDomain(calculateReply, ({ data: { data } }) => ({
      principal,
      tenure: Tenure.of(tenure),
      payoutFrequency,
      annualRatePercent: Percentage.of(data.rate_of_interest),
      totalInterest: Money.of(data.aggrigated_interest),
      maturityAmount: Money.of(data.maturity_amount),
      maturityDate: CalendarDate.of(data.maturity_date),
      ...(data.payout_amount !== undefined && { payoutAmount: Money.of(data.payout_amount) }),
    }));
    const body = this.bodyOf(request);
    return this.http.send({ api: 'main', path: '/products/calculatefd', body, reply, signal });
  }

  private bodyOf(request: DepositQuoteRequest): CalculateRequest {
    const { depositId, principal, tenure, payoutFrequency, gender, isSeniorCitizen } = request;
    return {
      // The issuer compounds as it does; the documents send this word whatever the issuer.
      compounding_type: 'monthly',
      fd_id: depositId,
      investment_amount: principal.text,
      investor_id: this.session.current?.investorId ?? 0,
      maturity_type: maturityTypeFor(payoutFrequency),
      product_type: productTypeFor(payoutFrequency),
      gender: gender === Gender.Female ? 'F' : 'M',
      dob: isSeniorCitizen ? SENIOR_BIRTH_DATE : OTHER_BIRTH_DATE,
      tenor: tenure.days,
      tenure_year: tenure.years,
      tenure_months: tenure.months,
      tenure_days: tenure.oddDays,
    };
  }
}
