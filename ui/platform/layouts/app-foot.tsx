import { Clock } from '#application/platform/clock.ts';
import { CalendarDate } from '#domain/platform/calendar-date.ts';
import { AppFooter } from '../design-system/app-footer.tsx';
import { usePort } from '../injection.tsx';
import { isThere } from './places.ts';

const GROUPS = [
  {
    title: 'Fixed deposits',
    links: [
      { label: 'Popular deposits', to: '/invest' },
      { label: 'Your portfolio', to: '/portfolio' },
      { label: 'Passbook', to: '/transaction-history' },
    ],
  },
  {
    title: 'Unlisted shares',
    links: [
      { label: 'Pre-IPO and unlisted', to: '/privatemarket/listing?tab=unlisted' },
      { label: 'Baskets', to: '/privatemarket/listing?tab=basket' },
      { label: 'Opportunities', to: '/pre-ipo-opportunities' },
      { label: 'Sell your shares', to: '/privatemarket/sell' },
      { label: 'News', to: '/privatemarket/news' },
    ],
  },
  {
    title: 'Your account',
    links: [
      { label: 'Profile', to: '/Profile' },
      { label: 'Refer and earn', to: '/earn-rewards' },
      { label: 'Help & Support', to: '/profile/help-support' },
      { label: 'Contact', to: '/contact-us' },
    ],
  },
  {
    title: 'Legal',
    links: [
      { label: 'Terms of Use', to: '/terms' },
      { label: 'Privacy Policy', to: '/privacy' },
      { label: 'Risk disclosure', to: '/risk-disclosure' },
      { label: 'Grievance redressal', to: '/grievance-redressal' },
      { label: 'Accessibility', to: '/accessibility' },
    ],
  },
] as const;

/** The foot of the main screens, with what an investor must always be able to read. */
export function AppFoot() {
  const clock = usePort(Clock);
  const groups = GROUPS.map(({ title, links }) => ({
    title,
    links: links.filter((link) => isThere(link)),
  })).filter(({ links }) => links.length > 0);
  return (
    <AppFooter groups={groups}>
      <p>
        Vriddhi only facilitates investments; it does not recommend or manage them. Your money goes
        directly to the issuer of the deposit.
      </p>
      <p>
        Bank deposits are insured by DICGC up to ₹5,00,000 per depositor and bank, principal and
        interest together. Deposits with finance companies are not insured.
      </p>
      <p>© {CalendarDate.inIndia(clock.now().getTime()).year} Vriddhi</p>
    </AppFooter>
  );
}
