/** What was sold: the end of a sell request, and what it took out of a holding. */
export const SALES = [
  `alter table sell_requests add column sold_at timestamptz`,
  `alter table sell_requests drop constraint sell_requests_status_check`,
  `alter table sell_requests add constraint sell_requests_status_check
    check (status in ('under-review', 'accepted', 'refused', 'sold'))`,
  `alter table sell_requests add constraint sell_requests_sold_check
    check ((status = 'sold') = (sold_at is not null))`,
  `create table share_sales (
    id integer generated always as identity primary key,
    sell_request_id integer unique references sell_requests on delete set null,
    investor_id integer not null references investors,
    share_id integer not null references shares,
    units integer not null check (units > 0),
    price_per_unit numeric(15, 2) not null check (price_per_unit > 0),
    sold_at timestamptz not null
  )`,
  `create index on share_sales (investor_id, share_id, id)`,
];
