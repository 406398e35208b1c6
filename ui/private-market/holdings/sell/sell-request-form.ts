import {
  type SellRequestDraft,
  sellRequestViolation,
  type SellRequestViolation,
  sellRequestViolationText,
  type ShareForSale,
} from '#domain/private-market/holdings/sell-request.ts';
import { unitsInput } from '#domain/private-market/orders/share-units.ts';
import { makeAutoObservable } from 'mobx';
import { ByRule } from '#ui/platform/forms/by-rule.ts';
import type { SellLink } from '#ui/private-market/paths.ts';

/** The option for a share that is not in the list. */
export const OTHERS = 'others';

export const sellFields = [
  'choice',
  'search',
  'customName',
  'confirmedName',
  'quantity',
  'askingPrice',
] as const;
export type SellField = (typeof sellFields)[number];

/**
 * A sell request as typed. The domain reports only the first violation, so only one field shows an
 * error.
 */
export class SellRequestForm {
  @ByRule(firstViolation('share'), sellRequestViolationText) choice = '';
  /** What was typed to find a share, until one is chosen. */
  search = '';
  customName = '';
  /**
   * The custom share name that the investor has confirmed; a later change needs a new confirmation.
   */
  confirmedName = '';
  @ByRule(firstViolation('quantity'), sellRequestViolationText) quantity = '';
  @ByRule(firstViolation('asking-price'), sellRequestViolationText) askingPrice = '';

  /** @param link the values that prefill the form */
  constructor({ shareName = '', quantity = '', askingPrice = '' }: SellLink) {
    Object.assign(this, { choice: shareName, quantity, askingPrice });
    makeAutoObservable(this);
  }

  get isCustom(): boolean {
    return this.choice === OTHERS;
  }

  get isConfirmed(): boolean {
    const { customName, confirmedName } = this;
    return confirmedName !== '' && customName.trim() === confirmedName.trim();
  }

  /** The name of the chosen or custom share, as typed. */
  get shareName(): string {
    return this.isCustom ? this.customName : this.choice;
  }

  /** The units that the quantity means, or its text if it means none. */
  get units(): string {
    return unitsInput(this.quantity);
  }

  get draft(): SellRequestDraft {
    const { units: quantity, askingPrice } = this;
    return { share: this.share, quantity, askingPrice };
  }

  get violation(): SellRequestViolation | undefined {
    // Pass `true` for signed in: it is not a field, and `RequestSale` requires it anyway.
    return sellRequestViolation(this.draft, true);
  }

  type(field: Exclude<SellField, 'choice' | 'confirmedName'>, text: string): void {
    this[field] = text;
  }

  choose(choice: string): void {
    this.choice = choice;
  }

  confirm(): void {
    this.confirmedName = this.customName.trim();
  }

  /** Moves a chosen name that the list does not contain to the field for custom names. */
  makeCustom(): void {
    Object.assign(this, { choice: OTHERS, customName: this.choice });
  }

  private get share(): ShareForSale | undefined {
    const { choice, customName, confirmedName } = this;
    if (choice === '') return undefined;
    if (!this.isCustom) return { kind: 'listed', name: choice };
    return { kind: 'custom', name: customName, confirmedName };
  }
}

function firstViolation(field: SellRequestViolation['field']) {
  return (_: string, { violation }: Pick<SellRequestForm, 'violation'>) =>
    violation?.field === field ? violation : undefined;
}
