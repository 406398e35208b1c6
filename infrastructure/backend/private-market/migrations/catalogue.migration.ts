export const CATALOGUE = [
  `create table shares (
    id integer primary key,
    domain_name text not null unique,
    name text not null,
    short_name text not null,
    logo_url text,
    isin text not null unique,
    industry text not null,
    ipo_tag text,
    ipo_status text not null,
    minimum_quantity integer not null check (minimum_quantity > 0),
    minimum_price numeric(15, 2) check (minimum_price > 0),
    maximum_price numeric(15, 2),
    retail_price numeric(15, 2) check (retail_price > 0),
    market_price numeric(15, 2),
    available_stock integer not null check (available_stock >= 0),
    available_on_cdsl boolean not null,
    available_on_nsdl boolean not null,
    is_on_dashboard boolean not null,
    is_select_opportunity boolean not null,
    has_investor_note boolean not null,
    position integer not null,
    check (maximum_price >= minimum_price)
  )`,
  `create table share_tiers (
    id integer generated always as identity primary key,
    share_id integer not null references shares,
    minimum_quantity integer not null check (minimum_quantity > 0),
    maximum_quantity integer,
    price_per_unit numeric(15, 2) not null check (price_per_unit > 0),
    minimum_price numeric(15, 2),
    maximum_price numeric(15, 2),
    unique (share_id, minimum_quantity),
    check (maximum_quantity >= minimum_quantity)
  )`,
  `create table share_points (
    share_id integer not null references shares,
    kind text not null check (kind in ('reason', 'risk')),
    position integer not null,
    title text not null,
    body text not null,
    primary key (share_id, kind, position)
  )`,
  // Rows are only inserted, because a quote records who quoted a price and when.
  `create table share_quotes (
    id integer generated always as identity primary key,
    share_id integer not null references shares,
    price_per_unit numeric(15, 2) not null check (price_per_unit > 0),
    quoted_by text not null,
    quoted_at timestamptz not null,
    unique (share_id, quoted_at)
  )`,
  `create table share_companies (
    share_id integer primary key references shares,
    profile jsonb not null,
    competitors jsonb not null,
    cap_table jsonb,
    overrides jsonb not null
  )`,
  `create table share_financials (
    share_id integer not null references shares,
    start_year integer not null,
    end_year integer not null,
    statements jsonb not null,
    primary key (share_id, end_year)
  )`,
  `create table share_news (
    id integer generated always as identity primary key,
    share_id integer not null references shares,
    headline text not null,
    source_url text not null,
    published_on date not null
  )`,
  `create table share_watches (
    investor_id integer not null references investors,
    share_id integer not null references shares,
    added_at timestamptz not null,
    primary key (investor_id, share_id)
  )`,
];
