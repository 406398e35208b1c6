/**
 * How each table would be stored on a distributed PostgreSQL. Hot tables grow with investors; they
 * are distributed by `investor_id`, so that the rows of one investor are on one machine. Reference
 * tables are small and shared; each machine has a copy.
 */
export const hotTables = [
  'account_activity',
  'addresses',
  'bank_accounts',
  'bank_reviews',
  'bank_verifications',
  'basket_lot_items',
  'campaign_enrolments',
  'cml_files',
  'data_consents',
  'deal_slips',
  'declaration_answers',
  'deposit_advisor_links',
  'deposit_order_nominees',
  'deposit_orders',
  'deposit_payments',
  'deposits',
  'disclaimer_acceptances',
  'email_changes',
  'embedded_bookings',
  'former_holders',
  'idempotency_keys',
  'identity_entries',
  'investor_profiles',
  'known_devices',
  'investors',
  'left_counts',
  'ledger_entries',
  'ledger_movements',
  'nominees',
  'code_attempts',
  'otp_requests',
  'passbook_accounts',
  'passbook_entries',
  'referral_codes',
  'referral_events',
  'sell_requests',
  'session_tokens',
  'sessions',
  'share_lots',
  'share_order_moves',
  'share_orders',
  'share_payments',
  'share_requests',
  'share_sales',
  'share_watches',
  'upi_intents',
  'use_counts',
  'video_kycs',
] as const;
export type HotTable = (typeof hotTables)[number];

export const referenceTables: readonly string[] = [
  'basket_items',
  'basket_points',
  'baskets',
  'declaration_questions',
  'deposit_content',
  'deposit_highlights',
  'deposit_issuers',
  'deposit_lists',
  'deposit_offers',
  'deposit_products',
  'deposit_rates',
  'booking_day_rates',
  'news_articles',
  'share_companies',
  'share_financials',
  'share_news',
  'share_points',
  'share_quotes',
  'share_tiers',
  'shares',
];

/** Tables that only the sandbox or visitors use; no journey of an investor reads them. */
export const sandboxTables: readonly string[] = [
  'advisor_registrations',
  'app_reports',
  'contact_messages',
  'limited_calls',
  'outbox_messages',
  'platform_settings',
  'share_notes',
  'value_pieces',
];

const beforeSignIn = 'No investor is signed in yet: the mobile number distributes the rows.';

/** Hot tables without the column, and what distributes them instead. */
export const withoutColumn: Readonly<Partial<Record<HotTable, string>>> = {
  investors: 'Its own `id` is what the others call `investor_id`.',
  code_attempts: beforeSignIn,
  otp_requests: beforeSignIn,
  campaign_enrolments: beforeSignIn,
  left_counts: 'The account is deleted: the digest of its mobile number distributes the rows.',
  idempotency_keys: 'The scope contains the investor or visitor.',
  session_tokens: 'A token is looked up before it is known whose it is: by its hash.',
};

export type OtherKeys = Readonly<
  Partial<Record<HotTable, { readonly keys: readonly string[]; readonly reason: string }>>
>;

/** Other keys by which a query may find rows of a hot table, each with the reason. */
export const otherKeys: OtherKeys = {
  investors: {
    keys: ['mobile', 'pan', 'email', 'invited_by', 'demat_number'],
    reason:
      'A sign-in begins with a number, a code leads to those who came by it, and PAN and demat ' +
      'account belong to one investor.',
  },
  code_attempts: {
    keys: ['mobile', 'network', 'network_56', 'network_48'],
    reason: 'Before the sign-in, rows are counted by number and network.',
  },
  otp_requests: { keys: ['mobile'], reason: beforeSignIn },
  campaign_enrolments: { keys: ['mobile'], reason: beforeSignIn },
  left_counts: { keys: ['owner'], reason: 'A new account takes up the counts of its number.' },
  idempotency_keys: { keys: ['scope'], reason: 'The scope contains the investor or visitor.' },
  session_tokens: { keys: ['hash', 'session_id'], reason: 'A token identifies its investor.' },
  known_devices: { keys: ['hash'], reason: 'A cookie identifies the browser at sign-in.' },
  sessions: { keys: ['id'], reason: 'A token identifies the session and its investor.' },
  bank_accounts: { keys: ['account_number'], reason: 'Checks for a link of another investor.' },
};

/** The same for pages of third parties, which have no session. */
export const thirdPartyKeys: OtherKeys = {
  ...otherKeys,
  deal_slips: { keys: ['document_id'], reason: 'The signing page knows only its document.' },
  deposit_payments: { keys: ['id', 'reference'], reason: 'The gateway knows only its payment.' },
  share_payments: { keys: ['id', 'reference'], reason: 'The gateway knows only its payment.' },
  embedded_bookings: { keys: ['id'], reason: 'The bank’s page knows only its booking.' },
  identity_entries: { keys: ['id'], reason: 'The identity page knows only its entry.' },
  upi_intents: { keys: ['id', 'reference_id'], reason: 'The UPI page knows only its intent.' },
};
