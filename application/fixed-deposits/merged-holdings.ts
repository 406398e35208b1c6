import { portfolioOrder } from '#domain/fixed-deposits/held-deposits.ts';
import { mergedPassbook } from '#domain/fixed-deposits/passbook.ts';
import { type Result, success } from '#domain/platform/result.ts';
import type { CallOptions } from '../platform/call-options.ts';
import { type PortFailure, wasAborted } from '../platform/port-failure.ts';
import type { Reporting } from '../platform/reporting.ts';
import type { DepositId, DepositOrderId } from './deposit-ids.ts';
import type { HeldDeposit, HeldDeposits } from './held-deposits.ts';
import type { PartnerHoldings } from './partner-holdings.ts';
import type { Passbook, PassbookLine } from './passbook.ts';

interface Sources<House> {
  readonly house: House;
  readonly partner: PartnerHoldings;
  readonly reporting: Reporting;
}

/** All deposits of the investor; where the partner bank does not answer, those of the house. */
export class MergedHeldDeposits implements HeldDeposits {
  constructor(private readonly sources: Sources<HeldDeposits>) {}

  async list(options: CallOptions): Promise<Result<readonly HeldDeposit[], PortFailure>> {
    const { house, partner, reporting } = this.sources;
    const [own, others] = await Promise.all([house.list(options), partner.deposits(options)]);
    if (!own.ok) return own;
    if (!others.ok)
      return onlyHouse(own, { reporting, what: 'portfolio', failure: others.failure });
    return success(portfolioOrder([...own.value, ...others.value]));
  }

  summary(options: CallOptions) {
    return this.sources.house.summary(options);
  }

  detail(depositOrderId: DepositOrderId, options: CallOptions) {
    return this.sources.house.detail(depositOrderId, options);
  }

  receipt(depositOrderId: DepositOrderId, options: CallOptions) {
    return this.sources.house.receipt(depositOrderId, options);
  }

  highlights(depositId: DepositId, options: CallOptions) {
    return this.sources.house.highlights(depositId, options);
  }
}

/** Every entry of the house and of the partner bank, newest first. */
export class MergedPassbook implements Passbook {
  constructor(private readonly sources: Sources<Passbook>) {}

  async entries(options: CallOptions): Promise<Result<readonly PassbookLine[], PortFailure>> {
    const { house, partner, reporting } = this.sources;
    const [own, others] = await Promise.all([house.entries(options), partner.passbook(options)]);
    if (!own.ok) return own;
    if (!others.ok) return onlyHouse(own, { reporting, what: 'passbook', failure: others.failure });
    return success(mergedPassbook(own.value, others.value));
  }
}

/** The failure of the second source is only told to the log. */
function onlyHouse<Own>(
  own: Own,
  lost: { readonly reporting: Reporting; readonly what: string; readonly failure: PortFailure },
): Own {
  if (!wasAborted(lost.failure)) {
    lost.reporting.failed(`partner ${lost.what}: no answer`, { failure: lost.failure.kind });
  }
  return own;
}
