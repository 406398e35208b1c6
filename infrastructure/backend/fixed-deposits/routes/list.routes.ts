import { payoutFrequencies } from '#domain/fixed-deposits/interest/payout-frequency.ts';
import { payoutCode } from '#infrastructure/fixed-deposits/catalogue/payout-code.wire.ts';
import {
  maturityInstructionLabel,
  maturityInstructions,
} from '#domain/fixed-deposits/booking/maturity-instruction.ts';
import {
  type FdRequest,
  fdReply,
  fdRequest,
  type SchemeRow,
} from '#infrastructure/fixed-deposits/catalogue/rate-cards.wire.ts';
import { MOST_COMPARED } from '#domain/fixed-deposits/catalogue/comparison.ts';
import type { Kysely } from 'kysely';
import type { Database } from '#infrastructure/backend/database.ts';
import type { Sandbox } from '#infrastructure/backend/context.ts';
import { Refusal } from '#infrastructure/backend/http/refusal.ts';
import { route } from '#infrastructure/backend/http/route.ts';
import {
  payoutCodes,
  type SchemeRecord,
  schemes,
} from '#infrastructure/backend/fixed-deposits/records/catalogue-queries.ts';
import { instructionId } from '#infrastructure/backend/fixed-deposits/records/instruction-ids.ts';
import {
  listed,
  tenuresOf,
} from '#infrastructure/backend/fixed-deposits/records/listed-schemes.ts';
import { notOffered } from '#infrastructure/backend/fixed-deposits/records/offered-deposit.ts';
import {
  schemeWire,
  tenureWire,
} from '#infrastructure/backend/fixed-deposits/records/scheme-wire.ts';

/** `POST /products/getfd`: lists, rate tables, comparisons and maturity actions. */
export function addGetFd(sandbox: Sandbox): void {
  route(sandbox, {
    method: 'POST',
    path: '/api/main/products/getfd',
    summary: 'Get a list of deposits, a rate card, rows to compare, or maturity actions',
    access: 'public',
    body: fdRequest,
    reply: fdReply,
    run: async ({ body, database }) => {
      switch (body.display_location) {
        case 'FDList':
          return { status: 200, message: 'Deposits', ...(await list(database, body)) };
        case 'TenureAndReturns':
          return { status: 200, message: 'Rates', data: await rateTable(database, body) };
        case 'Compare':
          return { status: 200, message: 'Rates', data: await compared(database, body) };
        case 'MaturityActions':
          return { status: 200, message: 'Maturity actions', data: maturityActions() };
      }
    },
  });
}

async function list(database: Kysely<Database>, body: FdRequest) {
  const { total, rows, tag } = await listed(database, body);
  const [data, tenures] = await Promise.all([
    wires(database, rows, tag),
    tenuresOf(database, rows, body.payout_frequency_id),
  ]);
  const withTenures = data.map((row) => ({
    ...row,
    tenures: (tenures.get(row.fd_id) ?? []).map(tenureWire),
  }));
  return { total, data: withTenures };
}

async function rateTable(database: Kysely<Database>, body: FdRequest): Promise<SchemeRow[]> {
  const payout = payoutFrequencies.find((each) => payoutCode(each) === body.payout_method_id);
  if (payout === undefined) {
    const message = 'This payout is not available. Please choose another one.';
    const field = 'payout_method_id';
    throw new Refusal({ status: 422, code: 'payout-unknown', message, field });
  }
  const rows = await schemes(database)
    .where('product.id', '=', body.fd_id)
    .where('rate.payout_code', '=', body.payout_method_id)
    .orderBy('rate.tenure_days')
    .execute();
  if (rows.length === 0) throw notOffered();
  return wires(database, rows, body.tag === '' || body.tag === '-' ? undefined : body.tag);
}

async function compared(database: Kysely<Database>, body: FdRequest): Promise<SchemeRow[]> {
  const ids = (body.comparison_ids ?? '').split(',').map(Number).slice(0, MOST_COMPARED);
  const rows = await schemes(database)
    .where('rate.payout_code', '=', body.payout_method_id)
    .where('rate.product_id', 'in', (of) =>
      of.selectFrom('deposit_rates').select('product_id').where('id', 'in', ids),
    )
    .orderBy('product.id')
    .orderBy('rate.tenure_days')
    .execute();
  return wires(database, rows);
}

async function wires(
  database: Kysely<Database>,
  rows: readonly SchemeRecord[],
  tag?: string,
): Promise<SchemeRow[]> {
  const codes = await payoutCodes(database, [...new Set(rows.map((row) => row.product_id))]);
  return rows.map((row) => schemeWire(row, { payouts: codes.get(row.product_id) ?? [], tag }));
}

function maturityActions() {
  return maturityInstructions.map((instruction) => ({
    item_id: instructionId(instruction),
    item_value: maturityInstructionLabel(instruction),
  }));
}
