import type { CalendarDate } from '../../platform/calendar-date.ts';

/** The kind of taxpayer, as the limits of tax deducted at source (TDS) distinguish it. */
export const TaxpayerKind = Object.freeze({
  Individual: 'individual',
  HinduUndividedFamily: 'hindu-undivided-family',
  /** A firm, company, trust or association. */
  Other: 'other',
} as const);
export type TaxpayerKind = (typeof TaxpayerKind)[keyof typeof TaxpayerKind];

/** A resident whose interest is taxed. */
export interface TaxedHolder {
  /** The identity of the holder, as in `holders` of a deposit. */
  readonly id: string;
  readonly kind: TaxpayerKind;
  /** Absent if unknown; the holder then counts as under 60. */
  readonly birthDate?: CalendarDate | undefined;
  /** False without a PAN, and with an inoperative PAN. */
  readonly hasValidPan: boolean;
}
