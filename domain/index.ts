/**
 * The published surface of the package, every name written out: the only barrel of the repository.
 * Inside the repository modules are imported directly.
 */

// Values that every context reckons and writes with.
export {
  CalendarDate, type CalendarDateViolation, type CalendarSpan,
} from './platform/calendar-date.ts';
export { Currency, currencyFor } from './platform/currency.ts';
export { type Decimal, type DecimalInput } from './platform/decimal.ts';
export {
  BYTES_IN_MB, fileSizeLabel, FileType, fileTypeOf, type FileViolation, fileViolation,
} from './platform/file-type.ts';
export { Gender } from './platform/gender.ts';
export { isoDateText, slashedDateText } from './platform/date-text.ts';
export { formatMobile } from './platform/format-mobile.ts';
export { formatWait } from './platform/format-wait.ts';
export {
  financialYearLabel, formatCompactDollars, formatCompactRupees, formatCrores,
  formatDate, formatPercent, formatRupees,
} from './platform/indian-formatting.ts';
export {
  dayStartInIndia, formatMoment, formatTime,
} from './platform/india-time.ts';
export { Money, type MoneyViolation } from './platform/money.ts';
export { Percentage, type PercentageViolation } from './platform/percentage.ts';
export { failure, type Result, success } from './platform/result.ts';
export { isSeniorByAge, SENIOR_CITIZEN_AGE } from './platform/senior-age.ts';
export { isFoundIn } from './platform/text-search.ts';
export { rupeesInWords } from './platform/words.ts';
export { writtenAmount, writtenDecimal } from './platform/written-decimal.ts';
export { type XmlViolation } from './platform/xml-rows.ts';
export { type WorkingInput, type WorkingStep } from './platform/working-step.ts';

// Fixed deposits.
export { bulletLines, LINE_SEPARATOR } from './fixed-deposits/bullet-lines.ts';
export {
  type ComparisonBar, comparisonBars, FIRST_BANK_RATE, SECOND_BANK_RATE,
} from './fixed-deposits/comparison-chart.ts';
export {
  bestRatePlaces, canCompare, type ComparedDeposit, type ComparisonRow, comparisonRows,
  FEWEST_COMPARED, MOST_COMPARED, toggledComparison,
} from './fixed-deposits/comparison.ts';
export {
  CompoundingFrequency, compoundingFrequencyFor, compoundingLabel, periodsPerYear,
} from './fixed-deposits/compounding-frequency.ts';
export {
  amountAfterTyping, type AmountInput, DEFAULT_DEPOSIT_AMOUNT, type DepositAmountRules,
  depositAmountRulesFor, depositAmountViolation, type DepositAmountViolation, readAmountInput,
} from './fixed-deposits/deposit-amount.ts';
export { DEFAULT_DEPOSIT_ID, depositIdFor } from './fixed-deposits/deposit-id.ts';
export {
  type DepositFilter, type FilteredDeposit, InstitutionKind, isInTenureRange, isNarrowing,
  matchesFilter, TenureRange, tenureRangeLabel,
} from './fixed-deposits/deposit-filter.ts';
export { depositQuote, DepositQuote } from './fixed-deposits/deposit-quote.ts';
export {
  DepositSort, type SortedDeposit, sortedDeposits,
} from './fixed-deposits/deposit-sort.ts';
export { type CompleteTerms, type DepositTerms } from './fixed-deposits/deposit-terms.ts';
export {
  DEFAULT_SORT_DIRECTION, discoverCategoryId, discoverTitle, DiscoverType, discoverTypeFor,
} from './fixed-deposits/discover-list.ts';
export {
  EmbeddedReturn, type EmbeddedVisit, type EmbeddedVisitViolation, isBookedEmbedded,
  isMaturityInstructionAsked, readEmbeddedVisit,
} from './fixed-deposits/embedded-booking.ts';
export {
  type EmbeddedEvent, EmbeddedOutcome, EmbeddedStep, embeddedStepHeading, readEmbeddedEvent,
} from './fixed-deposits/embedded-event.ts';
export {
  canFind, DEFAULT_FINDER_PAYOUT, type FinderAnswers, finderPayouts, InvestmentHorizon,
  investmentHorizonLabel, investmentHorizons, longestTenureInDaysFor, SortDirection,
  sortedByRate, sortedByTenure,
} from './fixed-deposits/finder.ts';
export {
  elapsedText, type GrowthPoint, growthSeries, growthStepsFor,
} from './fixed-deposits/growth-series.ts';
export {
  Holding, type HoldingPosition, isWithdrawalAllowed, maturityLabel,
  MONTHS_BEFORE_WITHDRAWAL, portfolioSummary, type PortfolioSummary, withdrawalDate,
} from './fixed-deposits/holdings.ts';
export {
  type InterestConvention, interestConventionFor, thirtyDayMonths,
} from './fixed-deposits/interest-convention.ts';
export { interestOnLakh } from './fixed-deposits/interest-on-lakh.ts';
export { type ScheduleRow } from './fixed-deposits/interest-schedule.ts';
export {
  canProceed, hasOtherSchemes, ROWS_SHOWN_AT_FIRST, visibleRows,
} from './fixed-deposits/invest-details.ts';
export {
  asksForPaymentMethod, isShriram, type IssuerId, isSuryoday,
} from './fixed-deposits/issuer.ts';
export {
  MaturityInstruction, maturityInstructionLabel, maturityInstructions, type MaturityOutcome,
  maturityOutcomeFor,
} from './fixed-deposits/maturity-instruction.ts';
export {
  type OnboardingFacts, OnboardingStatus, onboardingStatusFor, onboardingStatusOf,
  type OnboardingStep, onboardingStepFor,
} from './fixed-deposits/onboarding-step.ts';
export {
  canPay, type OrderedDeposit, orderSummaryFacts, type OrderSummaryFacts,
} from './fixed-deposits/order-summary.ts';
export {
  parsePartnerOrderId, partnerOrderId, type PartnerOrderId, type PartnerOrderIdViolation,
  type ResumedBooking, resumedPaymentUrl,
} from './fixed-deposits/partner-order.ts';
export {
  bestPartnerScheme, isPaidAtMaturity, partnerCard, PartnerCategory, partnerCategoryFor,
  type PartnerScheme, partnerSchemesFor,
} from './fixed-deposits/partner-scheme.ts';
export {
  mergedPassbook, partnerPassbookEntry, passbookAmountLabel, passbookEntriesFor,
  type PassbookEntry, PassbookEntryKind, passbookEntryKindFor, passbookEntryLabel, PassbookFilter,
  passbookFilterLabel, passbookFilters,
} from './fixed-deposits/passbook.ts';
export {
  type DepositPayment, payoutCalendar, receivedTill,
} from './fixed-deposits/payout-calendar.ts';
export {
  isCumulative, isPayoutCode, maturityTypeFor, payoutCode, type PayoutCode, payoutFrequencies,
  PayoutFrequency, payoutFrequencyForCalculation, payoutFrequencyForCode, payoutFrequencyForLabel,
  payoutKindCode, payoutLabel, payoutsPerYear, productTypeFor,
} from './fixed-deposits/payout-frequency.ts';
export {
  type AnsweredQuote, type QuoteDifference, quoteDifferences, QuoteFigure,
} from './fixed-deposits/quote-check.ts';
export {
  interestLabel, LAKH, RateCard, type RateCardRow, rateCardViolation, type RateCardViolation,
  rateLabel, tagLabel,
} from './fixed-deposits/rate-card.ts';
export {
  type ByRateColumn, genderFor, RateColumn, rateColumnFor, rateColumns,
} from './fixed-deposits/rate-column.ts';
export { type Renewal, renewalFor } from './fixed-deposits/renewal.ts';
export { rowToBeginWith, type RowWish } from './fixed-deposits/row-to-begin-with.ts';
export {
  calculationBirthDateFor, isSeniorCitizen, REGULAR_CALCULATION_BIRTH_DATE,
  SENIOR_CALCULATION_BIRTH_DATE, type SeniorNotice, seniorNoticeFor,
} from './fixed-deposits/senior-citizen.ts';
export {
  DAYS_IN_MONTH, DAYS_IN_YEAR, daysToYears, MONTHS_IN_YEAR, Tenure, type TenureParts,
  type TenureViolation,
} from './fixed-deposits/tenure.ts';
export {
  isBetterScheme, isUpgradeOffered, type RatedScheme, recommendedRowFor,
} from './fixed-deposits/upgrade.ts';
export { QuoteResult, workingBehind } from './fixed-deposits/working-behind.ts';
export { effectiveAnnualYield, effectiveYield, writtenYears } from './fixed-deposits/yields.ts';

// Sign-in, KYC, bank, profile, nominees, declarations.
export {
  accountHolderNameInput, accountHolderNameViolation, type AccountHolderNameViolation,
} from './accounts/bank/account-holder-name.ts';
export {
  accountNumberInput, accountNumberViolation, type AccountNumberViolation, LONGEST_ACCOUNT_NUMBER,
  maskedAccountNumber, menuAccountNumber, SHORTEST_ACCOUNT_NUMBER,
} from './accounts/bank/account-number.ts';
export {
  type BankDestination, type BankFacts, destinationAfterBank, destinationAfterUpiMatch,
  isBankAdditionBlocked, isSkipOffered, type UpiDestination,
} from './accounts/bank/bank-destination.ts';
export {
  IFSC_LENGTH, ifscInput, ifscViolation, type IfscViolation, isIfscOutlined,
} from './accounts/bank/ifsc.ts';
export { nameAgreement, NameAgreement } from './accounts/bank/name-agreement.ts';
export {
  type Declaration, type DeclarationAnswer, declarationAnswers,
} from './accounts/declarations/declaration.ts';
export { declarationsXml, parseDeclarationsXml } from './accounts/declarations/declarations-xml.ts';
export {
  canSaveDemat, CML_HINT_MB, CML_LARGEST_MB, CML_MOST_PIXELS, cmlFileName, cmlFileViolation,
  type CmlFileViolation,
} from './accounts/demat/cml-file.ts';
export {
  destinationAfterDisclaimer, type DisclaimerDestination, isDematSkipOffered,
} from './accounts/demat/demat-destination.ts';
export {
  DEMAT_LENGTH, dematInput, dematNumberViolation, type DematNumberViolation, Depository,
  depositoryLabel, depositoryOf,
} from './accounts/demat/demat-number.ts';
export {
  acceptedDateOfBirth, type DateOfBirthViolation, EARLIEST_BIRTH_YEAR, parseDateOfBirth,
} from './accounts/kyc/date-of-birth.ts';
export { emailViolation, type EmailViolation } from './accounts/kyc/email.ts';
export {
  destinationAfterKyc, type KycDestination, type KycFacts, onboardingStepAfterKyc,
  StepAfterKyc,
} from './accounts/kyc/kyc-destination.ts';
export { canContinueKyc, type KycForm } from './accounts/kyc/kyc-form.ts';
export {
  KycFactor, type KycIdentity, KycMethod, kycOutcome, type KycOutcome, type PanVerificationReply,
} from './accounts/kyc/kyc-outcome.ts';
export {
  ADULT_AGE, isIndividual, isSamePan, PAN_LENGTH, type PanHolder, panHolderViolation,
  type PanHolderViolation,
  panInput, panType, PanType, panViolation, type PanViolation,
} from './accounts/kyc/pan.ts';
export {
  VIDEO_KYC_FEWEST_PIXELS, VIDEO_KYC_MOST_BYTES, videoKycPictureViolation,
  type VideoKycPictureViolation, VideoKycStatus, videoKycViolation, type VideoKycViolation,
} from './accounts/kyc/video-kyc.ts';
export {
  type ListedNominee, nomineeListViolation, type NomineeListViolation,
} from './accounts/nominees/nominee-list.ts';
export {
  type NomineeShare, nomineeSharesXml, parseNomineeSharesXml,
} from './accounts/nominees/nominee-shares-xml.ts';
export {
  isFullyShared, isOnceOnlyRelationship, type JoiningNominee, joiningViolation,
  type JoiningViolation, type NomineeList, remainingShare, selectedNominees, totalShare,
} from './accounts/nominees/nominee-shares.ts';
export {
  type Guardian, guardianPanViolation, type GuardianPanViolation, isMinor,
  LONGEST_NOMINEE_NAME, type Nominee, nomineeBirthDateViolation, type NomineeBirthDateViolation,
  type NomineeDraft,
  nomineeNameViolation, type NomineeNameViolation, nomineePanViolation, type NomineePanViolation,
  nomineeViolations, type NomineeViolations, type RequiredViolation,
} from './accounts/nominees/nominee.ts';
export {
  shareEditInput, shareEditViolation, type ShareEditViolation, sharePercentViolation,
  type SharePercentViolation, typedShareTotal, WHOLE_SHARE,
} from './accounts/nominees/share-percent.ts';
export {
  accountClosingViolation, type AccountClosingViolation, type MoneyHeld,
} from './accounts/profile/account-closing.ts';
export { ActivityKind, isToldToPhone } from './accounts/profile/activity.ts';
export { addressesXml, parseAddressesXml } from './accounts/profile/address-xml.ts';
export {
  type Address, type AddressLines, addressLineViolation, type AddressLineViolation, AddressType,
  addressViolations, type AddressViolations, isAddressFilled, isCorrespondentKnown,
  LONGEST_ADDRESS_LINE,
  PINCODE_LENGTH, pincodeInput,
  pincodeViolation, type PincodeViolation, placeViolation, type PlaceViolation,
} from './accounts/profile/address.ts';
export { canWithdrawConsent, DataPurpose } from './accounts/profile/data-purpose.ts';
export {
  LONGEST_PARENT_NAME, parentNameViolation, type ParentNameViolation, type Parents,
} from './accounts/profile/parents.ts';
export {
  LONGEST_PLACE_OF_BIRTH, placeOfBirthViolation, type PlaceOfBirthViolation,
} from './accounts/profile/place-of-birth.ts';
export {
  PROFILE_IMAGE_LARGEST_MB, PROFILE_IMAGE_MOST_PIXELS, profileImageViolation,
  type ProfileImageViolation,
} from './accounts/profile/profile-image.ts';
export {
  ProfilePart, profilePartPercent, profileScore,
} from './accounts/profile/profile-score.ts';
export {
  AnnualIncome, annualIncomeLabels, type ChoiceViolation, IncomeSource, incomeSourceFor,
  incomeSourceLabels, MaritalStatus, maritalStatusLabels, Occupation, occupationLabels,
  type ProfessionalDetails, professionalViolations,
} from './accounts/profile/professional.ts';
export {
  COUNTRY_CODE, MOBILE_LENGTH, mobileInput, mobileViolation, type MobileViolation,
} from './accounts/sign-in/mobile.ts';
export {
  OTP_LENGTH, otpViolation, type OtpViolation, parsePastedOtp, type PastedOtpViolation,
  RESEND_AFTER_SECONDS, resendWaitSeconds,
} from './accounts/sign-in/otp.ts';
export { isSignedIn } from './accounts/sign-in/signed-in.ts';
export {
  destinationAfterSignIn, type SignInDestination, type SignInFacts,
} from './accounts/sign-in/sign-in-destination.ts';
export {
  isSteppedUp, ProtectedChange, STEP_UP_MINUTES, type StepUp,
} from './accounts/sign-in/step-up.ts';

// Private market: prices and orders.
export {
  type BasketOrder, basketOrder, basketUnitsViolation, MINIMUM_BASKET_UNITS,
} from './private-market/basket-order.ts';
export { type BestOffer, bestOffer, bestOfferLabel } from './private-market/best-offer.ts';
export {
  type DealSlipStart, dealSlipStart, IS_SIGNER_NOTIFIED, isDealSlipToSign, readSigningStatus,
  SIGNING_EXPIRY_DAYS, SigningStatus, type SigningToken, TRANSFER_WORKING_DAYS, transferDueOn,
} from './private-market/deal-slip.ts';
export { OfferTag, orderMoveForTag } from './private-market/offer-answer.ts';
export {
  isOfferExpired, type OfferCountdown, offerCountdown,
} from './private-market/offer-countdown.ts';
export {
  OrderAction, orderActions, orderPrice, type OrderPrices,
} from './private-market/order-card.ts';
export { newestOrdersFirst, type Placed } from './private-market/order-list.ts';
export {
  isFinalOrder, legalOrderMoves, type MovableOrder, OrderActor, orderAfter, OrderKind, OrderMove,
  type OrderMoveViolation,
} from './private-market/order-moves.ts';
export {
  missingPrerequisite, type OrderingInvestor, OrderingPage, OrderPrerequisite, prerequisitePath,
} from './private-market/order-prerequisites.ts';
export {
  OrderStatus, orderStatusLabel, orderStatusTone, OrderTab, orderTabFor, OrderTone,
  readBasketOrderStatus, type ReadOrderStatus, readOrderStatus, type UnknownOrderStatus,
} from './private-market/order-status.ts';
export { PriceChange, priceChange, priceChangeTitle } from './private-market/price-change.ts';
export {
  type PricingTier, PricingTiers, type PricingTiersViolation, pricingTiersViolation, type SlabPrice,
} from './private-market/pricing-tiers.ts';
export {
  legalReviewMoves, requestAfter, RequestStatus, ReviewMove,
} from './private-market/request-review.ts';
export {
  ASKING_PRICE_STEP, type AskingPriceViolation, askingPriceViolation, LARGEST_ASKING_PRICE,
  type SellRequestDraft, type SellRequestViolation, sellRequestViolation, type ShareForSale,
  type ShareForSaleViolation, shareForSaleViolation,
} from './private-market/sell-request.ts';
export {
  LONGEST_SHARE_NAME, type ShareNameViolation, shareNameViolation,
} from './private-market/share-name.ts';
export {
  OrderMode, orderModeFor, orderModeLabel, type ShareOrderBox, shareOrderBox,
  type ShareOrderViolation,
} from './private-market/share-order-box.ts';
export {
  HOUSE_ADVISOR_ID, ShareOrderOutcome, shareOrderOutcomeFor, SUPPLIER_ID,
} from './private-market/share-order-request.ts';
export {
  isTaxShown, type ShareOrderAmounts, type ShareOrderSummary, shareOrderSummary,
  type ShareOrderTerms, STAMP_DUTY_LABEL, STAMP_DUTY_PERCENT, type SummaryDisagreement,
  summaryDisagreements,
} from './private-market/share-order-summary.ts';
export {
  orderMoveForPayment, PAYMENT_GATEWAY_ID, type PaymentBlock, paymentBlock, readSharePaymentOutcome,
  SharePaymentOutcome,
} from './private-market/share-payment.ts';
export {
  type RequestQuantityViolation, requestQuantityViolation, type ShareRequestDraft,
  type ShareRequestViolations, shareRequestViolations,
} from './private-market/share-request.ts';
export {
  type DatedRate, SHARE_TAX_RATES, shareTaxRateOn, TDS_LABEL, TDS_PERCENT,
} from './private-market/share-tax.ts';
export {
  isPriceAskedFor, LARGEST_UNITS, MOST_UNIT_DIGITS, readUnits, unitsInput, type UnitsViolation,
  unitsViolation,
} from './private-market/share-units.ts';
export {
  priceLabel, priceRange, type ShownPrice, singlePrice, totalPrice,
} from './private-market/shown-price.ts';
export { priceOfOne, unitsValue } from './private-market/units-value.ts';
export { readMoment } from './private-market/wire-moment.ts';

// Private market: assets and holdings.
export {
  type BasketOrderShare, type BasketShareOrder, type BasketSharePurchase, type HeldBasketShare,
  heldBasketShares,
} from './private-market/basket-shares.ts';
export {
  type BasketHolding, basketHoldings, type BasketPurchase,
} from './private-market/basket-holdings.ts';
export {
  BasketFaqSet, basketFaqSetFor, BasketSection, basketSectionLabel, basketSections, basketTags,
  type Dematerialised, depositoriesFor, DepositoryLogo,
} from './private-market/basket-page.ts';
export {
  type BasketAsset, basketAssetsValue, basketBreakup, type BasketBreakupRow, basketDescriptionFor,
  basketNameFor, basketWeightages, DEFAULT_BASKET_NAME,
} from './private-market/basket.ts';
export {
  cagr, cagrByPeriod, type CagrPeriod, cagrPeriods, type YearlyFigure,
} from './private-market/cagr.ts';
export {
  type CompanyAmount, companyAmount, companyAmountLabel, FIGURE_MISSING,
} from './private-market/company-amount.ts';
export {
  type CompanyFigures, companyFigures, leadAndOthers,
} from './private-market/company-figures.ts';
export {
  CompanyLayout, companyLayoutFor, type CompanyPageOpening, companyPageOpening, flagSourceFor,
  FROM_BASKET,
} from './private-market/company-page.ts';
export { competitorNames, distinctTexts } from './private-market/distinct-texts.ts';
export {
  HeadlineFigure, headlineSeries, marginOf, marginSeries, type YearlyMargin,
} from './private-market/financial-series.ts';
export {
  distinctRows, type FinancialPeriod, periodsByYear, Statement, type StatementLine, statementLines,
  type StatementRow, type StatementStanding, statementStanding,
} from './private-market/financial-statements.ts';
export { type FinancialYear, financialYearName } from './private-market/financial-year.ts';
export {
  OTHER_INDUSTRY, portfolioGain, type PortfolioSlice, type PositionGain, positionGain,
  type SharePortfolio, sharePortfolio, type SharePosition, slicesByIndustry,
} from './private-market/holdings.ts';
export {
  CARDS_ON_HOME, CARDS_ON_LISTING, dashboardShares, listingFilterKey, listingFilterTabs, ListingTab,
  listingTabFor, listingTabLabel, type ShownCards, shownCards,
} from './private-market/listing.ts';
export { IPO_LOCK_IN_MONTHS, lockInEnd } from './private-market/lock-in.ts';
export { amountParts, percentParts } from './private-market/parts-of-whole.ts';
export {
  PortfolioPage, type PortfolioPlace, portfolioPlace, portfolioPlaceBefore,
} from './private-market/portfolio-page.ts';
export {
  purchasePayable, type PurchaseTotals, purchaseTotals, type SharePurchase,
} from './private-market/purchase-history.ts';
export {
  foundShares, type ListedShare, ListingSort, listingSortLabel, sortedShares,
} from './private-market/share-listing.ts';
export {
  canRemoveFromWatchlist, watchedPrice, type WatchedPrices, watchlistAction, watchlistWithout,
} from './private-market/watchlist.ts';

// Content: landing, campaign, contact, news.
export {
  type AdvisorSignUp, type AdvisorSignUpViolation, advisorSignUpViolation,
} from './content/advisor-sign-up.ts';
export {
  type ContactMessage, type ContactMessageViolations, contactMessageViolations,
  LONGEST_CONTACT_MESSAGE,
} from './content/contact-message.ts';
export { openQuestionAfter } from './content/faq.ts';
export {
  type InvestorNoteForm, type InvestorNoteRequest, investorNoteRequest, type InvestorNoteViolations,
  investorNoteViolations,
} from './content/investor-note.ts';
export {
  landingFigures, sampleSharePrices, showcaseOrder, type TestimonialPastel, testimonialPastel,
  testimonialPastels,
} from './content/landing.ts';
export { newsDateLabel } from './content/news-date.ts';
export {
  isNewsAbout, NEWS_PAGE_SIZE, NEWS_SEARCH_DEBOUNCE, newsAfterPage, type NewsItem, type NewsList,
  newsLoadMore, newsSearchTerm, NewsStanding, newsStanding, noNews,
} from './content/news.ts';
export { campaignShareId, nseCampaign, nseCampaignPrice } from './content/nse-campaign.ts';
export { SUPPORT_DAYS, supportHours, SupportPlace } from './content/support-hours.ts';

// Referrals.
export {
  DEFAULT_CAMPAIGN_ID, maskedMobile, readReferralDay, referralCampaignId, type ReferralEntry,
  ReferralEvent, type ReferralReport, referralReport, ReferralTab, referralTabLabel,
} from './referrals/referral-report.ts';
export {
  FIRST_TRANSACTION_REWARD, PRE_IPO_REWARD_PERCENT, referralReward, referralVoucher,
  VOUCHER_BUSINESS_DAYS, VOUCHER_FROM, VOUCHER_VALUE,
} from './referrals/referral-rewards.ts';
export {
  readReferralCode, referralMessage, shareAddresses, ShareChannel, shareChannels,
} from './referrals/referral-sharing.ts';
