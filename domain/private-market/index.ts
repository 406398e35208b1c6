// Unlisted shares: prices and orders, then assets and holdings.
export {
  type BasketOrder, basketOrder, basketUnitsViolation, MINIMUM_BASKET_UNITS,
} from './basket-order.ts';
export { type BestOffer, bestOffer, bestOfferLabel } from './best-offer.ts';
export {
  type DealSlipStart, dealSlipStart, IS_SIGNER_NOTIFIED, isDealSlipToSign, readSigningStatus,
  SIGNING_EXPIRY_DAYS, SigningStatus, type SigningToken, TRANSFER_WORKING_DAYS, transferDueOn,
} from './deal-slip.ts';
export { OfferTag, orderMoveForTag } from './offer-answer.ts';
export {
  isOfferExpired, type OfferCountdown, offerCountdown,
} from './offer-countdown.ts';
export {
  OrderAction, orderActions, orderPrice, type OrderPrices,
} from './order-card.ts';
export { newestOrdersFirst, type Placed } from './order-list.ts';
export {
  isFinalOrder, legalOrderMoves, type MovableOrder, OrderActor, orderAfter, OrderKind, OrderMove,
  type OrderMoveViolation,
} from './order-moves.ts';
export {
  missingPrerequisite, type OrderingInvestor, OrderingPage, OrderPrerequisite, prerequisitePath,
} from './order-prerequisites.ts';
export {
  OrderStatus, orderStatusLabel, orderStatusTone, OrderTab, orderTabFor, OrderTone,
  readBasketOrderStatus, type ReadOrderStatus, readOrderStatus, type UnknownOrderStatus,
} from './order-status.ts';
export { PriceChange, priceChange, priceChangeTitle } from './price-change.ts';
export {
  type PricingTier, PricingTiers, type PricingTiersViolation, pricingTiersViolation, type SlabPrice,
} from './pricing-tiers.ts';
export {
  legalReviewMoves, requestAfter, RequestStatus, ReviewMove,
} from './request-review.ts';
export {
  legalSellRequestMoves, sellRequestAfter, SellRequestMove, type SellRequestMoveViolation,
  SellRequestStatus,
} from './sell-request-moves.ts';
export {
  type AfterSales, afterSales, type LotAfterSales, lotAfterSales, type PricedUnits,
  type SettledSale, soldFrom,
} from './share-sale.ts';
export {
  ASKING_PRICE_STEP, type AskingPriceViolation, askingPriceViolation, LARGEST_ASKING_PRICE,
  type SellRequestDraft, type SellRequestViolation, sellRequestViolation, type ShareForSale,
  type ShareForSaleViolation, shareForSaleViolation,
} from './sell-request.ts';
export {
  LONGEST_SHARE_NAME, type ShareNameViolation, shareNameViolation,
} from './share-name.ts';
export {
  OrderMode, orderModeFor, orderModeLabel, type ShareOrderBox, shareOrderBox,
  type ShareOrderViolation,
} from './share-order-box.ts';
export {
  HOUSE_ADVISOR_ID, ShareOrderOutcome, shareOrderOutcomeFor, SUPPLIER_ID,
} from './share-order-request.ts';
export {
  isTaxShown, type ShareOrderAmounts, type ShareOrderSummary, shareOrderSummary,
  type ShareOrderTerms, STAMP_DUTY_LABEL, STAMP_DUTY_PERCENT, type SummaryDisagreement,
  summaryDisagreements,
} from './share-order-summary.ts';
export {
  orderMoveForPayment, PAYMENT_GATEWAY_ID, type PaymentBlock, paymentBlock, readSharePaymentOutcome,
  SharePaymentOutcome,
} from './share-payment.ts';
export {
  type RequestQuantityViolation, requestQuantityViolation, type ShareRequestDraft,
  type ShareRequestViolations, shareRequestViolations,
} from './share-request.ts';
export {
  type DatedRate, SHARE_TAX_RATES, shareTaxRateOn, TDS_LABEL, TDS_PERCENT,
} from './share-tax.ts';
export {
  isPriceAskedFor, LARGEST_UNITS, MOST_UNIT_DIGITS, readUnits, unitsInput, type UnitsViolation,
  unitsViolation,
} from './share-units.ts';
export {
  priceLabel, priceRange, type ShownPrice, singlePrice, totalPrice,
} from './shown-price.ts';
export { priceOfOne, unitsValue } from './units-value.ts';
export { readMoment } from './wire-moment.ts';
export {
  basketGain, type BasketOrderShare, type BasketShareOrder, type BasketSharePurchase,
  type BasketShareSale, basketsLeft, type HeldBasketShare, heldBasketShares,
} from './basket-shares.ts';
export {
  type BasketHolding, basketHoldings, type BasketPurchase,
} from './basket-holdings.ts';
export {
  BasketFaqSet, basketFaqSetFor, BasketSection, basketSectionLabel, basketSections, basketTags,
  type Dematerialised, depositoriesFor, DepositoryLogo,
} from './basket-page.ts';
export {
  type BasketAsset, basketAssetsValue, basketBreakup, type BasketBreakupRow, basketDescriptionFor,
  basketNameFor, basketWeightages, DEFAULT_BASKET_NAME,
} from './basket.ts';
export {
  cagr, cagrByPeriod, type CagrPeriod, cagrPeriods, type YearlyFigure,
} from './cagr.ts';
export {
  type CompanyAmount, companyAmount, companyAmountLabel, FIGURE_MISSING,
} from './company-amount.ts';
export {
  type CompanyFigures, companyFigures, leadAndOthers,
} from './company-figures.ts';
export {
  CompanyLayout, companyLayoutFor, type CompanyPageOpening, companyPageOpening, flagSourceFor,
  FROM_BASKET,
} from './company-page.ts';
export { competitorNames, distinctTexts } from './distinct-texts.ts';
export {
  HeadlineFigure, headlineSeries, marginOf, marginSeries, type YearlyMargin,
} from './financial-series.ts';
export {
  distinctRows, type FinancialPeriod, periodsByYear, Statement, type StatementLine, statementLines,
  type StatementRow, type StatementStanding, statementStanding,
} from './financial-statements.ts';
export { type FinancialYear, financialYearName } from './financial-year.ts';
export {
  OTHER_INDUSTRY, portfolioGain, type PortfolioSlice, type PositionGain, positionGain,
  type SharePortfolio, sharePortfolio, type SharePosition, slicesByIndustry, type ValuedPosition,
} from './holdings.ts';
export {
  CARDS_ON_HOME, CARDS_ON_LISTING, dashboardShares, listingFilterKey, listingFilterTabs, ListingTab,
  listingTabFor, listingTabLabel, type ShownCards, shownCards,
} from './listing.ts';
export { IPO_LOCK_IN_MONTHS, lockInEnd } from './lock-in.ts';
export { amountParts, percentParts } from './parts-of-whole.ts';
export {
  PortfolioPage, type PortfolioPlace, portfolioPlace, portfolioPlaceBefore,
} from './portfolio-page.ts';
export {
  purchasePayable, type PurchaseTotals, purchaseTotals, type SharePurchase,
} from './purchase-history.ts';
export {
  foundShares, type ListedShare, ListingSort, listingSortLabel, sortedShares,
} from './share-listing.ts';
export {
  canRemoveFromWatchlist, watchedPrice, type WatchedPrices, watchlistAction, watchlistWithout,
} from './watchlist.ts';
