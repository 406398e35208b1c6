import type { EmbeddedStep } from '#domain/fixed-deposits/embedded-event.ts';
import type { GeneratedAlways, Generated } from 'kysely';
import type { GatewayPaymentsTable } from '../outside/gateway-payments.ts';

export interface DepositIssuersTable {
  /** Such as `suryoday`. */
  readonly key: string;
  readonly name: string;
  readonly institution: 'bank' | 'finance-company';
  readonly credit_rating: string | null;
  readonly logo_url: string;
  readonly is_coming_soon: boolean;
  /** Whether it has the identity proved on the Aadhaar page, beside the KYC of all. */
  readonly asks_aadhaar: boolean;
  readonly position: number;
}

/** A product of an issuer: `fd_id` on the wire. */
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
  readonly total_investors: number;
  readonly is_coming_soon: boolean;
}

/** One row of a rate card: `scheme_master_id` on the wire. Rates in percent a year. */
export interface DepositRatesTable {
  readonly id: number;
  readonly product_id: number;
  readonly tenure: string;
  readonly tenure_days: number;
  /** C, NC1 to NC4. */
  readonly payout_code: string;
  readonly rate_r: string;
  readonly rate_f: string;
  readonly rate_sc: string;
  readonly rate_fsc: string;
  /** Interest on 1 lakh over the whole tenure, by the same columns. */
  readonly interest_r: string;
  readonly interest_f: string;
  readonly interest_sc: string;
  readonly interest_fsc: string;
  readonly tag: string | null;
}

/** Which rows a list shows, in order. */
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
}

/** `fd_investment_id` on the wire; what was agreed on, fixed when it was started. */
export interface DepositOrdersTable {
  readonly id: Generated<number>;
  readonly investor_id: number;
  readonly scheme_id: number;
  readonly product_id: number;
  readonly payout_code: string;
  readonly principal: string;
  readonly annual_rate: string;
  readonly rate_column: string;
  readonly tenure: string;
  readonly total_interest: string;
  readonly maturity_amount: string;
  readonly maturity_date: string;
  maturity_instruction_id: number | null;
  readonly advisor_id: number;
  readonly origin: 'investor' | 'renewal' | 'advisor';
  state: 'started' | 'booked';
  readonly started_at: Date;
  booked_at: Date | null;
}

/** The address under which an investor looks at the order of an advisor. */
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

/** A booked deposit, under the id of its order. */
export interface DepositsTable {
  readonly id: number;
  readonly investor_id: number;
  readonly product_id: number;
  readonly application_number: string;
  readonly payout_code: string;
  readonly principal: string;
  readonly annual_rate: string;
  readonly tenure: string;
  readonly started_on: string;
  readonly maturity_date: string;
  readonly total_interest: string;
  readonly maturity_amount: string;
  maturity_instruction_id: number;
  state: 'running' | 'renewed' | 'paid-out';
  /** How many payments of its calendar were made. */
  payouts_made: Generated<number>;
  /** The day of its next payout or of its maturity; null once it has ended. */
  next_due_on: string | null;
  renewed_into: number | null;
}

/** Only ever added to. */
export interface PassbookEntriesTable {
  readonly id: GeneratedAlways<number>;
  readonly investor_id: number;
  readonly deposit_id: number;
  readonly kind: 'investment' | 'interest' | 'maturity';
  /** Counts the entries of one kind of a deposit, from 1. */
  readonly number: number;
  readonly amount: string;
  readonly transaction_date: string;
}

/** A booking on the page of the partner bank. */
export interface EmbeddedBookingsTable {
  readonly id: string;
  readonly investor_id: number;
  order_id: number | null;
  /** Of the advisor who began it. */
  readonly unique_id: string | null;
  /** The app that has it in a frame. */
  app_origin: string;
  step: EmbeddedStep;
  state: 'open' | 'cancelled' | 'completed';
  readonly opened_at: Date;
}

export interface FixedDepositsTables {
  readonly deposit_issuers: DepositIssuersTable;
  readonly deposit_products: DepositProductsTable;
  readonly deposit_rates: DepositRatesTable;
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
  readonly embedded_bookings: EmbeddedBookingsTable;
}
