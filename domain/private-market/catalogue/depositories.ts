import { checkRecords, checkBoolean } from '../../platform/argument-checks.ts';

/** The two depositories of India. */
export const DepositoryLogo = Object.freeze({ Cdsl: 'cdsl', Nsdl: 'nsdl' } as const);
export type DepositoryLogo = (typeof DepositoryLogo)[keyof typeof DepositoryLogo];

/** Where a share can be held in electronic form. */
export interface Dematerialised {
  readonly isOnCdsl: boolean;
  readonly isOnNsdl: boolean;
}

/**
 * A basket is available on a depository if every share in it is, because one account must be able
 * to receive the whole basket.
 *
 * @source PM-2.104, PM-2.105; private market, section 2
 * @returns CDSL before NSDL; empty for a basket without shares
 * @throws an error for a flag that is not a boolean
 * @example
 * ```ts
 * const both = { isOnCdsl: true, isOnNsdl: true };
 * depositoriesFor([both, { isOnCdsl: false, isOnNsdl: true }]); // => ['nsdl']
 * ```
 */
export function depositoriesFor(assets: readonly Dematerialised[]): readonly DepositoryLogo[] {
  const known = checkRecords(assets).map(({ isOnCdsl, isOnNsdl }) => ({
    cdsl: checkBoolean(isOnCdsl),
    nsdl: checkBoolean(isOnNsdl),
  }));
  if (known.length === 0) return [];
  return Object.values(DepositoryLogo).filter((logo) => known.every((asset) => asset[logo]));
}
