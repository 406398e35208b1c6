import { payoutFrequencies } from '#domain/fixed-deposits/interest/payout-frequency.ts';
import { payoutCode } from '#application/fixed-deposits/catalogue/payout-code.ts';
import type { RateCardRow } from '#domain/fixed-deposits/catalogue/rate-card.ts';
import { type ByRateColumn, rateColumns } from '#domain/fixed-deposits/catalogue/rate-column.ts';
import { Tenure } from '#domain/fixed-deposits/interest/tenure.ts';
import { Money } from '#domain/platform/money.ts';
import { Percentage } from '#domain/platform/percentage.ts';
import { asObject, parsedText, type StoredObject } from './stored-text.ts';

/** Converts a rate card row for storage; the product documents fix the key names. */
export function storedRow(row: RateCardRow): StoredObject {
  const rates = rateColumns.map((column) => [
    `rate_of_interest_${column}`,
    row.rates[column]?.text,
  ]);
  const interest = rateColumns.map((column) => [
    `interest_amount_1l_${column}`,
    row.interestOnLakh[column]?.text,
  ]);
  return {
    scheme_master_id: row.schemeMasterId,
    min_days: row.tenure.days,
    tenure: row.tenure.text,
    fd_payout_method_id: payoutCode(row.payoutFrequency),
    tag_name: row.tag,
    ...(Object.fromEntries([...rates, ...interest]) as StoredObject),
  };
}

/**
 * Parses a stored rate card row.
 *
 * @throws for malformed data; the caller that parses the whole order catches the error
 */
export function rateCardRowFrom(value: unknown): RateCardRow {
  const stored = asObject(value) ?? {};
  const schemeMasterId = stored['scheme_master_id'];
  const payout = payoutFrequencies.find(
    (each) => payoutCode(each) === stored['fd_payout_method_id'],
  );
  if (typeof schemeMasterId !== 'number' || payout === undefined) throw new Error('bad rate row');
  const tag = parsedText(stored['tag_name']);
  return {
    schemeMasterId,
    tenure: readTenure(parsedText(stored['tenure'])),
    payoutFrequency: payout,
    rates: byColumn(stored, 'rate_of_interest', (text) => Percentage.of(text)),
    interestOnLakh: byColumn(stored, 'interest_amount_1l', (text) => Money.of(text)),
    ...(tag !== '' && { tag }),
  };
}

/**
 * Parses a stored tenure, such as `1Y 6M`.
 *
 * @throws for an invalid tenure
 */
export function readTenure(text: string): Tenure {
  const tenure = Tenure.parse(text);
  if (!tenure.ok) throw new Error(`not a tenure: ${text}`);
  return tenure.value;
}

function byColumn<Value>(
  stored: StoredObject,
  field: string,
  read: (text: string) => Value,
): ByRateColumn<Value> {
  const given = rateColumns.flatMap((column) => {
    const text = parsedText(stored[`${field}_${column}`]);
    return text === '' ? [] : [[column, read(text)] as const];
  });
  return Object.fromEntries(given);
}
