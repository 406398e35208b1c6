import type { Result } from '#domain/platform/result.ts';
import type { CallOptions } from '#application/platform/call-options.ts';
import type { PortFailure } from '#application/platform/port-failure.ts';
import { token } from '#application/platform/token.ts';

export interface DematAccounts {
  /** The investor's demat account; undefined if none is saved. */
  current(options: CallOptions): Promise<Result<DematAccount | undefined, PortFailure>>;
  /**
   * Saves the account number and the client master list (CML, the depository's account statement).
   */
  save(account: DematToSave, options: CallOptions): Promise<Result<void, PortFailure>>;
  /** Downloads the client master list (CML) that the investor uploaded. */
  cmlFile(options: CallOptions): Promise<Result<Blob, PortFailure>>;
  /** Records that the investor accepts this version of the disclaimer. */
  acceptDisclaimer(version: string, options: CallOptions): Promise<Result<void, PortFailure>>;
}
export const DematAccounts = token<DematAccounts>('accounts/demat-accounts');

export interface DematAccount {
  readonly dematNumber: string | undefined;
  readonly cml: { readonly fileName: string; readonly bytes: number } | undefined;
}

export interface DematToSave {
  readonly dematNumber: string;
  readonly cml: { readonly fileName: string; readonly content: Uint8Array<ArrayBuffer> };
}
