import { checkRecords, checkBoolean } from '../../platform/argument-checks.ts';

/** The two depositories of India, as keys of their logos. */
export const DepositoryLogo = Object.freeze({ Cdsl: 'cdsl', Nsdl: 'nsdl' } as const);
export type DepositoryLogo = (typeof DepositoryLogo)[keyof typeof DepositoryLogo];

/** The depositories at which a share can be held in electronic form. */
export interface Dematerialised {
  readonly isOnCdsl: boolean;
  readonly isOnNsdl: boolean;
}

/**
 * The depositories at which a basket can be held: those at which every share in it can be held,
 * because one account must be able to receive the whole basket.
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
