import { interestConventionFor } from '#domain/fixed-deposits/interest/interest-convention.ts';
import { interestOnLakh } from '#domain/fixed-deposits/interest/interest-on-lakh.ts';
import {
  bestPartnerScheme,
  partnerSchemesFor,
  widestLimits,
} from '#domain/fixed-deposits/catalogue/partner-scheme.ts';
import {
  type PayoutFrequency,
  payoutFrequencies,
} from '#domain/fixed-deposits/interest/payout-frequency.ts';
import { RateCard, type RateCardRow } from '#domain/fixed-deposits/catalogue/rate-card.ts';
import type { Money } from '#domain/platform/money.ts';
import type { OfferedPartnerScheme } from './partner-deposits.ts';
import type { DepositRates } from './rate-cards.ts';

type Schemes = readonly OfferedPartnerScheme[];

/**
 * Replaces the backend's rates and limits for a partner bank's deposit by those of the bank's own
 * schemes.
 */
export function partnerRates(
  backend: DepositRates,
  {
    schemes,
    payoutFrequency,
  }: { readonly schemes: Schemes; readonly payoutFrequency: PayoutFrequency },
): DepositRates {
  const offered = schemes.filter((scheme) => scheme.issuerId === backend.deposit.issuerId);
  const paid = offered.filter((scheme) => scheme.payoutFrequency === payoutFrequency);
  const rows = partnerRows(paid).map((row) => {
    const tag = backend.rateCard.rowFor(row)?.tag;
    return { ...row, ...(tag !== undefined && { tag }) };
  });
  return {
    deposit: { ...backend.deposit, ...widestLimits(offered) },
    payoutFrequencies: payoutFrequencies.filter((each) =>
      offered.some((scheme) => scheme.payoutFrequency === each),
    ),
    rateCard: RateCard.of(rows),
  };
}

/** Builds a rate card row for each tenure of the schemes, which all have one payout frequency. */
export function partnerRows(schemes: Schemes): readonly RateCardRow[] {
  const days = [...new Set(schemes.map(({ tenure }) => tenure.days))];
  return days.flatMap(
    (day) => partnerRow(schemes.filter(({ tenure }) => tenure.days === day)) ?? [],
  );
}

/**
 * Builds a rate card row from the schemes of one tenure and payout frequency; schemes for senior
 * citizens fill the senior columns. Undefined without schemes.
 */
export function partnerRow(schemes: Schemes): RateCardRow | undefined {
  const general = bestPartnerScheme(partnerSchemesFor(schemes, { isSeniorToggleOn: false }));
  const senior = bestPartnerScheme(partnerSchemesFor(schemes, { isSeniorToggleOn: true }));
  const scheme = general ?? senior;
  if (scheme === undefined) return undefined;
  const [rate, seniorRate] = [general?.annualRatePercent, senior?.annualRatePercent];
  const [interest, seniorInterest] = [general, senior].map((each) => each && interestOf(each));
  return {
    schemeMasterId: scheme.schemeId,
    tenure: scheme.tenure,
    payoutFrequency: scheme.payoutFrequency,
    rates: {
      ...(rate !== undefined && { r: rate, f: rate }),
      ...(seniorRate !== undefined && { sc: seniorRate, fsc: seniorRate }),
    },
    interestOnLakh: {
      ...(interest !== undefined && { r: interest, f: interest }),
      ...(seniorInterest !== undefined && { sc: seniorInterest, fsc: seniorInterest }),
    },
  };
}

function interestOf(scheme: OfferedPartnerScheme): Money {
  const { annualRatePercent, tenure, payoutFrequency, issuerId } = scheme;
  const convention = interestConventionFor(issuerId, tenure);
  return interestOnLakh({ annualRatePercent, tenure, payoutFrequency, convention });
}
