import { cmlFileViolation, cmlFileViolationTexts } from '#domain/accounts/demat/cml-file.ts';
import {
  dematInput,
  dematNumberViolation,
  dematNumberViolationTexts,
} from '#domain/accounts/demat/demat-number.ts';
import { ByRule } from '#ui/platform/forms/by-rule.ts';
import { makeAutoObservable, observableRef } from 'mobx';

export class DematForm {
  @ByRule(dematNumberViolation, ({ kind }) => dematNumberViolationTexts[kind]) dematNumber = '';
  /** The bytes of the client master list. */
  @ByRule(cmlFileViolation, ({ kind }) => cmlFileViolationTexts[kind])
  cml: Uint8Array<ArrayBuffer> | undefined = undefined;
  /** The name of the file. A draft keeps it, but not the file itself. */
  fileName = '';

  constructor() {
    makeAutoObservable(this, { cml: observableRef });
  }

  typeDematNumber(text: string): void {
    this.dematNumber = dematInput(text);
  }
}
