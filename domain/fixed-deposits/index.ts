export { annualReturn } from './interest/annual-return.ts';
export {
  DEFAULT_EARLY_WITHDRAWAL, earlyWithdrawalSentence, type EarlyWithdrawalTerms,
  isWithdrawalAllowed, withdrawalDate,
} from './catalogue/early-withdrawal.ts';
export { MONTHS_BEFORE_WITHDRAWAL } from './catalogue/withdrawal-months.ts';
export {
  type ComparisonBar, comparisonBars, FIRST_BANK_RATE, SECOND_BANK_RATE,
} from './catalogue/comparison-chart.ts';
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
  elapsedText, type GrowthPoint, growthSeries, growthStepsFor,
} from './interest/growth-series.ts';
export {
  type HeldSpan, type ListedDeposit, nextToMature, portfolioOrder, shareRun,
} from './holdings/held-deposits.ts';
export { interestTillWorking } from './holdings/holding-working.ts';
export {
  Holding, type HoldingPosition, maturityLabel,
} from './holdings/holdings.ts';
export {
  actualOver365, actualOverActual, type InterestConvention, interestConventionFor,
  thirtyDayMonths,
} from './interest/interest-convention.ts';
export { interestOnLakh } from './interest/interest-on-lakh.ts';
export { type ScheduleRow } from './interest/interest-schedule.ts';
export { canProceed } from './catalogue/invest-details.ts';
export {
  asksForPaymentMethod, isShriram, type IssuerId, isSuryoday,
} from './catalogue/issuer.ts';
export {
  MaturityInstruction, maturityInstructionLabel, maturityInstructionNamed, maturityInstructions,
  type MaturityOutcome, maturityOutcomeFor, outcomeWithRenewal,
} from './booking/maturity-instruction.ts';
export {
  type OnboardingFacts, OnboardingStep, onboardingStepFor,
} from './booking/onboarding-step.ts';
export {
  type OrderedDeposit, orderSummaryFacts, type OrderSummaryFacts,
} from './booking/order-summary.ts';
export {
  parsePartnerOrderId, partnerOrderId, type PartnerOrderId, type PartnerOrderIdViolation,
  type ResumedBooking, resumedPaymentUrl,
} from './booking/partner-order.ts';
export {
  bestPartnerScheme, isPaidAtMaturity, partnerCard, PartnerCategory, partnerCategoryFor,
  type PartnerScheme, partnerSchemesFor, type SchemeLimits, widestLimits,
} from './catalogue/partner-scheme.ts';
export {
  mergedPassbook, partnerPassbookEntry, passbookAmountLabel, passbookEntriesFor,
  type PassbookEntry, PassbookEntryKind, passbookEntryKindFor, passbookEntryLabel, PassbookFilter,
  passbookFilterLabel, passbookFilters, passbookMovement, type PassbookRow,
} from './holdings/passbook.ts';
export {
  type DepositPayment, type DividedPayments, paymentsAround, paymentsWithOutcome, payoutCalendar,
  type PayoutSoFar, payoutsSoFar, receivedTill, type ScheduledPayment,
} from './interest/payout-calendar.ts';
export {
  isCumulative, payoutFrequencies, PayoutFrequency, payoutFrequencyForLabel, payoutLabel,
  payoutsPerYear,
} from './interest/payout-frequency.ts';
export {
  type AnsweredQuote, type QuoteDifference, quoteDifferences, QuoteFigure,
} from './interest/quote-check.ts';
export {
  interestLabel, LAKH, RateCard, type RateCardRow, rateCardViolation, type RateCardViolation,
  rateLabel, tagLabel,
} from './catalogue/rate-card.ts';
export {
  type ByRateColumn, genderFor, RateColumn, rateColumnFor, rateColumns,
} from './catalogue/rate-column.ts';
export { type Renewal, renewalFor } from './holdings/renewal.ts';
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
