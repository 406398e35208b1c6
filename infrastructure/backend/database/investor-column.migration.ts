/**
 * A table that gets an `investor_id`, because its rows belong to an order or a lot of an investor.
 */
interface BelongingTable {
  readonly table: string;
  /** The column that refers to `owner`, a table with an `investor_id`. */
  readonly by: 'order_id' | 'lot_id';
  readonly owner: string;
}

/**
 * Adds `investor_id` to a table that already has rows. It is the column by which a cluster would
 * distribute rows over several database servers.
 */
export function investorColumn({ table, by, owner }: BelongingTable): readonly string[] {
  return [
    `alter table ${table} add column investor_id integer references investors`,
    `update ${table} set investor_id = owner.investor_id
      from ${owner} as owner where owner.id = ${table}.${by}`,
    `alter table ${table} alter column investor_id set not null`,
    `create index ${table}_of_investor on ${table} (investor_id, ${by})`,
    // Fills `investor_id` for processes of the previous version, which still insert rows without
    // it.
    `create or replace function fill_investor_of_${table}() returns trigger language plpgsql as $$
      begin
        select investor_id into new.investor_id from ${owner} where id = new.${by};
        return new;
      end $$`,
    `create trigger ${table}_fill_investor before insert on ${table} for each row
      when (new.investor_id is null) execute function fill_investor_of_${table}()`,
  ];
}
