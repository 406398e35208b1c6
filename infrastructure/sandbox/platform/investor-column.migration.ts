/** A table whose rows were found by what they belong to, and shall be found by whose they are. */
interface BelongingTable {
  readonly table: string;
  /** The column that leads to the owner's row, and the table of that: it has an `investor_id`. */
  readonly by: 'order_id' | 'lot_id';
  readonly owner: string;
}

/** Gives a table with rows in it the key by which they would be spread over machines. */
export function investorColumn({ table, by, owner }: BelongingTable): readonly string[] {
  return [
    `alter table ${table} add column investor_id integer references investors`,
    `update ${table} set investor_id = owner.investor_id
      from ${owner} as owner where owner.id = ${table}.${by}`,
    `alter table ${table} alter column investor_id set not null`,
    `create index ${table}_of_investor on ${table} (investor_id, ${by})`,
    // Processes of the version before write on beside new ones, and do not name the investor.
    `create or replace function fill_investor_of_${table}() returns trigger language plpgsql as $$
      begin
        select investor_id into new.investor_id from ${owner} where id = new.${by};
        return new;
      end $$`,
    `create trigger ${table}_fill_investor before insert on ${table} for each row
      when (new.investor_id is null) execute function fill_investor_of_${table}()`,
  ];
}
