// Values and formats that every context uses.
export {
  CalendarDate, type CalendarDateViolation, type CalendarSpan,
} from './calendar-date.ts';
export { Currency, currencyFor } from './currency.ts';
export {
  Dated, type DatedRule, needsReadingDay, type RuleSource, SourceMark,
} from './dated.ts';
export { type Decimal, type DecimalInput } from './decimal.ts';
export {
  BYTES_IN_MB, fileSizeLabel, FileType, fileTypeOf, type FileViolation, fileViolation,
} from './file-type.ts';
export { Gender } from './gender.ts';
export { isoDateText, slashedDateText } from './date-text.ts';
export { emailViolationTexts } from './email-address.ts';
export { NOT_TEN_DIGITS_TEXT } from './mobile-number.ts';
export { formatMobile } from './format-mobile.ts';
export { formatWait } from './format-wait.ts';
export {
  formatCompactDollars, formatCompactRupees, formatCrores,
  formatDate, formatDayAndMonth, formatPercent, formatRupees,
  formatSignedPercent, formatSignedRupees,
} from './indian-formatting.ts';
export {
  dayStartInIndia, formatMoment, formatTime,
} from './india-time.ts';
export {
  type InvestmentFigures, type InvestmentTotals, investmentTotals, totalsTerms, type TotalsTerm,
  totalsTogether,
} from './investment-totals.ts';
export { Money, type MoneyViolation, type PlainMoney } from './money.ts';
export { Percentage, type PercentageViolation } from './percentage.ts';
export { failure, type Result, success } from './result.ts';
export { ADULT_AGE } from './adult-age.ts';
export { isSeniorByAge, SENIOR_CITIZEN_AGE } from './senior-age.ts';
export { shortAccountName } from './text/short-account-name.ts';
export { isFoundIn } from './text/text-search.ts';
export { mostUrgentFirst, type WaitingAct } from './urgency.ts';
export { rupeesInWords } from './amount-in-words.ts';
export { writtenAmount, writtenDecimal } from './written-decimal.ts';
export { type WorkingInput, type WorkingStep } from './working-step.ts';
export { DEFAULT_CAMPAIGN_ID } from './default-campaign.ts';
export {
  DEPOSIT_INSURANCE_LIMIT, DEPOSIT_INSURANCE_LIMIT_LABEL, DEPOSIT_INSURANCE_RUPEES,
} from './deposit-insurance.ts';
export { type CashFlow, type MoneyWeightedReturnViolation } from './returns/cash-flow.ts';
export { moneyWeightedReturn } from './returns/money-weighted-return.ts';
export {
  type Discounting, presentValues, type PresentValueRow,
} from './returns/present-values.ts';
export { ReturnBasis } from './returns/return-basis.ts';
export { yearsBetween } from './returns/years-between.ts';
