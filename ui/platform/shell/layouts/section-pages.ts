import type { SectionName } from '#ui/platform/routing/app-route.ts';
import { investorMenu, visitorMenu } from '#ui/platform/routing/site-links.ts';
import type { Place, Reader } from './places.ts';

const portfolioPages: readonly Place[] = [
  { to: '/portfolio', label: 'All' },
  { to: '/fd-summary', label: 'Deposits' },
  { to: '/privatemarket/portfolio', label: 'Shares' },
];

const activityPages: readonly Place[] = [
  { to: '/activity', label: 'All activity' },
  { to: '/privatemarket/orders', label: 'Orders' },
  { to: '/transaction-history', label: 'Passbook' },
];

const shareList: Place = { to: '/privatemarket/listing', label: 'Unlisted shares' };

/** The pages of a section: its second line of navigation. Most sections have one page only. */
export function sectionPages(section: SectionName | undefined, reader: Reader): readonly Place[] {
  switch (section) {
    case 'shares':
      return [shareList, ...marketMenu(reader)];
    case 'portfolio':
      return portfolioPages;
    case 'activity':
      return activityPages;
    default:
      return [];
  }
}

/** The menus of the product documents. */
function marketMenu(reader: Reader): readonly Place[] {
  if (reader === undefined) return [];
  const menu = reader === 'investor' ? investorMenu : visitorMenu;
  return menu.map(({ label, href }) => ({ label, to: href }));
}
