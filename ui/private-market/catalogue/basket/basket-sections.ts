import { distinctTexts } from '#domain/private-market/catalogue/distinct-texts.ts';

/** The sections of a basket's page, in display order. */
export const BasketSection = Object.freeze({
  Overview: 'overview',
  Assets: 'assets',
  Reasons: 'reasons',
  Risks: 'risks',
  Faqs: 'faqs',
} as const);
export type BasketSection = (typeof BasketSection)[keyof typeof BasketSection];

/** The two sets of questions and answers; `basketFaqSetFor` selects that of a basket. */
export const BasketFaqSet = Object.freeze({ General: 'general', Nse: 'nse' } as const);
export type BasketFaqSet = (typeof BasketFaqSet)[keyof typeof BasketFaqSet];

const SECTION_LABELS = {
  overview: 'Overview',
  assets: 'Assets In Basket',
  reasons: 'Reasons to Invest',
  risks: 'Risks',
  faqs: 'FAQs',
} as const satisfies Record<BasketSection, string>;

/**
 * The ISINs and industries of a basket's shares for its header, each once, in the order of the
 * shares.
 *
 * @source PM-2.101; private market, section 2
 */
export function basketTags(
  assets: readonly { readonly isin: string; readonly industry: string }[],
): { readonly isins: readonly string[]; readonly industries: readonly string[] } {
  return {
    isins: distinctTexts(assets.map(({ isin }) => isin)),
    industries: distinctTexts(assets.map(({ industry }) => industry)),
  };
}

/**
 * The sections of a basket's page: overview, assets, reasons, risks and questions. Without risks,
 * their section is left out.
 *
 * @source PM-2.108, PM-2.112; private market, section 2
 */
export function basketSections(risks: readonly unknown[]): readonly BasketSection[] {
  const hasRisks = risks.length > 0;
  return Object.values(BasketSection).filter(
    (section) => section !== BasketSection.Risks || hasRisks,
  );
}

/**
 * The label of a section in the navigation of a basket's page.
 *
 * @source PM-2.108; private market, section 2
 */
export function basketSectionLabel(section: BasketSection): string {
  return SECTION_LABELS[section];
}

/**
 * The set of questions on a basket's page: that about NSE shares if the link names the NSE domain
 * or, without a domain in the link, if one of the shares has that domain.
 *
 * @source PM-2.117, PM-2.118; private market, section 2
 * @param basket the domain in the link, if any; those of the shares; and the NSE domain
 */
export function basketFaqSetFor(basket: {
  readonly linkDomain?: string | undefined;
  readonly assetDomains: readonly string[];
  readonly nseDomain: string;
}): BasketFaqSet {
  const { linkDomain = '', assetDomains, nseDomain } = basket;
  const nse = plainDomain(nseDomain);
  const inLink = plainDomain(linkDomain);
  const domains = inLink === '' ? assetDomains.map(plainDomain) : [inLink];
  return nse !== '' && domains.includes(nse) ? BasketFaqSet.Nse : BasketFaqSet.General;
}

function plainDomain(domain: string): string {
  return domain.trim().toLowerCase();
}
