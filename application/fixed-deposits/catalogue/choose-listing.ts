import type { RateCardRow } from '#domain/fixed-deposits/catalogue/rate-card.ts';
import type { Money } from '#domain/platform/money.ts';
import type { ChosenRow } from './chosen-row.ts';
import type { DepositChoices } from './deposit-choices.ts';
import type { DepositId } from './deposit-ids.ts';

/** A deposit that the investor opens from a list. */
export interface ChosenListing {
  readonly depositId: DepositId;
  readonly row: RateCardRow;
  /** The path of the page that opens. */
  readonly page: string;
  /** The amount and the kind of rates for which the list compared the deposits, if it did. */
  readonly terms?: { readonly principal: Money; readonly isSeniorCitizen: boolean } | undefined;
}

/**
 * Stores the row that the page of a deposit selects first, and the amount and the kind of rates
 * with which it opens.
 */
export class ChooseListing {
  constructor(
    private readonly chosenRow: ChosenRow,
    private readonly choices: DepositChoices,
  ) {}

  run({ depositId, row, page, terms }: ChosenListing): void {
    this.chosenRow.keep(depositId, row);
    if (terms === undefined) return;
    const { principal: amount, isSeniorCitizen } = terms;
    this.choices.keep(page, { amount, isSeniorCitizen });
  }
}
