import { type ReactNode, useState } from 'react';
import { AnchorButton } from '#ui/platform/design-system/actions/anchor-button.tsx';
import { useSitePorts } from '#ui/site/site-ports.ts';
import { InvestButtonViewModel } from './invest-button.view-model.ts';

interface InvestButtonProps {
  readonly sharePath: string;
  readonly children: ReactNode;
}

/**
 * Leads visitors through the sign-in to the page of the share, and signed-in users directly to it.
 */
export function InvestButton({ sharePath, children }: InvestButtonProps) {
  const ports = useSitePorts();
  const [viewModel] = useState(() => new InvestButtonViewModel(ports));
  const leave = () => viewModel.leave(location.pathname, sharePath);
  return (
    <>
      <span data-for="visitor">
        <AnchorButton href="/login" onClick={leave}>
          {children}
        </AnchorButton>
      </span>
      <span data-for="investor">
        <AnchorButton href={sharePath}>{children}</AnchorButton>
      </span>
    </>
  );
}
