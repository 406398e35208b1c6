import type { Draft } from './draft.ts';
import { token } from './token.ts';

/** The page of the app that follows after a sign-in or an account step, stored per tab. */
export type ReturnPath = Draft<string>;
export const ReturnPath = token<ReturnPath>('platform/return-path');
