import type { Basket } from '#application/private-market/baskets.ts';
import { basketFaqSetFor } from './basket-sections.ts';
import { Card } from '#ui/platform/design-system/layout/card.tsx';
import { Accordion } from '#ui/platform/design-system/layout/disclosure.tsx';
import { basketFaqs } from './basket-faq-copy.ts';
import { BasketPageSection } from './basket-section.tsx';
import { specialCompanies } from '#ui/private-market/shared/special-companies.ts';

interface BasketFaqsProps {
  readonly basket: Basket;
  readonly linkDomain: string | undefined;
}

/** Frequently asked questions; more of them if the basket holds NSE shares. */
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
