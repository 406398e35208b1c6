import type { Token, UseCaseToken } from '#application/platform/token.ts';
import { createContext, type ReactNode, useContext, useLayoutEffect, useState } from 'react';
import type { ViewModel } from './view-model.ts';

/** The part of the dependency injection container that the UI uses. */
export interface Ports {
  get<Value>(key: Token<Value> | UseCaseToken<Value>): Value;
  /** Loads the adapters that `<name>.module.ts` binds. */
  loadContext(name: string): Promise<void>;
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

export function usePort<Port>(port: Token<Port>): Port {
  return usePorts().get(port);
}

/** Gets a use case from the container; the UI creates none itself. */
export function useUseCase<UseCase>(useCase: UseCaseToken<UseCase>): UseCase {
  return usePorts().get(useCase);
}

/**
 * Creates the view model of a view once and keeps it active while the view is mounted. For another
 * subject, give the view a new `key` instead of another argument.
 */
export function useViewModel<VM extends ViewModel>(make: () => VM): VM {
  const [viewModel] = useState(make);
  // Use a layout effect, so that the view model's requests are sent before the browser paints.
  useLayoutEffect(() => viewModel.activate?.(), [viewModel]);
  return viewModel;
}
