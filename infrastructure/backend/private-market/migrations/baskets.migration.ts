export const BASKETS = [
  `create table baskets (
    id integer primary key,
    name text,
    description text,
    price numeric(15, 2) not null check (price > 0),
    position integer not null
  )`,
  `create table basket_items (
    basket_id integer not null references baskets,
    share_id integer not null references shares,
    position integer not null,
    quantity integer not null check (quantity > 0),
    weightage numeric(5, 2) not null check (weightage >= 0),
    primary key (basket_id, share_id)
  )`,
  `create table basket_points (
    id integer primary key,
    basket_id integer not null references baskets,
    kind text not null check (kind in ('reason', 'risk')),
    title text not null,
    body text not null
  )`,
];
