/**
 * How each table of the backend would lie on a distributed PostgreSQL. Hot ones grow with investors
 * and what they do: they are spread by `investor_id`, so that one investor's rows lie together.
 * Reference ones are small and the same for everybody: each machine has a copy.
 */
export const hotTables = [
  'account_activity',
  'addresses',
  'bank_accounts',
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
  'idempotency_keys',
  'identity_entries',
  'investor_profiles',
  'investors',
  'ledger_entries',
  'ledger_movements',
  'nominees',
  'otp_requests',
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
  'news_articles',
  'share_companies',
  'share_financials',
  'share_news',
  'share_points',
  'share_quotes',
  'share_tiers',
  'shares',
];

/** Of the sandbox alone, or of visitors: no journey of an investor reads them. */
export const sandboxTables: readonly string[] = [
  'advisor_registrations',
  'app_reports',
  'contact_messages',
  'limited_calls',
  'outbox_messages',
  'platform_settings',
  'share_notes',
];

const ofAnOrder =
  'Found by an order that was seen to be the investor’s in the same call; would get the column.';
const beforeSignIn = 'Nobody is signed in yet: the mobile number is what spreads it.';

/** Hot tables without the column, and why: to be mended before a move, or meant. */
export const withoutColumn: Readonly<Partial<Record<HotTable, string>>> = {
  investors: 'Its own `id` is what the others call `investor_id`.',
  otp_requests: beforeSignIn,
  campaign_enrolments: beforeSignIn,
  idempotency_keys: 'The scope names the investor, or the visitor.',
  session_tokens: 'A token is looked up before it is known whose it is: by its hash.',
  basket_lot_items: ofAnOrder,
  deal_slips: ofAnOrder,
  declaration_answers: ofAnOrder,
  deposit_advisor_links: ofAnOrder,
  deposit_order_nominees: ofAnOrder,
  deposit_payments: ofAnOrder,
  share_order_moves: ofAnOrder,
  share_payments: ofAnOrder,
};

const byOrder = { keys: ['order_id'], reason: ofAnOrder };
const alreadyLocked = 'One row by its id, after it was seen to be the investor’s in the same call.';

/** By what else a query may find rows of a hot table, and why it may. */
export const otherKeys: Readonly<
  Partial<Record<HotTable, { readonly keys: readonly string[]; readonly reason: string }>>
> = {
  investors: { keys: ['id', 'mobile', 'pan', 'email'], reason: 'A sign-in begins with a number.' },
  otp_requests: { keys: ['mobile'], reason: beforeSignIn },
  campaign_enrolments: { keys: ['mobile'], reason: beforeSignIn },
  idempotency_keys: { keys: ['scope'], reason: 'The scope names the investor, or the visitor.' },
  session_tokens: { keys: ['hash', 'session_id'], reason: 'A token comes before its investor.' },
  sessions: { keys: ['id'], reason: 'Found by its token, before its investor is known.' },
  bank_accounts: { keys: ['account_number'], reason: 'Whether somebody else has linked it.' },
  basket_lot_items: { ...byOrder, keys: ['lot_id'] },
  deal_slips: { ...byOrder, keys: ['order_id', 'document_id', 'token'] },
  declaration_answers: byOrder,
  deposit_advisor_links: { ...byOrder, keys: ['order_id', 'unique_id'] },
  deposit_order_nominees: byOrder,
  deposit_payments: { ...byOrder, keys: ['order_id', 'reference', 'id'] },
  share_order_moves: byOrder,
  share_payments: { ...byOrder, keys: ['order_id', 'reference', 'id'] },
  share_lots: byOrder,
  deposit_orders: { keys: ['id'], reason: alreadyLocked },
  share_orders: { keys: ['id', 'unique_id'], reason: alreadyLocked },
  deposits: { keys: ['id'], reason: alreadyLocked },
  embedded_bookings: { keys: ['id'], reason: 'An outside page knows only its booking.' },
  identity_entries: { keys: ['id'], reason: 'An outside page knows only its entry.' },
  upi_intents: { keys: ['id', 'reference_id'], reason: 'An outside page knows only its intent.' },
};
