export { annualReturn } from './interest/annual-return.ts';
export {
  DEFAULT_EARLY_WITHDRAWAL, earlyWithdrawalLabel, earlyWithdrawalSentence,
  type EarlyWithdrawalTerms, isWithdrawalAllowed, withdrawalDate,
} from './catalogue/early-withdrawal.ts';
export { MONTHS_BEFORE_WITHDRAWAL } from './catalogue/withdrawal-months.ts';
export {
  type ComparisonBar, comparisonBars, FIRST_BANK_RATE, SECOND_BANK_RATE,
} from './catalogue/comparison-bars.ts';
export {
  bestReturnPlaces, canCompare, type ComparedDeposit, type ComparisonRow, comparisonRows,
  FEWEST_COMPARED, MOST_COMPARED, toggledComparison,
} from './catalogue/comparison.ts';
export {
  CompoundingFrequency, compoundingFrequencyFor, compoundingLabel, periodsPerYear,
} from './interest/compounding-frequency.ts';
export {
  amountAfterTyping, type AmountInput, DEFAULT_DEPOSIT_AMOUNT, type DepositAmountRules,
  depositAmountRulesFor, depositAmountViolation, type DepositAmountViolation,
  depositAmountViolationText, readAmountInput,
} from './booking/deposit-amount.ts';
export {
  type ComparedOffer, comparedOffer, ComparedTenure, type ComparisonTerms, type RatedDeposit,
} from './catalogue/like-for-like.ts';
export { type DatedEntry, groupedByMonth, type Month, newestFirst } from './holdings/months.ts';
export { DEPOSIT_INSURANCE_LIMITS } from './cover/insurance-limit.ts';
export {
  type DepositLike, DepositOrigin, DepositRight, type HeldInRight, TdsFunding,
} from './holdings/deposit-like.ts';
export { Institution } from './holdings/institution.ts';
export { institutionKindOf } from './catalogue/institution-kind.ts';
export { insuredPart } from './catalogue/insured-part.ts';
export {
  type PassbookMonth, passbookMonths, passbookYears,
} from './holdings/passbook-months.ts';
export { DEFAULT_DEPOSIT_ID, depositIdFor } from './catalogue/deposit-id.ts';
export {
  type DepositFilter, type FilteredDeposit, InstitutionKind, isInTenureRange, isNarrowing,
  matchesFilter, TenureRange, tenureRangeLabel,
} from './catalogue/deposit-filter.ts';
export { depositQuote, DepositQuote } from './interest/deposit-quote.ts';
export {
  DepositSort, type SortedDeposit, sortedDeposits,
} from './catalogue/deposit-sort.ts';
export { type DepositLife, type DepositTotals, depositTotals } from './holdings/deposit-totals.ts';
export { type CompleteTerms, type DepositTerms } from './interest/deposit-terms.ts';
export {
  EmbeddedReturn, type EmbeddedVisit, type EmbeddedVisitViolation, isBookedEmbedded,
  isMaturityInstructionAsked, readEmbeddedVisit,
} from './booking/embedded-booking.ts';
export {
  EmbeddedOutcome, EmbeddedStep,
} from './booking/embedded-step.ts';
export {
  canFind, DEFAULT_FINDER_PAYOUT, type FinderAnswers, finderPayouts, InvestmentHorizon,
  investmentHorizonLabel, investmentHorizons, longestTenureInDaysFor, SortDirection,
  sortedByReturn, sortedByTenure,
} from './catalogue/finder.ts';
export {
  elapsedTenure, type GrowthPoint, growthSeries, growthStepsFor,
} from './interest/growth-series.ts';
export {
  type HeldSpan, type ListedDeposit, maturingSoon, maturityOrder, nextToMature, portfolioOrder,
  shareRun,
} from './holdings/held-deposits.ts';
export { interestTillWorking } from './holdings/holding-working.ts';
export {
  Holding, type HoldingPosition, maturityLabel,
} from './holdings/holdings.ts';
export {
  actualOver365, actualOverActual, type InterestConvention, interestConventionFor,
  thirtyDayMonths,
} from './interest/interest-convention.ts';
export { type InterestPayout } from './interest/interest-payouts.ts';
export { interestOnLakh } from './interest/interest-on-lakh.ts';
export { type ScheduleRow } from './interest/interest-schedule.ts';
export {
  asksForPaymentMethod, isShriram, type IssuerId, isSuryoday,
} from './catalogue/issuer.ts';
export {
  MaturityInstruction, maturityInstructionLabel, maturityInstructionNamed, maturityInstructions,
  type MaturityOutcome, maturityOutcomeFor, outcomeWithRenewal,
} from './booking/maturity-instruction.ts';
export {
  DepositOrderActor, depositOrderAfter, DepositOrderMove, type DepositOrderMoveViolation,
  DepositOrderStatus, type MovableDepositOrder,
} from './booking/deposit-order-moves.ts';
export {
  type OrderedDeposit, orderSummaryFacts, type OrderSummaryFacts,
} from './booking/order-summary.ts';
export {
  parsePartnerOrderId, partnerOrderId, type PartnerOrderId, type PartnerOrderIdViolation,
} from './booking/partner-order.ts';
export {
  bestPartnerScheme, isPaidAtMaturity, partnerCard, PartnerCategory, partnerCategoryFor,
  type PartnerScheme, partnerSchemesFor, type SchemeLimits, widestLimits,
} from './catalogue/partner-scheme.ts';
export {
  type ComingDay, type ComingPayment, type MoneyComing, moneyComing, type PayingDeposit,
} from './holdings/money-coming.ts';
export {
  mergedPassbook, partnerPassbookEntry, passbookAmountLabel, passbookEntriesFor,
  type PassbookEntry, PassbookEntryKind, passbookEntryLabel, PassbookFilter,
  passbookFilterLabel, passbookFilters, passbookMovement, type PassbookMovement,
} from './holdings/passbook.ts';
export {
  type DepositPayment, type DividedPayments, paymentsAround, paymentsWithOutcome, payoutCalendar,
  type PayoutSoFar, payoutsSoFar, receivedTill, type ScheduledPayment,
} from './interest/payout-calendar.ts';
export {
  type BankClosure,
  bankClosureOn,
  closedDaySentence,
} from './interest/bank-closure.ts';
export {
  isCumulative, payoutFrequencies, PayoutFrequency, payoutFrequencyForLabel, payoutLabel,
  payoutsPerYear,
} from './interest/payout-frequency.ts';
export {
  type AnsweredQuote, type QuoteDifference, quoteDifferences, QuoteFigure,
} from './interest/quote-check.ts';
export {
  interestLabel, LAKH, RateCard, type RateCardRow, rateCardViolation, type RateCardViolation,
  rateLabel,
} from './catalogue/rate-card.ts';
export {
  type ByRateColumn, genderFor, RateColumn, rateColumnFor, rateColumns,
} from './catalogue/rate-column.ts';
export {
  type Renewal, renewalFor, type RenewalShortfall, withRenewals,
} from './holdings/renewal.ts';
export { defaultRateRow, type RowWish } from './catalogue/default-rate-row.ts';
export {
  isSeniorCitizen, missedSeniorRate, type SeniorNotice, seniorNoticeFor,
} from './booking/senior-citizen.ts';
export {
  DAYS_IN_MONTH, DAYS_IN_YEAR, daysToYears, MONTHS_IN_YEAR, Tenure, type TenureParts,
  type TenureViolation,
} from './interest/tenure.ts';
export {
  isBetterScheme, isUpgradeOffered, type RatedScheme, recommendedRowFor,
} from './booking/upgrade.ts';
export { QuoteResult, workingBehind } from './interest/working-behind.ts';
export { DepositStep } from './interest/deposit-step.ts';
export {
  type DepositSpan, effectiveAnnualYield, effectiveYield, writtenYears,
} from './interest/yields.ts';
export {
  afterTaxReturn, type AfterTaxReturn, type TaxedYear,
} from './returns/after-tax-return.ts';
export { annualisedReturn } from './returns/annualised-return.ts';
export {
  AVERAGE_YIELD_LABEL, cardRateText, type CardRateTerms,
} from './returns/card-rate-text.ts';
export {
  INTEREST_TAX_RATES, interestTaxPercent, type InterestTaxParts, type InterestTaxRates,
} from './returns/interest-tax-percent.ts';
export {
  type DraggedYear, tdsDrag, type TdsDrag,
} from './returns/tds-drag.ts';
export { threeRates, type ThreeRates } from './returns/three-rates.ts';
export {
  BookingDayRates, type RateRange,
} from './early-exit/booking-day-rates.ts';
export { EarlyExit, type EarlyExitInput } from './early-exit/early-exit.ts';
export {
  type ExitAnswer, type ExitPayment, type ExitRate, type HardshipAmount,
} from './early-exit/exit-answer.ts';
export { bestExitDay, type ExitMark, exitMarks } from './early-exit/exit-marks.ts';
export { ExitStep, exitWorking } from './early-exit/exit-working.ts';
export {
  type DepositLoan, type DepositLoanInput, type DepositLoanRule, type DepositLoanViolation,
  loanInstead, loanLimit, NBFC_LOAN_RULES,
} from './early-exit/loan-instead.ts';
export {
  partialExit, type PartialExit, type PartialExitViolation,
} from './early-exit/partial-exit.ts';
export {
  type BandInterest, ExitReason, type HardshipRule, type PointsStep, type PrematureBand,
  type PrematureRule, RunRateBasis,
} from './early-exit/premature-rule.ts';
export { prematureRulesOf } from './early-exit/premature-rules.ts';
export { rebookRate, type Rebooking } from './early-exit/rebook-rate.ts';
export { TaxYear } from './tax/tax-year.ts';
export { type TaxYearInterest, taxYearInterest } from './tax/tax-year-interest.ts';
export { TaxpayerKind, type TaxedHolder } from './tax/taxpayer.ts';
export {
  TAX_SENIOR_AGE, TDS_DAY, TDS_LIMITS, TDS_RATES, type TdsLimits, type TdsRates,
} from './tax/tds-rules.ts';
export {
  type PayerCredit, type PayerForecast, type TdsDeduction, type TdsDeductions,
} from './tax/payer-forecast.ts';
export { type TdsFacts, tdsForecast } from './tax/tds-forecast.ts';
export { type TaxDay, taxDays } from './tax/tax-days.ts';
export { type TdsTotals, tdsTotals } from './tax/tds-totals.ts';
export { type Form121, type Form121State } from './tax/form-121.ts';
export { form121Columns, type Form121Columns } from './tax/form-121-columns.ts';
export { FORM_121_FIELDS, Form121Field } from './tax/form-121-fields.ts';
export {
  type Form121Facts, form121Guide, type Form121Guide, Form121Obstacle,
} from './tax/form-121-guide.ts';
export { FORM_121_LIMITS, type Form121Limits, TaxRegime } from './tax/form-121-rules.ts';
export {
  type CoverFacts, type CoverOnDay, type DeclaredBalance, type InsuranceBucket,
  type InsuranceCover,
} from './cover/insurance-bucket.ts';
export { type CoverOverview, coverOverview } from './cover/cover-overview.ts';
export { coverWithDeposit, exposureOn, insuranceCover } from './cover/insurance-cover.ts';
export { type CoverOfDeposit, coverOfDeposit } from './cover/cover-of-deposit.ts';
export { insuranceHeadroom, type PlannedDeposit } from './cover/insurance-headroom.ts';
