import type { DepositOrderStatus } from '#domain/fixed-deposits/booking/deposit-order-moves.ts';
import type { CompoundingFrequency } from '#domain/fixed-deposits/interest/compounding-frequency.ts';
import type { EmbeddedStep } from '#domain/fixed-deposits/booking/embedded-step.ts';
import type { Institution } from '#domain/fixed-deposits/holdings/institution.ts';
import type { GeneratedAlways, Generated } from 'kysely';
import type { GatewayPaymentsTable } from '#infrastructure/backend/third-parties/gateway-payments.ts';

/** The kinds of issuers of the catalogue. */
export type StoredInstitution = Exclude<Institution, 'post-office'>;

export interface DepositIssuersTable {
  readonly key: string;
  readonly name: string;
  readonly institution: StoredInstitution;
  readonly credit_rating: string | null;
  readonly logo_url: string;
  readonly is_coming_soon: boolean;
  /** Whether it requires an identity check on the Aadhaar page besides KYC. */
  readonly asks_aadhaar: boolean;
  readonly phone: string | null;
  readonly address: string | null;
  readonly position: number;
}

/** A product of an issuer; its id is `fd_id` on the wire. */
export interface DepositProductsTable {
  readonly id: number;
  readonly issuer_key: string;
  readonly name: string;
  readonly heading: string;
  readonly start_colour: string;
  readonly end_colour: string;
  readonly minimum_amount: string;
  readonly maximum_amount: string;
  readonly lock_in_days: number;
  /** Percentage points that are deducted from the interest rate at an early withdrawal. */
  readonly withdrawal_penalty: string | null;
  readonly no_interest_days: Generated<number>;
  readonly total_investors: number;
  readonly is_coming_soon: boolean;
}

/** A row of a rate card; its id is `scheme_master_id` on the wire. Rates in percent a year. */
export interface DepositRatesTable {
  readonly id: number;
  readonly product_id: number;
  readonly tenure: string;
  readonly tenure_days: number;
  /** `C` for payout at maturity; `NC1` to `NC4` for the other payouts. */
  readonly payout_code: string;
  readonly rate_r: string;
  readonly rate_f: string;
  readonly rate_sc: string;
  readonly rate_fsc: string;
  /** Interest on ₹1 lakh over the whole tenure, per rate column. */
  readonly interest_r: string;
  readonly interest_f: string;
  readonly interest_sc: string;
  readonly interest_fsc: string;
  readonly tag: string | null;
}

/** A row of a rate card as it stood on a day on which a deposit was booked. */
export interface BookingDayRatesTable {
  readonly product_id: number;
  readonly day: string;
  /** The digest of the card's content. Empty if a process of an earlier version kept the card. */
  readonly card_digest: Generated<string>;
  readonly payout_code: string;
  readonly tenure: string;
  readonly rate_r: string;
  readonly rate_f: string;
  readonly rate_sc: string;
  readonly rate_fsc: string;
  /** Whether the card is that of another day, because nothing was kept on the booking day. */
  readonly is_assumed: boolean;
}

export interface DepositListsTable {
  readonly category_id: number;
  readonly tag_id: number;
  readonly scheme_id: number;
  readonly position: number;
}

export interface DepositContentTable {
  readonly product_id: number;
  readonly position: number;
  readonly type: 'Card' | 'Extra';
  readonly title: string;
  readonly content: string;
  readonly icon: string;
}

export interface DepositOffersTable {
  readonly product_id: number;
  readonly position: number;
  readonly note: string;
  readonly icon: string;
  readonly ends_at: Date | null;
}

export interface DepositHighlightsTable {
  readonly product_id: number;
  readonly position: number;
  readonly content: string;
  readonly is_visible: boolean;
}

export interface DeclarationQuestionsTable {
  readonly id: number;
  readonly question: string;
  readonly kind: 'pep' | 'other';
}


/**
 * An order with the terms that the investor agreed to. Its id is `fd_investment_id` on the wire.
 */
export interface DepositOrdersTable {
  readonly id: Generated<number>;
  readonly investor_id: number;
  readonly scheme_id: number;
  readonly product_id: number;
  readonly payout_code: string;
  readonly principal: string;
  readonly annual_rate: string;
  readonly rate_column: string;
  /** Whether the investor, a senior citizen, chose the regular rate. */
  readonly has_declined_senior_rate: Generated<boolean>;
  readonly tenure: string;
  readonly total_interest: string;
  readonly maturity_amount: string;
  readonly maturity_date: string;
  /** Chosen before or after the payment, or that of the renewed deposit; null without a choice. */
  maturity_instruction_id: number | null;
  readonly advisor_id: number;
  readonly origin: 'investor' | 'renewal' | 'advisor';
  state: DepositOrderStatus;
  readonly started_at: Date;
  booked_at: Date | null;
  /** The payment deadline, at which an unpaid order expires. */
  pay_by: Generated<Date>;
  /** When it was cancelled or expired. */
  ended_at: Date | null;
}

/** The link by which an investor opens an advisor's order. */
export interface AdvisorLinksTable {
  readonly unique_id: string;
  readonly investor_id: number;
  readonly order_id: number;
  readonly advisor_name: string;
  readonly sent_at: Date;
  readonly expires_at: Date;
}

export interface OrderNomineesTable {
  readonly investor_id: number;
  readonly order_id: number;
  readonly nominee_id: number;
  readonly full_name: string;
  readonly share_percent: number;
}

export interface DeclarationAnswersTable {
  readonly investor_id: number;
  readonly order_id: number;
  readonly question_id: number;
  answer: boolean;
  answered_at: Date;
}

/** A booked deposit; it has the same id as its order. */
export interface DepositsTable {
  readonly id: number;
  readonly investor_id: number;
  readonly product_id: number;
  readonly application_number: string;
  readonly payout_code: string;
  readonly principal: string;
  readonly annual_rate: string;
  readonly tenure: string;
  /** Days in a year by the deposit's interest convention: 360, or 365. */
  readonly days_in_year: Generated<number>;
  /** Of the booking day; null in deposits that a process of an earlier version booked. */
  readonly compounding: CompoundingFrequency | null;
  readonly started_on: string;
  /** Names the rate card of the booking, in `booking_day_rates`. */
  readonly card_digest: Generated<string>;
  readonly maturity_date: string;
  readonly total_interest: string;
  readonly maturity_amount: string;
  /** The one that applies, chosen or not. */
  maturity_instruction_id: number;
  /**
   * The early withdrawal terms of the booking day. Null in deposits that have those of their
   * product.
   */
  readonly lock_in_days: number | null;
  readonly withdrawal_penalty: string | null;
  readonly no_interest_days: number | null;
  state: 'running' | 'renewed' | 'paid-out';
  /** Number of payouts made so far. */
  payouts_made: Generated<number>;
  /** The day of its next payout or its maturity; null once it has ended. */
  next_due_on: string | null;
  /** The day of the next message before its maturity; null if none is left. */
  next_notice_on: string | null;
  renewed_into: number | null;
}

/** Entries of a deposit's passbook. Rows are only inserted. */
export interface PassbookEntriesTable {
  readonly id: GeneratedAlways<number>;
  readonly investor_id: number;
  readonly deposit_id: number;
  readonly kind: 'investment' | 'interest' | 'maturity';
  /** The number of this entry among the deposit's entries of the same kind, from 1. */
  readonly number: number;
  readonly amount: string;
  readonly transaction_date: string;
}

/** The bank account of a passbook entry. Rows are deleted with the investor's account. */
export interface PassbookAccountsTable {
  readonly investor_id: number;
  readonly entry_id: number;
  /** Such as `HDFC Bank, ending in 7093`. */
  readonly account: string;
}

export interface EmbeddedBookingsTable {
  readonly id: string;
  readonly investor_id: number;
  order_id: number | null;
  /** The advisor's link, if an advisor started the booking. */
  readonly unique_id: string | null;
  /** The origin of the app that frames the page. */
  app_origin: string;
  step: EmbeddedStep;
  state: 'open' | 'cancelled' | 'completed';
  readonly opened_at: Date;
}

declare module '#infrastructure/backend/database.ts' {
  interface Database {
    readonly deposit_issuers: DepositIssuersTable;
    readonly deposit_products: DepositProductsTable;
    readonly deposit_rates: DepositRatesTable;
    readonly booking_day_rates: BookingDayRatesTable;
    readonly deposit_lists: DepositListsTable;
    readonly deposit_content: DepositContentTable;
    readonly deposit_offers: DepositOffersTable;
    readonly deposit_highlights: DepositHighlightsTable;
    readonly declaration_questions: DeclarationQuestionsTable;
    readonly deposit_orders: DepositOrdersTable;
    readonly deposit_advisor_links: AdvisorLinksTable;
    readonly deposit_order_nominees: OrderNomineesTable;
    readonly declaration_answers: DeclarationAnswersTable;
    readonly deposit_payments: GatewayPaymentsTable;
    readonly deposits: DepositsTable;
    readonly passbook_entries: PassbookEntriesTable;
    readonly passbook_accounts: PassbookAccountsTable;
    readonly embedded_bookings: EmbeddedBookingsTable;
  }
}
