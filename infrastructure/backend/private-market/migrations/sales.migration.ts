/** Sales: when a sell request was sold, and from which holding. */
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

/** Stores the cost of sold units, and the basket lot that they came from. */
export const COST_OF_SALES = [
  `alter table share_sales add column basket_lot_id integer references share_lots`,
  `alter table share_sales add column cost numeric(24, 2) check (cost >= 0)`,
  // Earlier sales were all of shares held outside baskets, the oldest purchase first.
  `with lots as (
      select *, sum(units) over (partition by investor_id, share_id
        order by transferred_at, id) as until
      from share_lots where share_id is not null
    ), sales as (
      select *, sum(units) over (partition by investor_id, share_id order by id) as until
      from share_sales
    ), costs as (
      select sale.id, sum(lot.price_per_unit * greatest(0, least(lot.until, sale.until)
        - greatest(lot.until - lot.units, sale.until - sale.units))) as cost
      from sales as sale
      join lots as lot on lot.investor_id = sale.investor_id and lot.share_id = sale.share_id
      group by sale.id
    )
    update share_sales set cost = costs.cost from costs where costs.id = share_sales.id`,
  `alter table share_sales alter column cost set not null`,
  // One request may sell shares held outside baskets and from several basket orders.
  `alter table share_sales drop constraint share_sales_sell_request_id_key`,
  `create unique index share_sales_of_request on share_sales
    (sell_request_id, coalesce(basket_lot_id, 0))`,
  `create index share_sales_of_basket on share_sales (basket_lot_id, id)
    where basket_lot_id is not null`,
];
