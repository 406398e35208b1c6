import type { Migration } from 'kysely/migration';
import { refundsIn } from '#infrastructure/backend/third-parties/refunds.migration.ts';
import { investorColumn } from '#infrastructure/backend/database/investor-column.migration.ts';
import { runStatements } from '#infrastructure/backend/database/run-statements.ts';
import { postOlderRecords } from '#infrastructure/backend/ledger/ledger-past.ts';
import { BOOKING_DAY_RATES, RATE_CARD_OF_BOOKING } from './booking-day-rates.migration.ts';
import { allDepositPostings } from '#infrastructure/backend/fixed-deposits/records/deposit-postings.ts';
import { earlyWithdrawal } from './early-withdrawal.migration.ts';

/** Migrations by name, run in order. Never edit one that has been released. */
export const fixedDepositsMigrations: Readonly<Record<string, Migration>> = {
  '001-catalogue': { up: (database) => runStatements(database, CATALOGUE) },
  '002-orders': { up: (database) => runStatements(database, ORDERS) },
  '003-deposits': { up: (database) => runStatements(database, DEPOSITS) },
  '004-aadhaar': { up: (database) => runStatements(database, AADHAAR) },
  '005-advisor-orders': { up: (database) => runStatements(database, ADVISOR_ORDERS) },
  '006-embedded-bookings': { up: (database) => runStatements(database, EMBEDDED_BOOKINGS) },
  '007-ledger': { up: (database) => postOlderRecords(database, allDepositPostings()) },
  '008-found-by-investor': { up: (database) => runStatements(database, FOUND_BY_INVESTOR) },
  '009-refunds': { up: (database) => runStatements(database, refundsIn('deposit_payments')) },
  '010-investor-of-each': { up: (database) => runStatements(database, INVESTOR_OF_EACH) },
  '011-early-withdrawal': { up: (database) => runStatements(database, earlyWithdrawal) },
  '015-pay-by': { up: (database) => runStatements(database, PAY_BY) },
  '017-declaration-kind': { up: (database) => runStatements(database, DECLARATION_KIND) },
  '019-day-count': { up: (database) => runStatements(database, DAY_COUNT) },
  '021-booking-day-rates': { up: (database) => runStatements(database, BOOKING_DAY_RATES) },
  '023-issuer-kinds': { up: (database) => runStatements(database, ISSUER_KINDS) },
  '025-passbook-accounts': { up: (database) => runStatements(database, PASSBOOK_ACCOUNTS) },
  '027-maturity-notices': { up: (database) => runStatements(database, MATURITY_NOTICES) },
  '029-compounding': { up: (database) => runStatements(database, COMPOUNDING) },
  '030-rate-card-of-booking': { up: (database) => runStatements(database, RATE_CARD_OF_BOOKING) },
  '031-declined-senior-rate': { up: (database) => runStatements(database, DECLINED_SENIOR_RATE) },
};

const CATALOGUE = [
  `create table deposit_issuers (
    key text primary key,
    name text not null,
    institution text not null check (institution in ('bank', 'finance-company')),
    credit_rating text,
    logo_url text not null,
    is_coming_soon boolean not null,
    position integer not null
  )`,
  `create table deposit_products (
    id integer primary key,
    issuer_key text not null references deposit_issuers,
    name text not null,
    heading text not null,
    start_colour text not null,
    end_colour text not null,
    minimum_amount numeric(15, 2) not null check (minimum_amount > 0),
    maximum_amount numeric(15, 2) not null,
    lock_in_days integer not null,
    total_investors integer not null,
    is_coming_soon boolean not null,
    check (maximum_amount >= minimum_amount)
  )`,
  `create table deposit_rates (
    id integer primary key,
    product_id integer not null references deposit_products,
    tenure text not null,
    tenure_days integer not null check (tenure_days > 0),
    payout_code text not null check (payout_code in ('C', 'NC1', 'NC2', 'NC3', 'NC4')),
    rate_r numeric(6, 2) not null,
    rate_f numeric(6, 2) not null,
    rate_sc numeric(6, 2) not null,
    rate_fsc numeric(6, 2) not null,
    interest_r numeric(15, 2) not null,
    interest_f numeric(15, 2) not null,
    interest_sc numeric(15, 2) not null,
    interest_fsc numeric(15, 2) not null,
    tag text,
    unique (product_id, payout_code, tenure)
  )`,
  `create table deposit_lists (
    category_id integer not null,
    tag_id integer not null,
    scheme_id integer not null references deposit_rates,
    position integer not null,
    primary key (category_id, tag_id, position)
  )`,
  `create table deposit_content (
    product_id integer not null references deposit_products,
    position integer not null,
    type text not null check (type in ('Card', 'Extra')),
    title text not null,
    content text not null,
    icon text not null,
    primary key (product_id, position)
  )`,
  `create table deposit_offers (
    product_id integer not null references deposit_products,
    position integer not null,
    note text not null,
    icon text not null,
    ends_at timestamptz,
    primary key (product_id, position)
  )`,
  `create table deposit_highlights (
    product_id integer not null references deposit_products,
    position integer not null,
    content text not null,
    is_visible boolean not null,
    primary key (product_id, position)
  )`,
  `create table declaration_questions (id integer primary key, question text not null)`,
];

const ORDERS = [
  `create table deposit_orders (
    id integer generated by default as identity (start with 50001) primary key,
    investor_id integer not null references investors,
    scheme_id integer not null references deposit_rates,
    product_id integer not null references deposit_products,
    payout_code text not null,
    principal numeric(15, 2) not null check (principal > 0),
    annual_rate numeric(6, 2) not null,
    rate_column text not null check (rate_column in ('r', 'f', 'sc', 'fsc')),
    tenure text not null,
    total_interest numeric(15, 2) not null,
    maturity_amount numeric(15, 2) not null,
    maturity_date date not null,
    maturity_instruction_id integer,
    advisor_id integer not null,
    origin text not null check (origin in ('investor', 'renewal')),
    state text not null check (state in ('started', 'booked')),
    started_at timestamptz not null,
    booked_at timestamptz
  )`,
  // Unpaid orders are unique by these columns, so that a repeat finds the existing order.
  `create unique index deposit_orders_unpaid on deposit_orders
    (investor_id, scheme_id, principal, tenure) where state = 'started'`,
  `create table deposit_order_nominees (
    order_id integer not null references deposit_orders,
    nominee_id integer not null,
    full_name text not null,
    share_percent integer not null check (share_percent between 1 and 100),
    primary key (order_id, nominee_id)
  )`,
  `create table declaration_answers (
    order_id integer not null references deposit_orders,
    question_id integer not null references declaration_questions,
    answer boolean not null,
    answered_at timestamptz not null,
    primary key (order_id, question_id)
  )`,
  `create table deposit_payments (
    id integer generated always as identity primary key,
    order_id integer not null references deposit_orders,
    reference text not null unique,
    amount numeric(15, 2) not null check (amount > 0),
    state text not null
      check (state in ('open', 'succeeded', 'failed', 'cancelled', 'expired')),
    method text check (method in ('UPI', 'Net Banking')),
    return_url text not null,
    opened_at timestamptz not null,
    expires_at timestamptz not null,
    finished_at timestamptz
  )`,
  `create unique index deposit_payments_open on deposit_payments (order_id)
    where state = 'open'`,
  `create unique index deposit_payments_paid on deposit_payments (order_id)
    where state = 'succeeded'`,
  `create index deposit_payments_due on deposit_payments (expires_at) where state = 'open'`,
];

const DEPOSITS = [
  `create table deposits (
    id integer primary key references deposit_orders,
    investor_id integer not null references investors,
    product_id integer not null references deposit_products,
    application_number text not null unique,
    payout_code text not null,
    principal numeric(15, 2) not null check (principal > 0),
    annual_rate numeric(6, 2) not null,
    tenure text not null,
    started_on date not null,
    maturity_date date not null,
    total_interest numeric(15, 2) not null,
    maturity_amount numeric(15, 2) not null,
    maturity_instruction_id integer not null,
    state text not null check (state in ('running', 'renewed', 'paid-out')),
    payouts_made integer not null default 0,
    next_due_on date,
    renewed_into integer references deposit_orders,
    check ((state = 'running') = (next_due_on is not null))
  )`,
  `create index deposits_of_investor on deposits (investor_id)`,
  `create index deposits_due on deposits (next_due_on) where state = 'running'`,
  `create table passbook_entries (
    id integer generated always as identity primary key,
    investor_id integer not null references investors,
    deposit_id integer not null references deposits,
    kind text not null check (kind in ('investment', 'interest', 'maturity')),
    number integer not null,
    amount numeric(15, 2) not null check (amount > 0),
    transaction_date date not null,
    unique (deposit_id, kind, number)
  )`,
  `create index passbook_of_investor on passbook_entries (investor_id, transaction_date)`,
  `create function refuse_change() returns trigger language plpgsql as
    $$ begin raise exception 'a passbook entry is never changed'; end $$`,
  `create trigger passbook_only_grows before update or delete on passbook_entries
    for each row execute function refuse_change()`,
];

/** Deposits booked before this migration keep the convention with months of 30 days. */
const DAY_COUNT = [
  `alter table deposits add column days_in_year smallint not null default 360
    check (days_in_year in (360, 365))`,
];

/** Deposits booked before this migration keep the compounding that their issuer had until then. */
const COMPOUNDING = [
  `alter table deposits add column compounding text
    check (compounding in ('monthly', 'quarterly', 'half-yearly', 'yearly'))`,
  `update deposits set compounding = case product.issuer_key
      when 'shriram' then 'monthly' when 'suryoday' then 'quarterly' else 'yearly' end
    from deposit_products as product where product.id = deposits.product_id`,
];

const DECLARATION_KIND = [
  `alter table declaration_questions add column kind text not null default 'other'
    check (kind in ('pep', 'other'))`,
  `update declaration_questions set kind = 'pep' where id = 1`,
];

/** Distinguishes four kinds of issuers, whose rules for early exits and tax differ. */
const ISSUER_KINDS: readonly string[] = [
  `alter table deposit_issuers drop constraint deposit_issuers_institution_check`,
  `update deposit_issuers set institution = case
    when institution = 'bank' and name like '%Small Finance Bank%' then 'small-finance-bank'
    when institution = 'bank' then 'bank'
    when name like '%Housing Finance%' then 'hfc'
    else 'nbfc' end`,
  `alter table deposit_issuers add constraint deposit_issuers_institution_check
    check (institution in ('bank', 'small-finance-bank', 'nbfc', 'hfc'))`,
];

/** Stores the day of the next message before a deposit's maturity, by `nextMaturityNotice`. */
const MATURITY_NOTICES: readonly string[] = [
  `alter table deposits add column next_notice_on date`,
  `update deposits set next_notice_on = case
      when maturity_date - 30 > started_on then maturity_date - 30
      when maturity_date - 7 > started_on then maturity_date - 7
    end where state = 'running'`,
  `create index deposits_to_notify on deposits (next_notice_on) where state = 'running'`,
];

/**
 * Names the bank account of each passbook entry. It has a table of its own, because it is deleted
 * with the investor's account, and passbook entries are kept. Older entries name no account.
 */
const PASSBOOK_ACCOUNTS: readonly string[] = [
  `create table passbook_accounts (
    investor_id integer not null references investors,
    entry_id integer not null references passbook_entries,
    account text not null,
    primary key (investor_id, entry_id)
  )`,
];

/** The default serves processes of the previous version, which insert orders without `pay_by`. */
const PAY_BY = [
  `alter table deposit_orders
    add column pay_by timestamptz not null default (now() + interval '7 days'),
    add column ended_at timestamptz`,
  `update deposit_orders set pay_by = started_at + interval '7 days'`,
  `alter table deposit_orders drop constraint deposit_orders_state_check`,
  `alter table deposit_orders add constraint deposit_orders_state_check
    check (state in ('started', 'booked', 'cancelled', 'expired'))`,
  `create index deposit_orders_due on deposit_orders (pay_by) where state = 'started'`,
];

/** An unpaid order of a senior citizen from before this migration asks for the choice once more. */
const DECLINED_SENIOR_RATE = [
  `alter table deposit_orders
    add column has_declined_senior_rate boolean not null default false`,
];

const AADHAAR = [
  `alter table deposit_issuers add column asks_aadhaar boolean not null default false`,
];

const ADVISOR_ORDERS = [
  `alter table deposit_orders drop constraint deposit_orders_origin_check`,
  `alter table deposit_orders add constraint deposit_orders_origin_check
    check (origin in ('investor', 'renewal', 'advisor'))`,
  `create table deposit_advisor_links (
    unique_id text primary key,
    order_id integer not null references deposit_orders,
    advisor_name text not null,
    sent_at timestamptz not null,
    expires_at timestamptz not null
  )`,
  `create index deposit_advisor_links_of_order on deposit_advisor_links (order_id)`,
];

const EMBEDDED_BOOKINGS = [
  `create table embedded_bookings (
    id text primary key,
    investor_id integer not null references investors,
    order_id integer references deposit_orders,
    unique_id text references deposit_advisor_links,
    app_origin text not null,
    step text not null
      check (step in ('personal info', 'nominee', 'bank account', 'payment', 'video kyc')),
    state text not null check (state in ('open', 'cancelled', 'completed')),
    opened_at timestamptz not null
  )`,
  `create index embedded_bookings_of_order on embedded_bookings (order_id)`,
];

const FOUND_BY_INVESTOR = [
  `create index deposit_orders_of_investor on deposit_orders (investor_id, id)`,
  `create index deposit_payments_of_order on deposit_payments (order_id, id)`,
  `create index embedded_bookings_of_investor on embedded_bookings (investor_id)`,
];

const INVESTOR_OF_EACH = [
  ...['deposit_payments', 'deposit_order_nominees'],
  'declaration_answers',
  'deposit_advisor_links',
].flatMap((table) => investorColumn({ table, by: 'order_id', owner: 'deposit_orders' }));
