import type { Token } from '#application/platform/token.ts';
import { createContext, type ReactNode, useContext, useLayoutEffect, useState } from 'react';
import type { ViewModel } from './view-model.ts';

/** What the interface needs of the container; it does not know which one it is. */
export interface Ports {
  get<Port>(port: Token<Port>): Port;
  loadContext(
    name:
      | 'sign-in'
      | 'accounts'
      | 'identity-checks'
      | 'fixed-deposits'
      | 'deposit-holdings'
      | 'deposit-booking'
      | 'deposit-nominations'
      | 'market-shares'
      | 'private-market'
      | 'market-companies'
      | 'share-holdings'
      | 'referrals',
  ): Promise<void>;
}

const PortsContext = createContext<Ports | undefined>(undefined);

export function PortsProvider({ ports, children }: { ports: Ports; children: ReactNode }) {
  return <PortsContext value={ports}>{children}</PortsContext>;
}

export function usePorts(): Ports {
  const ports = useContext(PortsContext);
  if (ports === undefined) throw new Error('usePort needs a PortsProvider around it');
  return ports;
}

/** The port bound to this token. */
export function usePort<Port>(port: Token<Port>): Port {
  return usePorts().get(port);
}

/**
 * The view model of this view: made once, active while the view is on screen. A new subject is a
 * new `key` on the view, not another argument.
 */
export function useViewModel<VM extends ViewModel>(make: () => VM): VM {
  const [viewModel] = useState(make);
  // What it asks for is on its way before the browser lays the view out.
  useLayoutEffect(() => viewModel.activate?.(), [viewModel]);
  return viewModel;
}
