import { token } from '#application/platform/token.ts';

/** The id of this tab's visit to the identity page, until its result has been read. */
export interface KycEntry {
  read(): string | undefined;
  keep(entryId: string): void;
  forget(): void;
}
export const KycEntry = token<KycEntry>('accounts/kyc-entry');
