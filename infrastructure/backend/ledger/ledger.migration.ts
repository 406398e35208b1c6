/**
 * The ledger of money movements. Database triggers make it append-only and check, when a
 * transaction ends, that each movement's entries sum to zero. A unique key prevents posting one
 * twice.
 */
export const LEDGER = [
  `create table ledger_movements (
    id integer generated always as identity,
    investor_id integer not null,
    kind text not null check (kind in ('payment', 'refund', 'deposit', 'interest', 'maturity',
      'payout', 'order')),
    source text not null,
    posted_on date not null,
    primary key (investor_id, id),
    unique (investor_id, kind, source)
  )`,
  `create table ledger_entries (
    investor_id integer not null,
    movement_id integer not null,
    account text not null
      check (account in ('investor', 'paid-in', 'deposits', 'interest', 'shares', 'charges')),
    amount numeric(18, 2) not null check (amount <> 0),
    primary key (investor_id, movement_id, account),
    foreign key (investor_id, movement_id) references ledger_movements (investor_id, id)
  )`,
  `create function refuse_changed_ledger() returns trigger language plpgsql as
    $$ begin raise exception 'the ledger is only added to'; end $$`,
  `create trigger ledger_movements_only_grow before update or delete on ledger_movements
    for each row execute function refuse_changed_ledger()`,
  `create trigger ledger_entries_only_grow before update or delete on ledger_entries
    for each row execute function refuse_changed_ledger()`,
  `create function refuse_unbalanced_movement(investor integer, movement integer) returns void
    language plpgsql as $$
    declare
      entered integer;
      total numeric;
    begin
      select count(*), sum(amount) into entered, total from ledger_entries
        where investor_id = investor and movement_id = movement;
      if entered < 2 or total <> 0 then
        raise exception 'movement % of money does not balance', movement
          using errcode = 'check_violation';
      end if;
    end $$`,
  `create function check_ledger_movement() returns trigger language plpgsql as $$
    begin
      perform refuse_unbalanced_movement(new.investor_id, new.id);
      return null;
    end $$`,
  `create function check_ledger_entry() returns trigger language plpgsql as $$
    begin
      perform refuse_unbalanced_movement(new.investor_id, new.movement_id);
      return null;
    end $$`,
  // Deferred to the end of the transaction, because the entries are inserted one by one.
  `create constraint trigger ledger_movements_balance after insert on ledger_movements
    deferrable initially deferred for each row execute function check_ledger_movement()`,
  `create constraint trigger ledger_entries_balance after insert on ledger_entries
    deferrable initially deferred for each row execute function check_ledger_entry()`,
];

/** Adds sales of shares, which realise a gain or a loss. */
export const LEDGER_OF_SALES = [
  `alter table ledger_movements drop constraint ledger_movements_kind_check`,
  `alter table ledger_movements add constraint ledger_movements_kind_check
    check (kind in ('payment', 'refund', 'deposit', 'interest', 'maturity', 'payout', 'order',
      'sale'))`,
  `alter table ledger_entries drop constraint ledger_entries_account_check`,
  `alter table ledger_entries add constraint ledger_entries_account_check
    check (account in ('investor', 'paid-in', 'deposits', 'interest', 'shares', 'gains',
      'charges'))`,
  // Wide enough for any quantity of units at any price.
  `alter table ledger_entries alter column amount type numeric(24, 2)`,
];

/**
 * `TRUNCATE` fires no row triggers, so a statement trigger refuses it. Only a reset may truncate:
 * it sets a flag in its transaction.
 */
export const LEDGER_UNEMPTIED = [
  `create function refuse_emptied_ledger() returns trigger language plpgsql as $$
    begin
      if coalesce(current_setting('vriddhi.new_world', true), '') <> 'on' then
        raise exception 'the ledger is only added to';
      end if;
      return null;
    end $$`,
  ...['ledger_movements', 'ledger_entries'].map(
    (table) => `create trigger ${table}_stay before truncate on ${table}
      for each statement execute function refuse_emptied_ledger()`,
  ),
];
