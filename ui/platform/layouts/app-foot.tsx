import { Clock } from '#application/platform/clock.ts';
import { AppFooter } from '../design-system/app-footer.tsx';
import { usePort } from '../injection.tsx';

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
    title: 'Your account',
    links: [
      { label: 'Profile', to: '/Profile' },
      { label: 'Help & Support', to: '/profile/help-support' },
    ],
  },
  {
    title: 'Legal',
    links: [
      { label: 'Terms of Use', to: '/terms' },
      { label: 'Privacy Policy', to: '/privacy' },
    ],
  },
] as const;

/** The foot of the main screens, with what an investor must always be able to read. */
export function AppFoot() {
  const clock = usePort(Clock);
  return (
    <AppFooter groups={GROUPS}>
      <p>
        Vriddhi only facilitates investments; it does not recommend or manage them. Your money goes
        directly to the issuer of the deposit.
      </p>
      <p>
        Bank deposits are insured by DICGC up to ₹5,00,000 per depositor and bank, principal and
        interest together. Deposits with finance companies are not insured.
      </p>
      <p>© {clock.now().getFullYear()} Vriddhi</p>
    </AppFooter>
  );
}
