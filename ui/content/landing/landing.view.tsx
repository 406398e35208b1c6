import { Suspense } from 'react';
import { WelcomeToast } from '../welcome-toast.tsx';
import { AdvisorBlock } from './advisor-block.tsx';
import { EdgeCards } from './edge-cards.tsx';
import { Faqs } from './faqs.tsx';
import { Gateways } from './gateways.tsx';
import { Growth } from './growth.tsx';
import { HelpBlock } from './help-block.tsx';
import { Hero } from './hero.tsx';
import { NsePromotion } from './nse-promotion.tsx';
import { Partners } from './partners.tsx';
import { PowerChart } from './power-chart.tsx';
import { ReferralBanner } from './referral-banner.tsx';
import { Showcase } from './showcase.tsx';
import { StepsCarousel } from './steps-carousel.tsx';
import { Testimonials } from './testimonials.tsx';

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
  WelcomeToast,
];

/**
 * The front page: what this is, why to trust it, and where to begin. Each part comes alive by
 * itself, the one that is touched first, so that a slow phone is never held up by all of them.
 */
export function Landing() {
  return parts.map((Part, index) => (
    <Suspense key={index}>
      <Part />
    </Suspense>
  ));
}
