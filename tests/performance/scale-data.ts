/** The size of the data set; a second one with a tenth of it shows what grows. */
export interface Scale {
  readonly investors: number;
}

/** Per investor: five deposits with four passbook entries each, and five share orders. */
export const DEPOSITS = 5;
export const SHARE_ORDERS = 5;
export const PASSBOOK_LINES = 4;
/** The first generated id, far above those of the sample data. */
export const FIRST_ID = 1_000_000;

/** The mobile number of the nth generated investor. */
export function mobileOf(investor: number): string {
  return `7${String(investor).padStart(9, '0')}`;
}

/** An SQL statement that copies sample rows; only the listed columns change. */
function copied(table: string, from: string, changes: Readonly<Record<string, string>>): string {
  const pairs = Object.entries(changes).map(([column, value]) => `'${column}', ${value}`);
  return `insert into ${table} overriding system value
    select made.* from ${from}
    cross join lateral jsonb_populate_record(template.*, jsonb_build_object(${pairs.join(', ')}))
      as made`;
}

/** An SQL join of each investor with `every` sample rows, numbered from 0. */
function from(query: string, every: number): string {
  return `generate_series(0, (select investors from scale) - 1) as i
    cross join generate_series(0, ${every} - 1) as k
    join (select row_number() over (order by id) - 1 as nth, count(*) over () as many, id
      from (${query}) as each) as chosen on chosen.nth = k % chosen.many`;
}

const investor = `${FIRST_ID} + i`;
const nth = (every: number) => `${FIRST_ID} + i * ${every} + k`;
/** The sample investor whose history is copied. */
const sample = `(select id from investors where mobile = '9000000001')`;
const running = `select id from deposits where investor_id = ${sample} and state = 'running'`;
const shareOrders = `select id from share_orders where investor_id = ${sample} and kind = 'share'`;

/**
 * The statements that generate the data. Triggers and foreign keys are disabled, as the copies are
 * consistent.
 */
export function scaleStatements({ investors }: Scale): readonly string[] {
  const deposits = from(running, DEPOSITS);
  const orders = from(shareOrders, SHARE_ORDERS);
  const people = (table: string) =>
    `generate_series(0, (select investors from scale) - 1) as i
      join ${table} as template on template.investor_id = ${sample}`;
  return [
    'set session_replication_role = replica',
    `create temporary table scale as select ${investors} as investors`,
    copied(
      'investors',
      `generate_series(0, (select investors from scale) - 1) as i
        join investors as template on template.mobile = '9000000001'`,
      {
        id: investor,
        mobile: `'7' || lpad(i::text, 9, '0')`,
        email: `'person' || i || '@example.in'`,
        pan: `'ABCP' || chr(65 + i / 10000 % 26) || lpad((i % 10000)::text, 4, '0') || 'F'`,
      },
    ),
    copied('bank_accounts', people('bank_accounts'), {
      id: `${FIRST_ID} + i * 50 + template.id % 50`,
      investor_id: investor,
      account_number: `(100000000000 + i)::text`,
    }),
    copied('nominees', people('nominees'), {
      id: `${FIRST_ID} + i * 50 + template.id % 50`,
      investor_id: investor,
    }),
    copied(
      'deposit_orders',
      `${deposits} join deposit_orders as template on template.id = chosen.id`,
      { id: nth(DEPOSITS), investor_id: investor },
    ),
    copied('deposits', `${deposits} join deposits as template on template.id = chosen.id`, {
      id: nth(DEPOSITS),
      investor_id: investor,
      application_number: `'SCALE' || (${nth(DEPOSITS)})`,
    }),
    copied(
      'deposit_payments',
      `${deposits} join lateral (select * from deposit_payments where state = 'succeeded'
        order by id limit 1) as first on true
        join deposit_payments as template on template.id = first.id`,
      {
        id: nth(DEPOSITS),
        investor_id: investor,
        order_id: nth(DEPOSITS),
        reference: `'SCALE' || (${nth(DEPOSITS)})`,
      },
    ),
    copied(
      'passbook_entries',
      `${deposits} cross join generate_series(0, ${PASSBOOK_LINES} - 1) as line
        join lateral (select min(id) as id from passbook_entries
          where investor_id = ${sample} and kind = 'interest') as first on true
        join passbook_entries as template on template.id = first.id`,
      {
        id: `${FIRST_ID} + (i * ${DEPOSITS} + k) * ${PASSBOOK_LINES} + line`,
        investor_id: investor,
        deposit_id: nth(DEPOSITS),
        kind: `case line when 0 then 'investment' else 'interest' end`,
        number: 'line',
        transaction_date: `template.transaction_date - (line * 91)::integer`,
      },
    ),
    copied('share_orders', `${orders} join share_orders as template on template.id = chosen.id`, {
      id: nth(SHARE_ORDERS),
      investor_id: investor,
      unique_id: `'SCALE' || (${nth(SHARE_ORDERS)})`,
    }),
    copied(
      'share_order_moves',
      `${orders} join share_order_moves as template on template.order_id = chosen.id`,
      { investor_id: investor, order_id: nth(SHARE_ORDERS) },
    ),
    copied(
      'share_payments',
      `${orders} join share_payments as template on template.order_id = chosen.id
        and template.state = 'succeeded'`,
      {
        id: nth(SHARE_ORDERS),
        investor_id: investor,
        order_id: nth(SHARE_ORDERS),
        reference: `'SCALE' || (${nth(SHARE_ORDERS)})`,
      },
    ),
    copied('share_lots', `${orders} join share_lots as template on template.order_id = chosen.id`, {
      id: nth(SHARE_ORDERS),
      order_id: nth(SHARE_ORDERS),
      investor_id: investor,
    }),
    'set session_replication_role = origin',
    'analyze',
  ];
}
