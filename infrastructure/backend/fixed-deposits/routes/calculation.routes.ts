import { payoutFrequencyForCalculation } from '#infrastructure/fixed-deposits/catalogue/calculation-payout.wire.ts';
import { payoutCode } from '#infrastructure/fixed-deposits/catalogue/payout-code.wire.ts';
import { rateColumnFor } from '#domain/fixed-deposits/catalogue/rate-column.ts';
import type { ScheduleRow } from '#domain/fixed-deposits/interest/interest-schedule.ts';
import { isSeniorByAge } from '#domain/platform/senior-age.ts';
import { recommendedRowFor } from '#domain/fixed-deposits/booking/upgrade.ts';
import { CalendarDate } from '#domain/platform/calendar-date.ts';
import { Gender } from '#domain/platform/gender.ts';
import {
  type CalculateRequest,
  calculateReply,
  calculateRequest,
} from '#infrastructure/fixed-deposits/catalogue/deposit-quotes.wire.ts';
import {
  recommendReply,
  recommendRequest,
} from '#infrastructure/fixed-deposits/catalogue/recommended-schemes.wire.ts';
import type { Kysely } from 'kysely';
import type { Database } from '#infrastructure/backend/database.ts';
import type { Sandbox } from '#infrastructure/backend/context.ts';
import { Refusal } from '#infrastructure/backend/http/refusal.ts';
import { route } from '#infrastructure/backend/http/route.ts';
import {
  type SchemeRecord,
  schemes,
} from '#infrastructure/backend/fixed-deposits/records/catalogue-queries.ts';
import {
  type DepositOffer,
  depositOffer,
} from '#infrastructure/backend/fixed-deposits/records/deposit-offer.ts';
import { notOffered } from '#infrastructure/backend/fixed-deposits/records/offered-deposit.ts';
import { rateCardFrom } from '#infrastructure/backend/fixed-deposits/records/stored-rate-card.ts';
import { acceptedPrincipal } from '#infrastructure/backend/fixed-deposits/records/accepted-principal.ts';
import { tenureFrom } from '#infrastructure/backend/fixed-deposits/records/stored-tenure.ts';

/** `POST /products/calculatefd`. */
export function addCalculation(sandbox: Sandbox): void {
  route(sandbox, {
    method: 'POST',
    path: '/api/main/products/calculatefd',
    summary: 'Calculate the returns of a deposit made today',
    access: 'public',
    body: calculateRequest,
    reply: calculateReply,
    run: async ({ body, database }) => {
      const scheme = await offeredScheme(database, body);
      const principal = acceptedPrincipal(body, scheme);
      const day = sandbox.clock.today();
      const offer = depositOffer(scheme, { principal, column: columnFor(body, day) });
      return { status: 200, message: 'Calculated', data: { data: calculation(offer, day) } };
    },
  });
}

async function offeredScheme(
  database: Kysely<Database>,
  body: CalculateRequest,
): Promise<SchemeRecord> {
  const payout = payoutFrequencyForCalculation({
    maturityType: body.maturity_type,
    productType: body.product_type,
  });
  const scheme =
    payout &&
    (await schemes(database)
      .where('product.id', '=', body.fd_id)
      .where('rate.payout_code', '=', payoutCode(payout))
      .where('rate.tenure_days', '=', body.tenor)
      .executeTakeFirst());
  if (scheme === undefined) throw notOffered();
  return scheme;
}

/**
 * The rate column for a gender and a date of birth. Without a date of birth, the person does not
 * count as a senior citizen.
 */
function columnFor({ gender, dob }: CalculateRequest, day: CalendarDate) {
  const birthDate = dob === undefined ? undefined : CalendarDate.parse(dob);
  if (birthDate?.ok === false) {
    const message = 'The date of birth is not a valid date.';
    throw new Refusal({ status: 422, code: 'not-a-date', message, field: 'dob' });
  }
  return rateColumnFor({
    gender: gender === 'F' ? Gender.Female : Gender.Male,
    isSeniorCitizen: birthDate !== undefined && isSeniorByAge(birthDate.value, day),
  });
}

function calculation({ quote, annualRate }: DepositOffer, day: CalendarDate) {
  const { payoutAmount, effectiveYield } = quote;
  return {
    maturity_amount: quote.maturityAmount.text,
    aggrigated_interest: quote.totalInterest.text,
    maturity_date: quote.terms.tenure.maturityDateFrom(day).iso,
    tenure: quote.terms.tenure.text,
    depositAmount: quote.terms.principal.text,
    interestDetails: quote.schedule.map(scheduleWire),
    rate_of_interest: annualRate.text,
    ...(payoutAmount !== undefined && { payout_amount: payoutAmount.text }),
    ...(effectiveYield !== undefined && { effective_yield: effectiveYield.text }),
  };
}

function scheduleWire(row: ScheduleRow) {
  return {
    period: row.number,
    days: Math.round(row.days),
    opening_balance: row.openingBalance.text,
    interest: row.interest.text,
    payout: row.payout.text,
    closing_balance: row.closingBalance.text,
  };
}

/** `POST /products/recommendscheme`: recommends another tenure of the same deposit and payout. */
export function addRecommendation(sandbox: Sandbox): void {
  route(sandbox, {
    method: 'POST',
    path: '/api/main/products/recommendscheme',
    summary: 'Get the scheme of the same deposit with a better rate than the chosen one',
    access: 'public',
    body: recommendRequest,
    reply: recommendReply,
    run: async ({ body, database }) => {
      const rows = await schemes(database)
        .where('product.id', '=', (of) =>
          of
            .selectFrom('deposit_rates')
            .select('product_id')
            .where('id', '=', body.scheme_master_id),
        )
        .execute();
      if (rows.length === 0) throw notOffered();
      const best = recommendedRowFor(rateCardFrom(rows), {
        schemeMasterId: body.scheme_master_id,
        column: rateColumnFor({
          gender: body.gender === 'f' ? Gender.Female : Gender.Male,
          isSeniorCitizen: body.is_seniorcitizen === 1,
        }),
      });
      const scheme = rows.find((row) => row.scheme_id === best?.schemeMasterId);
      const data = scheme === undefined ? null : recommendation(scheme);
      return { status: 200, message: 'Recommendation', data };
    },
  });
}

function recommendation(scheme: SchemeRecord) {
  const { years, months, days } = tenureFrom(scheme.tenure).parts;
  return {
    fd_id: scheme.product_id,
    scheme_master_id: scheme.scheme_id,
    min_days: scheme.tenure_days,
    rate_of_interest_regular: scheme.rate_r,
    rate_of_interest_female: scheme.rate_f,
    rate_of_interest_senior_citizen: scheme.rate_sc,
    rate_of_interest_female_senior_citizen: scheme.rate_fsc,
    tenure_years: years,
    tenure_months: months,
    tenure_days: days,
  };
}
