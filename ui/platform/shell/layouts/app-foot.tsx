import { DEPOSIT_INSURANCE_LIMIT } from '#domain/platform/deposit-insurance.ts';
import { Clock } from '#application/platform/clock.ts';
import { CalendarDate } from '#domain/platform/calendar-date.ts';
import { AppFooter } from '#ui/platform/design-system/layout/app-footer.tsx';
import { usePort } from '#ui/platform/injection.tsx';
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
        directly to the issuer of the deposit. For unlisted shares you pay Vriddhi, which pays the
        seller and earns the difference between the two prices.
      </p>
      <p>
        Bank deposits are insured by DICGC up to {DEPOSIT_INSURANCE_LIMIT} per depositor and bank,
        principal and interest together. Deposits with finance companies are not insured.
      </p>
      <p>© {CalendarDate.inIndia(clock.now().getTime()).year} Vriddhi</p>
    </AppFooter>
  );
}
