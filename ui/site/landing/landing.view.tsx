import { Suspense } from 'react';
import { AdvisorBlock } from '#ui/site/landing/sections/advisor-block.tsx';
import { EdgeCards } from './edge-cards.tsx';
import { Faqs } from '#ui/site/landing/sections/faqs.tsx';
import { Gateways } from './gateways.tsx';
import { Growth } from './growth.tsx';
import { HelpBlock } from '#ui/site/landing/sections/help-block.tsx';
import { Hero } from './hero.tsx';
import { NsePromotion } from '#ui/site/landing/sections/nse-promotion.tsx';
import { Partners } from '#ui/site/landing/sections/partners.tsx';
import { PowerChart } from './power-chart.tsx';
import { ReferralBanner } from '#ui/site/landing/sections/referral-banner.tsx';
import { Showcase } from '#ui/site/landing/sections/showcase.tsx';
import { StepsCarousel } from '#ui/site/landing/sections/steps-carousel.tsx';
import { Testimonials } from '#ui/site/landing/sections/testimonials.tsx';

const parts = [
  Hero,
  Partners,
  Gateways,
  PowerChart,
  Showcase,
  NsePromotion,
  StepsCarousel,
  Growth,
  EdgeCards,
  Testimonials,
  ReferralBanner,
  Faqs,
  HelpBlock,
  AdvisorBlock,
];

/**
 * The landing page. Each part is a `Suspense` boundary, so that React hydrates them one by one and
 * starts with the one that a user interacts with.
 */
export function Landing() {
  return parts.map((Part, index) => (
    <Suspense key={index}>
      <Part />
    </Suspense>
  ));
}
