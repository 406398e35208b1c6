import { type Renewal, renewalFor } from '#domain/fixed-deposits/holdings/renewal.ts';
import type { RateColumn } from '#domain/fixed-deposits/catalogue/rate-column.ts';
import type { DepositAmountRules } from '#domain/fixed-deposits/booking/deposit-amount.ts';
import type { CalendarDate } from '#domain/platform/calendar-date.ts';
import { Money } from '#domain/platform/money.ts';
import type { Kysely } from 'kysely';
import type { Database } from '#infrastructure/backend/database.ts';
import { schemes } from './catalogue-queries.ts';
import { columnOf, depositInvestor, isSenior } from './deposit-investor.ts';
import { storedInstruction } from './instruction-ids.ts';
import { type DepositRecord, holdingOf } from './stored-holding.ts';
import { rateCardFrom } from './stored-rate-card.ts';

export type Limits = Pick<DepositAmountRules, 'minimum' | 'maximum'>;

export interface DueRenewal extends Renewal {
  readonly column: RateColumn;
  /** The amounts that the deposit accepts now; absent while it is not open. */
  readonly limits: Limits | undefined;
}

/**
 * What happens to the money of a deposit that matures on a day, as the deposit is offered now. One
 * that is not open has no rate, so that all of its money is paid out.
 */
export async function dueRenewal(
  database: Kysely<Database>,
  { deposit, day }: { readonly deposit: DepositRecord; readonly day: CalendarDate },
): Promise<DueRenewal> {
  const investor = await depositInvestor(database, deposit.investor_id);
  const column = columnOf(investor, { day, claimsSenior: isSenior(investor, day) });
  const rows = await schemes(database)
    .where('product.id', '=', deposit.product_id)
    .where('product.is_coming_soon', '=', false)
    .execute();
  const [offered] = rows;
  const limits = offered && {
    minimum: Money.of(offered.minimum_amount),
    maximum: Money.of(offered.maximum_amount),
  };
  const instruction = storedInstruction(deposit.maturity_instruction_id);
  const by = { instruction, rateCard: rateCardFrom(rows), column, limits };
  return { ...renewalFor(holdingOf(deposit), by), column, limits };
}
