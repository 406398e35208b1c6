import type { ReactNode } from 'react';
import { AnchorButton } from '#ui/platform/design-system/actions/anchor-button.tsx';
import { useSitePorts } from '#ui/site/site-ports.ts';

interface InvestButtonProps {
  readonly sharePath: string;
  readonly children: ReactNode;
}

/**
 * Leads visitors through the sign-in to the page of the share, and signed-in users directly to it.
 * Stores the campaign and the time in this tab's session storage.
 */
export function InvestButton({ sharePath, children }: InvestButtonProps) {
  const ports = useSitePorts();
  const remember = () => {
    const { campaignVisits, returnPath } = ports();
    campaignVisits.keep({ path: location.pathname, leftAt: new Date() });
    returnPath.keep(sharePath);
  };
  return (
    <>
      <span data-for="visitor">
        <AnchorButton href="/login" onClick={remember}>
          {children}
        </AnchorButton>
      </span>
      <span data-for="investor">
        <AnchorButton href={sharePath}>{children}</AnchorButton>
      </span>
    </>
  );
}
