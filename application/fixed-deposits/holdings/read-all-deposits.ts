import { MaturityInstruction } from '#domain/fixed-deposits/booking/maturity-instruction.ts';
import { DepositOrigin, DepositRight } from '#domain/fixed-deposits/holdings/deposit-like.ts';
import { type TaxedHolder, TaxpayerKind } from '#domain/fixed-deposits/tax/taxpayer.ts';
import type { CalendarDate } from '#domain/platform/calendar-date.ts';
import { type Result, success } from '#domain/platform/result.ts';
import type { CallOptions } from '#application/platform/call-options.ts';
import type { Clock } from '#application/platform/clock.ts';
import type { PortFailure } from '#application/platform/port-failure.ts';
import type { Session } from '#application/platform/session.ts';
import type { DeviceFacts } from '#application/fixed-deposits/tax/device-facts.ts';
import type { DepositPortfolio, HeldDeposits, PortfolioDeposit } from './held-deposits.ts';
import { holdingOf } from './holding-of.ts';
import type { KnownDeposit } from './known-deposit.ts';
import { declaredDeposits, type KnownIssuer } from './declared-deposits.ts';

/** All deposits of the investor at all institutions. */
export interface AllDeposits {
  readonly today: CalendarDate;
  /** Also those that have matured. */
  readonly deposits: readonly KnownDeposit[];
  /** The investor, who is the first holder of all deposits booked here. */
  readonly holder: TaxedHolder;
  /** The number of deposits whose figures or issuer our own rules cannot calculate. */
  readonly leftOut: number;
  /** Whether a deposit booked here will be renewed. It is in the list until its maturity. */
  readonly hasRenewals?: boolean;
  /** Whether deposits of the partner bank are missing, because the bank did not answer. */
  readonly isPartnerMissing: boolean;
  /** Whether told deposits may be missing, because the device could not be read. */
  readonly isToldUnread: boolean;
}

interface Dependencies {
  readonly heldDeposits: Pick<HeldDeposits, 'portfolio'>;
  readonly session: Pick<Session, 'current'>;
  readonly clock: Pick<Clock, 'today'>;
  readonly deviceFacts: Pick<DeviceFacts, 'read'>;
}

/**
 * Reads all deposits of the signed-in investor, for the rules of tax at source and insurance: those
 * booked here, then those at other institutions that the investor told on this device.
 */
export class ReadAllDeposits {
  constructor(private readonly dependencies: Dependencies) {}

  /** @param others further issuers with which told deposits at the same issuer add up */
  async run(
    options: CallOptions,
    others: readonly KnownIssuer[] = [],
  ): Promise<Result<AllDeposits, PortFailure>> {
    const portfolio = await this.dependencies.heldDeposits.portfolio(options);
    return portfolio.ok ? success(await this.of(portfolio.value, others)) : portfolio;
  }

  /** The same with deposits that were read before. */
  async of(
    { deposits: held, isPartnerMissing }: DepositPortfolio,
    others: readonly KnownIssuer[] = [],
  ): Promise<AllDeposits> {
    const { clock, deviceFacts } = this.dependencies;
    const today = clock.today();
    const holder = this.holder();
    const booked = held.flatMap((deposit, index) => {
      const known = knownOf(deposit, { today, holder, index });
      return known === undefined ? [] : [known];
    });
    const { deposits: declared = [], isUnread = false } = await deviceFacts.read();
    const issuers = [...booked, ...others];
    return {
      today,
      deposits: [...booked, ...declaredDeposits(declared, { holderId: holder.id, issuers })],
      holder,
      leftOut: held.length - booked.length,
      isPartnerMissing,
      isToldUnread: isUnread,
      hasRenewals: held.some(willBeRenewed),
    };
  }

  private holder(): TaxedHolder {
    const { current } = this.dependencies.session;
    const { pan, birthDate } = current ?? {};
    return {
      id: pan ?? `investor-${current?.investorId ?? 0}`,
      kind: TaxpayerKind.Individual,
      hasValidPan: pan !== undefined,
      ...(birthDate !== undefined && { birthDate }),
    };
  }
}

function willBeRenewed({ state, maturityInstruction }: PortfolioDeposit): boolean {
  return (
    state === 'running' &&
    maturityInstruction !== undefined &&
    maturityInstruction !== MaturityInstruction.PayOut
  );
}

interface Reading {
  readonly today: CalendarDate;
  readonly holder: TaxedHolder;
  readonly index: number;
}

function knownOf(
  deposit: PortfolioDeposit,
  { today, holder, index }: Reading,
): KnownDeposit | undefined {
  const { issuerId, institution, depositOrderId, depositId, creditRating } = deposit;
  if (issuerId === undefined || institution === undefined) return undefined;
  const holding = holdingOf(deposit, today);
  if (holding === undefined) return undefined;
  const booked =
    depositOrderId === undefined || depositId === undefined
      ? {}
      : { booked: { depositOrderId, depositId } };
  return {
    id: depositOrderId === undefined ? `portfolio-${index}` : `booked-${depositOrderId}`,
    origin: DepositOrigin.Booked,
    ...{ issuerId, institution, holding },
    holders: [holder.id],
    right: DepositRight.Self,
    name: deposit.name,
    issuerName: deposit.issuerName ?? deposit.name,
    logoUrl: deposit.logoUrl,
    ...(creditRating !== undefined && { creditRating }),
    ...booked,
  };
}
