import type { Basket } from '#application/private-market/baskets.ts';
import { basketFaqSetFor } from '#domain/private-market/basket-page.ts';
import { Card } from '../platform/design-system/card.tsx';
import { Accordion } from '../platform/design-system/disclosure.tsx';
import { basketFaqs } from './basket-faq-words.ts';
import { BasketPageSection } from './basket-section.tsx';
import { specialCompanies } from './special-companies.ts';

interface BasketFaqsProps {
  readonly basket: Basket;
  /** Names one company in the link to the page. */
  readonly linkDomain: string | undefined;
}

/** What people ask before they order; where there are NSE shares, about these too. */
export function BasketFaqs({ basket: { shares }, linkDomain }: BasketFaqsProps) {
  const set = basketFaqSetFor({
    linkDomain,
    assetDomains: shares.map(({ domainName }) => domainName),
    nseDomain: specialCompanies.nseDomain,
  });
  return (
    <BasketPageSection section="faqs">
      <Card padding="small">
        <Accordion
          isExclusive
          items={basketFaqs[set].map(([question, answer]) => ({
            title: question,
            content: <p>{answer}</p>,
          }))}
        />
      </Card>
    </BasketPageSection>
  );
}
