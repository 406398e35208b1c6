import { workingStep, type StepParts, type WorkingStep } from '../../platform/working-step.ts';

/** The ids of all steps in the calculation of a deposit. */
export const DepositStep = Object.freeze({
  TenureDays: 'tenure-days',
  PeriodDays: 'period-days',
  WholePeriods: 'whole-periods',
  BrokenPeriodDays: 'broken-period-days',
  BalanceAfterPeriods: 'balance-after-periods',
  MaturityAmount: 'maturity-amount',
  TotalInterest: 'total-interest',
  OnePayout: 'one-payout',
  EffectiveYield: 'effective-yield',
  ElapsedDays: 'elapsed-days',
  PaidDays: 'paid-days',
  InterestSincePayout: 'interest-since-payout',
  InterestTillDate: 'interest-till-date',
} as const);
export type DepositStep = (typeof DepositStep)[keyof typeof DepositStep];

/** The name of each step's result, and its symbol in the formulas of other steps. */
const NAMES: Readonly<Record<DepositStep, readonly [rule: string, symbol?: string]>> = {
  'tenure-days': ['Days in the tenure', 'D'],
  'period-days': ['Days in one period', 'p'],
  'whole-periods': ['Whole periods', 'k'],
  'broken-period-days': ['Days of the broken period', 'b'],
  'balance-after-periods': ['Balance after the whole periods', 'A'],
  'maturity-amount': ['Maturity amount', 'M'],
  'total-interest': ['Total interest', 'I'],
  'one-payout': ['One payout'],
  'effective-yield': ['Effective yield a year'],
  'elapsed-days': ['Days so far', 'E'],
  'paid-days': ['Days paid for', 'F'],
  'interest-since-payout': ['Interest since the last payout', 'S'],
  'interest-till-date': ['Interest till date'],
};

/** A step in the calculation of a deposit, with the name and symbol of its id. */
export function depositStep(
  id: DepositStep,
  calculation: Omit<StepParts, 'id' | 'rule' | 'symbol'>,
): WorkingStep {
  const [rule, symbol] = NAMES[id];
  return workingStep({ id, rule, symbol, ...calculation });
}
