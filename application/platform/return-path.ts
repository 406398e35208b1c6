import { token } from './token.ts';

/** The page of the app that follows after a sign-in or an account step, stored per tab. */
export interface ReturnPath {
  /** The stored page; it stays stored. */
  read(): string | undefined;
  keep(path: string): void;
  /** Returns and removes the stored page, so that it is used only once. */
  take(): string | undefined;
}
export const ReturnPath = token<ReturnPath>('platform/return-path');
