import { Accordion } from '../../platform/design-system/disclosure.tsx';
import { Block } from './block.tsx';
import { faqs, faqTitle } from './faq-words.ts';

/** Questions; at most one answer is open at a time. */
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
