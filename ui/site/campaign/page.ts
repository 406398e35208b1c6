import { NSE_MINIMUM_SHARES } from '#domain/content/nse-minimum.ts';
import type { SitePage } from '#ui/site/document/site-page.ts';
import { campaign } from './paths.ts';

export const pages: readonly SitePage[] = [
  {
    ...campaign,
    layout: 'campaign',
    description: `Unlisted shares of the National Stock Exchange of India, from ${NSE_MINIMUM_SHARES} shares: price, tax, lock-in, documents and risks.`,
    module: 'site/campaign/campaign.view.tsx',
    load: async () => (await import('./campaign.view.tsx')).Campaign,
  },
];
