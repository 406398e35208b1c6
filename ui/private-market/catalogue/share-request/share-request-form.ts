import { shareNameViolation } from '#domain/private-market/catalogue/share-name.ts';
import { requestQuantityViolation } from '#domain/private-market/orders/share-request-violations.ts';
import { unitsInput } from '#domain/private-market/orders/share-units.ts';
import { makeAutoObservable } from 'mobx';
import { ByRule } from '#ui/platform/forms/by-rule.ts';
import { nameCopy, quantityCopy } from './copy.ts';

export class ShareRequestForm {
  @ByRule(shareNameViolation, nameCopy) shareName = '';
  /** As typed; the digits may be grouped by commas. */
  @ByRule(typedQuantityViolation, quantityCopy) quantity = '';

  constructor() {
    makeAutoObservable(this);
  }

  /** The units that the quantity means, or its text if it means none. */
  get units(): string {
    return unitsInput(this.quantity);
  }

  type(field: 'shareName' | 'quantity', text: string): void {
    this[field] = text;
  }
}

function typedQuantityViolation(text: string) {
  return requestQuantityViolation(unitsInput(text));
}
