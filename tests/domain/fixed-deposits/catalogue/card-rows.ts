import type { PayoutFrequency } from '#domain/fixed-deposits/interest/payout-frequency.ts';
import type { RateCardRow } from '#domain/fixed-deposits/catalogue/rate-card.ts';
import type { RateColumn } from '#domain/fixed-deposits/catalogue/rate-column.ts';
import { Tenure } from '#domain/fixed-deposits/interest/tenure.ts';
import { Money } from '#domain/platform/money.ts';
import { Percentage } from '#domain/platform/percentage.ts';

type Figures = Partial<Record<RateColumn, string>>;

/** A row of a rate card from plain text. */
export function cardRow(figures: {
  readonly schemeMasterId: number;
  readonly tenure: string;
  readonly rates: Figures;
  readonly interest?: Figures;
  readonly payout?: PayoutFrequency;
}): RateCardRow {
  return {
    schemeMasterId: figures.schemeMasterId,
    tenure: tenureOf(figures.tenure),
    payoutFrequency: figures.payout ?? 'at-maturity',
    rates: mapped(figures.rates, (text) => Percentage.of(text)),
    interestOnLakh: mapped(figures.interest ?? {}, (text) => Money.of(text)),
  };
}

export function tenureOf(text: string): Tenure {
  const read = Tenure.parse(text);
  if (!read.ok) throw new Error(`no tenure: ${text}`);
  return read.value;
}

function mapped<Value>(figures: Figures, to: (text: string) => Value) {
  return Object.fromEntries(Object.entries(figures).map(([column, text]) => [column, to(text)]));
}
