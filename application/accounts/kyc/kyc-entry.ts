import type { Draft } from '#application/platform/draft.ts';
import { token } from '#application/platform/token.ts';

/** The id of this tab's visit to the identity page, until its result has been read. */
export type KycEntry = Draft<string>;
export const KycEntry = token<KycEntry>('accounts/kyc-entry');
