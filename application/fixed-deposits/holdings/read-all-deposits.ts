import { DepositOrigin, DepositRight } from '#domain/fixed-deposits/holdings/deposit-like.ts';
import { withRenewals } from '#domain/fixed-deposits/holdings/renewal.ts';
import { TaxYear } from '#domain/fixed-deposits/tax/tax-year.ts';
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
  /**
   * The last day on which an expected renewal of a deposit booked here is in the list; absent if
   * none is.
   */
  readonly renewedUntil?: CalendarDate;
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
    const until = TaxYear.on(today).next.lastDay;
    const chains = held.flatMap((deposit, index) => {
      const known = knownOf(deposit, { today, holder, index });
      return known === undefined ? [] : [renewed(known, { deposit, until })];
    });
    const booked = chains.flat();
    const { deposits: declared = [], isUnread = false } = await deviceFacts.read();
    const issuers = [...booked, ...others];
    return {
      today,
      deposits: [...booked, ...declaredDeposits(declared, { holderId: holder.id, issuers })],
      holder,
      leftOut: held.length - chains.length,
      isPartnerMissing,
      isToldUnread: isUnread,
      ...(chains.length < booked.length && { renewedUntil: until }),
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

/** A deposit with its expected renewals, until the end of the next tax year. */
function renewed(
  known: KnownDeposit,
  { deposit, until }: { readonly deposit: PortfolioDeposit; readonly until: CalendarDate },
): readonly KnownDeposit[] {
  const { state, maturityInstruction: instruction } = deposit;
  if (state === 'renewed') return [{ ...known, isRenewed: true }];
  if (state !== 'running' || instruction === undefined) return [known];
  const [first = known, ...next] = withRenewals(known, { instruction, until });
  return [first, ...next.map((each) => ({ ...each, name: `${known.name}, once renewed` }))];
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
