import type { IssuerId } from '../catalogue/issuer.ts';
import type { Holding } from './holdings.ts';
import type { Institution } from './institution.ts';

/** How the app knows a deposit. */
export const DepositOrigin = Object.freeze({
  /** Booked in the app. */
  Booked: 'booked',
  /** Entered by the investor in a form. */
  Declared: 'declared',
  /** Read from a file of the investor. */
  Imported: 'imported',
} as const);
export type DepositOrigin = (typeof DepositOrigin)[keyof typeof DepositOrigin];

/** The right and capacity in which a deposit is held. */
export const DepositRight = Object.freeze({
  /** One holder, in the own name. */
  Self: 'self',
  /** Several holders, in their order. */
  Joint: 'joint',
  /** For a minor. */
  Guardian: 'guardian',
  /** For a Hindu undivided family (HUF). */
  Karta: 'karta',
  /** For a firm. */
  Partner: 'partner',
  /** For a trust. */
  Trustee: 'trustee',
  /** For the holder's own business; insured together with `self`. */
  Proprietor: 'proprietor',
} as const);
export type DepositRight = (typeof DepositRight)[keyof typeof DepositRight];

/** From where the institution takes the tax deducted at source. */
export const TdsFunding = Object.freeze({
  Deposit: 'deposit',
  LinkedAccount: 'linked-account',
} as const);
export type TdsFunding = (typeof TdsFunding)[keyof typeof TdsFunding];

/** Who holds money at which institution, and in which right and capacity. */
export interface HeldInRight {
  /** The key of the legal entity. Brands of one bank have the key of that bank. */
  readonly issuerId: IssuerId;
  readonly institution: Institution;
  /**
   * The identities of the holders in their order, such as PANs; the first holder is taxed. One
   * holder for `self` and `proprietor`, two or more for `joint`. For `karta`, the first is the HUF;
   * for `guardian`, the parent with whose income that of the minor is clubbed.
   */
  readonly holders: readonly string[];
  readonly right: DepositRight;
  /** The identity of the minor, HUF, firm or trust; absent for `self`, `joint` and `proprietor`. */
  readonly onBehalfOf?: string | undefined;
}

/** A deposit that was booked here, declared by the investor, or imported. */
export interface DepositLike extends HeldInRight {
  readonly id: string;
  readonly origin: DepositOrigin;
  /** The terms and the start date. */
  readonly holding: Holding;
  /** Whether a new deposit follows at maturity, which holds the money from the maturity date on. */
  readonly isRenewed?: boolean | undefined;
  /** Absent if unknown. */
  readonly tdsFundedFrom?: TdsFunding | undefined;
}
