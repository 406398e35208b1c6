// Fixed deposits.
export { bulletLines, LINE_SEPARATOR } from './bullet-lines.ts';
export {
  type ComparisonBar, comparisonBars, FIRST_BANK_RATE, SECOND_BANK_RATE,
} from './comparison-chart.ts';
export {
  bestRatePlaces, canCompare, type ComparedDeposit, type ComparisonRow, comparisonRows,
  FEWEST_COMPARED, MOST_COMPARED, toggledComparison,
} from './comparison.ts';
export {
  CompoundingFrequency, compoundingFrequencyFor, compoundingLabel, periodsPerYear,
} from './compounding-frequency.ts';
export {
  amountAfterTyping, type AmountInput, DEFAULT_DEPOSIT_AMOUNT, type DepositAmountRules,
  depositAmountRulesFor, depositAmountViolation, type DepositAmountViolation, readAmountInput,
} from './deposit-amount.ts';
export { DEFAULT_DEPOSIT_ID, depositIdFor } from './deposit-id.ts';
export {
  type DepositFilter, type FilteredDeposit, InstitutionKind, isInTenureRange, isNarrowing,
  matchesFilter, TenureRange, tenureRangeLabel,
} from './deposit-filter.ts';
export { depositQuote, DepositQuote } from './deposit-quote.ts';
export {
  DepositSort, type SortedDeposit, sortedDeposits,
} from './deposit-sort.ts';
export { type CompleteTerms, type DepositTerms } from './deposit-terms.ts';
export {
  DEFAULT_SORT_DIRECTION, discoverCategoryId, discoverTitle, DiscoverType, discoverTypeFor,
} from './discover-list.ts';
export {
  EmbeddedReturn, type EmbeddedVisit, type EmbeddedVisitViolation, isBookedEmbedded,
  isMaturityInstructionAsked, readEmbeddedVisit,
} from './embedded-booking.ts';
export {
  type EmbeddedEvent, EmbeddedOutcome, EmbeddedStep, embeddedStepHeading, readEmbeddedEvent,
} from './embedded-event.ts';
export {
  canFind, DEFAULT_FINDER_PAYOUT, type FinderAnswers, finderPayouts, InvestmentHorizon,
  investmentHorizonLabel, investmentHorizons, longestTenureInDaysFor, SortDirection,
  sortedByRate, sortedByTenure,
} from './finder.ts';
export {
  elapsedText, type GrowthPoint, growthSeries, growthStepsFor,
} from './growth-series.ts';
export {
  type HeldSpan, type ListedDeposit, nextToMature, portfolioOrder, shareRun,
} from './held-deposits.ts';
export { interestTillWorking } from './holding-working.ts';
export {
  Holding, type HoldingPosition, isWithdrawalAllowed, maturityLabel,
  MONTHS_BEFORE_WITHDRAWAL, portfolioSummary, type PortfolioSummary, withdrawalDate,
} from './holdings.ts';
export {
  type InterestConvention, interestConventionFor, thirtyDayMonths,
} from './interest-convention.ts';
export { interestOnLakh } from './interest-on-lakh.ts';
export { type ScheduleRow } from './interest-schedule.ts';
export {
  canProceed, hasOtherSchemes, ROWS_SHOWN_AT_FIRST, visibleRows,
} from './invest-details.ts';
export {
  asksForPaymentMethod, isShriram, type IssuerId, isSuryoday,
} from './issuer.ts';
export {
  MaturityInstruction, maturityInstructionLabel, maturityInstructions, type MaturityOutcome,
  maturityOutcomeFor,
} from './maturity-instruction.ts';
export {
  type OnboardingFacts, OnboardingStatus, onboardingStatusFor, onboardingStatusOf,
  type OnboardingStep, onboardingStepFor,
} from './onboarding-step.ts';
export {
  canPay, type OrderedDeposit, orderSummaryFacts, type OrderSummaryFacts,
} from './order-summary.ts';
export {
  parsePartnerOrderId, partnerOrderId, type PartnerOrderId, type PartnerOrderIdViolation,
  type ResumedBooking, resumedPaymentUrl,
} from './partner-order.ts';
export {
  bestPartnerScheme, isPaidAtMaturity, partnerCard, PartnerCategory, partnerCategoryFor,
  type PartnerScheme, partnerSchemesFor, type SchemeLimits, widestLimits,
} from './partner-scheme.ts';
export {
  mergedPassbook, partnerPassbookEntry, passbookAmountLabel, passbookEntriesFor,
  type PassbookEntry, PassbookEntryKind, passbookEntryKindFor, passbookEntryLabel, PassbookFilter,
  passbookFilterLabel, passbookFilters,
} from './passbook.ts';
export {
  type DepositPayment, type DividedPayments, paymentsAround, payoutCalendar, receivedTill,
} from './payout-calendar.ts';
export {
  isCumulative, isPayoutCode, maturityTypeFor, payoutCode, type PayoutCode, payoutFrequencies,
  PayoutFrequency, payoutFrequencyForCalculation, payoutFrequencyForCode, payoutFrequencyForLabel,
  payoutKindCode, payoutLabel, payoutsPerYear, productTypeFor,
} from './payout-frequency.ts';
export {
  type AnsweredQuote, type QuoteDifference, quoteDifferences, QuoteFigure,
} from './quote-check.ts';
export {
  interestLabel, LAKH, RateCard, type RateCardRow, rateCardViolation, type RateCardViolation,
  rateLabel, tagLabel,
} from './rate-card.ts';
export {
  type ByRateColumn, genderFor, RateColumn, rateColumnFor, rateColumns,
} from './rate-column.ts';
export { type Renewal, renewalFor } from './renewal.ts';
export { rowToBeginWith, type RowWish } from './row-to-begin-with.ts';
export {
  calculationBirthDateFor, isSeniorCitizen, REGULAR_CALCULATION_BIRTH_DATE,
  SENIOR_CALCULATION_BIRTH_DATE, type SeniorNotice, seniorNoticeFor,
} from './senior-citizen.ts';
export {
  DAYS_IN_MONTH, DAYS_IN_YEAR, daysToYears, MONTHS_IN_YEAR, Tenure, type TenureParts,
  type TenureViolation,
} from './tenure.ts';
export {
  isBetterScheme, isUpgradeOffered, type RatedScheme, recommendedRowFor,
} from './upgrade.ts';
export { QuoteResult, workingBehind } from './working-behind.ts';
export { effectiveAnnualYield, effectiveYield, writtenYears } from './yields.ts';
