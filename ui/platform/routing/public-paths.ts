import type { LayoutName } from './app-route.ts';

interface PublicPath {
  readonly path: string;
  readonly title: string;
  /** The layout to show while the browser loads the page. */
  readonly layout: LayoutName;
}

/**
 * Pages that are documents of their own instead of screens of the app
 * (`ui/site/site-pages.ts`). A link to one leaves the app. The root path is not in the list,
 * because it leads an investor to the dashboard.
 */
export const publicPaths: readonly PublicPath[] = [
  { path: '/home', title: 'Home', layout: 'main' },
  { path: '/buy-nse-unlisted-shares', title: 'NSE unlisted shares', layout: 'campaign' },
  { path: '/blog', title: 'Blog', layout: 'private-market' },
  { path: '/risk-disclosure', title: 'Risk disclosure', layout: 'main' },
  { path: '/grievance-redressal', title: 'Grievance redressal', layout: 'main' },
  { path: '/accessibility', title: 'Accessibility', layout: 'main' },
  { path: '/about', title: 'About', layout: 'private-market' },
  { path: '/team', title: 'The team', layout: 'private-market' },
  { path: '/contact-us', title: 'Contact', layout: 'private-market' },
  { path: '/privatemarket/news', title: 'Pre-IPO News & Insights', layout: 'private-market' },
  { path: '/help', title: 'Help & Support', layout: 'main' },
];
