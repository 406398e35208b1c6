/** The value of the `where_from` query parameter in links to a company from its basket. */
export const FROM_BASKET = '/basket-details';

/**
 * The layouts of a company page. NSE and the infrastructure marketplace have their own; all other
 * companies share `ordinary`.
 */
export const CompanyLayout = Object.freeze({
  Ordinary: 'ordinary',
  Nse: 'nse',
  InfrastructureMarketplace: 'infrastructure-marketplace',
} as const);
export type CompanyLayout = (typeof CompanyLayout)[keyof typeof CompanyLayout];

/** Which parts of a company page are shown, depending on the link that opened it. */
export interface CompanyPageOpening {
  readonly isInvestCardShown: boolean;
  readonly isWayBackShown: boolean;
}

/**
 * The parts to show for a link: the order box unless the link comes from a basket, and the back
 * link if it names any origin.
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
 * Where the flag of a country comes from: India's is part of the app, all others are requested by
 * the name of the country.
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
