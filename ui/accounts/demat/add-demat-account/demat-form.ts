import {
  cmlFileViolation,
  type CmlFileViolation,
  cmlFileViolationTexts,
} from '#domain/accounts/demat/cml-file.ts';
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
  @ByRule(fileViolation, ({ kind }) => cmlFileViolationTexts[kind])
  cml: Uint8Array<ArrayBuffer> | undefined = undefined;

  constructor() {
    makeAutoObservable(this, { cml: observableRef });
  }

  typeDematNumber(text: string): void {
    this.dematNumber = dematInput(text);
  }
}

/** The results by file, because the check of an encrypted PDF is too slow for every key press. */
const checked = new WeakMap<Uint8Array, { readonly violation: CmlFileViolation | undefined }>();

function fileViolation(content: Uint8Array | undefined): CmlFileViolation | undefined {
  if (content === undefined) return cmlFileViolation(content);
  const result = checked.get(content) ?? { violation: cmlFileViolation(content) };
  checked.set(content, result);
  return result.violation;
}
