import type { CalendarDate } from '../../platform/calendar-date.ts';
import type { DatedRule } from '../../platform/dated.ts';
import { invariant } from '../../platform/invariant.ts';
import { Money } from '../../platform/money.ts';
import { issuerKey } from '../catalogue/issuer-key.ts';
import type { DepositLike } from '../holdings/deposit-like.ts';
import { Institution } from '../holdings/institution.ts';
import type { Form121 } from './form-121.ts';
import { form121State } from './form-121-state.ts';
import { creditedInterest, type InterestCredit } from './interest-credits.ts';
import type { PayerCredit, PayerForecast } from './payer-forecast.ts';
import type { TaxYear } from './tax-year.ts';
import type { TaxedHolder } from './taxpayer.ts';
import { ageInTaxYear } from './taxpayer-checks.ts';
import { deductionsFrom, taxOn } from './tds-deductions.ts';
import type { TdsLimits, TdsRates } from './tds-rules.ts';
import { tdsWorking } from './tds-working.ts';

/** The deposits of one payer and first holder. */
export interface PayerGroup {
  readonly holder: TaxedHolder;
  /** The first of the deposits. */
  readonly deposit: DepositLike;
  readonly deposits: readonly DepositLike[];
}

interface ForecastBy {
  readonly taxYear: TaxYear;
  readonly forms: readonly Form121[];
  readonly today: CalendarDate;
  readonly limits: DatedRule<TdsLimits>;
  readonly rates: DatedRule<TdsRates>;
  readonly seniorAge: DatedRule<number>;
}

/** The forecast of one payer and first holder. */
export function payerForecast(group: PayerGroup, by: ForecastBy): PayerForecast {
  const { holder, deposit, deposits } = group;
  const { taxYear, today, limits, rates, seniorAge } = by;
  const { issuerId, institution } = deposit;
  const isOneKind = deposits.every((each) => each.institution === institution);
  invariant(isOneKind, `the issuer ${issuerId} must be one kind of institution`);
  const credited = deposits.map((each) => ({
    deposit: each,
    ...creditedInterest(each.holding, taxYear),
  }));
  const credits = creditsTogether(credited.flatMap((each) => each.credits));
  const interest = Money.sum(credits.map((credit) => credit.interest));
  const isSenior = ageInTaxYear(holder, taxYear) >= seniorAge.value;
  const limit = limitFor(institution, { isSenior, limits: limits.value });
  const rate = holder.hasValidPan ? rates.value.withPan : rates.value.withoutPan;
  const crossingDay = credits.find(({ total }) => total.isGreaterThan(limit))?.date;
  const isAboveLimit = crossingDay !== undefined;
  const taxWithoutForm = isAboveLimit ? taxOn(interest, rate) : Money.zero;
  const form = formOf(group, by);
  const ways = { credits, rate, formGivenOn: form?.givenOn };
  const creditDays = credits.map(({ date }) => date);
  const figures = { credits, crossingDay, interest, limit, rate, taxWithoutForm };
  return Object.freeze({
    ...{ issuerId, institution, holderId: holder.id, taxYear },
    deposits: credited.map((each) => ({
      deposit: each.deposit,
      interest: each.through.minus(each.before),
    })),
    ...figures,
    ...{ isSenior, limitRule: limits, rateRule: rates, ageRule: seniorAge, isAboveLimit },
    atCrossing: deductionsFrom(crossingDay, ways),
    early: deductionsFrom(isAboveLimit ? creditDays[0] : undefined, ways),
    form121: form121State({ isAboveLimit, creditDays, form, today }),
    working: tdsWorking(credited, figures),
  });
}

/** Adds up the credits of each day, in calendar order, with the total so far. */
function creditsTogether(credits: readonly InterestCredit[]): readonly PayerCredit[] {
  const days = new Map<string, InterestCredit>();
  for (const { date, interest } of credits) {
    const before = days.get(date.iso)?.interest ?? Money.zero;
    days.set(date.iso, { date, interest: before.plus(interest) });
  }
  let total = Money.zero;
  return [...days.values()]
    .toSorted((one, other) => other.date.daysUntil(one.date))
    .map(({ date, interest }) => {
      total = total.plus(interest);
      return Object.freeze({ date, interest, total });
    });
}

function limitFor(
  institution: Institution,
  by: { readonly isSenior: boolean; readonly limits: TdsLimits },
): Money {
  const { isSenior, limits } = by;
  if (institution === Institution.Nbfc || institution === Institution.Hfc) {
    return limits.financeCompany;
  }
  return isSenior ? limits.bankToSenior : limits.bank;
}

/** The earliest form for the payer, holder and tax year; none counts without a valid PAN. */
function formOf({ holder, deposit }: PayerGroup, by: ForecastBy): Form121 | undefined {
  const { taxYear, forms } = by;
  const key = issuerKey(deposit.issuerId);
  return forms
    .filter(({ issuerId, holderId }) => issuerKey(issuerId) === key && holderId === holder.id)
    .filter((form) => form.taxYear.equals(taxYear) && holder.hasValidPan)
    .toSorted((one, other) => other.givenOn.daysUntil(one.givenOn))[0];
}
