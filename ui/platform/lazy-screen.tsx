import { type ComponentType, lazy } from 'react';
import type { Screen } from './app-route.ts';
import { type Ports, usePorts } from './injection.tsx';

type Context = Parameters<Ports['loadContext']>[0];

/**
 * A screen that is downloaded, with the adapters of its contexts, when it is first shown.
 * @param contexts whose ports the screen takes.
 * @param name what it is called in its module
 */
export function lazyScreen<Name extends string>(
  contexts: readonly Context[],
  load: () => Promise<Readonly<Record<Name, ComponentType>>>,
  name: Name,
): Screen {
  const ask = async (ports: Pick<Ports, 'loadContext'>): Promise<{ default: ComponentType }> => {
    const [module] = await Promise.all([load(), ...contexts.map((c) => ports.loadContext(c))]);
    return { default: module[name] };
  };
  // One for each container, so that going back to a screen shows it at once.
  const screens = new WeakMap<Ports, ComponentType>();
  const screenFor = (ports: Ports): ComponentType => {
    const made = lazy(() => ask(ports));
    screens.set(ports, made);
    return made;
  };
  function LazyScreen() {
    const ports = usePorts();
    const Made = screens.get(ports) ?? screenFor(ports);
    return <Made />;
  }
  return Object.assign(LazyScreen, { ask });
}
