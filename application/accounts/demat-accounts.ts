import type { Result } from '#domain/platform/result.ts';
import type { CallOptions } from '../platform/call-options.ts';
import type { PortFailure } from '../platform/port-failure.ts';
import { token } from '../platform/token.ts';

/** The demat account of the investor who is signed in. */
export interface DematAccounts {
  /** The account that is on file; undefined while there is none. */
  current(options: CallOptions): Promise<Result<DematAccount | undefined, PortFailure>>;
  /** Keeps the number and the client master list behind it. */
  save(account: DematToSave, options: CallOptions): Promise<Result<void, PortFailure>>;
  /** The client master list, to be saved on the device. */
  cmlFile(options: CallOptions): Promise<Result<Blob, PortFailure>>;
  /** Keeps that the investor has agreed to this version of the disclaimer. */
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
