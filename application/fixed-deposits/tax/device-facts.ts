import type { IssuerId } from '#domain/fixed-deposits/catalogue/issuer.ts';
import type { GivenFormTexts } from '#domain/fixed-deposits/tax/given-form.ts';
import type { TaxRegime } from '#domain/fixed-deposits/tax/form-121-rules.ts';
import type { Money } from '#domain/platform/money.ts';
import type { Percentage } from '#domain/platform/percentage.ts';
import { token } from '#application/platform/token.ts';

/** The income tax that an investor has chosen to count with. */
export interface TaxChoice {
  /** Percent, without surcharge and cess. */
  readonly slab: Percentage;
  /** Percent of the tax; 0 for most incomes. */
  readonly surcharge: Percentage;
}

/** Deposits at other institutions, as the investor wrote them: the texts by column. */
export type DeclaredDepositTexts = readonly Readonly<Record<string, string>>[];

/** What an investor has told about their tax and their money at banks; untold facts are absent. */
export interface ToldFacts {
  readonly tax?: TaxChoice;
  readonly regime?: TaxRegime;
  /** The estimated total incomes, in rupees, by the text of their tax year, such as 2026-27. */
  readonly totalIncomes: ReadonlyMap<string, Money>;
  readonly isResident?: boolean;
  /** False if the PAN is inoperative. */
  readonly isPanActive?: boolean;
  /** Balances of savings accounts by the key of the bank, in rupees. */
  readonly balances: ReadonlyMap<IssuerId, Money>;
  readonly deposits?: DeclaredDepositTexts;
  /** The Forms 121 that the investor gave, as written. */
  readonly forms?: readonly GivenFormTexts[];
  /** Whether the device could not be read just now, so that the facts on it are missing here. */
  readonly isUnread?: boolean;
}

/** The facts of an investor who has told nothing. */
export const NO_FACTS: ToldFacts = { balances: new Map(), totalIncomes: new Map() };

/** Name of the draft with the open form of a deposit held elsewhere. */
export const TOLD_DEPOSIT_FORM = 'told-deposit';

/** Name of the draft with the open entry of a Form 121 that was given. */
export const GIVEN_FORM = 'given-form-121';

/**
 * The told facts. They stay on this device, encrypted, and are deleted on sign-out. Those of a
 * visitor are not stored.
 */
export interface DeviceFacts {
  read(): Promise<ToldFacts>;
  /**
   * Stores what `edit` makes of the stored facts, which other tabs may have changed.
   * @returns whether the device stores it; otherwise it lasts as long as the page
   */
  change(edit: (facts: ToldFacts) => ToldFacts): Promise<boolean>;
  /** Deletes all told facts. */
  forget(): Promise<void>;
}
export const DeviceFacts = token<DeviceFacts>('fixed-deposits/device-facts');
