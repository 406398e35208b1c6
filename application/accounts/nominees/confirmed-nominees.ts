import type { Nominee } from '#domain/accounts/nominees/nominee.ts';

/**
 * Names nominees by id and share. The step of the nominees skips itself only if its own list still
 * has the same ones.
 */
export function confirmedNominees(nominees: readonly Nominee[]): string {
  return nominees.map(({ id, sharePercent }) => `${id}:${sharePercent}`).join();
}
