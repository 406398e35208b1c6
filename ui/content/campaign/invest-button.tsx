import { JourneyKey } from '#application/platform/journey-store.ts';
import type { ReactNode } from 'react';
import { AnchorButton } from '../../platform/design-system/anchor-button.tsx';
import { useFrontPorts } from '../front-ports.ts';

interface InvestButtonProps {
  readonly sharePath: string;
  readonly children: ReactNode;
}

/**
 * Leads to the sign-in, which leads on to the page of the share; whoever is signed in goes there at
 * once. The tab keeps that the person came by this campaign, and when.
 */
export function InvestButton({ sharePath, children }: InvestButtonProps) {
  const ports = useFrontPorts();
  const remember = () => {
    const { journeys } = ports();
    journeys.write(JourneyKey.CampaignPath, location.pathname);
    journeys.write(JourneyKey.CampaignTime, new Date().toISOString());
    journeys.write(JourneyKey.AttemptedPath, sharePath);
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
