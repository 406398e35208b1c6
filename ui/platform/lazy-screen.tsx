import { type ComponentType, lazy } from 'react';
import { usePorts } from './injection.tsx';
import type { Ports } from './injection.tsx';

type Context = Parameters<Ports['loadContext']>[0];

/**
 * A screen that is downloaded, with the adapters of its contexts, when it is first shown.
 * @param contexts whose ports the screen takes.
 */
export function lazyScreen<Name extends string>(
  contexts: Context | readonly Context[],
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
): ComponentType {
  const names = typeof contexts === 'string' ? [contexts] : contexts;
  let screen: ComponentType | undefined;
  return function LazyScreen() {
    const ports = usePorts();
    screen ??= lazy(async () => {
      const [module] = await Promise.all([load(), ...names.map((c) => ports.loadContext(c))]);
      return { default: module[name] };
    });
    const Screen = screen;
    return <Screen />;
  };
}
