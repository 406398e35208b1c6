interface SiteLink {
  readonly label: string;
  readonly href: string;
}

/** The menu for visitors, in the order of the product documents. */
export const visitorMenu: readonly SiteLink[] = [
  { label: 'About', href: '/about' },
  { label: 'Altsights', href: '/privatemarket/news' },
  { label: 'Blog', href: '/blog' },
  { label: 'Contact', href: '/contact-us' },
  { label: 'Partners', href: '/#partners' },
];

/** The menu for signed-in users. */
export const investorMenu: readonly SiteLink[] = [
  { label: 'Dashboard', href: '/dashboard' },
  { label: 'Portfolio', href: '/privatemarket/portfolio' },
  { label: 'Orders', href: '/privatemarket/orders' },
  { label: 'Watchlist', href: '/privatemarket/watchlist' },
  { label: 'Sell', href: '/privatemarket/sell' },
  { label: 'News', href: '/privatemarket/news' },
];

export const footGroups: readonly {
  readonly title: string;
  readonly links: readonly SiteLink[];
}[] = [
  {
    title: 'Invest',
    links: [
      { label: 'Fixed deposits', href: '/invest' },
      { label: 'FD Finder', href: '/fd-finder' },
      { label: 'Pre-IPO shares', href: '/privatemarket/listing?tab=unlisted' },
      { label: 'NSE unlisted shares', href: '/buy-nse-unlisted-shares' },
    ],
  },
  {
    title: 'Vriddhi',
    links: [
      { label: 'About', href: '/about' },
      { label: 'News & insights', href: '/privatemarket/news' },
      { label: 'Blog', href: '/blog' },
      { label: 'Contact', href: '/contact-us' },
      { label: 'Help & Support', href: '/help' },
      { label: 'Team', href: '/team' },
    ],
  },
  {
    title: 'Legal',
    links: [
      { label: 'Terms of Use', href: '/terms' },
      { label: 'Privacy Policy', href: '/privacy' },
      { label: 'Risk disclosure', href: '/risk-disclosure' },
      { label: 'Grievance redressal', href: '/grievance-redressal' },
      { label: 'Accessibility', href: '/accessibility' },
    ],
  },
];
