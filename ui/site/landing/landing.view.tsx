import { Suspense } from 'react';
import { Gateways } from './gateways.tsx';
import { HelpBlock } from '#ui/site/landing/sections/help-block.tsx';
import { Hero } from './hero.tsx';
import { MoneyAndRisk } from './money-and-risk.tsx';
import { NsePromotion } from '#ui/site/landing/sections/nse-promotion.tsx';
import { Partners } from '#ui/site/landing/sections/partners.tsx';
import { PowerChart } from './power-chart.tsx';
import { Screens } from './screens.tsx';
import { Showcase } from '#ui/site/landing/sections/showcase.tsx';
import { StepsCarousel } from '#ui/site/landing/sections/steps-carousel.tsx';
import { Testimonials } from '#ui/site/landing/sections/testimonials.tsx';
import { Accordion } from '#ui/platform/design-system/layout/disclosure.tsx';
import { Block } from './block.tsx';
import { faqs, faqTitle } from './sections/faq-copy.ts';
import block from './block.module.css';
import { AdvisorBlock } from './sections/advisor-block.tsx';
import styles from './sections/invitations.module.css';
import { ReferralBanner } from './sections/referral-banner.tsx';

const blocks = [
  [Hero, Partners],
  [Screens],
  [Gateways, Showcase, NsePromotion, PowerChart],
  [StepsCarousel],
  [MoneyAndRisk],
  [Testimonials, Invitations],
  [Faqs, HelpBlock],
];

/**
 * The landing page: seven blocks. Each part is a `Suspense` boundary, so that React hydrates them
 * one by one and starts with the one that a user interacts with.
 */
export function Landing() {
  return blocks.flat().map((Part, index) => (
    <Suspense key={index}>
      <Part />
    </Suspense>
  ));
}

function Faqs() {
  return (
    <Block title={faqTitle} isAside>
      <Accordion
        isExclusive
        items={faqs.map(({ question, answer }) => ({ title: question, content: <p>{answer}</p> }))}
      />
    </Block>
  );
}

/** The invitations to refer a friend and to join as an advisor, side by side on wide screens. */
function Invitations() {
  return (
    <div className={`${block.block} ${styles.invitations}`}>
      <ReferralBanner />
      <AdvisorBlock />
    </div>
  );
}
