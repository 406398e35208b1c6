import type {
  DepositQuoteRequest,
  DepositQuotes,
} from '#application/fixed-deposits/catalogue/deposit-quotes.ts';
import type { CallOptions } from '#application/platform/call-options.ts';
import type { Clock } from '#application/platform/clock.ts';
import type { Session } from '#application/platform/session.ts';
import { compoundingFrequencyFor } from '#domain/fixed-deposits/interest/compounding-frequency.ts';
import {
  maturityTypeFor,
  productTypeFor,
} from '#infrastructure/fixed-deposits/catalogue/calculation-payout.wire.ts';
import { calculationBirthDateFor } from '#infrastructure/fixed-deposits/catalogue/calculation-birth-date.ts';
import { CalendarDate } from '#domain/platform/calendar-date.ts';
import { Gender } from '#domain/platform/gender.ts';
import { Money } from '#domain/platform/money.ts';
import { Percentage } from '#domain/platform/percentage.ts';
import type { HttpClient } from '#infrastructure/platform/http/http-client.ts';
import { decodeReply } from '#infrastructure/platform/http/decode-reply.ts';
import { investorIdOf } from '#infrastructure/platform/sessions/signed-in.ts';
import { calculateReply, type CalculateRequest } from './deposit-quotes.wire.ts';

export interface DepositQuotesDependencies {
  readonly http: HttpClient;
  readonly session: Session;
  readonly clock: Clock;
}

export class HttpDepositQuotes implements DepositQuotes {
  constructor(private readonly dependencies: DepositQuotesDependencies) {}

  quote(request: DepositQuoteRequest, { signal }: CallOptions) {
    const { principal, tenure, payoutFrequency, cardRate } = request;
    const reply = decodeReply(calculateReply, ({ data: { data } }) => ({
      principal,
      tenure,
      payoutFrequency,
      annualRatePercent: rateOf(data.rate_of_interest, cardRate),
      totalInterest: Money.of(data.aggrigated_interest),
      maturityAmount: Money.of(data.maturity_amount),
      maturityDate: CalendarDate.of(data.maturity_date),
      ...(data.payout_amount !== undefined && { payoutAmount: Money.of(data.payout_amount) }),
    }));
    const body = this.bodyOf(request);
    const path = '/products/calculatefd';
    return this.dependencies.http.send({ api: 'main', path, body, reply, signal });
  }

  private bodyOf(request: DepositQuoteRequest): CalculateRequest {
    const { depositId, principal, tenure, payoutFrequency, gender, isSeniorCitizen } = request;
    const { issuerId = '' } = request;
    const { session, clock } = this.dependencies;
    const today = clock.today();
    const birthDate = session.current?.birthDate;
    const dob = calculationBirthDateFor({ isSeniorCitizen, birthDate, today })?.slashed;
    return {
      compounding_type: compoundingFrequencyFor(issuerId),
      fd_id: depositId,
      investment_amount: principal.text,
      investor_id: investorIdOf(session),
      maturity_type: maturityTypeFor(payoutFrequency),
      product_type: productTypeFor(payoutFrequency),
      gender: gender === Gender.Female ? 'F' : 'M',
      ...(dob !== undefined && { dob }),
      tenor: tenure.days,
      tenure_year: tenure.parts.years,
      tenure_months: tenure.parts.months,
      tenure_days: tenure.parts.days,
    };
  }
}

function rateOf(text: string | undefined, cardRate: Percentage | undefined): Percentage {
  const rate = text === undefined ? cardRate : Percentage.of(text);
  if (rate === undefined) throw new Error('calculatefd: neither the reply nor the card has a rate');
  return rate;
}
