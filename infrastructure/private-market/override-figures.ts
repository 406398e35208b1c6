import type { CompanyFigures } from '#domain/private-market/catalogue/company-figures.ts';
import { amountOr, countOr, dateOr, percentOr, textOr } from './loose-values.ts';
import type { OverrideFields } from './shares.wire.ts';

/**
 * The figures by which the provider overrides company data. The field with an amount's currency has
 * one of two names: the amount's name plus `_currency`, or with `_currency` instead of `_amount`.
 */
export function overrideFiguresOf(fields: OverrideFields): CompanyFigures {
  return {
    totalFunding: amountOr(
      fields.total_equity_funding_amount,
      fields.total_equity_funding_amount_currency ?? fields.total_equity_funding_currency,
    ),
    fundingRounds: countOr(fields.funding_rounds),
    latestFundingRound: textOr(fields.latest_funding_round),
    latestFundingDate: dateOr(fields.latest_funding_date),
    leadInvestor: textOr(fields.lead_investor),
    investorCount: countOr(fields.investor_count),
    annualRevenue: amountOr(
      fields.annual_revenue_amount,
      fields.annual_revenue_amount_currency ?? fields.annual_revenue_currency,
    ),
    revenuePeriodEnd: dateOr(fields.revenue_period_end),
    employeeCount: countOr(fields.employee_count),
    employeeGrowth: percentOr(fields.employee_yoy_change_percent),
    leadAcquisition: textOr(fields.lead_acquisitions_name),
    acquisitionCount: countOr(fields.investments_acquisitions_count),
    leadSimilarCompany: textOr(fields.lead_simillar_company_name),
    similarCompanyCount: countOr(fields.total_simillar_company_count),
    exitDetails: textOr(fields.exit_details),
    marketCap: amountOr(
      fields.market_cap_amount,
      fields.market_cap_amount_currency ?? fields.market_cap_currency,
    ),
  };
}
