import { CalendarDate } from '../../platform/calendar-date.ts';
import { Dated, SourceMark } from '../../platform/dated.ts';
import { Money } from '../../platform/money.ts';
import type { DeclaredDeposit } from '../holdings/declared-deposit.ts';
import { DepositRight } from '../holdings/deposit-like.ts';
import { Institution } from '../holdings/institution.ts';
import { Tenure } from '../interest/tenure.ts';
import { prematureRulesOf } from './premature-rules.ts';

/** A fact about a deposit held elsewhere without which no early exit can be calculated. */
export type MissingExitFact =
  /** Whether the deposit is locked until maturity. */
  | 'locked'
  /** The rate card of the start date. */
  | 'start_rates';

/** The largest deposit of an individual that a bank must let the holder break, in rupees. */
const BREAKABLE_LIMITS = Dated.of<Money>([
  {
    from: CalendarDate.of('2023-10-26'),
    value: Money.of(10_000_000),
    source: {
      title: 'Premature withdrawal of deposits of individuals up to 1 crore',
      publisher: 'Mondaq',
      url: 'https://www.mondaq.com/india/1621310',
      readOn: CalendarDate.of('2026-11-23'),
      mark: SourceMark.Secondary,
    },
  },
]);

/** The shortest tenure of a tax saver deposit, which is locked until maturity. */
const TAX_SAVER_TENURES = Dated.of<Tenure>([
  {
    from: CalendarDate.of('2006-07-28'),
    value: Tenure.of({ years: 5 }),
    source: {
      title: 'Bank Term Deposit Scheme, 2006, S.O. 1220(E)',
      publisher: 'Central Board of Direct Taxes',
      url: 'https://incometaxindia.gov.in',
      published: CalendarDate.of('2006-07-28'),
      readOn: CalendarDate.of('2026-11-29'),
      mark: SourceMark.Memory,
    },
  },
]);

const INDIVIDUAL: readonly DepositRight[] = [
  DepositRight.Self,
  DepositRight.Joint,
  DepositRight.Guardian,
  DepositRight.Proprietor,
];

/**
 * The first fact that an investor has to add about a deposit held elsewhere, so that its early exit
 * can be calculated. Undefined if nothing is missing, and if no rule was read for its kind of
 * issuer, because then no fact helps.
 *
 * @source section 1 of the design notes on rules beyond the documents: the rate of the booking day
 *   decides, and a fact that the investor did not tell is never guessed
 */
export function missingExitFact(
  deposit: DeclaredDeposit,
  today: CalendarDate,
): MissingExitFact | undefined {
  const { institution, isLocked, startRates } = deposit;
  if (isLocked === true || prematureRulesOf(institution)?.on(today) === undefined) return undefined;
  if (isLocked === undefined && mayBeLocked(deposit)) return 'locked';
  return startRates.length === 0 ? 'start_rates' : undefined;
}

/**
 * Whether a bank may have locked a deposit until maturity: as a tax saver, or because it need not
 * let the holder break a deposit of this size, owner or day.
 */
function mayBeLocked({ institution, holding, right }: DeclaredDeposit): boolean {
  if (institution !== Institution.Bank && institution !== Institution.SmallFinanceBank) {
    return false;
  }
  const { principal, tenure } = holding.quote.terms;
  const most = BREAKABLE_LIMITS.on(holding.startedOn)?.value;
  const shortest = TAX_SAVER_TENURES.on(holding.startedOn)?.value;
  const isBreakable = most !== undefined && !principal.isGreaterThan(most);
  const isNoTaxSaver = shortest?.isLongerThan(tenure) === true;
  return !isNoTaxSaver || !isBreakable || !INDIVIDUAL.includes(right);
}
