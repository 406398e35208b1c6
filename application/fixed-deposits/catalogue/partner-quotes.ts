import { isBookedEmbedded } from '#domain/fixed-deposits/booking/embedded-booking.ts';
import { PartnerCategory } from '#domain/fixed-deposits/catalogue/partner-scheme.ts';
import { failure, type Result, success } from '#domain/platform/result.ts';
import type { CallOptions } from '#application/platform/call-options.ts';
import type { PortFailure } from '#application/platform/port-failure.ts';
import type { DepositQuoteRequest, DepositQuotes, QuotedDeposit } from './deposit-quotes.ts';
import type { PartnerDeposits } from './partner-deposits.ts';

/**
 * Gets quotes from the partner bank for its own deposits, and from the app's backend for all
 * others.
 */
export class PartnerQuotes implements DepositQuotes {
  constructor(
    private readonly backend: DepositQuotes,
    private readonly partner: PartnerDeposits,
  ) {}

  async quote(
    request: DepositQuoteRequest,
    options: CallOptions,
  ): Promise<Result<QuotedDeposit, PortFailure>> {
    const { issuerId = '', principal, tenure, payoutFrequency, isSeniorCitizen } = request;
    if (!isBookedEmbedded(issuerId)) return this.backend.quote(request, options);
    const found = await this.partner.calculations({ principal, tenure }, options);
    if (!found.ok) return found;
    const category = isSeniorCitizen ? PartnerCategory.SeniorCitizen : PartnerCategory.Other;
    const calculation = found.value.find(
      (each) => each.category === category && each.payoutFrequency === payoutFrequency,
    );
    if (calculation === undefined) return failure(NOT_OFFERED);
    const { schemeId: _schemeId, category: _category, ...figures } = calculation;
    return success({ ...figures, principal, tenure });
  }
}

const NOT_OFFERED: PortFailure = {
  kind: 'refused',
  status: 404,
  code: 'not-offered',
  message: 'This deposit is not offered.',
};
