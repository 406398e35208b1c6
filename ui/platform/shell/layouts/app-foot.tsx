import { AppFooter } from '#ui/platform/design-system/layout/app-footer.tsx';
import { useToday } from '#ui/platform/use-today.ts';
import { PrintedOn } from './printed-on.tsx';

/** Investors find these links in their profile. */
const visitorLinks = [
  { label: 'Help & Support', to: '/profile/help-support' },
  { label: 'Terms of Use', to: '/terms' },
  { label: 'Privacy Policy', to: '/privacy' },
  { label: 'Risk disclosure', to: '/risk-disclosure' },
] as const;

export function AppFoot({ isVisitor }: { readonly isVisitor: boolean }) {
  const { year } = useToday();
  return (
    <>
      <PrintedOn />
      <AppFooter links={isVisitor ? visitorLinks : []}>
        <p>Vriddhi only facilitates investments; it does not recommend or manage them.</p>
        <p>
          Your money goes directly to the issuer of the deposit. For unlisted shares you pay
          Vriddhi, which pays the seller and earns the difference between the two prices.
        </p>
        <p>© {year} Vriddhi</p>
      </AppFooter>
    </>
  );
}
