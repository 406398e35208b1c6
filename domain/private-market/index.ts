// Unlisted shares: prices and orders, then assets and holdings.
export {
  type BasketOrder, basketOrder, basketOrderViolation, basketUnitsViolation, MINIMUM_BASKET_UNITS,
} from './orders/basket-order.ts';
export { type BestOffer, bestOffer, bestOfferLabel } from './catalogue/best-offer.ts';
export { CancellationReason, cancellationReasonFor } from './orders/cancellation.ts';
export {
  type DealSlipStart, dealSlipStart, isDealSlipToSign,
  SIGNING_EXPIRY_DAYS, SigningStatus, type SigningToken, transferDueOn,
} from './orders/deal-slip.ts';
export { TRANSFER_WORKING_DAYS } from './orders/transfer-days.ts';
export { OfferTag } from './orders/offer-answer.ts';
export {
  isOfferExpired, type OfferCountdown, offerCountdown,
} from './orders/offer-countdown.ts';
export {
  LARGEST_ORDER_LABEL, LARGEST_ORDER_TOTAL, orderSizeViolation, type OrderSizeViolation,
} from './order-size.ts';
export {
  OrderAction, orderActions, orderPrice, type OrderPrices,
} from './orders/order-actions.ts';
export { OfferPosition, offerPosition, type PlacedOffer } from './orders/offer-position.ts';
export { newestOrdersFirst, type Placed } from './orders/newest-orders.ts';
export {
  legalOrderMoves, type MovableOrder, OrderActor, orderAfter, OrderKind, OrderMove,
  type OrderMoveViolation,
} from './orders/order-moves.ts';
export {
  ACCEPTED_OFFER_MINUTES, isPaymentTimeOver, PAYMENT_HOURS, paymentDeadlineFor,
} from './orders/payment-deadline.ts';
export {
  OrderStatus, orderStatusLabel, orderStatusTone, OrderTab, orderTabFor, OrderTone,
  type ReadOrderStatus, type UnknownOrderStatus,
} from './orders/order-status.ts';
export { PriceChange, priceChange, priceChangeTitle } from './catalogue/price-change.ts';
export { type DatedPrice, quotesOfLast, quoteYearBefore } from './catalogue/quote-history.ts';
export {
  type PricingTier, PricingTiers, type PricingTiersViolation, pricingTiersViolation, type SlabPrice,
} from './catalogue/pricing-tiers.ts';
export {
  legalReviewMoves, requestAfter, RequestStatus, ReviewMove,
} from './holdings/request-review.ts';
export {
  isOpenSellRequest, legalSellRequestMoves, type MovableSellRequest, sellRequestAfter,
  SellRequestMove, type SellRequestMoveViolation, SellRequestStatus,
} from './holdings/sell-request-moves.ts';
export {
  type ChargesAfterSales, chargesAfterSales, chargesTogether,
} from './holdings/charges-after-sales.ts';
export { type HeldLot, heldValue } from './holdings/held-value.ts';
export { type SellSplit, sellSplit } from './holdings/sell-split.ts';
export {
  type AfterSales, afterSales, type LotAfterSales, lotAfterSales, type PricedUnits,
  type SettledSale, soldFrom,
} from './holdings/share-sale.ts';
export {
  ASKING_PRICE_STEP, type AskingPriceViolation, askingPriceViolation, LARGEST_ASKING_PRICE,
  type SellRequestDraft, type SellRequestViolation, sellRequestViolation,
  sellRequestViolationText, type ShareForSale, type ShareForSaleViolation, shareForSaleViolation,
} from './holdings/sell-request.ts';
export {
  LONGEST_SHARE_NAME, type ShareNameViolation, shareNameViolation,
} from './catalogue/share-name.ts';
export {
  OrderMode, orderModeFor, type ShareOrderBox, shareOrderBox,
  type ShareOrderViolation,
} from './orders/share-order-box.ts';
export {
  ShareOrderOutcome, shareOrderOutcomeFor,
} from './orders/share-order-request.ts';
export {
  isTaxShown, type ShareOrderAmounts, type ShareOrderSummary, shareOrderSummary,
  type ShareOrderTerms, STAMP_DUTY_PERCENT, type SummaryDisagreement,
  summaryDisagreements,
} from './orders/share-order-summary.ts';
export {
  orderMoveForPayment, type PaymentBlock, paymentBlock, SharePaymentOutcome,
} from './orders/share-payment.ts';
export {
  type RequestQuantityViolation, requestQuantityViolation, type ShareRequestDraft,
  type ShareRequestViolations, shareRequestViolations,
} from './orders/share-request-violations.ts';
export {
  type DatedRate, SHARE_TAX_RATES, shareTaxRateOn, TDS_LABEL, TDS_PERCENT,
} from './orders/share-tax.ts';
export {
  type HeldPosition, type ShareTotals, shareTotals, type SoldPosition,
} from './holdings/share-totals.ts';
export {
  isPriceAskedFor, LARGEST_UNITS, MOST_UNIT_DIGITS, readUnits, unitsInput, type UnitsViolation,
  unitsViolation,
} from './orders/share-units.ts';
export {
  priceLabel, priceRange, type ShownPrice, singlePrice, totalPrice,
} from './catalogue/display-price.ts';
export { priceOfOne, unitsValue } from './orders/units-value.ts';
export {
  basketGain, type BasketOrderShare, type BasketPrices, type BasketShareOrder,
  type BasketSharePurchase,
  type BasketShareSale, basketsLeft, type HeldBasketShare, heldBasketShares,
} from './holdings/basket-shares.ts';
export {
  type BasketHolding, basketHoldings, type BasketPurchase,
} from './holdings/basket-holdings.ts';
export {
  type Dematerialised, depositoriesFor, DepositoryLogo,
} from './catalogue/depositories.ts';
export {
  type BasketAsset, basketAssetsValue, basketBreakup, type BasketBreakupRow, basketDescriptionFor,
  basketNameFor, basketWeightages, DEFAULT_BASKET_NAME,
} from './catalogue/basket.ts';
export {
  cagr, cagrByPeriod, type CagrPeriod, cagrPeriods, type YearlyFigure,
} from './catalogue/cagr.ts';
export {
  type CompanyAmount, companyAmount, companyAmountLabel, FIGURE_MISSING,
} from './catalogue/company-amount.ts';
export {
  type CompanyFigures, companyFigures, leadAndOthers,
} from './catalogue/company-figures.ts';
export { competitorNames, distinctTexts } from './catalogue/distinct-texts.ts';
export {
  HeadlineFigure, headlineSeries, marginOf, marginSeries, type YearlyMargin,
} from './catalogue/financial-series.ts';
export {
  distinctRows, type FinancialPeriod, periodsByYear, Statement, type StatementLine, statementLines,
  type StatementRow, type StatementStanding, statementStanding,
} from './catalogue/financial-statements.ts';
export { type FinancialYear, financialYearName } from './catalogue/financial-year.ts';
export {
  OTHER_INDUSTRY, portfolioGain, type PortfolioSlice, type PositionGain, positionGain,
  type SharePortfolio, sharePortfolio, type SharePosition, slicesByIndustry, type ValuedPosition,
} from './holdings/holdings.ts';
export { IPO_LOCK_IN_MONTHS } from './catalogue/lock-in.ts';
export { amountParts, percentParts } from './catalogue/parts-of-whole.ts';
export {
  purchasePayable, type PurchaseTotals, purchaseTotals, type SharePurchase,
} from './holdings/purchase-history.ts';
export {
  type FilterableShare, filteredShares, PriceTrend, type ShareFilter,
} from './catalogue/share-filter.ts';
export {
  foundShares, type ListedShare, ListingSort, listingSortLabel, sortedShares,
} from './catalogue/share-listing.ts';
export {
  canRemoveFromWatchlist, watchedPrice, type WatchedPrices, watchlistAction, watchlistWithout,
} from './catalogue/watchlist.ts';
export { STAMP_DUTY_LABEL, STAMP_DUTY_RATE } from './orders/stamp-duty.ts';
