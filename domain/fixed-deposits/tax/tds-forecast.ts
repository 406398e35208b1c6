import { checkInstance, checkList, checkOptions } from '../../platform/argument-checks.ts';
import type { CalendarDate } from '../../platform/calendar-date.ts';
import { checkDate } from '../../platform/expected-values.ts';
import { invariant } from '../../platform/invariant.ts';
import { issuerKey } from '../catalogue/issuer-key.ts';
import type { DepositLike } from '../holdings/deposit-like.ts';
import { checkDepositLikes } from '../holdings/deposit-like-checks.ts';
import type { Form121 } from './form-121.ts';
import { checkForm121 } from './form-121-checks.ts';
import { isRunningIn } from './interest-credits.ts';
import type { PayerForecast } from './payer-forecast.ts';
import { type PayerGroup, payerForecast } from './payer-forecast-of.ts';
import { TaxYear } from './tax-year.ts';
import type { TaxedHolder } from './taxpayer.ts';
import { checkTaxedHolder } from './taxpayer-checks.ts';
import { TAX_SENIOR_AGE, TDS_LIMITS, TDS_RATES } from './tds-rules.ts';

/** The deposits and declarations of an investor, and the tax year to forecast. */
export interface TdsFacts {
  /** All deposits, also those that do not run in the tax year and those at other institutions. */
  readonly deposits: readonly DepositLike[];
  /** The first holders of the deposits. */
  readonly holders: readonly TaxedHolder[];
  readonly taxYear: TaxYear;
  /** All forms given; of several to one payer for one tax year, the earliest counts. */
  readonly forms?: readonly Form121[] | undefined;
  readonly today: CalendarDate;
}

/**
 * Forecasts the tax that each payer deducts at source (TDS) from each first holder in a tax year.
 * The forecast says what issuers are expected to withhold; it is not part of an order.
 *
 * A payer deducts nothing while the interest of the year does not exceed its limit, and tax on the
 * whole interest once it does. The limit, the rate and the age of senior citizens are those of
 * 1 April. A holder is senior who reaches that age by 31 March. A Form 121 with a valid PAN frees
 * the credits after its day.
 *
 * @formula tax = total interest x rate, half-up to the paisa, if total interest > limit; else 0
 * @source Income-tax Act, 2025, section 393(1), table, serial number 5, section 393(6) and section
 *   397(2); Central Board of Direct Taxes, Circular 3/2010: deduction at credit or payment
 * @returns one forecast for each payer and holder, in the order of the deposits; undefined for a
 *   tax year before the first known limit
 * @throws an error for an unknown option, invalid facts, a first holder that is not in the list,
 *   and for two kinds of institution of one issuer
 * @example
 * ```ts
 * const rate = { annualRatePercent: Percentage.of('7.20'), payoutFrequency: 'at-maturity' };
 * const terms = { principal: Money.of('700000'), tenure: Tenure.of({ years: 1 }), ...rate };
 * const holding = Holding.of({ terms, startedOn: CalendarDate.of('2026-04-01') });
 * const bank = { issuerId: 'suryoday', institution: 'bank', holders: ['A'], right: 'self' };
 * const deposits = [{ id: '1', origin: 'declared', ...bank, holding }];
 * const holders = [{ id: 'A', kind: 'individual', hasValidPan: true }];
 * const by = { taxYear: TaxYear.of(2026), today: CalendarDate.of('2026-11-26') };
 * const [forecast] = tdsForecast({ deposits, holders, ...by });
 * [forecast.interest.text, forecast.atCrossing.total.text]; // => ['50400', '5040']
 * ```
 */
export function tdsForecast(facts: TdsFacts): readonly PayerForecast[] | undefined {
  const known = ['deposits', 'holders', 'taxYear', 'forms', 'today'] as const;
  const { deposits, holders, taxYear, forms = [], today } = checkOptions(facts, known);
  checkInstance(taxYear, TaxYear, 'a tax year');
  checkDate(today);
  const byId = new Map<string | undefined, TaxedHolder>();
  for (const holder of checkList(holders)) byId.set(checkTaxedHolder(holder).id, holder);
  const given = checkList(forms).map((form) => checkForm121(form));
  const all = checkDepositLikes(deposits);
  const running = all.filter(({ holding }) => isRunningIn(taxYear, holding));
  const limits = TDS_LIMITS.on(taxYear.firstDay);
  const rates = TDS_RATES.on(taxYear.firstDay);
  const seniorAge = TAX_SENIOR_AGE.on(taxYear.firstDay);
  if (limits === undefined || rates === undefined || seniorAge === undefined) return undefined;
  const by = { taxYear, forms: given, today, limits, rates, seniorAge };
  return Object.freeze(groupsOf(running, byId).map((group) => payerForecast(group, by)));
}

/** Groups deposits by payer and first holder. */
function groupsOf(
  deposits: readonly DepositLike[],
  holders: ReadonlyMap<string | undefined, TaxedHolder>,
): readonly PayerGroup[] {
  const groups = new Map<string, PayerGroup & { readonly deposits: DepositLike[] }>();
  for (const deposit of deposits) {
    const holder = holders.get(deposit.holders[0]);
    invariant(holder !== undefined, 'the first holder of each deposit must be in the list');
    const key = JSON.stringify([issuerKey(deposit.issuerId), holder.id]);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, { holder, deposit, deposits: [deposit] });
    else group.deposits.push(deposit);
  }
  return [...groups.values()];
}
