import { Suspense } from 'react';
import { Faqs } from '#ui/site/landing/sections/faqs.tsx';
import { Gateways } from './gateways.tsx';
import { HelpBlock } from '#ui/site/landing/sections/help-block.tsx';
import { Hero } from './hero.tsx';
import { Invitations } from '#ui/site/landing/sections/invitations.tsx';
import { MoneyAndRisk } from './money-and-risk.tsx';
import { NsePromotion } from '#ui/site/landing/sections/nse-promotion.tsx';
import { Partners } from '#ui/site/landing/sections/partners.tsx';
import { PowerChart } from './power-chart.tsx';
import { Screens } from './screens.tsx';
import { Showcase } from '#ui/site/landing/sections/showcase.tsx';
import { StepsCarousel } from '#ui/site/landing/sections/steps-carousel.tsx';
import { Testimonials } from '#ui/site/landing/sections/testimonials.tsx';

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
