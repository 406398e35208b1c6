import { asFacts, asFactsList, asList, asText, asWord, asYesOrNo } from '../platform/expected.ts';
import { distinctTexts } from './distinct-texts.ts';

/** The two depositories of India. */
export const DepositoryLogo = Object.freeze({ Cdsl: 'cdsl', Nsdl: 'nsdl' } as const);
export type DepositoryLogo = (typeof DepositoryLogo)[keyof typeof DepositoryLogo];

/** The parts of a basket's page, in the order in which they stand. */
export const BasketSection = Object.freeze({
  Overview: 'overview',
  Assets: 'assets',
  Reasons: 'reasons',
  Risks: 'risks',
  Faqs: 'faqs',
} as const);
export type BasketSection = (typeof BasketSection)[keyof typeof BasketSection];

/** Which questions a basket's page answers. */
export const BasketFaqSet = Object.freeze({ General: 'general', Nse: 'nse' } as const);
export type BasketFaqSet = (typeof BasketFaqSet)[keyof typeof BasketFaqSet];

const SECTION_LABELS = {
  overview: 'Overview',
  assets: 'Assets In Basket',
  reasons: 'Reasons to Invest',
  risks: 'Risks',
  faqs: 'FAQs',
} as const satisfies Record<BasketSection, string>;

/** Where a share can be held. */
export interface Dematerialised {
  readonly isOnCdsl: boolean;
  readonly isOnNsdl: boolean;
}

/**
 * A basket is available on a depository when every share in it is: one account must be able to
 * receive the whole basket.
 *
 * @source PM-2.104, PM-2.105; private market, section 2
 * @returns CDSL before NSDL; none for a basket without shares
 * @throws a sentence for a flag that is not true or false
 * @example
 * ```ts
 * const both = { isOnCdsl: true, isOnNsdl: true };
 * depositoriesFor([both, { isOnCdsl: false, isOnNsdl: true }]); // => ['nsdl']
 * ```
 */
export function depositoriesFor(assets: readonly Dematerialised[]): readonly DepositoryLogo[] {
  const known = asFactsList(assets).map(({ isOnCdsl, isOnNsdl }) => ({
    cdsl: asYesOrNo(isOnCdsl),
    nsdl: asYesOrNo(isOnNsdl),
  }));
  if (known.length === 0) return [];
  return Object.values(DepositoryLogo).filter((logo) => known.every((asset) => asset[logo]));
}

/**
 * The header of a basket carries the ISINs and the industries of its shares, each once, in the
 * order of the shares.
 *
 * @source PM-2.101; private market, section 2
 * @throws a sentence for an ISIN or an industry that is not text
 * @example
 * ```ts
 * basketTags([{ isin: 'INE0AAA01011', industry: 'Energy' }, { isin: '', industry: 'energy' }]);
 * // => { isins: ['INE0AAA01011'], industries: ['Energy'] }
 * ```
 */
export function basketTags(
  assets: readonly { readonly isin: string; readonly industry: string }[],
): { readonly isins: readonly string[]; readonly industries: readonly string[] } {
  const list = asFactsList(assets);
  return {
    isins: distinctTexts(list.map(({ isin }) => isin)),
    industries: distinctTexts(list.map(({ industry }) => industry)),
  };
}

/**
 * A basket's page has an overview, the assets, the reasons, the risks and the questions; the risks
 * are left out where there are none.
 *
 * @source PM-2.108, PM-2.112; private market, section 2
 * @throws a sentence for what is no list of risks
 * @example
 * ```ts
 * basketSections([]); // => ['overview', 'assets', 'reasons', 'faqs']
 * ```
 */
export function basketSections(risks: readonly unknown[]): readonly BasketSection[] {
  const hasRisks = asList(risks).length > 0;
  return Object.values(BasketSection).filter(
    (section) => section !== BasketSection.Risks || hasRisks,
  );
}

/**
 * What the navigation of a basket's page calls a section.
 *
 * @source PM-2.108; private market, section 2
 * @throws a sentence for a section that the page does not have
 * @example
 * ```ts
 * basketSectionLabel('assets'); // => 'Assets In Basket'
 * ```
 */
export function basketSectionLabel(section: BasketSection): string {
  return SECTION_LABELS[asWord(section, BasketSection)];
}

/**
 * A basket's page answers the questions about NSE shares where its link names the NSE domain, or,
 * without a domain in the link, where one of its shares is of that domain.
 *
 * @source PM-2.117, PM-2.118; private market, section 2
 * @param basket the domain in the link, if any; those of the shares; and the NSE domain
 * @throws a sentence for a domain that is not text
 * @example
 * ```ts
 * const nseDomain = 'nseindia.com';
 * basketFaqSetFor({ assetDomains: ['nseindia.com'], nseDomain }); // => 'nse'
 * basketFaqSetFor({ linkDomain: 'a.in', assetDomains: ['nseindia.com'], nseDomain });
 * // => 'general'
 * ```
 */
export function basketFaqSetFor(basket: {
  readonly linkDomain?: string | undefined;
  readonly assetDomains: readonly string[];
  readonly nseDomain: string;
}): BasketFaqSet {
  const { linkDomain = '', assetDomains, nseDomain } = asFacts(basket);
  const nse = plainDomain(nseDomain);
  const inLink = plainDomain(linkDomain);
  const domains = inLink === '' ? asList(assetDomains).map(plainDomain) : [inLink];
  return nse !== '' && domains.includes(nse) ? BasketFaqSet.Nse : BasketFaqSet.General;
}

function plainDomain(domain: string): string {
  return asText(domain).trim().toLowerCase();
}
