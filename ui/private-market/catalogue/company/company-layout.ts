/** The origin parameter of a company page that was opened from a basket. */
export const FROM_BASKET = '/basket-details';

/** The layouts of a company page; two domains have their own. */
export const CompanyLayout = Object.freeze({
  Ordinary: 'ordinary',
  Nse: 'nse',
  InfrastructureMarketplace: 'infrastructure-marketplace',
} as const);
export type CompanyLayout = (typeof CompanyLayout)[keyof typeof CompanyLayout];

/** The parts of a company page that depend on its origin. */
export interface CompanyPageOpening {
  readonly isInvestCardShown: boolean;
  readonly isWayBackShown: boolean;
}

/**
 * A company page opened from a basket has no order box; one with any origin has a back link.
 *
 * @source PM-2.88, PM-2.89; private market, section 2
 * @param whereFrom the value of `where_from`, absent or empty if the link has none
 */
export function companyPageOpening(whereFrom: string | undefined): CompanyPageOpening {
  const from = whereFrom ?? '';
  return { isInvestCardShown: from !== FROM_BASKET, isWayBackShown: from !== '' };
}

/**
 * The layout of a company page, selected by the company's domain: one for NSE, one for the
 * infrastructure marketplace, and the ordinary one for all others.
 *
 * @source PM-2.93, PM-2.94, PM-2.95; private market, section 2
 * @param company its domain, and the two configured domains, blank if there is none
 */
export function companyLayoutFor(company: {
  readonly domain: string;
  readonly nseDomain: string;
  readonly infrastructureDomain: string;
}): CompanyLayout {
  const { domain, nseDomain, infrastructureDomain } = company;
  const own = plainText(domain);
  if (own === '') return CompanyLayout.Ordinary;
  if (own === plainText(nseDomain)) return CompanyLayout.Nse;
  const isInfrastructure = own === plainText(infrastructureDomain);
  return isInfrastructure ? CompanyLayout.InfrastructureMarketplace : CompanyLayout.Ordinary;
}

/**
 * The source of a country's flag: the app bundles India's; all others are fetched by the country's
 * name.
 *
 * @source PM-2.96, PM-2.97; private market, section 2
 * @returns undefined if the country is unknown
 */
export function flagSourceFor(country: string): 'bundled' | 'fetched' | undefined {
  const name = plainText(country);
  if (name === '') return undefined;
  return name === 'india' ? 'bundled' : 'fetched';
}

function plainText(text: string): string {
  return text.trim().toLowerCase();
}
