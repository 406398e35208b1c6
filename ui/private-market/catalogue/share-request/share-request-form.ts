import { shareNameViolation } from '#domain/private-market/catalogue/share-name.ts';
import { requestQuantityViolation } from '#domain/private-market/orders/share-request-violations.ts';
import { unitsInput } from '#domain/private-market/orders/share-units.ts';
import { makeAutoObservable } from 'mobx';
import { ByRule } from '#ui/platform/forms/by-rule.ts';
import { nameCopy, quantityCopy } from './copy.ts';

export class ShareRequestForm {
  @ByRule(shareNameViolation, nameCopy) shareName = '';
  @ByRule(requestQuantityViolation, quantityCopy) quantity = '';

  constructor() {
    makeAutoObservable(this);
  }

  type(field: 'shareName' | 'quantity', text: string): void {
    this[field] = field === 'quantity' ? unitsInput(text) : text;
  }
}
