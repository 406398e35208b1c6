import { Accordion } from '#ui/platform/design-system/layout/disclosure.tsx';
import { Block } from '#ui/site/landing/block.tsx';
import { faqs, faqTitle } from './faq-copy.ts';

export function Faqs() {
  return (
    <Block title={faqTitle} isAside>
      <Accordion
        isExclusive
        items={faqs.map(({ question, answer }) => ({ title: question, content: <p>{answer}</p> }))}
      />
    </Block>
  );
}
