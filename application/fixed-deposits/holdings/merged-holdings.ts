import { portfolioOrder } from '#domain/fixed-deposits/holdings/held-deposits.ts';
import { mergedPassbook } from '#domain/fixed-deposits/holdings/passbook.ts';
import { type Result, success } from '#domain/platform/result.ts';
import type { CallOptions } from '#application/platform/call-options.ts';
import { type PortFailure, wasAborted } from '#application/platform/port-failure.ts';
import type { Reporting } from '#application/platform/reporting.ts';
import type {
  DepositId,
  DepositOrderId,
} from '#application/fixed-deposits/catalogue/deposit-ids.ts';
import {
  type DepositPortfolio,
  hasDetails,
  type HeldDeposit,
  type HeldDeposits,
  type PortfolioDeposit,
} from './held-deposits.ts';
import type { PartnerHoldings } from './partner-holdings.ts';
import type { Passbook, PassbookHistory, PassbookLine } from './passbook.ts';

/** The deposits that were booked through the app's own backend. */
type BackendDeposits = Omit<HeldDeposits, 'portfolio'>;
type BackendPassbook = Omit<Passbook, 'history'>;

interface Sources<Backend> {
  readonly backend: Backend;
  readonly partner: PartnerHoldings;
  readonly reporting: Reporting;
}

/**
 * The deposits of the app's backend and of the partner bank. If the partner bank fails, only those
 * of the backend.
 */
export class MergedHeldDeposits implements HeldDeposits {
  constructor(private readonly sources: Sources<BackendDeposits>) {}

  async list(options: CallOptions): Promise<Result<readonly HeldDeposit[], PortFailure>> {
    const all = await this.portfolio(options);
    return all.ok ? success(all.value.deposits.filter(hasDetails)) : all;
  }

  async portfolio(options: CallOptions): Promise<Result<DepositPortfolio, PortFailure>> {
    const { backend, partner, reporting } = this.sources;
    const [own, others] = await Promise.all([backend.list(options), partner.deposits(options)]);
    if (!own.ok) return own;
    if (others.ok) {
      const deposits = portfolioOrder<PortfolioDeposit>([...own.value, ...others.value]);
      return success({ deposits, isPartnerMissing: false });
    }
    const deposits = portfolioOrder<PortfolioDeposit>(own.value);
    const alone = success({ deposits, isPartnerMissing: true });
    return withoutPartner(alone, { reporting, what: 'portfolio', failure: others.failure });
  }

  summary(options: CallOptions) {
    return this.sources.backend.summary(options);
  }

  detail(depositOrderId: DepositOrderId, options: CallOptions) {
    return this.sources.backend.detail(depositOrderId, options);
  }

  receipt(depositOrderId: DepositOrderId, options: CallOptions) {
    return this.sources.backend.receipt(depositOrderId, options);
  }

  highlights(depositId: DepositId, options: CallOptions) {
    return this.sources.backend.highlights(depositId, options);
  }
}

/**
 * The passbook of the app's backend merged with that of the partner bank, newest first. If the
 * partner bank fails, only that of the backend.
 */
export class MergedPassbook implements Passbook {
  constructor(private readonly sources: Sources<BackendPassbook>) {}

  async entries(options: CallOptions): Promise<Result<readonly PassbookLine[], PortFailure>> {
    const history = await this.history(options);
    return history.ok ? success(history.value.lines) : history;
  }

  async history(options: CallOptions): Promise<Result<PassbookHistory, PortFailure>> {
    const { backend, partner, reporting } = this.sources;
    const [own, others] = await Promise.all([backend.entries(options), partner.passbook(options)]);
    if (!own.ok) return own;
    if (others.ok) {
      const lines = mergedPassbook<PassbookLine>(own.value, others.value);
      return success({ lines, isPartnerMissing: false });
    }
    const alone = success({ lines: own.value, isPartnerMissing: true });
    return withoutPartner(alone, { reporting, what: 'passbook', failure: others.failure });
  }
}

/** Returns the backend's part, and reports that the partner bank failed. */
function withoutPartner<Own>(
  own: Own,
  lost: { readonly reporting: Reporting; readonly what: string; readonly failure: PortFailure },
): Own {
  if (!wasAborted(lost.failure)) {
    lost.reporting.failed(`partner ${lost.what}: no answer`, { failure: lost.failure.kind });
  }
  return own;
}
