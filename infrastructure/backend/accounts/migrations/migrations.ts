import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { careMigration } from './account-settings.migration.ts';
import { codeAttempts, stepUpForDeletion, stepUpForExport } from './codes.migration.ts';
import { leftCounts, useCounts } from './use-counts.migration.ts';

const signIn = [
  sql`create table investors (
    id integer generated always as identity (start with 1001) primary key,
    mobile text not null unique check (mobile ~ '^[0-9]{10}$'),
    name text,
    email text,
    pan text,
    date_of_birth date,
    gender text check (gender in ('male', 'female')),
    is_senior_citizen boolean not null default false,
    kyc_status text not null default 'none' check (kyc_status in ('none', 'verified', 'skipped')),
    kyc_method text check (kyc_method in ('CKYC', 'MINKYC')),
    is_bank_skipped boolean not null default false,
    demat_number text,
    is_demat_verified boolean not null default false,
    picture text,
    created_at timestamptz not null
  )`,
  sql`create index on investors (pan)`,
  sql`create table otp_requests (
    mobile text not null,
    device_id text not null,
    code_hash text,
    expires_at timestamptz not null,
    tries integer not null check (tries >= 0),
    sends integer not null check (sends >= 0),
    counted_from timestamptz not null,
    locked_until timestamptz,
    primary key (mobile, device_id)
  )`,
  sql`create table sessions (
    id text primary key,
    investor_id integer not null references investors,
    started_at timestamptz not null,
    last_seen_at timestamptz not null,
    ended_at timestamptz,
    end_reason text check (end_reason in ('signed-out', 'replaced', 'reused-token'))
  )`,
  sql`create index on sessions (investor_id)`,
  sql`create table session_tokens (
    hash text primary key,
    session_id text not null references sessions on delete cascade,
    kind text not null check (kind in ('access', 'refresh')),
    issued_at timestamptz not null,
    exchanged_at timestamptz
  )`,
  sql`create index on session_tokens (session_id)`,
  sql`create table campaign_enrolments (
    mobile text not null,
    campaign_id integer not null,
    first_name text not null,
    enrolled_at timestamptz not null,
    primary key (mobile, campaign_id)
  )`,
  sql`create table identity_entries (
    id text primary key,
    investor_id integer not null references investors,
    pan text not null,
    return_url text not null,
    opened_at timestamptz not null,
    state text not null check (state in ('open', 'consented', 'refused', 'wrong-person'))
  )`,
];

const bankAndProfile = [
  sql`create table bank_accounts (
    id integer generated always as identity primary key,
    investor_id integer not null references investors,
    ifsc text not null,
    account_number text not null,
    holder_name text not null,
    is_primary boolean not null,
    linked_at timestamptz not null,
    unique (investor_id, ifsc, account_number)
  )`,
  sql`create index on bank_accounts (ifsc, account_number)`,
  sql`create unique index one_primary_bank_account on bank_accounts (investor_id) where is_primary`,
  sql`create table bank_verifications (
    investor_id integer not null references investors,
    ifsc text not null,
    account_number text not null,
    name_at_bank text not null,
    verified_at timestamptz not null,
    primary key (investor_id, ifsc, account_number)
  )`,
  sql`create table addresses (
    id integer generated always as identity primary key,
    investor_id integer not null references investors,
    type text not null check (type in ('permanent', 'correspondent')),
    line_1 text not null,
    line_2 text not null,
    pincode text not null,
    city text not null,
    state text not null,
    country text not null
  )`,
  sql`create unique index one_correspondent_address on addresses (investor_id)
    where type = 'correspondent'`,
  sql`create index on addresses (investor_id)`,
  sql`create table investor_profiles (
    investor_id integer primary key references investors,
    father_name text,
    mother_name text,
    occupation_id integer,
    annual_income_id integer,
    income_source_id integer,
    permanent_address_id integer references addresses,
    is_permanent_correspondent boolean,
    is_indian_resident boolean not null default true,
    is_married boolean not null default true,
    place_of_birth text,
    is_complete boolean generated always as (
      father_name is not null and mother_name is not null
      and permanent_address_id is not null and is_permanent_correspondent is not null
      and occupation_id is not null and annual_income_id is not null
    ) stored
  )`,
  sql`create table nominees (
    id integer generated always as identity primary key,
    investor_id integer not null references investors,
    full_name text not null,
    relationship_id integer not null,
    date_of_birth date not null,
    pan text not null,
    share_percent integer not null check (share_percent between 1 and 100),
    is_investor_address boolean not null,
    line_1 text not null,
    line_2 text not null,
    pincode text not null,
    city text not null,
    state text not null,
    country text not null,
    guardian_first_name text not null,
    guardian_middle_name text not null,
    guardian_last_name text not null,
    guardian_pan text not null,
    removed_at timestamptz
  )`,
  sql`create index on nominees (investor_id)`,
];

const sessionList = [
  sql`alter table sessions
    add column device text not null default 'Unknown device',
    add column paying_until timestamptz`,
  sql`alter table sessions drop constraint sessions_end_reason_check`,
  sql`alter table sessions add constraint sessions_end_reason_check
    check (end_reason in ('signed-out', 'replaced', 'reused-token', 'ended-elsewhere'))`,
];

const demat = [
  sql`create table cml_files (
    investor_id integer primary key references investors,
    file_name text not null,
    file_type text not null check (file_type in ('png', 'jpeg', 'pdf')),
    content bytea not null check (octet_length(content) between 1 and 5242880),
    uploaded_at timestamptz not null
  )`,
  sql`create table disclaimer_acceptances (
    investor_id integer not null references investors,
    version text not null,
    accepted_at timestamptz not null,
    primary key (investor_id, version)
  )`,
];

const upi = [
  sql`create table upi_intents (
    id text primary key,
    reference_id text not null unique,
    investor_id integer not null references investors,
    expires_at timestamptz not null,
    state text not null check (state in ('open', 'paid', 'paid-by-other', 'declined'))
  )`,
  sql`create index on upi_intents (investor_id)`,
];

const identity = [
  sql`alter table identity_entries add column manufacturer_id integer`,
  sql`create table video_kycs (
    investor_id integer primary key references investors on delete cascade,
    selfie bytea not null check (octet_length(selfie) between 1 and 92160),
    signature bytea not null check (octet_length(signature) between 1 and 92160),
    submitted_at timestamptz not null,
    state text not null check (state in ('in-review', 'approved', 'rejected')),
    reason text
  )`,
  sql`create index on video_kycs (submitted_at) where state = 'in-review'`,
];

/** Accounts whose holder's name must be compared with the investor's by a person. */
const bankReviews = [
  sql`create table bank_reviews (
    id integer generated always as identity primary key,
    investor_id integer not null references investors on delete cascade,
    ifsc text not null,
    account_number text not null,
    name_at_bank text not null,
    asked_at timestamptz not null,
    state text not null check (state in ('in-review', 'approved', 'rejected')),
    unique (investor_id, ifsc, account_number)
  )`,
  sql`create index on bank_reviews (asked_at) where state = 'in-review'`,
];

/**
 * Allows each demat number for one investor only. Where older data has several, the first one
 * keeps the number. The others are marked as sharing it, which exempts them from the unique index.
 */
export const oneInvestorOfDemat = [
  sql`alter table investors add column is_demat_shared boolean not null default false`,
  sql`update investors as later set is_demat_shared = true
    where exists (
      select from investors as first
      where first.demat_number = later.demat_number and first.id < later.id
    )`,
  sql`create unique index one_investor_of_demat on investors (demat_number)
    where not is_demat_shared`,
];

/** The browsers in which an investor's number was proved. Earlier cookies are not accepted. */
const knownDevices = [
  sql`create table known_devices (
    hash text primary key,
    investor_id integer not null references investors,
    proved_at timestamptz not null
  )`,
  sql`create index on known_devices (investor_id, proved_at)`,
];

/**
 * Adds when an investor proved the e-mail address. Addresses of older accounts count as unproved,
 * because a code for one address could confirm another.
 */
const provedEmail = [sql`alter table investors add column email_proved_at timestamptz`];

const stepUp = [
  sql`alter table sessions
    add column step_up_change text check (step_up_change in ('primary-bank', 'e-mail')),
    add column stepped_up_at timestamptz`,
];

const invitations = [
  sql`alter table investors add column invited_by text`,
  sql`create index on investors (invited_by) where invited_by is not null`,
];

const entriesByInvestor = [
  sql`create index identity_entries_of_investor on identity_entries (investor_id)`,
];

const guardianBirthDate = [sql`alter table nominees add column guardian_birth_date date`];

/** The names and demat accounts that the desk took from investors with deposits or share orders. */
const formerHolders = [
  sql`create table former_holders (
    investor_id integer not null references investors,
    name text,
    demat_number text,
    until timestamptz not null,
    primary key (investor_id, until)
  )`,
];

/** Accounts from before count as signed in, because nothing tells which ones are not. */
const firstSignIns = [
  sql`alter table investors add column has_signed_in boolean not null default true`,
];

type MigrationDatabase = Parameters<Migration['up']>[0];

async function run(database: MigrationDatabase, steps: typeof signIn): Promise<void> {
  for (const step of steps) await step.execute(database);
}

export const accountsMigrations: Readonly<Record<string, Migration>> = {
  '001-sign-in': { up: (database) => run(database, signIn) },
  '002-bank-and-profile': { up: (database) => run(database, bankAndProfile) },
  '003-session-list': { up: (database) => run(database, sessionList) },
  '004-demat': { up: (database) => run(database, demat) },
  '005-upi': { up: (database) => run(database, upi) },
  '006-identity': { up: (database) => run(database, identity) },
  '007-care': careMigration,
  '008-step-up': { up: (database) => run(database, stepUp) },
  '009-invitations': { up: (database) => run(database, invitations) },
  '010-entries-by-investor': { up: (database) => run(database, entriesByInvestor) },
  '011-code-attempts': { up: (database) => run(database, codeAttempts) },
  '012-step-up-for-export': { up: (database) => run(database, stepUpForExport) },
  '013-one-investor-of-demat': { up: (database) => run(database, oneInvestorOfDemat) },
  '014-guardian-birth-date': { up: (database) => run(database, guardianBirthDate) },
  '015-proved-email': { up: (database) => run(database, provedEmail) },
  '016-step-up-for-deletion': { up: (database) => run(database, stepUpForDeletion) },
  '017-bank-reviews': { up: (database) => run(database, bankReviews) },
  '018-use-counts': { up: (database) => run(database, useCounts) },
  '019-known-devices': { up: (database) => run(database, knownDevices) },
  '020-left-counts': { up: (database) => run(database, leftCounts) },
  '021-former-holders': { up: (database) => run(database, formerHolders) },
  '022-first-sign-ins': { up: (database) => run(database, firstSignIns) },
};
