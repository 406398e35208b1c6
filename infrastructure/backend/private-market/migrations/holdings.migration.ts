export const HOLDINGS = [
  `create table share_lots (
    id integer generated always as identity primary key,
    order_id integer not null unique references share_orders,
    investor_id integer not null references investors,
    share_id integer references shares,
    basket_id integer references baskets,
    units integer not null check (units > 0),
    price_per_unit numeric(15, 2) not null check (price_per_unit > 0),
    stamp_duty numeric(15, 2) not null check (stamp_duty >= 0),
    tax_deducted_at_source numeric(15, 2) not null check (tax_deducted_at_source >= 0),
    documentation_charges numeric(15, 2) not null check (documentation_charges >= 0),
    transferred_at timestamptz not null,
    check ((share_id is null) <> (basket_id is null))
  )`,
  `create index on share_lots (investor_id, id)`,
  `create table basket_lot_items (
    lot_id integer not null references share_lots on delete cascade,
    share_id integer not null references shares,
    position integer not null,
    quantity integer not null check (quantity > 0),
    weightage numeric(5, 2) not null check (weightage >= 0),
    primary key (lot_id, share_id)
  )`,
];
