import { asFacts, asText } from '../platform/expected.ts';

/** Where the page of a company was opened from, when it was a basket. */
export const FROM_BASKET = '/basket-details';

/** The page of a company looks its own way for two domains. */
export const CompanyLayout = Object.freeze({
  Ordinary: 'ordinary',
  Nse: 'nse',
  InfrastructureMarketplace: 'infrastructure-marketplace',
} as const);
export type CompanyLayout = (typeof CompanyLayout)[keyof typeof CompanyLayout];

/** What the page of a company takes from where it was opened. */
export interface CompanyPageOpening {
  readonly isInvestCardShown: boolean;
  readonly isWayBackShown: boolean;
}

/**
 * Opened from a basket, the page of a company shows no invest card; opened from anywhere that is
 * named, it shows the way back.
 *
 * @source PM-2.88, PM-2.89; private market, section 2
 * @param whereFrom the value of `where_from`, absent or empty where the link has none
 * @throws a sentence for what is not text
 * @example
 * ```ts
 * companyPageOpening('/basket-details');
 * // => { isInvestCardShown: false, isWayBackShown: true }
 * companyPageOpening(undefined); // => { isInvestCardShown: true, isWayBackShown: false }
 * ```
 */
export function companyPageOpening(whereFrom: string | undefined): CompanyPageOpening {
  const from = asText(whereFrom ?? '');
  return { isInvestCardShown: from !== FROM_BASKET, isWayBackShown: from !== '' };
}

/**
 * The domain of a company chooses its layout: one for NSE, one for the infrastructure marketplace,
 * and the ordinary one for all others.
 *
 * @source PM-2.93, PM-2.94, PM-2.95; private market, section 2
 * @param company its domain, and the two domains of the configuration, blank where there is none
 * @throws a sentence for a domain that is not text
 * @example
 * ```ts
 * const domains = { nseDomain: 'nseindia.com', infrastructureDomain: 'infra.market' };
 * companyLayoutFor({ domain: 'infra.market', ...domains }); // => 'infrastructure-marketplace'
 * ```
 */
export function companyLayoutFor(company: {
  readonly domain: string;
  readonly nseDomain: string;
  readonly infrastructureDomain: string;
}): CompanyLayout {
  const { domain, nseDomain, infrastructureDomain } = asFacts(company);
  const own = plainText(domain);
  if (own === '') return CompanyLayout.Ordinary;
  if (own === plainText(nseDomain)) return CompanyLayout.Nse;
  const isInfrastructure = own === plainText(infrastructureDomain);
  return isInfrastructure ? CompanyLayout.InfrastructureMarketplace : CompanyLayout.Ordinary;
}

/**
 * India has a flag in the app; the flag of any other country is fetched by its name.
 *
 * @source PM-2.96, PM-2.97; private market, section 2
 * @returns undefined where no country is known
 * @throws a sentence for a country that is not text
 * @example
 * ```ts
 * flagSourceFor('india'); // => 'bundled'
 * flagSourceFor('Singapore'); // => 'fetched'
 * ```
 */
export function flagSourceFor(country: string): 'bundled' | 'fetched' | undefined {
  const name = plainText(country);
  if (name === '') return undefined;
  return name === 'india' ? 'bundled' : 'fetched';
}

function plainText(text: string): string {
  return asText(text).trim().toLowerCase();
}
